import type { Battle, Camp, Place } from "./battle.ts";
import { type Kit, kitOf } from "./kit.ts";
import { isShielded } from "./shield.ts";

/** A battle before its first die: everything that does not change in it. */
export type Prepared = {
  readonly place: Place;
  /** Whether a planetary shield keeps the attacker from bombarding. */
  readonly isShielded: boolean;
  readonly kits: { readonly [C in Camp]: Kit };
};

export const prepareBattle = (battle: Battle): Prepared => ({
  place: battle.place,
  isShielded: isShielded(battle),
  kits: { attacker: kitOf(battle, "attacker"), defender: kitOf(battle, "defender") },
});
