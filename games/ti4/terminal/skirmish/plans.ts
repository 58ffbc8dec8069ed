import { planetWithDock } from "../../skirmish/board.ts";
import { combatOdds } from "../../skirmish/combat-odds.ts";
import { type Plan, planFor } from "../../skirmish/plan.ts";
import type { UnitCounts } from "../../units/force.ts";
import { mergeCounts, type TerminalContext } from "./context.ts";

/** Exact odds take a while, and a prompt is often asked again. */
const known = new WeakMap<object, Map<string, Plan>>();

/** What the planner would do in a system. */
export function planOf({ view, state, seat, rules }: TerminalContext, system: string): Plan {
  const plans = known.get(view) ?? new Map<string, Plan>();
  known.set(view, plans);
  const key = `${seat} ${system}`;
  const plan = plans.get(key) ?? planFor(state, seat, system, rules);
  plans.set(key, plan);
  return plan;
}

/** What the ships of a plan carry. */
export const cargoOf = ({ moves }: Pick<Plan, "moves">): UnitCounts =>
  moves.flatMap(({ cargo }) => cargo.map(({ unit, count }) => ({ [unit]: count }))).reduce<UnitCounts>(mergeCounts, {});

/** The battle that is being fought; null where there is none, or too much of it. */
export const oddsNow = ({ state, rules }: TerminalContext): Plan["space"] => combatOdds(state, rules);

/** Whether others' ships are in a system. */
export const hasRival = ({ state, seat }: TerminalContext, system: string): boolean =>
  Object.keys(state.space[system] ?? {}).some((other) => Number(other) !== seat);

export const treasuryOf = ({ state, seat }: TerminalContext): number => state.players[seat]?.treasury ?? 0;

/** Whether a player builds in a system. */
export const hasDock = ({ state, seat }: TerminalContext, system: string): boolean =>
  planetWithDock(state, system, seat) !== undefined;
