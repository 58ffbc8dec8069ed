import type { Side } from "../measure/harness.ts";

/** A game that random players play by themselves. */
export type RandomGame<Match> = {
  /** The match of that number, with chance of its own. */
  begin(number: number): Match;
  /** The seats that are awaited choose at random; the game takes one step. */
  play(match: Match): Match;
  /** How many turns of this match have been resolved, the one that ended it included. */
  turns(match: Match): number;
  isOver(match: Match): boolean;
};

/**
 * Plays one match after the other until that many turns were resolved. Both sides run this loop.
 * The next batch goes on where this one stopped, or short batches would meet nothing but the same few matches.
 */
export function turnsSide<Match>({ begin, play, turns, isOver }: RandomGame<Match>): Side {
  let number = 0;
  let match = begin(number);
  return (wanted) => {
    let finished = 0;
    let resolved = -turns(match);
    while (resolved + turns(match) < wanted) {
      if (isOver(match)) {
        resolved += turns(match);
        finished += 1;
        number += 1;
        match = begin(number);
      } else match = play(match);
    }
    return finished;
  };
}
