import type { Battle, Camp, Place } from "./battle.ts";
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
};

export const prepareBattle = (battle: Battle): PreparedBattle => ({
  place: battle.place,
  isShielded: isShielded(battle),
  sides: { attacker: sideOf(battle, "attacker"), defender: sideOf(battle, "defender") },
  bystanders: (battle.place === "space" ? (battle.bystanders ?? []) : []).map((army) =>
    sideOf(asBystander(battle, army), "defender"),
  ),
});

/** The battle as a bystander has it: in the defender's place, but whatever a nebula gives is the defender's alone. */
const asBystander = (battle: Battle, army: Battle["defender"]): Battle => ({
  ...battle,
  defender: army,
  anomalies: battle.anomalies.filter((type) => type !== "nebula"),
});
