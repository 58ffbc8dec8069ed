import {
  canonical,
  decide,
  type Game,
  type Json,
  type Match,
  type Moved,
  observe,
  type Rng,
  type Seat,
  type Shape,
  sealedDice,
  start,
  viewOf,
} from "@umpire/kernel";

/** One random match, told by a few numbers, so that a failing one shrinks to a shorter one. */
export type Play = {
  readonly options: Json;
  readonly preset: string;
  readonly seed: string;
  readonly picks: number;
  readonly decisions: number;
};

/** Every moment of a random match: the match, who decides next, and the chance that its players use. */
export type Moment<G extends Shape> = {
  readonly match: Match<G>;
  readonly seat: Seat;
  readonly action: G["action"];
  readonly rng: Rng;
};

/** Plays at random, as far as the play goes; hands out the moment before every decision. Returns where it ended. */
export function* moments<G extends Shape>(game: Game<G>, play: Play): Generator<Moment<G>, Match<G>> {
  const rng = sealedDice(`picks ${play.picks}`, 0);
  let match = begun(game, play).match;
  for (let made = 0; made < play.decisions; made += 1) {
    const seat = waiting(game, match)[0];
    if (seat === undefined) return match;
    const action = game.sample(viewOf(game, match, seat), seat, rng, match.rules);
    yield { match, seat, action, rng };
    const moved = decide(game, match, seat, action);
    if (!moved.ok)
      throw new Error(`sample gives ${canonical(action)}, which is refused: ${canonical(moved.refusal)} (see L7)`);
    match = moved.value.match;
  }
  return match;
}

export function begun<G extends Shape>(game: Game<G>, play: Play): Moved<G> {
  return must(start(game, play.seed, play.options, game.presets[play.preset]));
}

/** The seats whose decision is still to come. */
export function waiting<G extends Shape>(game: Game<G>, match: Match<G>): readonly Seat[] {
  const { next, decided } = observe(game, match, "spectator");
  return "awaiting" in next ? next.awaiting.filter((seat) => !decided.includes(seat)) : [];
}

/** The value of a result that must be one. */
export function must<T>(result: { ok: true; value: T } | { ok: false; refusal: { readonly code: string } }): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}
