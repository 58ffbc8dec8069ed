import { err, ok, type Result } from "@umpire/kernel";
import { list, listOrEmpty, text, whole, z } from "@umpire/toolkit/schema";
import { combatTable } from "../data/combat-effects.ts";
import { powerTable } from "../data/powers.ts";
import { idSchema } from "../galaxy/ids.ts";
import type { Ti4Rules } from "../galaxy/rules.ts";
import { type AnomalyType, isAnomalyType } from "../galaxy/tiles.ts";
import { findUnit, units as table } from "../units/units.ts";
import type { Army, Battle, Camp } from "./battle.ts";
import { catalogue } from "./catalogue.ts";

const name = idSchema(60);
const counts = z.record(name, whole(0, 100));
export const sustainSchema = z.enum(["early", "late"]);
export const casualtiesSchema = z.union([z.literal("best"), list(name, 100)]);
export const armySchema = z.strictObject({
  units: counts,
  damaged: z._default(counts, {}),
  effects: z._default(counts, {}),
  sustain: z._default(sustainSchema, "early"),
  casualties: z._default(casualtiesSchema, []),
});
export const anySustainSchema = z.enum([...sustainSchema.options, "careful"]);
/** The same with a faction, whose abilities, units and effects of the whole catalogue are counted then. */
export const factionArmySchema = z.extend(armySchema, {
  faction: z.optional(name),
  sustain: z._default(anySustainSchema, "early"),
  sustains: z.optional(list(name, 100)),
  choices: z.optional(z.record(name, name)),
});
export const battleFields = {
  place: z.enum(["space", "ground"]),
  anomalies: listOrEmpty(text(100), 20),
  /** Max rounds fought. */
  rounds: z.optional(whole(1, 100)),
  /** One side leaves after this round. */
  retreat: z.optional(z.strictObject({ side: z.enum(["attacker", "defender"]), after: whole(1, 100) })),
};
const battleSchema = z.object({ ...battleFields, attacker: factionArmySchema, defender: factionArmySchema });
type Raw = z.infer<typeof battleSchema>;
type RawArmy = Raw["attacker"];

/** Effects that a battle may name: those of the first table, or all. */
const plainEffects = Object.keys(combatTable);
export const allEffects: readonly string[] = [...new Set([...plainEffects, ...Object.keys(powerTable)])];

/** A battle from outside, and which sides want their casualties in the best order. */
export type BattleRequest = { readonly battle: Battle; readonly best: readonly Camp[]; readonly limit: number | null };

export function readBattle(raw: Raw, rules: Ti4Rules, known: readonly string[] = plainEffects): Result<BattleRequest> {
  const odd = raw.anomalies.find((each) => !isAnomalyType(each));
  if (odd !== undefined) return err({ code: "unknown-anomaly", anomaly: odd });
  if (raw.place === "ground" && raw.retreat !== undefined) return err({ code: "no-ground-retreat", rule: "LRR 49" });
  const attacker = readArmy(raw.attacker, "attacker", known);
  if (!attacker.ok) return attacker;
  const defender = readArmy(raw.defender, "defender", known);
  if (!defender.ok) return defender;
  const anomalies: readonly AnomalyType[] = raw.anomalies.filter(isAnomalyType);
  const best = (["attacker", "defender"] as const).filter((camp) => raw[camp].casualties === "best");
  const limits = [raw.rounds, raw.retreat?.after].filter((limit) => limit !== undefined);
  return ok({
    battle: { place: raw.place, attacker: attacker.value, defender: defender.value, anomalies, rules },
    best,
    limit: limits.length === 0 ? null : Math.min(...limits),
  });
}

export function readArmy(raw: RawArmy, camp: Camp, known: readonly string[] = plainEffects): Result<Army> {
  const { units, damaged, effects, sustain, sustains, faction, choices } = raw;
  const unknown = [...Object.keys(units), ...Object.keys(damaged)].find((id) => findUnit(id) === undefined);
  if (unknown !== undefined) return err({ code: "unknown-unit", unit: unknown });
  if (faction !== undefined && !factions.has(faction)) return err({ code: "unknown-faction", faction });
  const effect = Object.keys(effects).find((id) => !known.includes(id));
  if (effect !== undefined) return err({ code: "unknown-effect", effect, known });
  if (Object.values(units).every((count) => count === 0)) return err({ code: "empty-fleet", side: camp });
  const hurt = Object.entries(damaged).find(([id, count]) => count > (findUnit(id)?.sustain ? (units[id] ?? 0) : 0));
  if (hurt !== undefined)
    return err({ code: "too-many-damaged", side: camp, unit: hurt[0], damaged: hurt[1], units: units[hurt[0]] ?? 0 });
  const casualties = readCasualties(raw.casualties);
  if (!casualties.ok) return casualties;
  const more = {
    ...(faction !== undefined && { faction }),
    ...(sustains !== undefined && { sustains: sustains.map(typeOf) }),
    ...(choices !== undefined && { choices }),
  };
  return ok({ units, damaged, effects, sustain, casualties: casualties.value, ...more });
}

/** An order of losing units, by types or ids; none where the best one is wanted. */
export function readCasualties(raw: RawArmy["casualties"]): Result<readonly string[]> {
  const casualties = raw === "best" ? [] : raw.map(typeOf);
  const stray = casualties.find((each) => !isKnown(each));
  return stray === undefined ? ok(casualties) : err({ code: "unknown-unit", unit: stray });
}

const factions: ReadonlySet<string> = new Set([...table, ...catalogue].flatMap(({ faction }) => faction ?? []));

/** A type as the table spells it: `war sun` is `war-sun`. */
const typeOf = (text: string): string => (findUnit(text) === undefined ? text.replaceAll(" ", "-") : text);
const isKnown = (text: string): boolean => table.some(({ id, type }) => id === text || type === text);
