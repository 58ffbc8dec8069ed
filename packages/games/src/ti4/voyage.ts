import { type Explained, explain, type Modifier } from "@umpire/toolkit";
import { type Effect, isFor } from "./effects.ts";
import { adjacencyOf, findSystem, type Galaxy, type Link, linksOf, type System, sameLetter } from "./galaxy.ts";
import type { Ti4Rules } from "./rules.ts";
import type { AnomalyType } from "./tiles.ts";

/** A ship that may move: where it is, and its printed move value, 0 for none. */
export type Ship = { readonly id: string; readonly at: string; readonly move: number };

/** The movement step of one player's tactical action: everything that decides who gets where. */
export type Voyage = {
  readonly galaxy: Galaxy;
  readonly rules: Ti4Rules;
  readonly player: string | null;
  readonly active: string;
  /** Systems that hold other players' ships. */
  readonly others: ReadonlySet<string>;
  /** Systems that hold this player's command tokens. */
  readonly tokens: ReadonlySet<string>;
  readonly effects: readonly Effect[];
  /** The best printed move value of the player's ships, for effects that copy it. */
  readonly bestMove?: number;
};

/** What is in a ship's way. */
export type Obstacle = {
  readonly code: "blocked-by-ships" | "asteroid-field" | "supernova" | "nebula-not-active" | "nebula-through";
  readonly rule: string;
  readonly system: string;
  readonly anomaly?: AnomalyType;
};

/** The links that ships of this player can use. */
export function movementLinks({ galaxy, effects }: Voyage): readonly Link[] {
  const joins = effects.some(({ joinsAlphaBeta }) => joinsAlphaBeta);
  const isEither = (letter: string) => letter === "alpha" || letter === "beta";
  const links = linksOf(galaxy, (one, other) => sameLetter(one, other) || (joins && isEither(one) && isEither(other)));
  const isBanned = effects.some(({ bansAlphaBeta }) => bansAlphaBeta);
  if (!isBanned || effects.some(({ overridesBan }) => overridesBan)) return links;
  return links.filter(({ kind }) => kind !== "wormhole:alpha" && kind !== "wormhole:beta");
}

const has = ({ anomalies }: System, type: AnomalyType) => anomalies.some((entry) => entry.type === type);

/** What keeps a ship from moving through a system, nothing or more. */
export function obstaclesThrough(voyage: Voyage, system: System, ship: Ship): readonly Obstacle[] {
  const { id } = system;
  const found: Obstacle[] = [];
  const passes = (type: AnomalyType) => may(voyage, ship, type, "through");
  const isPast = voyage.effects.some(
    (effect) =>
      effect.pastShips && isFor(effect, ship) && (!effect.ifActiveHeldByOthers || voyage.others.has(voyage.active)),
  );
  if (voyage.others.has(id) && !isPast) found.push({ code: "blocked-by-ships", rule: "LRR 58.4b", system: id });
  if (has(system, "asteroid-field") && !passes("asteroid-field")) found.push(fieldIn(id));
  if (has(system, "supernova") && !passes("supernova")) found.push(supernovaIn(id));
  if (has(system, "nebula") && !passes("nebula")) found.push(nebulaIn(id, voyage.active));
  return found;
}

/** What keeps a ship from ending its movement in the active system. A nebula does not: it is active. */
export function obstaclesInto(voyage: Voyage, system: System, ship: Ship): readonly Obstacle[] {
  const found: Obstacle[] = [];
  const enters = (type: AnomalyType) => may(voyage, ship, type, "into");
  if (has(system, "asteroid-field") && !enters("asteroid-field")) found.push(fieldIn(system.id));
  if (has(system, "supernova") && !enters("supernova")) found.push(supernovaIn(system.id));
  return found;
}

const fieldIn = (system: string): Obstacle => ({
  ...{ code: "asteroid-field", rule: "LRR 11.1", system, anomaly: "asteroid-field" },
});
const supernovaIn = (system: string): Obstacle => ({
  ...{ code: "supernova", rule: "LRR 86.1", system, anomaly: "supernova" },
});
const nebulaIn = (system: string, active: string): Obstacle =>
  system === active
    ? { code: "nebula-through", rule: "LRR 59.1a", system, anomaly: "nebula" }
    : { code: "nebula-not-active", rule: "LRR 59.1", system, anomaly: "nebula" };

/** Whether an effect lets the ship into, or through, an anomaly; a sealed one lets nobody. */
function may({ effects, rules }: Voyage, ship: Ship, type: AnomalyType, way: "into" | "through"): boolean {
  if (type === "asteroid-field" && rules.asteroidSealed) return false;
  if (type === "supernova" && rules.supernovaSealed) return false;
  return effects.some((effect) => {
    if (effect.id === "antimass-deflectors" && rules.antimassThroughOnly && way === "into") return false;
    return effect[way]?.includes(type) === true && isFor(effect, ship);
  });
}

