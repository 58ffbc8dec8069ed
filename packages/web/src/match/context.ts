import { createContext, useContext } from "react";
import type { Connection } from "./connection/connection.ts";
import type { Table } from "./connection/snapshot.ts";
import type { MatchStore } from "./connection/store.ts";
import type { Played } from "./load-game.ts";
import type { OwnSeat } from "./storage.ts";

/** The match that a page shows. */
export type Shown = Pick<Played, "game" | "tell" | "call"> & {
  readonly store: MatchStore;
  readonly connection: Connection;
  readonly table: Table;
  /** What players are called, by seat. */
  readonly names: readonly string[];
  readonly own: OwnSeat | null;
};

export const MatchContext = createContext<Shown | null>(null);

export function useMatch(): Shown {
  const shown = useContext(MatchContext);
  if (shown === null) throw new Error("no match around this");
  return shown;
}
