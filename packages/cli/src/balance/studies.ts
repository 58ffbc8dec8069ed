import type { Kit, Study } from "@umpire/kit";
import { games } from "umpire";

/** A game whose balance can be looked at. */
type StudiedKit = Kit & { readonly study: Study };

const kits = games.kits.filter((kit): kit is StudiedKit => kit.study !== undefined);

/** The ids of those games. */
export const studied: readonly string[] = kits.map(({ game }) => game.id).sort();

export function studiedKit(id: string): StudiedKit {
  const kit = kits.find(({ game }) => game.id === id);
  if (kit === undefined) throw new RangeError(`nobody studies ${id}`);
  return kit;
}
