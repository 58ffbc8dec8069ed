/** Some pairs of games of one pairing, to be played in one go. What they come to does not depend on who plays them when. */
export type Job = {
  /** Among all of an arena, from 0. */
  readonly number: number;
  readonly a: string;
  readonly b: string;
  /** The first pair, and the one after the last. */
  readonly from: number;
  readonly to: number;
};

/** These play dozens of games in a second; a bot that searches, or comes from a file, may take a second for one. */
const quick: readonly string[] = ["random", "greedy", "beginner", "casual", "club"];
const PAIRS = { thinking: 2, quick: 25 } as const;

/** Everybody against everybody, once each, in the order in which they are named. */
export const pairingsOf = (bots: readonly string[]): readonly (readonly [a: string, b: string])[] =>
  bots.flatMap((a, at) => bots.slice(at + 1).map((b) => [a, b] as const));

/** An arena as jobs of some seconds at most: the same ones on any machine, so that several can share them. */
export function jobsOf(bots: readonly string[], games: number): readonly Job[] {
  const jobs: Job[] = [];
  for (const [a, b] of pairingsOf(bots)) {
    const size = quick.includes(a) && quick.includes(b) ? PAIRS.quick : PAIRS.thinking;
    for (let from = 0; from < games / 2; from += size)
      jobs.push({ number: jobs.length, a, b, from, to: Math.min(from + size, games / 2) });
  }
  return jobs;
}
