import { decide, expandRules, type Game, type Json, type Moved, type Seat, type Shape, start } from "@umpire/kernel";

/** A position as the way to it: the rules have made it, so it is one that a match can come to. */
export type Scene = {
  /** Of the table; without them the game's usual ones. */
  readonly options?: Json;
  /** A preset's name or the switches that differ; without them the game's first preset. */
  readonly rules?: Json;
  /** Decides the dice. */
  readonly seed?: string;
  /** Whose decision and which, one after the other. */
  readonly decisions?: readonly (readonly [Seat, Json])[];
};

const wrong = (problem: object): Error => new Error(`this is no scene: ${JSON.stringify(problem)}`);

/** The match of a scene, and what its last decision brought. A scene that the rules refuse is our mistake: it throws. */
export function playScene<G extends Shape>(game: Game<G>, scene: Scene): Moved<G> {
  const { options = {}, rules = {}, seed = "", decisions = [] } = scene;
  const table = game.parse.options(options);
  if (!table.ok) throw wrong(table.refusal);
  const pinned = expandRules(game, rules);
  if (!pinned.ok) throw wrong(pinned.refusal);
  const begun = start(game, seed, table.value, pinned.value);
  if (!begun.ok) throw wrong(begun.refusal);
  let now = begun.value;
  for (const [seat, given] of decisions) {
    const action = game.parse.action(given);
    const moved = action.ok ? decide(game, now.match, seat, action.value) : action;
    if (!moved.ok) throw wrong({ seat, given, refusal: moved.refusal });
    now = moved.value;
  }
  return now;
}
