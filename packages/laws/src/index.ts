import type { Game } from "@umpire/kernel";
import fc from "fast-check";
import { type Law, laws } from "./laws.ts";
import { must, type Play } from "./play.ts";

/** A law of one game, ready for any test runner: `for (const law of lawsOf(rps)) test(law.title, law.holds);` */
export type Trial = { readonly title: string; readonly holds: () => void };

/** How many random matches each law is tried on, where the caller says nothing. */
const RUNS = 100;

/** Every law as a property over random matches of this game, over all its presets; options are its defaults. */
export function lawsOf(game: Game, { runs = RUNS, options = {} } = {}): readonly Trial[] {
  const pinned = must(game.parse.options(options));
  const plays: fc.Arbitrary<Play> = fc.record({
    preset: fc.constantFrom(...Object.keys(game.presets)),
    seed: fc.string({ maxLength: 8 }),
    picks: fc.nat(),
    decisions: fc.nat({ max: game.longest }),
  });
  const holds = (law: Law) => () =>
    fc.assert(
      fc.property(plays, (play) => {
        const trouble = law.broken(game, pinned, play);
        if (trouble !== null) throw new Error(`${game.id} breaks ${law.id}, ${law.title}: ${trouble}`);
      }),
      { numRuns: runs },
    );
  return laws.map((law) => ({ title: `[${law.id}] ${game.id}: ${law.title}`, holds: holds(law) }));
}
