import { type Explained, explain, type Modifier } from "@umpire/toolkit";
import { findSystem, type System } from "../galaxy/galaxy.ts";
import { isFor } from "./effects.ts";
import { effectsOn, has, isStrict, neighboursFor, type Ship, type Voyage } from "./voyage.ts";

/** What leaving a system brings: so much move, and so many dice. */
export function riftOf(
  voyage: Voyage,
  system: System,
): { readonly isRift: boolean; readonly bonus: number; readonly dice: number } {
  const { rules, player } = voyage;
  const effects = effectsOn(voyage, "gravity-rift");
  const rifts = system.anomalies.filter(({ type }) => type === "gravity-rift");
  if (rifts.length === 0) return { isRift: false, bonus: 0, dice: 0 };
  const count = rules.anomalyStacking === "multiset" ? rifts.length : 1;
  const isOwn = player !== null && !isStrict(rules, "gravity-rift") && rifts.some(({ owner }) => owner === player);
  const noDice = isOwn || effects.some(({ noRiftDice }) => noRiftDice);
  const bonus = effects.some(({ noRiftBonus }) => noRiftBonus) ? 0 : count;
  return { isRift: true, bonus, dice: noDice ? 0 : count };
}

/** A reason for a move value. */
export type MoveModifier = Modifier & { readonly system?: string };

/** Whether a ship begins in a nebula that its owner's effects do not free it from. */
export const isInNebula = (voyage: Voyage, ship: Ship): boolean => {
  const start = findSystem(voyage.galaxy, ship.at);
  return (
    start !== undefined &&
    has(start, "nebula") &&
    !effectsOn(voyage, "nebula").some((effect) => effect.fullMoveInNebula && isFor(effect, ship))
  );
};

/** Whether nothing but a rift's +1 is added to a ship's move value of 1. */
export const isCapped = (voyage: Voyage, ship: Ship): boolean =>
  voyage.rules.nebulaMoveHardCap && isInNebula(voyage, ship);

/** A ship's move value before it leaves any rift, and why: set, then add (LRR 59.2). */
export function moveValue(voyage: Voyage, ship: Ship): readonly MoveModifier[] {
  const nebula = { op: "set", amount: 1, source: "nebula", rule: "LRR 59.2", system: ship.at } as const;
  if (isCapped(voyage, ship)) return [nebula];
  const { effects, active } = voyage;
  const copied = effects.find((effect) => effect.copiesBestMove && isFor(effect, ship));
  const modifiers: MoveModifier[] = [];
  // What copies another ship's value takes the place of the nebula's 1.
  if (copied !== undefined)
    modifiers.push({ op: "set", amount: voyage.bestMove ?? ship.move, source: copied.id, rule: copied.rule });
  else if (isInNebula(voyage, ship)) modifiers.push(nebula);
  for (const { move, id, rule, ifActiveNextToAnomaly, ...effect } of effects) {
    if (move === undefined || !isFor({ id, rule, ...effect }, ship)) continue;
    if (ifActiveNextToAnomaly && !isNextToAnomaly(voyage, active)) continue;
    modifiers.push({ op: "add", amount: move, source: id, rule });
  }
  return modifiers;
}

function isNextToAnomaly(voyage: Voyage, system: string): boolean {
  const near = neighboursFor(voyage, "player").get(system) ?? [];
  return near.some((id) => (findSystem(voyage.galaxy, id)?.anomalies.length ?? 0) > 0);
}

/** What passing a system gives this ship, beside a rift. */
export function passBonus(voyage: Voyage, ship: Ship, id: string): number {
  // Hardly any movement has such an effect, and every system is asked.
  if (!voyage.effects.some(({ movePerPassed }) => movePerPassed !== undefined)) return 0;
  return isCapped(voyage, ship) ? 0 : sumOf(passModifiers(voyage, ship, ["", id, ""]));
}

/** The move value that a path comes with: what the ship has, and what the path gives. */
export function explainMove(voyage: Voyage, ship: Ship, path: readonly string[]): Explained<MoveModifier> {
  const surge = isSurging(voyage, ship, path) ? surgeModifiers(voyage, ship) : [];
  return explain<MoveModifier>(ship.move, [...moveValue(voyage, ship), ...pathModifiers(voyage, ship, path), ...surge]);
}

/** What the exits of a path give in all, a surge aside. */
export const pathGain = (voyage: Voyage, ship: Ship, path: readonly string[]): number =>
  sumOf(pathModifiers(voyage, ship, path));

const sumOf = (modifiers: readonly MoveModifier[]) => modifiers.reduce((sum, { amount }) => sum + amount, 0);

