import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";

/** What can be done once a match is over, and whether the board shows it: otherwise the table does, below the board. */
export type After = { readonly acts: ReactNode; readonly take: (isTaken: boolean) => void };

export const AfterContext = createContext<After>({ acts: null, take: () => undefined });

/** The acts, for a board whose end is a scene that has room for them. */
export function useAfter(): ReactNode {
  const { acts, take } = useContext(AfterContext);
  // Before anything is painted: they must not stand in both places.
  useLayoutEffect(() => {
    take(true);
    return () => take(false);
  }, [take]);
  return acts;
}
