import { err, ok, type Result } from "@umpire/kernel";
import type { Camp } from "../../combat/battle.ts";
import { normalizeName } from "../../galaxy/name-matching.ts";
import { resolveEffect } from "../../galaxy/typed-names.ts";
import { findTypedType, findUnitOrPlural } from "../../units/typed-units.ts";
import { units } from "../../units/units.ts";
import { ti4Words } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";

/** What is typed at the command line about a battle, beside who fights. */
export type TypedBattle = {
  readonly place?: "space" | "ground";
  readonly attacker?: readonly string[];
  readonly defender?: readonly string[];
  readonly attackerFaction?: string;
  readonly defenderFaction?: string;
  readonly casualties?: string;
  readonly defenderCasualties?: string;
  readonly late?: true;
  readonly defenderLate?: true;
  readonly rounds?: string;
  readonly retreat?: string;
};

type Counts = { readonly [effect: string]: number };

/** How one side fights, as the referee's questions have it. */
export type SideOptions = {
  readonly effects: Counts;
  readonly faction?: string;
  readonly sustain?: "late" | "careful";
  readonly casualties?: "best" | readonly string[];
};
export type Limits = {
  readonly rounds?: number;
  readonly retreat?: { readonly side: Camp; readonly after: number };
};
type Manners = { readonly attacker: SideOptions; readonly defender: SideOptions; readonly limits: Limits };

/** As the referee's questions have them: cards of a kind, rounds of a battle. */
const MOST = 100;

export function readBattleOptions(typed: TypedBattle): Result<Manners> {
  const attacker = readManner(typed.attacker, typed.casualties, typed.late, typed.attackerFaction);
  if (!attacker.ok) return attacker;
  const defender = readManner(typed.defender, typed.defenderCasualties, typed.defenderLate, typed.defenderFaction);
  if (!defender.ok) return defender;
  const limits = readLimits(typed);
  return limits.ok ? ok({ attacker: attacker.value, defender: defender.value, limits: limits.value }) : limits;
}

function readManner(
  effects: readonly string[] = [],
  casualties: string | undefined,
  isLate: true | undefined,
  faction: string | undefined,
): Result<SideOptions> {
  const counts = readEffects(effects);
  if (!counts.ok) return counts;
  return ok({
    effects: counts.value,
    ...(faction !== undefined && { faction: spellingOfFaction(faction) }),
    ...(isLate && { sustain: "late" }),
    ...(casualties !== undefined && { casualties: readCasualties(casualties) }),
  });
}

/** `morale-boost:2`, or each of such cards by itself. */
function readEffects(typed: readonly string[]): Result<Counts> {
  const counts: { [effect: string]: number } = {};
  for (const text of typed) {
    const [id = "", count = "1"] = resolveEffect(text, [], null).split(":");
    const sum = (counts[id] ?? 0) + Number(count);
    if (!/^\d+$/.test(count) || sum < 1 || sum > MOST) return err({ code: "bad-effect-count", text, limit: MOST });
    counts[id] = sum;
  }
  return ok(counts);
}

/** `best`, or types and units with commas, the first to be lost first. */
function readCasualties(text: string): "best" | readonly string[] {
  if (text.trim().toLowerCase() === "best") return "best";
  const parts = text.split(/[,+>]/).map((part) => part.trim());
  return parts.filter((part) => part !== "").map(typeOrUnit);
}

function typeOrUnit(text: string): string {
  return findTypedType(text) ?? findUnitOrPlural(text)?.id ?? text.toLowerCase();
}

function readLimits({ rounds, retreat }: TypedBattle): Result<Limits> {
  if (rounds !== undefined && !isCount(rounds)) return err({ code: "bad-rounds", text: rounds, limit: MOST });
  const [side, after = ""] = retreat?.toLowerCase().split(":") ?? [];
  const isSide = side === "attacker" || side === "defender";
  if (retreat !== undefined && !(isSide && isCount(after)))
    return err({ code: "bad-retreat", text: retreat, limit: MOST });
  return ok({
    ...(rounds !== undefined && { rounds: Number(rounds) }),
    ...(isSide && { retreat: { side, after: Number(after) } }),
  });
}

const isCount = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST;

/** A faction as it is typed: its id, or its name in any of our languages; what is none stays as it is. */
function spellingOfFaction(text: string): string {
  const key = normalizeName(text);
  const isNamed = (id: string) => Object.values(ti4Names).some(({ faction }) => normalizeName(faction(id)) === key);
  return units.find(({ faction }) => faction !== null && (faction === text || isNamed(faction)))?.faction ?? text;
}

/** An anomaly as it is typed, by its id or by its name in any of our languages; what is none stays as it is. */
export function spellingOfAnomaly(text: string): string {
  const key = normalizeName(text);
  const names = Object.values(ti4Words).flatMap(({ anomaly }) => Object.entries(anomaly));
  return names.find(([id, name]) => normalizeName(id) === key || normalizeName(name) === key)?.[0] ?? text;
}
