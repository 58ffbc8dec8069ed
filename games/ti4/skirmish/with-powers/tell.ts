import type { Seat } from "@umpire/kernel";
import type { Camp } from "../../combat/battle.ts";
import type { Thrown } from "../../combat/general/chances.ts";
import type { Field } from "../../combat/general/field.ts";
import type { Fleet, FleetState } from "../../combat/general/fleet.ts";
import type { Pool, Roll } from "../../combat/general/rolls.ts";
import { aliveIn, damagedIn } from "../../combat/general/states.ts";
import type { Fact, States } from "../../combat/general/step.ts";
import { loggedEffects } from "../../data/combat-effects.ts";
import type { UnitCounts } from "../../units/force.ts";
import type { SkirmishEvent } from "../play.ts";
import { boardName, camps } from "./battle.ts";

/** Who takes part in a battle: a seat for each side, and third parties in their order. */
export type Parties = { readonly [C in Camp]: Seat | null } & { readonly asides: readonly Seat[] };

type Volley = Extract<SkirmishEvent, { type: "volley" }>;

/** What happened in a step, as it is told. */
export function eventsOf(field: Field, parties: Parties, from: States, fact: Fact): readonly SkirmishEvent[] {
  if (fact.fact === "rolled") {
    const { roll } = fact;
    const seat = roll.aside === undefined ? parties[roll.camp] : (parties.asides[roll.aside] ?? null);
    if (seat === null) return [];
    const dice = fact.dice.map(([pool, thrown]) => dieOf(field, from[roll.camp], roll, pool, thrown));
    const power = roll.source === undefined ? {} : { power: roll.source };
    return [{ type: "volley", seat, roll: roll.on, round: roll.round, hits: fact.hits, dice, ...power }];
  }
  const seat = parties[fact.camp];
  if (seat === null) return [];
  if (fact.fact === "taken") return changeOf(field, fact.camp, seat, fact.from, fact.to);
  return [{ type: "power", seat, power: fact.source, verb: verbOf(field.fleets[fact.camp], fact.source) }];
}

/** What a power does; an effect of the first table does what it does. */
const verbOf = ({ powers }: Fleet, source: string): string =>
  powers.find((power) => power.source === source)?.clause.verb ??
  (source === loggedEffects.assault ? "assault" : source);

function dieOf(
  field: Field,
  state: FleetState,
  roll: Roll,
  pool: Pool,
  { face, before, hits }: Thrown,
): Volley["dice"][number] {
  return {
    unit: pool.unit,
    die: face,
    value: pool.value,
    added: addedTo(field, state, roll, pool),
    hit: hits > 0,
    ...(before !== face && { before }),
    ...(hits > 1 && { hits }),
  };
}

/** What is added to dice, each with its source. */
function addedTo(field: Field, state: FleetState, roll: Roll, { unit, bonus }: Pool): Volley["dice"][number]["added"] {
  if (bonus === 0) return [];
  const bystander = roll.aside === undefined ? undefined : field.bystanders[roll.aside];
  const { bonuses, kinds, powers } = field.fleets[roll.camp];
  const kind = kinds.findIndex((each) => each.unit.id === unit);
  const counted =
    bystander === undefined
      ? bonuses.filter(
          (each) =>
            each.on === roll.on &&
            (kind < 0 || each.kinds[kind] === true) &&
            (each.until === undefined || roll.round <= each.until) &&
            (each.while < 0 || aliveIn(state, each.while) > 0),
        )
      : bystander.modifiers.filter(({ on }) => on === roll.on);
  const added = counted.map(({ amount, source, rule = "" }) => ({ amount, source, rule }));
  const rest = bonus - added.reduce((sum, { amount }) => sum + amount, 0);
  const rally = powers.find(({ clause }) => clause.verb === "rally")?.source;
  return rest === 0 || rally === undefined ? added : [...added, { amount: rest, source: rally, rule: rally }];
}

/** What hits, or what is done without any, makes of a side: who withstands, who is lost, who is repaired, who comes. */
function changeOf(field: Field, camp: Camp, seat: Seat, from: FleetState, to: FleetState): readonly SkirmishEvent[] {
  const counted = (count: (at: number) => number) => countsIn(field, camp, count);
  const lost = counted((at) => aliveIn(from, at) - aliveIn(to, at));
  const arrived = counted((at) => aliveIn(to, at) - aliveIn(from, at));
  const hurt = (at: number) => damagedIn(to, at) - damagedIn(from, at);
  const goneOf = (at: number) => Math.max(0, aliveIn(from, at) - aliveIn(to, at));
  // Who was whole and is gone for good was either lost so, or withstood first: the least that explains it.
  const sustained = counted(hurt);
  const repaired = counted((at) => -hurt(at) - goneOf(at));
  const events: SkirmishEvent[] = [];
  if (isSome(lost) || isSome(sustained)) events.push({ type: "assigned", seat, sustained, destroyed: lost });
  if (isSome(repaired)) events.push({ type: "repaired", seat, units: repaired });
  if (isSome(arrived)) events.push({ type: "arrived", seat, units: arrived });
  return events;
}

/** Units by what they are called on the board. */
function countsIn(field: Field, camp: Camp, count: (at: number) => number): UnitCounts {
  const found: { [unit: string]: number } = {};
  for (const [at, { unit }] of field.fleets[camp].kinds.entries()) {
    const name = boardName(field, unit.id);
    if (count(at) > 0) found[name] = (found[name] ?? 0) + count(at);
  }
  return found;
}

const isSome = (counts: UnitCounts): boolean => Object.keys(counts).length > 0;

/** What a step has changed besides the hits that were told: ships given up, repairs, newcomers. */
export function restOf(
  field: Field,
  parties: Parties,
  from: States,
  end: States,
  facts: readonly Fact[],
): readonly SkirmishEvent[] {
  return camps.flatMap((camp) => {
    const seat = parties[camp];
    if (seat === null) return [];
    // Each fact goes on from where the one before has led: what lies between them was done without hits.
    const takes = facts.filter((fact) => fact.fact === "taken").filter((fact) => fact.camp === camp);
    const joints = [from[camp], ...takes.flatMap((fact) => [fact.from, fact.to]), end[camp]];
    const gaps = joints.flatMap((state, at) => (at % 2 === 0 ? [[state, joints[at + 1] ?? state] as const] : []));
    return gaps.flatMap(([before, after]) => changeOf(field, camp, seat, before, after));
  });
}

/** Powers whose counter has gone down without anybody having said so. */
export const usedSilently = (field: Field, from: States, end: States, facts: readonly Fact[]): readonly Fact[] =>
  camps.flatMap((camp) =>
    field.fleets[camp].powers
      .filter(({ at }) => at >= 0 && (end[camp][at] ?? 0) < (from[camp][at] ?? 0))
      .filter(
        ({ source }) => !facts.some((fact) => fact.fact === "used" && fact.camp === camp && fact.source === source),
      )
      .map(({ source }): Fact => ({ fact: "used", camp, source })),
  );
