import { countsInBattle } from "../battle-links/counted.ts";
import { combatTable } from "../data/combat-effects.ts";
import type { HeldBy } from "./armies.ts";

/** What fights with a player: all that battles count. */
export const heldInAll: HeldBy = (board, seat) => {
  const { faction, effects = [] } = board.players[seat] ?? {};
  const counted = effects.flatMap((name) => {
    const [id = "", count = "1"] = name.split(":");
    return countsInBattle(id) || Object.hasOwn(combatTable, id) ? [[id, Number(count)] as const] : [];
  });
  return {
    ...(faction !== undefined && { faction }),
    effects: Object.fromEntries(counted.filter(([, count]) => count > 0)),
  };
};
