import { findUnit, type Unit } from "../../units/units.ts";
import { type Battle, hasAbilities } from "../battle.ts";
import { bystandersOf } from "../bystanders.ts";
import type { Side } from "../side.ts";
import type { Verb } from "./clauses.ts";
import { estimateField } from "./estimate.ts";
import { type Fleet, fleetOf, hasVerb } from "./fleet.ts";
import { isVerb, isWho, powersOf } from "./powers.ts";
import { roundsOf, solve } from "./solve.ts";

/** How a battle with powers is worked out; loaded only for battles with powers. */
type Workings = {
  readonly solve: typeof solve;
  readonly rounds: typeof roundsOf;
  readonly estimate: typeof estimateField;
};

/** A battle with all that its sides can do, before its first die. */
export type Field = {
  readonly place: Battle["place"];
  readonly fleets: { readonly attacker: Fleet; readonly defender: Fleet };
  readonly isShielded: boolean;
  /** Whether somebody wants to know what has been lost. */
  readonly isTold: boolean;
  readonly bystanders: readonly Side[];
  readonly workings: Workings;
  /** What units were before they were replaced. */
  readonly before: { readonly [unit: string]: string };
};

/** Whether a battle, after what is replaced before it, needs one. */
export const needsField = (battle: Battle): boolean =>
  (["attacker", "defender"] as const).some(
    (camp) =>
      powersOf(battle, camp).some(({ clause }) => clause.verb !== "replace") || battle[camp].sustain === "careful",
  );

/** Of a battle after what is replaced before it, and as it was given. */
export function fieldOf(battle: Battle, given: Battle = battle): Field {
  const fleets = { attacker: fleetOf(battle, "attacker"), defender: fleetOf(battle, "defender") };
  const does = (verbs: readonly Verb[]) =>
    verbs.some((verb) => hasVerb(fleets.attacker, verb) || hasVerb(fleets.defender, verb));
  return {
    place: battle.place,
    fleets,
    isShielded: isShielded(battle),
    isTold: does(["avenge", "capture", "detonate", "reinforce"]),
    bystanders: bystandersOf(battle),
    workings: { solve, rounds: roundsOf, estimate: estimateField },
    before: {
      ...replacedIn(given.attacker.units, battle.attacker.units),
      ...replacedIn(given.defender.units, battle.defender.units),
    },
  };
}

/** Units that have taken the place of others, one for one. */
function replacedIn(given: Battle["attacker"]["units"], now: Battle["attacker"]["units"]): Field["before"] {
  const gone = Object.keys(given).filter((id) => (given[id] ?? 0) > 0 && now[id] === undefined);
  const come = Object.keys(now).filter((id) => given[id] === undefined);
  return Object.fromEntries(
    come.flatMap((id) => gone.filter((other) => given[other] === now[id]).map((other) => [id, other])),
  );
}

/** Whether a planetary shield keeps the attacker from bombarding. */
function isShielded(battle: Battle): boolean {
  if (!hasAbilities(battle)) return false;
  const bans = powersOf(battle, "attacker")
    .filter(isVerb("forbid"))
    .filter(({ clause }) => clause.what === "shield");
  const unitsIn = (units: Battle["attacker"]["units"]): readonly Unit[] =>
    Object.entries(units).flatMap(([id, count]) => (count > 0 ? (findUnit(id) ?? []) : []));
  const banned = (unit: Unit) => bans.some(({ clause }) => isWho(clause.who ?? {}, unit));
  return (
    unitsIn(battle.defender.units).some((unit) => unit.shield && !banned(unit)) &&
    !unitsIn(battle.attacker.units).some(({ breaksShields }) => breaksShields)
  );
}
