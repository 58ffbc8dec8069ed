import type { Ti4Rules } from "../galaxy/rules.ts";
import type { Movement, Ship } from "./movement.ts";
import { reach, type ShipReach } from "./reach.ts";

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

/** Each ship under the movement's own rules and under others, and which switch makes the difference. */
export function compareReach(movement: Movement, ships: readonly Ship[], other: Ti4Rules): readonly ShipDiff[] {
  const under = (rules: Ti4Rules) => reach({ ...movement, rules }, ships);
  const { rules: own } = movement;
  const first = under(own);
  const second = under(other);
  const alone = switchesBetween(own, other).map((key) => ({ key, found: under({ ...own, [key]: other[key] }) }));
  return first.flatMap((one, at) => {
    const two = second[at];
    if (two === undefined) return [];
    // Leaving and coming back is no way of getting there.
    const differs = ships[at]?.at !== movement.active && !isSame(one, two);
    const switches = alone.filter(({ found }) => found[at] !== undefined && !isSame(one, found[at]));
    return [{ id: one.id, differs, one, other: two, switches: differs ? switches.map(({ key }) => key) : [] }];
  });
}

/** Ways are compared with ways, and what bars them with what bars them. */
const isSame = (one: ShipReach, other: ShipReach) => JSON.stringify(gist(one)) === JSON.stringify(gist(other));
const gist = ({ options, refusal }: ShipReach) => refusal?.causes ?? options;

/** Of these switches those that change nothing about who reaches, and matter once dice are rolled. */
export function switchesOfDice(diffs: readonly ShipDiff[], changed: readonly Switch[]): readonly Switch[] {
  const rolls = diffs.some(({ one, other }) => [...one.options, ...other.options].some((option) => option.rolls > 0));
  if (!rolls) return [];
  const isTold = (key: Switch) => diffs.some(({ switches }) => switches.includes(key));
  return (["riftOutcome", "riftRollsForCarried", "riftSequential"] as const).filter(
    (key) => changed.includes(key) && !isTold(key),
  );
}
