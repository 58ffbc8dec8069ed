import { canonical, type Game, type Json, type Seat } from "@umpire/kernel";
import fc from "fast-check";
import type { Law } from "./check.ts";
import { laws } from "./laws.ts";
import { begun, moments, must, type Play } from "./play.ts";

/** A law of one game, ready for any test runner: `for (const law of lawsOf(rps)) test(law.title, law.holds);` */
export type Trial = {
  readonly id: string;
  readonly title: string;
  /** Throws where the law is broken. */
  readonly holds: () => void;
  /** The same as data, for a page that shows the match: how the law is broken; null where it holds. */
  readonly breach: () => Breach | null;
};

/** How a law is broken, and the smallest match that was found in which it is. */
export type Breach = {
  readonly trouble: string;
  readonly preset: string;
  readonly options: Json;
  readonly seed: string;
  /** The match up to where the law is broken. */
  readonly decisions: readonly { readonly seat: Seat; readonly action: Json }[];
};

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
  const search = (law: Law): Found | null => {
    for (const options of pinned) {
      const found = tryOn(game, law, playsOf(game, options), { numRuns: runs, ...(seed !== undefined && { seed }) });
      if (found !== null) return found;
    }
    return null;
  };
  const holds = (law: Law) => () => {
    const found = search(law);
    if (found !== null) throw new Error(report(game, law, found));
  };
  const breach = (law: Law) => () => {
    const found = search(law);
    return found && breachOf(game, law, found);
  };
  return laws.map((law) => ({
    id: law.id,
    title: `[${law.id}] ${game.id}: ${law.title}`,
    holds: holds(law),
    breach: breach(law),
  }));
}

const playsOf = (game: Game, options: Json): fc.Arbitrary<Play> =>
  fc.record({
    options: fc.constant(options),
    preset: fc.constantFrom(...Object.keys(game.presets)),
    seed: fc.string({ maxLength: 8 }),
    picks: fc.nat(),
    decisions: fc.nat({ max: game.maxDecisions }),
  });

/** A match that breaks a law, and the seed by which it was found. */
type Found = { readonly play: Play; readonly seed: number };

function tryOn(game: Game, law: Law, plays: fc.Arbitrary<Play>, how: { numRuns: number; seed?: number }): Found | null {
  const property = fc.property(plays, (play) => law.broken(game, play) === null);
  const { failed, counterexample, seed } = fc.check(property, how);
  const play = counterexample?.[0];
  return failed && play ? { play, seed } : null;
}

const troubleOf = (game: Game, law: Law, play: Play): string =>
  told(() => law.broken(game, play) ?? "it broke once and not again: it is not deterministic");

/** What broke, and the small match in which it did, decision by decision. */
function report(game: Game, law: Law, { play, seed }: Found): string {
  const trouble = troubleOf(game, law, play);
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

function breachOf(game: Game, law: Law, { play }: Found): Breach {
  const { preset, options, seed } = play;
  const decisions: Breach["decisions"][number][] = [];
  // The last decision may be what fails: then it is the last that is told.
  told(() => {
    for (const { seat, action } of moments(game, play)) decisions.push({ seat, action });
    return "";
  });
  // A law of a position looks at it before each decision, and the last one was not needed.
  const needed = law.of === "position" ? decisions.slice(0, -1) : decisions;
  return { trouble: troubleOf(game, law, play), preset, options, seed, decisions: needed };
}

/** An error of the rulebook's own is told with the place where it was thrown. */
function told(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 3).join("\n") : String(error);
  }
}
