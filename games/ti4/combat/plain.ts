import type { Battle } from "./battle.ts";
import { bystandersOf } from "./bystanders.ts";
import type { PreparedBattle } from "./prepared.ts";
import { isShielded } from "./shield.ts";
import { sideOf } from "./side.ts";

/** A battle of which nothing counts but numbers and the first table of effects: all that a skirmish has. */
export const preparePlain = (battle: Battle): PreparedBattle => ({
  place: battle.place,
  isShielded: isShielded(battle),
  sides: { attacker: sideOf(battle, "attacker"), defender: sideOf(battle, "defender") },
  bystanders: bystandersOf(battle),
  field: null,
});