function pathModifiers(voyage: Voyage, ship: Ship, path: readonly string[]): readonly MoveModifier[] {
  if (isCapped(voyage, ship)) return riftModifiers(voyage, path);
  return [...riftModifiers(voyage, path), ...passModifiers(voyage, ship, path), ...extraBonus(voyage, path)];
}

function riftModifiers(voyage: Voyage, path: readonly string[]): readonly MoveModifier[] {
  const found: MoveModifier[] = [];
  for (const id of path.slice(0, -1)) {
    const system = findSystem(voyage.galaxy, id);
    const bonus = system === undefined ? 0 : riftOf(voyage, system).bonus;
    if (bonus === 0 || (voyage.rules.riftBonusOnce && found.length > 0)) continue;
    found.push({ op: "add", amount: bonus, source: "gravity-rift", rule: "LRR 41.1", system: id });
  }
  return found;
}

function passModifiers(voyage: Voyage, ship: Ship, path: readonly string[]): readonly MoveModifier[] {
  const passing = voyage.effects.filter((effect) => effect.movePerPassed !== undefined && isFor(effect, ship));
  return path.slice(1, -1).flatMap((system) =>
    passing
      .filter(({ ifOwnUnits }) => !ifOwnUnits || voyage.own.has(system))
      .map(({ movePerPassed: amount = 0, id: source, rule }) => ({
        op: "add" as const,
        amount,
        source,
        rule,
        system,
      })),
  );
}

/** What an effect adds once to a movement that leaves a rift. */
function extraBonus(voyage: Voyage, path: readonly string[]): readonly MoveModifier[] {
  const leaves = path.slice(0, -1).some((id) => {
    const system = findSystem(voyage.galaxy, id);
    return system !== undefined && has(system, "gravity-rift");
  });
  if (!leaves) return [];
  return effectsOn(voyage, "gravity-rift").flatMap(({ extraRiftBonus: amount, id, rule }) =>
    amount === undefined ? [] : [{ op: "add" as const, amount, source: id, rule }],
  );
}

/** What effects add once to a movement that leaves a rift, in all. */
export const extraRiftBonus = (voyage: Voyage, ship: Ship): number =>
  isCapped(voyage, ship)
    ? 0
    : effectsOn(voyage, "gravity-rift").reduce((sum, effect) => sum + (effect.extraRiftBonus ?? 0), 0);

/** What a ship may take beyond its first exit's +1, where it begins in a rift that gives one. */
export const surgeOf = (voyage: Voyage, ship: Ship): number => sumOf(surgeModifiers(voyage, ship));

function surgeModifiers(voyage: Voyage, ship: Ship): readonly MoveModifier[] {
  const start = findSystem(voyage.galaxy, ship.at);
  if (start === undefined || riftOf(voyage, start).bonus === 0) return [];
  return effectsOn(voyage, "gravity-rift").flatMap(({ surge, id: source, rule }) =>
    surge === undefined ? [] : [{ op: "add" as const, amount: surge.move, source, rule, system: ship.at }],
  );
}

/** A ship takes the risk of a surge where its path needs it, and nowhere else: it gives nothing but reach. */
function isSurging(voyage: Voyage, ship: Ship, path: readonly string[]): boolean {
  const { value: move } = explain(ship.move, moveValue(voyage, ship));
  return surgeOf(voyage, ship) > 0 && path.length - 1 - pathGain(voyage, ship, path) > move;
}

/** One exit that takes dice: before which step, how many, and up to which face the ship is lost. */
export type Exit = { readonly system: string; readonly exit: number; readonly dice: number; readonly lostOn: number };

/** A die of a rift removes on faces up to this. */
export const LOST_ON = 3;

/** A path's exits from rifts, in order. */
export function exitsOf(voyage: Voyage, ship: Ship, path: readonly string[]): readonly Exit[] {
  const surging = isSurging(voyage, ship, path) ? voyage.effects.find(({ surge }) => surge)?.surge?.lostOn : undefined;
  return path.slice(0, -1).flatMap((id, exit) => {
    const system = findSystem(voyage.galaxy, id);
    const dice = system === undefined ? 0 : riftOf(voyage, system).dice;
    return dice === 0 ? [] : [{ system: id, exit, dice, lostOn: exit === 0 ? (surging ?? LOST_ON) : LOST_ON }];
  });
}

/** A ship's chance to get through all these. */
export function survivalOf(exits: readonly Exit[]): number {
  const faces = exits.flatMap(({ dice, lostOn }) => Array.from({ length: dice }, () => 10 - lostOn));
  return faces.reduce((product, left) => product * left, 1) / 10 ** faces.length;
}
