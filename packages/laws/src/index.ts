import { canonical, type Game, type Json } from "@umpire/kernel";
import fc from "fast-check";
import type { Law } from "./check.ts";
import { laws } from "./laws.ts";
import { begun, moments, must, type Play } from "./play.ts";

/** A law of one game, ready for any test runner: `for (const law of lawsOf(rps)) test(law.title, law.holds);` */
export type Trial = { readonly id: string; readonly title: string; readonly holds: () => void };

/** How many random matches of each table each law is tried on, where the caller says nothing. */
const RUNS = 100;

type Wanted = {
  readonly runs?: number;
  /** What a report says repeats it; the same number of runs belongs to it. */
  readonly seed?: number;
  /** The options of one table. */
  readonly options?: unknown;
  /** The options of several, say one for each number of seats. */
  readonly tables?: readonly unknown[];
};

/** Every law as a property over random matches of this game, over all its presets, at each of its tables. */
export function lawsOf(game: Game, wanted: Wanted = {}): readonly Trial[] {
  const { runs = RUNS, seed, options, tables = options === undefined ? (game.tables ?? [{}]) : [options] } = wanted;
  const pinned = tables.map((table) => must(game.parse.options(table)));
  const holds = (law: Law) => () => {
    for (const options of pinned)
      tryOn(game, law, playsOf(game, options), { numRuns: runs, ...(seed !== undefined && { seed }) });
  };
  return laws.map((law) => ({ id: law.id, title: `[${law.id}] ${game.id}: ${law.title}`, holds: holds(law) }));
}

const playsOf = (game: Game, options: Json): fc.Arbitrary<Play> =>
  fc.record({
    options: fc.constant(options),
    preset: fc.constantFrom(...Object.keys(game.presets)),
    seed: fc.string({ maxLength: 8 }),
    picks: fc.nat(),
    decisions: fc.nat({ max: game.maxDecisions }),
  });

function tryOn(game: Game, law: Law, plays: fc.Arbitrary<Play>, how: { numRuns: number; seed?: number }): void {
  const property = fc.property(plays, (play) => law.broken(game, play) === null);
  const { failed, counterexample, seed } = fc.check(property, how);
  const play = counterexample?.[0];
  if (failed && play) throw new Error(report(game, law, play, seed));
}

/** What broke, and the small match in which it did, decision by decision. */
function report(game: Game, law: Law, play: Play, seed: number): string {
  const trouble = told(() => law.broken(game, play) ?? "it broke once and not again: it is not deterministic");
  const decisions: string[] = [];
  const match = told(() => {
    for (const { seat, action } of moments(game, play)) decisions.push(`seat ${seat} ${canonical(action)}`);
    return canonical(begun(game, play).match.state);
  });
  return [
    `${game.id} breaks ${law.id}, ${law.title}: ${trouble}`,
    `The match: preset ${play.preset}, seed ${canonical(play.seed)}, first state ${match}, options ${canonical(play.options)}`,
    `Decisions: ${decisions.join(", ") || "none"}`,
    `The same again: seed ${seed} of the laws, \`umpire laws … --seed ${seed}\` or \`lawsOf(game, { seed: ${seed} })\``,
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
