import { recall, remember } from "@umpire/ui";

/** Under what this browser remembers how far somebody is in the lesson of a game. */
const progressKey = (game: string): string => `lesson:${game}`;

/** How many steps are done, one after the other from the first; other versions of this page may have stored anything. */
export function loadProgress(game: string, steps: number): number {
  const done = Number(recall(progressKey(game)));
  return Number.isInteger(done) && done >= 0 ? Math.min(done, steps) : 0;
}

export const storeProgress = (game: string, done: number): void => remember(progressKey(game), String(done));
