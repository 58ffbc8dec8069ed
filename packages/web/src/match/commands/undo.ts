import { advance, type Game, type JsonObject, rngFrom, type Seat, sealedDice } from "@umpire/kernel";
import { type OwnDecision, observationOf } from "../connection/snapshot.ts";

/**
 * Whether a decision is known to stand: dice fell after it, or not all of the table was known before it [K7]. The rules
 * themselves play it again on what was seen then; where that cannot be done, the server will say.
 */
export function isIrreversible(game: Game, seat: Seat | null, { view: before, action }: OwnDecision): boolean {
  const sight = observationOf(before);
  if (sight === null || seat === null || action === null) return false;
  let hasDrawn = false;
  const dice = sealedDice("", 0);
  const rng = rngFrom((bound) => {
    hasDrawn = true;
    return dice.int(bound);
  });
  const { edition, step } = before;
  const [rules, options] = [before.rules as JsonObject, before.options as JsonObject];
  const state = game.determinize(sight.view, seat, rng, rules);
  if (hasDrawn) return true;
  const pinned = { game: game.id, edition, rules, options, seed: "" };
  const table = { ...pinned, step, state, resigned: sight.resigned, ended: null };
  advance(game, table, { type: "decide", orders: [{ seat, action }] }, () => rng);
  return hasDrawn;
}
