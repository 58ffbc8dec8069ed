import { no, type Result, yes } from "@umpire/kernel";
import { findTypedUnit, type Unit, unitsNear } from "./unit-names.ts";

export type Counts = { readonly [unit: string]: number };
/** Units as the referee's questions have them. */
export type Forces = { readonly units: Counts; readonly damaged: Counts };

/** `3 cruiser2`, `2x War Sun`, `fighter`, `2 dreadnought (1 damaged)`, and as Russian answers have it `(повреждено: 1)`. */
const PART =
  /^(?:(\d+)\s*)?([^\d\s()][^()]*?)\s*(\(\s*(?:(\d*)\s*(?:damaged|повре\p{L}*)|повре\p{L}*:\s*(\d+))\s*\))?$/iu;
const VERSUS = /(?:^|\s)(?:vs\.?|against|против)(?:\s|$)/iu;

/** The referee takes no more of a kind, and would name only the field of its question. */
const MOST = 100;

/** Two fleets as they are typed, with a word between them or as two texts. */
export function splitFleets(typed: readonly string[]): Result<readonly [string, string]> {
  const parted = typed.join(" ").split(VERSUS);
  const [attacker = "", defender = "", ...rest] = parted.length > 1 ? parted : typed;
  const isPair = rest.length === 0 && attacker.trim() !== "" && defender.trim() !== "";
  return isPair ? yes([attacker, defender]) : no({ code: "two-fleets" });
}

/** Units as they are typed: how many and what, joined by + or commas. */
export function readForces(text: string): Result<Forces> {
  const units: { [unit: string]: number } = {};
  const damaged: { [unit: string]: number } = {};
  for (const part of text.split(/[+,]/)) {
    const read = readPart(part.trim());
    if (!read.ok) return read;
    const { unit, count, hurt } = read.value;
    units[unit] = (units[unit] ?? 0) + count;
    if (hurt > 0) damaged[unit] = (damaged[unit] ?? 0) + hurt;
  }
  const crowd = Object.keys(units).find((unit) => (units[unit] ?? 0) > MOST);
  return crowd === undefined ? yes({ units, damaged }) : no({ code: "too-many-of-a-kind", unit: crowd, limit: MOST });
}

type Part = { readonly unit: string; readonly count: number; readonly hurt: number };

function readPart(part: string): Result<Part> {
  const [, times = "1", named, isHurt, before = "", some = before] = PART.exec(part) ?? [];
  const count = Number(times);
  if (named === undefined || count === 0) return no({ code: "bad-fleet", text: part });
  const name = withoutTimes(named);
  const unit = findSeveral(name);
  if (unit === undefined) return no({ code: "unknown-unit", unit: name, near: unitsNear(name) });
  const hurt = isHurt === undefined ? 0 : some === "" ? count : Number(some);
  return yes({ unit: unit.id, count, hurt });
}

/** `2x cruiser` may be written too; some units have a name that begins with an x. */
function withoutTimes(name: string): string {
  const bare = name.replace(/^[x×*]\s*/iu, "");
  const isTimes = findSeveral(name) === undefined && (findSeveral(bare) !== undefined || /^(?:[×*]|x\s)/iu.test(name));
  return isTimes ? bare : name;
}

/** A unit by its name, or by the plural of it: `cruisers`, `war suns`, `Cruisers II`. */
export const findSeveral = (name: string): Unit | undefined =>
  findTypedUnit(name) ?? findTypedUnit(name.replace(/s(?=\s|$)/iu, ""));

/** What is left of the first without the second. */
export const minus = (from: Counts, counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(from)
      .map(([unit, count]) => [unit, count - (counts[unit] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
