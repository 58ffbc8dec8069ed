import type { Table } from "../../planner/table.ts";
import { newPlayer } from "../edit.ts";

/** The link in what somebody pastes: an address with it, or its text alone, also where a chat has broken the line. */
export function linkIn(pasted: string): string {
  const text = pasted.replaceAll(/\s/g, "");
  return text.slice(text.indexOf("#") + 1);
}

/** The same map and players with nothing on it. */
export const emptied = (table: Table): Table => ({
  ...{ ...table, space: {}, ground: {} },
  players: table.players.map(({ name }) => ({ ...newPlayer, name })),
  plan: { mover: 0, active: null, orders: {}, planet: null, rounds: null, best: false },
});
