import { canonical, type Game, type Json } from "@umpire/kernel";
import fc from "fast-check";
import { type Law, laws } from "./laws.ts";
import { begun, moments, must, type Play } from "./play.ts";

/** A law of one game, ready for any test runner: `for (const law of lawsOf(rps)) test(law.title, law.holds);` */
export type Trial = { readonly id: string; readonly title: string; readonly holds: () => void };

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
  const holds = (law: Law) => () => {
    const property = fc.property(plays, (play) => law.broken(game, pinned, play) === null);
    const { failed, counterexample } = fc.check(property, { numRuns: runs });
    const play = counterexample?.[0];
    if (failed && play) throw new Error(report(game, pinned, law, play));
  };
  return laws.map((law) => ({ id: law.id, title: `[${law.id}] ${game.id}: ${law.title}`, holds: holds(law) }));
}

/** What broke, and the small match in which it did, decision by decision. */
function report(game: Game, options: Json, law: Law, play: Play): string {
  const trouble = told(() => law.broken(game, options, play) ?? "it broke once and not again: it is not deterministic");
  const decisions: string[] = [];
  const match = told(() => {
    for (const { seat, action } of moments(game, options, play)) decisions.push(`seat ${seat} ${canonical(action)}`);
    return canonical(begun(game, options, play).match.state);
  });
  return [
    `${game.id} breaks ${law.id}, ${law.title}: ${trouble}`,
    `The match: preset ${play.preset}, seed ${canonical(play.seed)}, first state ${match}`,
    `Decisions: ${decisions.join(", ") || "none"}`,
  ].join("\n");
}

/** An error of the rulebook's own is told with the place where it was thrown. */
function told(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 3).join("\n") : String(error);
  }
}
