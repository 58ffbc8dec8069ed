import { type CatalogueEntry, catalogue, findEntry, isCountedIn } from "../../combat/catalogue.ts";
import { notAtTables, usedOnceARound } from "../../data/powers.ts";
import type { HeldBy } from "../../planner/armies.ts";
import { heldInAll } from "../../planner/held.ts";

/** What a player may have for a whole match; agents are used once a round. */
const lastingKinds = ["ability", "unit", "technology", "relic", "breakthrough", "commander", "agent"];

const isLasting = (entry: CatalogueEntry): boolean =>
  isCountedIn(entry) && !entry.isInnate && !entry.isCounted && lastingKinds.includes(entry.kind);

/** Effects of the catalogue that a player with a faction may have. */
export const lasting: readonly string[] = catalogue
  .filter((entry) => isLasting(entry) && !notAtTables.includes(entry.id))
  .map(({ id }) => id);

/** Whether an effect is used once a round. */
export const isExhausted = (id: string): boolean => usedOnceARound.includes(id) || findEntry(id)?.kind === "agent";

/** What fights with a player at a table: what is exhausted does not. */
export const heldAtTable: HeldBy = (board, seat) => without(board, seat, () => false);

/** The same on a planet after a battle in space, in which everything was used that could be. */
export const heldAfterSpace: HeldBy = (board, seat) => without(board, seat, (id) => isUsedIn(id, "space"));

/** Whether an effect that is used once a round is used in a battle there. */
export const isUsedIn = (id: string, place: "space" | "ground"): boolean =>
  isExhausted(id) && (findEntry(id)?.places.includes(place) ?? false);

function without(board: Parameters<HeldBy>[0], seat: number, isUsed: (id: string) => boolean) {
  const players = board.players.map(({ effects, exhausted = [], ...player }) => ({
    ...player,
    effects: effects.filter((id) => !exhausted.includes(id) && !isUsed(id)),
  }));
  return heldInAll({ ...board, players }, seat);
}
