import type { Battle, Camp, Place } from "./battle.ts";
import { type Kit, kitOf } from "./kit.ts";
import { isShielded } from "./shield.ts";

/** A battle before its first die: everything that does not change in it. */
export type Prepared = {
  readonly place: Place;
  /** Whether a planetary shield keeps the attacker from bombarding. */
  readonly isShielded: boolean;
  readonly kits: { readonly [C in Camp]: Kit };
  /** Third parties, for their space cannons; nothing of theirs is ever lost. */
  readonly bystanders: readonly Kit[];
};

export const prepareBattle = (battle: Battle): Prepared => ({
  place: battle.place,
  isShielded: isShielded(battle),
  kits: { attacker: kitOf(battle, "attacker"), defender: kitOf(battle, "defender") },
  bystanders: (battle.place === "space" ? (battle.bystanders ?? []) : []).map((army) =>
    kitOf(aside(battle, army), "defender"),
  ),
});

/** The battle as a bystander has it: in the defender's place, but whatever a nebula gives is the defender's alone. */
const aside = (battle: Battle, army: Battle["defender"]): Battle => ({
  ...battle,
  ...{ defender: army, anomalies: battle.anomalies.filter((type) => type !== "nebula") },
});
