import { computeCombatOutcome, computeFromRound, oddsOf } from "../../combat/odds/odds.ts";
import { startingState } from "../../combat/odds/opening.ts";
import { prepareBattle } from "../../combat/prepared.ts";
import { planetWithDock } from "../../skirmish/board.ts";
import { type Plan, planFor } from "../../skirmish/plan.ts";
import { battleAt } from "../../skirmish/steps/combat.ts";
import type { UnitCounts } from "../../units/force.ts";
import { mergeCounts, stepOf, type TerminalContext } from "./context.ts";

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

type Odds = NonNullable<Plan["space"]>;

/** The battle that is being fought, from its next round on; null where there is none, or too much of it. */
export function oddsNow(context: TerminalContext): Odds | null {
  const { state, rules } = context;
  const step = stepOf(context);
  if (state.tactical === null || (step?.task !== "retreat" && step?.task !== "assign")) return null;
  const where = step.task === "assign" ? step.where : ({ place: "space" } as const);
  // Bombs fall before anybody has landed.
  if (where.place === "ground" && state.planets[where.planet]?.landed === null) return null;
  const prepared = prepareBattle(battleAt(state, where, rules));
  const isBarrageToCome = where.place === "space" && state.todo.some(({ task }) => task === "combat");
  const fought = isBarrageToCome
    ? computeCombatOutcome(prepared)
    : computeFromRound(prepared, [startingState(prepared)], state.tactical.round + 1, null);
  return fought.ok ? oddsOf(fought.value) : null;
}

/** Whether others' ships are in a system. */
export const hasRival = ({ state, seat }: TerminalContext, system: string): boolean =>
  Object.keys(state.space[system] ?? {}).some((other) => Number(other) !== seat);

export const treasuryOf = ({ state, seat }: TerminalContext): number => state.players[seat]?.treasury ?? 0;

/** Whether a player builds in a system. */
export const hasDock = ({ state, seat }: TerminalContext, system: string): boolean =>
  planetWithDock(state, system, seat) !== undefined;
