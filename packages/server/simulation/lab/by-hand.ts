import type { Fault } from "../plan.ts";

const atPlace = ["kill", "stop", "power", "pause", "clock"] as const;
const atStore = ["away", "sluggish", "full", "lie", "broken-sync", "lossy"] as const;

const isIn = <T extends string>(all: readonly T[], text: string): text is T =>
  (all as readonly string[]).includes(text);

const PLACE = /^(node[1-9]|database|people)$/;
const NUMBER = /^-?\d{1,6}$/;

/** What somebody has let go wrong, for an address: `kill.4210.4000.node1_cut.9000.4000.node2.database`. */
export const formatByHand = (faults: readonly Fault[]): string =>
  faults
    .map(({ type, at, ms, ...rest }) => [
      type,
      at,
      ms,
      ...("one" in rest ? [rest.one, rest.other] : Object.values(rest)),
    ])
    .map((parts) => parts.join("."))
    .join("_");

function faultFrom(text: string): Fault | null {
  const [type = "", from = "", during = "", one = "", other, ...more] = text.split(".");
  if (![from, during].every((number) => NUMBER.test(number)) || more.length > 0) return null;
  const [at, ms] = [Number(from), Number(during)];
  if (at < 1 || (ms < 0 && type !== "clock")) return null;
  if (isIn(atStore, type)) return one === "" ? { type, at, ms } : null;
  if (!PLACE.test(one)) return null;
  if (isIn(atPlace, type)) return other === undefined ? { type, at, ms, place: one } : null;
  return type === "cut" && other !== undefined && PLACE.test(other) ? { type, at, ms, one, other } : null;
}

/** The same from an address; null for one that nobody has made so. */
export function readByHand(text: string): readonly Fault[] | null {
  if (text === "") return [];
  const faults = text.split("_").map(faultFrom);
  const whole = faults.filter((fault) => fault !== null);
  return whole.length === faults.length ? whole.toSorted((a, b) => a.at - b.at) : null;
}
