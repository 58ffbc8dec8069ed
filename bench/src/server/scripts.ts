import { games, type Played } from "../tactics/games.ts";

/** Both sides play the same; where it is the whole of a game, both must say at the end that it is over. */
export type Script = Played & { readonly isWhole: boolean };

/** Games from the standard start, for a server sets up its matches itself. */
const standard = games.filter((_, number) => number % 2 === 0);

export const scripts: readonly Script[] = standard.map((game) => ({ ...game, isWhole: true }));

/** Beginnings of one length, of games that go on after it. */
export const beginnings = (length: number): readonly Script[] =>
  standard
    .filter(({ steps }) => steps.length > length)
    .map(({ start, steps }) => ({ start, steps: steps.slice(0, length), isWhole: false }));
