import { canonical, type Game, type Json, type JsonObject, type Rng, type Seat } from "@umpire/kernel";
import { shapeships } from "@umpire/shapeships/game";
import type { Shapeships } from "@umpire/shapeships/rules/shape";
import { tactics } from "@umpire/tactics/game";
import type { Tactics } from "@umpire/tactics/rules/shape";
import { ti4 } from "@umpire/ti4/game";
import type { Skirmish } from "@umpire/ti4/skirmish/shape";
import type { Aids } from "./bot.ts";
import { searchTree } from "./mcts.ts";
import { mixFor } from "./rounds.ts";
import { shapeshipsWorth } from "./shapeships/worth.ts";
import { lookAhead } from "./tactics/look-ahead.ts";
import { ti4Choices } from "./ti4/search.ts";
import { sharedWorthIn } from "./worths.ts";

/** A choice, and how likely the seat is to win after it as far as the search can tell, from 0 to 1. */
export type Judged = { readonly action: Json; readonly chance: number };

/** One decision: what a seat saw, and what it did. */
export type Decision = { readonly view: Json; readonly seat: Seat; readonly made: Json };

/** How one game's choices are judged, as numbers from -1 to 1. A method, so that one game's may stand for any. */
type Judge = { judge(decision: Decision, rules: JsonObject, rng: Rng, aids: Aids): readonly Valued[] };
type Valued = { readonly action: Json; readonly worth: number };

const ITERATIONS = 20_000;
const BREADTH = { first: 6, later: 3, rounds: 2 };
const TREE = { iterations: 2000, playout: 60 };

const judges = new Map<Game, Judge>([
  [
    tactics,
    {
      judge({ view, seat, made }: Of<Tactics>, rules: Tactics["rules"], rng, aids) {
        const lines = lookAhead(view, seat, rules, { iterations: ITERATIONS, isFull: true, also: made }, rng, aids);
        return lines.map(({ action, worth }) => ({ action, worth: Math.tanh(worth / 2) }));
      },
    },
  ],
  [
    shapeships,
    {
      judge({ view, seat, made }: Of<Shapeships>, rules: Shapeships["rules"], rng) {
        const search = { game: shapeships, rules, worth: shapeshipsWorth, seat, breadth: BREADTH, rng, also: made };
        const { actions, worths } = mixFor(search, view);
        return actions.map((action, at) => ({ action, worth: worths[at] ?? 0 }));
      },
    },
  ],
  [
    ti4,
    {
      judge: ({ view, seat, made }: Of<Skirmish>, rules: Skirmish["rules"], rng) =>
        ti4Choices(view, seat, rules, rng, made),
    },
  ],
]);

type Of<G extends { readonly view: Json; readonly action: Json }> = {
  readonly view: G["view"];
  readonly seat: Seat;
  readonly made: G["action"];
};

/**
 * What each choice of a decision was worth, best first; the one that was made is among them. Empty where nothing can be
 * told: where there was no choice, or where a game decides so many small things that only its large ones are judged.
 */
export function judgeChoices(
  game: Game,
  rules: JsonObject,
  decision: Decision,
  rng: Rng,
  aids: Aids = {},
): readonly Judged[] {
  const valued = judges.get(game)?.judge(decision, rules, rng, aids) ?? byTree(game, rules, decision, rng);
  const judged = valued.map(({ action, worth }) => ({ action, chance: (worth + 1) / 2 }));
  return judged.length < 2 ? [] : judged.sort((a, b) => b.chance - a.chance);
}

function byTree(game: Game, rules: JsonObject, { view, seat }: Decision, rng: Rng): readonly Valued[] {
  const { actions, worths } = searchTree({ game, rules, seat, rng }, { ...TREE, worth: sharedWorthIn(game) }, view);
  return actions.map((action, at) => ({ action, worth: worths[at] ?? 0 }));
}

/** A decision with its choices: what it was worth itself, and how much less than the best. */
export type Reviewed = Decision & {
  readonly choices: readonly Judged[];
  readonly chance: number;
  readonly lost: number;
};

/** Judges a decision; null where nothing can be told of it. */
export function reviewDecision(
  game: Game,
  rules: JsonObject,
  decision: Decision,
  rng: Rng,
  aids: Aids = {},
): Reviewed | null {
  const choices = judgeChoices(game, rules, decision, rng, aids);
  const made = canonical(decision.made);
  const own = choices.find(({ action }) => canonical(action) === made);
  const [top] = choices;
  if (own === undefined || top === undefined) return null;
  return { ...decision, choices, chance: own.chance, lost: top.chance - own.chance };
}
