import type { Language } from "@umpire/ui";
import type { Tile } from "../../galaxy/tiles.ts";
import { ti4Words } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import type { Addition } from "../plan/edit.ts";
import { words } from "./words.ts";

export function anomalyName(language: Language, type: string): string {
  const names: { readonly [type: string]: string } = ti4Words[language].anomaly;
  return names[type] ?? type;
}

/** What is on a tile, in words: planets, anomalies, wormholes. */
export function tileText(language: Language, tile: Tile): string {
  const { palette, added } = words[language];
  if (tile.lanes !== null) return palette.lanes;
  const { planets, anomalies, wormholes, home } = tile;
  const parts = [
    ...planets.map(({ name, resources, influence }) => `${name} ${resources}/${influence}`),
    ...anomalies.map((type) => anomalyName(language, type)),
    ...[...wormholes, ...(tile.egress ? ["egress"] : [])].map((letter) =>
      added.wormhole(ti4Names[language].wormhole(letter)),
    ),
    ...(home === null ? [] : [palette.homeOf(ti4Names[language].faction(home))]),
  ];
  return parts.length === 0 ? palette.space : parts.join(", ");
}

/** What an ability or a token has added to a system, or taken from it. */
export function additionName(
  language: Language,
  { anomaly, wormhole = "", planet, gone, border, severed }: Addition,
): string {
  const { added } = words[language];
  if (planet !== undefined) return added.planet(planet.name);
  if (gone !== undefined) return added.gone(gone);
  if (border !== undefined) return added.border(border);
  if (severed) return added.severed;
  return anomaly === undefined ? added.wormhole(ti4Names[language].wormhole(wormhole)) : anomalyName(language, anomaly);
}
