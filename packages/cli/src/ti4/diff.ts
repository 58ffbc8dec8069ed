import { reach, type Ti4Rules, ti4Presets } from "@umpire/games";
import type { Position } from "./position.ts";
import type { ShipReach } from "./types.ts";

type Switch = keyof Ti4Rules;

/** What two readings of the rules say of one ship. */
export type ShipDiff = {
  readonly id: string;
  readonly differs: boolean;
  readonly one: ShipReach;
  readonly other: ShipReach;
  /** The switches that change the answer, each alone; none where only several together do. */
  readonly switches: readonly Switch[];
};

/** The switches in which two rules differ. */
export function switchesBetween(one: Ti4Rules, other: Ti4Rules): readonly Switch[] {
  return (Object.keys(one) as readonly Switch[]).filter((key) => one[key] !== other[key]);
}

/** Each ship under `official` and under other rules, and which switch makes the difference. */
export function diffReach({ voyage, ships }: Position, other: Ti4Rules): readonly ShipDiff[] {
  const { official } = ti4Presets;
  const under = (rules: Ti4Rules) => reach({ ...voyage, rules }, ships);
  const first = under(official);
  const second = under(other);
  const alone = switchesBetween(official, other).map((key) => ({
    key,
    found: under({ ...official, [key]: other[key] }),
  }));
  return first.flatMap((one, at) => {
    const two = second[at];
    if (two === undefined) return [];
    // Leaving and coming back is no way of getting there.
    const differs = ships[at]?.at !== voyage.active && !isSame(one, two);
    const switches = alone.filter(({ found }) => found[at] !== undefined && !isSame(one, found[at]));
    return [{ id: one.id, differs, one, other: two, switches: differs ? switches.map(({ key }) => key) : [] }];
  });
}

/** Ways are compared with ways, and what bars them with what bars them. */
const isSame = (one: ShipReach, other: ShipReach) => JSON.stringify(gist(one)) === JSON.stringify(gist(other));
const gist = ({ options, refusal }: ShipReach) => refusal?.causes ?? options;
