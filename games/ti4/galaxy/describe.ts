import type { Ti4Words } from "../words/rules/words.ts";
import { anomalyEffects, anomalyTypesOf, isAnomaly } from "./anomalies.ts";
import { adjacencyOf, type Galaxy, linksOf, type System } from "./galaxy.ts";
import type { Ti4Rules } from "./rules.ts";

/** A system's anomalies: types, where each comes from, what they do and by which rule, and all of it in words. */
export function describeAnomalies(system: System, rules: Ti4Rules, words: Ti4Words) {
  const effects = anomalyEffects(system, rules);
  const said = effects.map(({ effect, amount = 0 }) => words.effect[effect]?.(amount) ?? effect);
  const names = anomalyTypesOf(system).map((type) => words.anomaly[type]);
  return {
    types: anomalyTypesOf(system),
    sources: system.anomalies.map(({ type, source, owner }) => ({
      type,
      source,
      ...(owner !== undefined && { owner }),
    })),
    isAnomaly: isAnomaly(system),
    effects,
    text: isAnomaly(system) ? words.described(system.id, names, [...new Set(said)]) : words.plain(system.id),
  };
}

/** A map as the referee answers it. */
export function describeGalaxy(galaxy: Galaxy) {
  return {
    systems: galaxy.systems.map((system) => ({
      id: system.id,
      position: system.position,
      anomalies: anomalyTypesOf(system),
      wormholes: [...new Set(system.wormholes.map(({ letter }) => letter))],
      planets: system.planets,
      back: system.back,
      isAnomaly: isAnomaly(system),
    })),
    adjacency: Object.fromEntries(adjacencyOf(galaxy)),
    links: linksOf(galaxy),
    warnings: galaxy.warnings,
  };
}
