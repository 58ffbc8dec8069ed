import { LOST_ON } from "../movement/move-value.ts";
import type { AnomalyEntry, System } from "./galaxy.ts";
import type { Ti4Rules } from "./rules.ts";
import { type AnomalyType, anomalyTypes } from "./tiles.ts";

/** One thing that an anomaly does, with the rule that says so. */
export type AnomalyEffect = {
  readonly anomaly: AnomalyType;
  readonly on: "movement" | "combat" | "abilities";
  readonly effect: string;
  readonly amount?: number;
  readonly rule: string;
};

/** The types of a system, each once, in the order of the list. Never the back of a tile (LRR 9.1). */
export const anomalyTypesOf = ({ anomalies }: Pick<System, "anomalies">): readonly AnomalyType[] =>
  anomalyTypes.filter((type) => anomalies.some((entry) => entry.type === type));

export const isAnomaly = ({ anomalies }: Pick<System, "anomalies">): boolean => anomalies.length > 0;

/** How often a type counts in a system: once, unless equal anomalies stack. */
function timesOf(anomalies: readonly AnomalyEntry[], type: AnomalyType, { anomalyStacking }: Ti4Rules): number {
  const count = anomalies.filter((entry) => entry.type === type).length;
  return anomalyStacking === "multiset" ? count : Math.min(1, count);
}

/** Everything that the anomalies of a system do, under these rules. */
export function anomalyEffects({ anomalies }: Pick<System, "anomalies">, rules: Ti4Rules): readonly AnomalyEffect[] {
  return anomalyTypes.flatMap((type) => {
    const times = timesOf(anomalies, type, rules);
    return times === 0 ? [] : table[type](times, rules).map((effect) => ({ anomaly: type, ...effect }));
  });
}

type Effects = readonly Omit<AnomalyEffect, "anomaly">[];
const table: { readonly [T in AnomalyType]: (times: number, rules: Ti4Rules) => Effects } = {
  "asteroid-field": (_times, { asteroidSealed }) => [
    { on: "movement", effect: "no-moving-in", rule: "LRR 11.1" },
    { on: "movement", effect: "no-moving-through", rule: "LRR 11.1" },
    ...(asteroidSealed ? [{ on: "movement", effect: "sealed", rule: "000 AC 2.4" } as const] : []),
  ],
  nebula: (times, { nebulaMoveHardCap, nebulaGroundBonus, nebulaAllRolls }) => [
    { on: "movement", effect: "only-as-active", rule: "LRR 59.1" },
    { on: "movement", effect: "no-moving-through", rule: "LRR 59.1a" },
    { on: "movement", effect: "move-value-1", amount: 1, rule: "LRR 59.2" },
    ...(nebulaMoveHardCap
      ? ([
          { on: "movement", effect: "move-value-capped", amount: 1, rule: "000 AC 4.4" },
          { on: "movement", effect: "no-effect-opens", rule: "000 AC 4.1" },
        ] as const)
      : []),
    { on: "combat", effect: "defending-ships-bonus", amount: times, rule: "LRR 59.3" },
    ...(nebulaGroundBonus
      ? [{ on: "combat", effect: "defending-ground-bonus", amount: times, rule: "000 AC 5.3" } as const]
      : []),
    ...(nebulaAllRolls
      ? [{ on: "combat", effect: "all-rolls-bonus", amount: times, rule: "000 AC 5.1" } as const]
      : []),
  ],
  supernova: (_times, { supernovaSealed }) => [
    { on: "movement", effect: "no-moving-in", rule: "LRR 86.1" },
    { on: "movement", effect: "no-moving-through", rule: "LRR 86.1" },
    ...(supernovaSealed ? [{ on: "movement", effect: "sealed", rule: "000 AC 3.4" } as const] : []),
  ],
  "gravity-rift": (times, { riftOutcome, riftBonusOnce, riftRollsForCarried }) => [
    { on: "movement", effect: riftBonusOnce ? "exit-bonus-once" : "exit-bonus", amount: times, rule: "LRR 41.1" },
    riftOutcome === "destroyed"
      ? { on: "movement", effect: "exit-die-destroys", amount: LOST_ON, rule: "000 AC 6.4" }
      : { on: "movement", effect: "exit-die-removes", amount: LOST_ON, rule: "LRR 41.2" },
    ...(riftRollsForCarried ? [{ on: "movement", effect: "every-ship-rolls", rule: "000 AC 6.3" } as const] : []),
  ],
  "entropic-scar": () => [{ on: "abilities", effect: "no-unit-abilities", rule: "TE entropic scar" }],
};

/** What may not be done to a system for an anomaly's sake. */
export type AnomalyRefusal = {
  readonly code: "sealed" | "chaos-mapping";
  readonly rule: string;
  readonly system: string;
  readonly anomaly: AnomalyType;
};

/**
 * Whether anomalies stand in the way of something other than moving. They do not, but for the sealed switches, and for
 * an asteroid field that holds ships of a player with Chaos Mapping, which others cannot activate.
 */
export function refuseByAnomaly(
  response: "activate" | "place" | "space-cannon",
  system: System,
  rules: Ti4Rules,
  chaosMapping: readonly string[] = [],
): AnomalyRefusal | null {
  const isMapped = chaosMapping.includes(system.id) && anomalyTypesOf(system).includes("asteroid-field");
  if (response === "activate" && isMapped)
    return { code: "chaos-mapping", rule: "Chaos Mapping", system: system.id, anomaly: "asteroid-field" };
  if (response !== "place") return null;
  const types = anomalyTypesOf(system);
  if (rules.asteroidSealed && types.includes("asteroid-field"))
    return { code: "sealed", rule: "000 AC 2.4", system: system.id, anomaly: "asteroid-field" };
  if (rules.supernovaSealed && types.includes("supernova"))
    return { code: "sealed", rule: "000 AC 3.4", system: system.id, anomaly: "supernova" };
  return null;
}
