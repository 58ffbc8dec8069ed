import { type Explained, explain, type Modifier } from "@umpire/toolkit";
import { findSystem, type System } from "../galaxy/galaxy.ts";
import { findTile } from "../galaxy/tiles.ts";
import { appliesTo } from "./effects.ts";
import { effectsOn, hasAnomaly, isStrict, type Movement, neighboursFor, type Ship } from "./movement.ts";

/** What leaving a system gives: extra move, and the exit dice it takes. */
export function riftEffect(
  movement: Movement,
  system: System,
): { readonly isRift: boolean; readonly bonus: number; readonly dice: number } {
  const { rules, player } = movement;
  const effects = effectsOn(movement, "gravity-rift");
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
export const isInNebula = (movement: Movement, ship: Ship): boolean => {
  const start = findSystem(movement.galaxy, ship.at);
  return (
    start !== undefined &&
    hasAnomaly(start, "nebula") &&
    !effectsOn(movement, "nebula").some((effect) => effect.fullMoveInNebula && appliesTo(effect, ship))
  );
};

/** Whether nothing but a rift's +1 is added to a ship's move value of 1. */
export const isCapped = (movement: Movement, ship: Ship): boolean =>
  movement.rules.nebulaMoveHardCap && isInNebula(movement, ship);

/** A ship's move value before it leaves any rift, and why: set, then add (LRR 59.2). */
export function moveValue(movement: Movement, ship: Ship): readonly MoveModifier[] {
  const nebula = { op: "set", amount: 1, source: "nebula", rule: "LRR 59.2", system: ship.at } as const;
  if (isCapped(movement, ship)) return [nebula];
  const { effects, active } = movement;
  const copied = effects.find((effect) => effect.copiesBestMove && appliesTo(effect, ship));
  const modifiers: MoveModifier[] = [];
  // What copies another ship's value takes the place of the nebula's 1.
  if (copied !== undefined)
    modifiers.push({ op: "set", amount: movement.bestMove ?? ship.move, source: copied.id, rule: copied.rule });
  else if (isInNebula(movement, ship)) modifiers.push(nebula);
  for (const { move, id, rule, ifActiveNextToAnomaly, ifBeginsAt, ...effect } of effects) {
    if (move === undefined || !appliesTo({ id, rule, ...effect }, ship)) continue;
    if (ifActiveNextToAnomaly && !isNextToAnomaly(movement, active)) continue;
    if (ifBeginsAt !== undefined && !beginsAt(movement, ship, ifBeginsAt)) continue;
    modifiers.push({ op: "add", amount: move, source: id, rule });
  }
  return modifiers;
}

/** Whether a ship begins where an effect wants it to. */
function beginsAt(
  { galaxy }: Movement,
  { at }: Ship,
  { wormholes, home }: { readonly wormholes: readonly string[]; readonly home: string },
): boolean {
  const start = findSystem(galaxy, at);
  if (start === undefined) return false;
  const isHome = start.tile !== null && findTile(start.tile)?.home === home;
  return isHome || start.wormholes.some(({ letter }) => wormholes.includes(letter));
}

function isNextToAnomaly(movement: Movement, system: string): boolean {
  const near = neighboursFor(movement, "player").get(system) ?? [];
  return near.some((id) => (findSystem(movement.galaxy, id)?.anomalies.length ?? 0) > 0);
}

/** What passing a system gives this ship, beside a rift. */
export function passBonus(movement: Movement, ship: Ship, id: string): number {
  // Hardly any movement has such an effect, and every system is asked.
  if (!movement.effects.some(({ movePerPassed }) => movePerPassed !== undefined)) return 0;
  return isCapped(movement, ship) ? 0 : sumOf(passModifiers(movement, ship, ["", id, ""]));
}

/** The move value that a path comes with: what the ship has, and what the path gives. */
export function explainMove(movement: Movement, ship: Ship, path: readonly string[]): Explained<MoveModifier> {
  const surge = isSurging(movement, ship, path) ? surgeModifiers(movement, ship) : [];
  return explain<MoveModifier>(ship.move, [
    ...moveValue(movement, ship),
    ...pathModifiers(movement, ship, path),
    ...surge,
  ]);
}

/** What the exits of a path give in all, a surge aside. */
export const pathGain = (movement: Movement, ship: Ship, path: readonly string[]): number =>
  sumOf(pathModifiers(movement, ship, path));

const sumOf = (modifiers: readonly MoveModifier[]) => modifiers.reduce((sum, { amount }) => sum + amount, 0);

function pathModifiers(movement: Movement, ship: Ship, path: readonly string[]): readonly MoveModifier[] {
  if (isCapped(movement, ship)) return riftModifiers(movement, path);
  return [...riftModifiers(movement, path), ...passModifiers(movement, ship, path), ...extraBonus(movement, path)];
}

function riftModifiers(movement: Movement, path: readonly string[]): readonly MoveModifier[] {
  const found: MoveModifier[] = [];
  for (const id of path.slice(0, -1)) {
    const system = findSystem(movement.galaxy, id);
    const bonus = system === undefined ? 0 : riftEffect(movement, system).bonus;
    if (bonus === 0 || (movement.rules.riftBonusOnce && found.length > 0)) continue;
    found.push({ op: "add", amount: bonus, source: "gravity-rift", rule: "LRR 41.1", system: id });
  }
  return found;
}

function passModifiers(movement: Movement, ship: Ship, path: readonly string[]): readonly MoveModifier[] {
  const passing = movement.effects.filter((effect) => effect.movePerPassed !== undefined && appliesTo(effect, ship));
  return path.slice(1, -1).flatMap((system) =>
    passing
      .filter(({ ifOwnUnits }) => !ifOwnUnits || movement.own.has(system))
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
function extraBonus(movement: Movement, path: readonly string[]): readonly MoveModifier[] {
  const leaves = path.slice(0, -1).some((id) => {
    const system = findSystem(movement.galaxy, id);
    return system !== undefined && hasAnomaly(system, "gravity-rift");
  });
  if (!leaves) return [];
  return effectsOn(movement, "gravity-rift").flatMap(({ extraRiftBonus: amount, id, rule }) =>
    amount === undefined ? [] : [{ op: "add" as const, amount, source: id, rule }],
  );
}

/** What effects add once to a movement that leaves a rift, in all. */
export const extraRiftBonus = (movement: Movement, ship: Ship): number =>
  isCapped(movement, ship)
    ? 0
    : effectsOn(movement, "gravity-rift").reduce((sum, effect) => sum + (effect.extraRiftBonus ?? 0), 0);

/** What a ship may take beyond its first exit's +1, where it begins in a rift that gives one. */
export const surgeBonus = (movement: Movement, ship: Ship): number => sumOf(surgeModifiers(movement, ship));

function surgeModifiers(movement: Movement, ship: Ship): readonly MoveModifier[] {
  const start = findSystem(movement.galaxy, ship.at);
  if (start === undefined || riftEffect(movement, start).bonus === 0) return [];
  return effectsOn(movement, "gravity-rift").flatMap(({ surge, id: source, rule }) =>
    surge === undefined ? [] : [{ op: "add" as const, amount: surge.move, source, rule, system: ship.at }],
  );
}

/** A ship takes the risk of a surge where its path needs it, and nowhere else: it gives nothing but reach. */
function isSurging(movement: Movement, ship: Ship, path: readonly string[]): boolean {
  const { value: move } = explain(ship.move, moveValue(movement, ship));
  return surgeBonus(movement, ship) > 0 && path.length - 1 - pathGain(movement, ship, path) > move;
}

/** One exit that takes dice: before which step, how many, and up to which face the ship is lost. */
export type RiftExit = {
  readonly system: string;
  readonly exit: number;
  readonly dice: number;
  readonly lostOn: number;
};

/** A die of a rift removes on faces up to this. */
export const LOST_ON = 3;

/** A path's exits from rifts, in order. */
export function exitsOf(movement: Movement, ship: Ship, path: readonly string[]): readonly RiftExit[] {
  const surging = isSurging(movement, ship, path)
    ? movement.effects.find(({ surge }) => surge)?.surge?.lostOn
    : undefined;
  return path.slice(0, -1).flatMap((id, exit) => {
    const system = findSystem(movement.galaxy, id);
    const dice = system === undefined ? 0 : riftEffect(movement, system).dice;
    return dice === 0 ? [] : [{ system: id, exit, dice, lostOn: exit === 0 ? (surging ?? LOST_ON) : LOST_ON }];
  });
}

/** A ship's chance to get through all these. */
export function survivalOf(exits: readonly RiftExit[]): number {
  const faces = exits.flatMap(({ dice, lostOn }) => Array.from({ length: dice }, () => 10 - lostOn));
  return faces.reduce((product, left) => product * left, 1) / 10 ** faces.length;
}
