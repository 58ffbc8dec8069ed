import type { Plan } from "../../planner/plan.ts";
import { newPlayer } from "../plan/edit.ts";

/** The link in what somebody pastes: an address with it, or its text alone, also where a chat has broken the line. */
export function linkIn(pasted: string): string {
  const text = pasted.replaceAll(/\s/g, "");
  return text.slice(text.indexOf("#") + 1);
}

/** The same map and players with nothing on it. */
export const emptied = (plan: Plan): Plan => ({
  ...{ ...plan, space: {}, ground: {} },
  players: plan.players.map(({ name }) => ({ ...newPlayer, name })),
  plan: { mover: 0, active: null, orders: {}, planet: null, rounds: null, best: false },
});
