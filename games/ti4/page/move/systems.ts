import { boardWords } from "../../board/words.ts";
import { findSystem, type Galaxy } from "../../galaxy/galaxy.ts";
import { type Language, ti4Words } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";

/** A system by its id and what it is known for: its planets, anomalies and wormholes. */
export function systemLabel(galaxy: Galaxy, id: string, language: Language): string {
  const system = findSystem(galaxy, id);
  if (system === undefined) return id;
  const planets = system.planets.map(({ name }) => name);
  const anomalies = [...new Set(system.anomalies.map(({ type }) => ti4Words[language].anomaly[type]))];
  const letters = [...new Set(system.wormholes.map(({ letter }) => letter))];
  const wormholes = letters.map((letter) => boardWords[language].wormhole(ti4Names[language].wormhole(letter)));
  const names = [...planets, ...anomalies, ...wormholes].filter((name) => name !== id);
  return names.length === 0 ? id : `${id} · ${names.join(", ")}`;
}

/** A way, as it is written everywhere. */
export const pathText = (path: readonly string[]): string => path.join(" → ");
