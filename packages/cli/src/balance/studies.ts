import type { Kit, Kits, Study } from "@umpire/kit";
import { product } from "../io.ts";

/** A game whose balance can be looked at. */
type StudiedKit = Kit & { readonly study: Study };

const kitsWithStudy = ({ kits }: Kits) => kits.filter((kit): kit is StudiedKit => kit.study !== undefined);

/** The ids of those games. */
export const studied = (): readonly string[] =>
  kitsWithStudy(product().games)
    .map(({ game }) => game.id)
    .sort();

export function studiedKit(id: string, games: Kits = product().games): StudiedKit {
  const kit = kitsWithStudy(games).find(({ game }) => game.id === id);
  if (kit === undefined) throw new RangeError(`nobody studies ${id}`);
  return kit;
}
