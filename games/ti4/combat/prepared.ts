import type { Battle, Camp, Place } from "./battle.ts";
import { type Field, fieldOf, needsField } from "./general/field.ts";
import { withReplacements } from "./general/muster.ts";
import { mayHavePowers } from "./general/powers.ts";
import { preparePlain } from "./plain.ts";
import type { Side } from "./side.ts";

/** A battle before its first die: everything that does not change in it. */
export type PreparedBattle = {
  readonly place: Place;
  /** Whether a planetary shield keeps the attacker from bombarding. */
  readonly isShielded: boolean;
  readonly sides: { readonly [C in Camp]: Side };
  /** Third parties, for their space cannons; nothing of theirs is ever lost. */
  readonly bystanders: readonly Side[];
  /** Everything that both sides can do, where that is more than numbers and the first table of effects. */
  readonly field: Field | null;
};

/** How a battle is made ready: with all that its sides can do, or by its numbers alone. */
export type Prepare = (battle: Battle) => PreparedBattle;

/** A battle that needs more than the numbers of its units has a field too. */
export function prepareBattle(given: Battle): PreparedBattle {
  if (!(mayHavePowers(given, "attacker") || mayHavePowers(given, "defender"))) return preparePlain(given);
  const battle = withReplacements(given);
  return { ...preparePlain(battle), field: needsField(battle) ? fieldOf(battle, given) : null };
}