/** What leaving a system brings: so much move, and so many dice. */
export function riftOf(
  { rules, effects, player }: Voyage,
  system: System,
): { readonly isRift: boolean; readonly bonus: number; readonly dice: number } {
  const rifts = system.anomalies.filter(({ type }) => type === "gravity-rift");
  if (rifts.length === 0) return { isRift: false, bonus: 0, dice: 0 };
  const count = rules.anomalyStacking === "multiset" ? rifts.length : 1;
  const isOwn = player !== null && rifts.some(({ owner }) => owner === player);
  const noDice = isOwn || effects.some(({ noRiftDice }) => noRiftDice);
  const bonus = effects.some(({ noRiftBonus }) => noRiftBonus) ? 0 : count;
  return { isRift: true, bonus, dice: noDice ? 0 : count };
}

/** A reason for a move value. */
export type MoveModifier = Modifier & { readonly system?: string };

/** A ship's move value before it leaves any rift, and why: set, then add (LRR 59.2). */
export function moveValue(voyage: Voyage, ship: Ship): readonly MoveModifier[] {
  const { galaxy, effects, rules, active } = voyage;
  const start = findSystem(galaxy, ship.at);
  const keeps = effects.some((effect) => effect.fullMoveInNebula && isFor(effect, ship));
  const copied = effects.find((effect) => effect.copiesBestMove && isFor(effect, ship));
  const inNebula = start !== undefined && has(start, "nebula") && !keeps;
  const modifiers: MoveModifier[] = [];
  // What copies another ship's value takes the place of the nebula's 1.
  if (copied !== undefined)
    modifiers.push({ op: "set", amount: voyage.bestMove ?? ship.move, source: copied.id, rule: copied.rule });
  else if (inNebula) modifiers.push({ op: "set", amount: 1, source: "nebula", rule: "LRR 59.2", system: ship.at });
  if (inNebula && rules.nebulaMoveHardCap) return modifiers;
  for (const { move, id, rule, ifActiveNextToAnomaly, ...effect } of effects) {
    if (move === undefined || !isFor({ id, rule, ...effect }, ship)) continue;
    if (ifActiveNextToAnomaly && !isNextToAnomaly(voyage, active)) continue;
    modifiers.push({ op: "add", amount: move, source: id, rule });
  }
  return modifiers;
}

function isNextToAnomaly({ galaxy }: Voyage, system: string): boolean {
  const near = adjacencyOf(galaxy).get(system) ?? [];
  return near.some((id) => (findSystem(galaxy, id)?.anomalies.length ?? 0) > 0);
}

/** The move value that a path comes with: what the ship has, and a +1 for each exit from a rift. */
export function explainMove(voyage: Voyage, ship: Ship, path: readonly string[]): Explained<MoveModifier> {
  return explain<MoveModifier>(ship.move, [...moveValue(voyage, ship), ...riftModifiers(voyage, path)]);
}

/** What the exits of a path give in all. */
export const riftGain = (voyage: Voyage, path: readonly string[]): number =>
  riftModifiers(voyage, path).reduce((sum, { amount }) => sum + amount, 0);

function riftModifiers(voyage: Voyage, path: readonly string[]): readonly MoveModifier[] {
  const found: MoveModifier[] = [];
  for (const id of path.slice(0, -1)) {
    const system = findSystem(voyage.galaxy, id);
    const bonus = system === undefined ? 0 : riftOf(voyage, system).bonus;
    if (bonus === 0 || (voyage.rules.riftBonusOnce && found.length > 0)) continue;
    found.push({ op: "add", amount: bonus, source: "gravity-rift", rule: "LRR 41.1", system: id });
  }
  return [...found, ...extraBonus(voyage, path)];
}

/** What an effect adds once to a movement that leaves a rift. */
function extraBonus(voyage: Voyage, path: readonly string[]): readonly MoveModifier[] {
  const leaves = path.slice(0, -1).some((id) => {
    const system = findSystem(voyage.galaxy, id);
    return system !== undefined && has(system, "gravity-rift");
  });
  if (!leaves) return [];
  return voyage.effects.flatMap(({ extraRiftBonus: amount, id, rule }) =>
    amount === undefined ? [] : [{ op: "add" as const, amount, source: id, rule }],
  );
}

/** What effects add once to a movement that leaves a rift, in all. */
export const extraRiftBonus = ({ effects }: Voyage): number =>
  effects.reduce((sum, effect) => sum + (effect.extraRiftBonus ?? 0), 0);
