import type { Connection, MatchStore, Snapshot, StoredSeat } from "@umpire/client";
import { createContext, useContext } from "react";
import type { LoadedGame } from "./load-game.ts";

/** The match that a page shows. */
export type MatchPageState = Pick<LoadedGame, "game" | "standing" | "describeEvents" | "describeAction" | "turns"> & {
  readonly store: MatchStore;
  readonly connection: Connection;
  readonly snapshot: Snapshot;
  /** What players are called, by seat. */
  readonly names: readonly string[];
  readonly own: StoredSeat | null;
};

export const MatchContext = createContext<MatchPageState | null>(null);

export function useMatch(): MatchPageState {
  const shown = useContext(MatchContext);
  if (shown === null) throw new Error("no match around this");
  return shown;
}
