import type { Plan } from "../../planner/plan.ts";
import { newPlayer } from "../plan/edit.ts";

/** The same map and players with nothing on it. */
export const emptied = (plan: Plan): Plan => ({
  ...{ ...plan, space: {}, ground: {} },
  players: plan.players.map(({ name }) => ({ ...newPlayer, name })),
  plan: { mover: 0, active: null, orders: {}, planet: null, rounds: null, best: false },
});
