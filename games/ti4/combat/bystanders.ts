import type { Battle } from "./battle.ts";
import { type Side, sideOf } from "./side.ts";

/** Third parties whose space cannons fire at the attacker's ships. */
export const bystandersOf = (battle: Battle): readonly Side[] =>
  (battle.place === "space" ? (battle.bystanders ?? []) : []).map((army) =>
    sideOf(asBystander(battle, army), "defender"),
  );

/** The battle as a bystander has it: in the defender's place, but whatever a nebula gives is the defender's alone. */
const asBystander = (battle: Battle, army: Battle["defender"]): Battle => ({
  ...battle,
  defender: army,
  anomalies: battle.anomalies.filter((type) => type !== "nebula"),
});
