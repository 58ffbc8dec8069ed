import type { Json } from "@umpire/kernel";
import { createContext, useContext, useEffect, useLayoutEffect } from "react";

/** What a board still shows while the match is further on: the table then, what goes on, and how far the match was. */
export type Shown = { readonly view: Json; readonly verb: string; readonly progress: string };

/** Told by a board, for the scoreboard around it. */
export const ShownContext = createContext<(shown: Shown | null) => void>(() => undefined);

/** Lets the scoreboard follow what the board shows; null where that is the match as it stands. */
export function useShown(shown: Shown | null): void {
  const tell = useContext(ShownContext);
  // Before anything is painted: the end of what is shown must not flash up first.
  useLayoutEffect(() => tell(shown), [tell, shown]);
  useEffect(() => () => tell(null), [tell]);
}
