import { fastDice } from "@umpire/bots";
import type { Seat } from "@umpire/kernel";
import { filterCounts } from "../units/force.ts";
import { inSpace, isGround } from "./board.ts";
import { skirmish } from "./game.ts";
import type { Plan } from "./plan.ts";
import type { SkirmishEvent } from "./play.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState } from "./shape.ts";

/** What comes of an action, once with dice: whether its player holds the space, and which planets it took. */
export type Fought = { readonly space: boolean; readonly taken: readonly string[] };

type Table = { readonly state: SkirmishState; readonly rules: SkirmishRules };

/** One decision as everybody makes it by whom the odds go: hits in the usual way, nobody leaves, all land on one planet. */
function usual({ state, rules }: Table, seat: Seat, moves: Plan["moves"], planet: string): SkirmishAction {
  const task = state.todo[0]?.task;
  if (task === "move") return { type: "move", moves };
  if (task === "land") {
    const units = filterCounts(inSpace(state, state.tactical?.system ?? "", seat).units, isGround);
    return { type: "land", landings: { [planet]: units } };
  }
  if (task === "assign" || task === "bombard") {
    const [first] = skirmish.legal(state, state.awaited ?? 0, rules);
    if (first !== undefined) return first;
  }
  return skirmish.defaultAction(state, state.awaited ?? 0, rules);
}

/** What happens in a tactical action, from its activation to its end, moving as was planned. */
export function log(table: Table, { system, moves }: Plan, planet: string, seed: number): readonly SkirmishEvent[] {
  const seat = table.state.turn;
  const events: SkirmishEvent[] = [];
  let state = table.state;
  const rng = fastDice(seed);
  const act = (action: SkirmishAction) => {
    const step = skirmish.resolve(state, () => action, rng, table.rules);
    state = step.state;
    events.push(...step.events);
  };
  act({ type: "activate", system });
  while (state.tactical !== null && state.awaited !== null && state.todo[0]?.task !== "produce")
    act(usual({ state, rules: table.rules }, seat, moves, planet));
  return events;
}

/** What comes of it. */
export function fight(table: Table, plan: Plan, planet: string, seed: number): Fought {
  const seat = table.state.turn;
  const events = log(table, plan, planet, seed);
  const over = events.findLast((event) => event.type === "combat-over");
  return {
    space: over?.winner === seat,
    taken: events.flatMap((event) => (event.type === "controlled" && event.seat === seat ? [event.planet] : [])),
  };
}
