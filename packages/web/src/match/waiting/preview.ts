import { canonical, type Game, type Json, type JsonObject, type Observation, observe, start } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";

/**
 * What spectators will see of the table when the match begins; null where that is left to chance: another table than the
 * one that comes would be a lie.
 */
export function previewOf(game: Game, { rules, options }: MatchView): Observation | null {
  const [one, other] = ["one", "other"].map((seed) => {
    const begun = start(game, seed, options as JsonObject, rules as JsonObject);
    return begun.ok ? begun.value.match : null;
  });
  if (!one || !other || canonical(one.state as Json) !== canonical(other.state as Json)) return null;
  return observe(game, one, "spectator");
}
