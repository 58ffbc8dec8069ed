import type { Battle, Camp, Place } from "./battle.ts";
import { bystandersOf } from "./bystanders.ts";
import { type Field, fieldOf, needsField } from "./general/field.ts";
import { withReplacements } from "./general/muster.ts";
import { mayHavePowers } from "./general/powers.ts";
import { isShielded } from "./shield.ts";
import { type Side, sideOf } from "./side.ts";

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

/** A battle that needs more than the numbers of its units has a field too. */
export function prepareBattle(given: Battle): PreparedBattle {
  const isPlain = !(mayHavePowers(given, "attacker") || mayHavePowers(given, "defender"));
  const battle = isPlain ? given : withReplacements(given);
  return {
    place: battle.place,
    isShielded: isShielded(battle),
    sides: { attacker: sideOf(battle, "attacker"), defender: sideOf(battle, "defender") },
    bystanders: bystandersOf(battle),
    field: isPlain || !needsField(battle) ? null : fieldOf(battle),
  };
}
