import type { Game, Shape } from "@umpire/kernel";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Sight } from "./table/sight.ts";
import { makeTable, type TableOptions, type Verbs } from "./table/table.ts";

/** What a component gets of a match: what is seen now, and what can be done. */
export type MatchHere<G extends Shape> = Sight<G> & Verbs<G>;

/** What makes two tables different ones: functions do not, for most are made anew at every rendering. */
const keyOf = (options: object): string =>
  JSON.stringify(options, (_, value: unknown) => (typeof value === "function" ? undefined : value));

/** A seat at a match of this game, for as long as the component is there; see `table`. */
export function useMatch<G extends Shape>(game: Game<G>, options: TableOptions<G>): MatchHere<G> {
  const key = keyOf(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the options are others
  const made = useMemo(() => makeTable(game, options), [game, key]);
  useEffect(() => made.open(), [made]);
  const sight = useSyncExternalStore(made.subscribe, made.read, made.read);
  const { decide, ask, say, record, retry } = made;
  return useMemo(() => {
    // As fields of its own, so that all of it can be spread; what is legal is still listed when it is read.
    const fields = Object.getOwnPropertyDescriptors(sight);
    return Object.defineProperties({ decide, ask, say, record, retry }, fields) as MatchHere<G>;
  }, [sight, decide, ask, say, record, retry]);
}
