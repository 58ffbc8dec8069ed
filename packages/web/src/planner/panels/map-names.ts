import type { Tile } from "@umpire/ti4/galaxy/tiles";
import { ti4Names, ti4Words } from "@umpire/ti4/words/languages";
import type { Language } from "../../shell/language.ts";
import { words } from "./map-words.ts";

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
