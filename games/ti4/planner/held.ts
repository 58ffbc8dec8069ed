import { countsInBattle } from "../battle-links/counted.ts";
import { combatEffects } from "../skirmish/board.ts";
import type { HeldBy } from "./armies.ts";

/** What fights with a player: of a faction all that battles count, else the effects of a skirmish. */
export const heldInAll: HeldBy = (board, seat) => {
  const { faction, effects = [] } = board.players[seat] ?? {};
  if (faction === undefined) return { effects: combatEffects(board, seat) };
  const counted = effects.flatMap((name) => {
    const [id = "", count = "1"] = name.split(":");
    return countsInBattle(id) ? [[id, Number(count)] as const] : [];
  });
  return { faction, effects: Object.fromEntries(counted.filter(([, count]) => count > 0)) };
};
