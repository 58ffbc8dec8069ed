import type { BattleEvent } from "../../combat/play.ts";
import type { Fought } from "../../planner/roll.ts";
import { type Force, sumOf, type UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import { selected, summed } from "../parts/counts.ts";
import type { Camp, Sides } from "./sides.ts";

/** What became of one side's units. */
export type Change = {
  readonly sustained: UnitCounts;
  readonly lost: UnitCounts;
  /** Lost to a card, having sustained. */
  readonly struck: UnitCounts;
  readonly repaired: UnitCounts;
};
/** Something that happened, what became of whom, and what both have after it. */
export type LogEntry = { readonly event: BattleEvent; readonly change: Change | null; readonly left: Sides };

type Changed = Extract<BattleEvent, { state: unknown }>;
type Assigned = Extract<BattleEvent, { type: "assigned" }>;

const none: Change = { sustained: {}, lost: {}, struck: {}, repaired: {} };

/** A battle that was played, with units by their ids: its events tell what is left only as bare counts. */
export function logBattle({ events, ...end }: Fought, start: Sides): readonly LogEntry[] {
  const assaulted = {
    attacker: takenByAssault(events, "attacker", start.attacker, end.attacker),
    defender: takenByAssault(events, "defender", start.defender, end.defender),
  };
  let left = start;
  return events.map((event, at) => {
    if (!("state" in event)) return { event, change: null, left };
    const change = changeBy(event, left[event.camp], events.slice(0, at), assaulted[event.camp]);
    left = { ...left, [event.camp]: after(left[event.camp], change, event) };
    return { event, change, left };
  });
}

function changeBy(event: Changed, before: Force, earlier: readonly BattleEvent[], assaulted: UnitCounts): Change {
  if (event.type === "assigned") {
    const lost = lostBy(event);
    return { ...none, sustained: event.assignment.sustain, lost, struck: struckBy(event, sumOf(before.units)) };
  }
  if (event.type === "assault") return { ...none, lost: assaulted };
  const isAll = damagedIn(event) === 0;
  return { ...none, repaired: isAll ? before.damaged : repairedOne(event.camp, before, earlier) };
}

function after(before: Force, { sustained, lost, struck, repaired }: Change, event: Changed): Force {
  const units = summed(summed(before.units, lost, -1), struck, -1);
  const hurt =
    event.type === "assigned" ? event.assignment.destroyDamaged : selected(lost, (unit) => unit in before.damaged);
  const healed = summed(summed(hurt, struck), repaired);
  return { units, damaged: summed(summed(before.damaged, sustained), healed, -1) };
}

const lostBy = ({ assignment }: Assigned): UnitCounts => summed(assignment.destroy, assignment.destroyDamaged);

/** Whole and damaged ones of each kind, and after them three sorts of cards. */
const unitsIn = ({ state }: Changed): readonly number[] => state.slice(0, -3);
const aliveIn = (event: Changed): number => unitsIn(event).reduce((sum, count) => sum + count, 0);
const damagedIn = (event: Changed): number =>
  unitsIn(event).reduce((sum, count, at) => sum + (at % 2 === 1 ? count : 0), 0);

/** Units destroyed by cards: what is gone beyond the losses, of the first units that sustained. */
function struckBy(event: Assigned, before: number): UnitCounts {
  let missing = before - sumOf(lostBy(event)) - aliveIn(event);
  const struck: { [unit: string]: number } = {};
  for (const [unit, count] of Object.entries(event.assignment.sustain)) {
    const gone = findUnit(unit)?.noDirectHit ? 0 : Math.min(missing, count);
    if (gone > 0) struck[unit] = gone;
    missing -= gone;
  }
  return struck;
}

/** What is gone and nothing else has taken. */
function takenByAssault(events: readonly BattleEvent[], camp: Camp, start: Force, end: Force): UnitCounts {
  let alive = sumOf(start.units);
  let gone: UnitCounts = {};
  let isAssaulted = false;
  for (const event of events) {
    if (!("state" in event) || event.camp !== camp) continue;
    if (event.type === "assigned") gone = summed(summed(gone, lostBy(event)), struckBy(event, alive));
    isAssaulted ||= event.type === "assault";
    alive = aliveIn(event);
  }
  return isAssaulted ? summed(summed(start.units, end.units, -1), gone, -1) : {};
}

/** Of the damaged that have not sustained in this round, the one that would be lost last: dice are rolled in that order. */
function repairedOne(camp: Camp, { damaged }: Force, earlier: readonly BattleEvent[]): UnitCounts {
  const from = earlier.findLastIndex((event) => event.type === "volley" && event.camp === camp);
  const volley = earlier[from];
  const order = volley?.type === "volley" ? volley.dice.map(({ unit }) => unit) : [];
  const fresh = earlier
    .slice(from + 1)
    .flatMap((event) => (event.type === "assigned" && event.camp === camp ? [event.assignment] : []))
    .reduce<UnitCounts>((sum, { sustain, destroyDamaged }) => summed(summed(sum, sustain), destroyDamaged, -1), {});
  const isOld = (unit: string) => (damaged[unit] ?? 0) > (fresh[unit] ?? 0);
  const found = order.findLast(isOld) ?? Object.keys(damaged).findLast(isOld);
  return found === undefined ? {} : { [found]: 1 };
}
