import { buffs as tacticsBuffs } from "../../rules/data/buffs.ts";
import { tiles as tacticsTiles } from "../../rules/data/tiles.ts";
import { unitTypes } from "../../rules/data/units.ts";
import { SQUARES, squareAt, straight, WIDTH } from "./squares.ts";

/**
 * A unit on the board as one number, since tens of millions of positions are looked at: in the low bits which unit it
 * is, kind and hp, then its square, then what is on it. Units of a kind are numbered by their hp, so that who loses hp
 * loses as much of the number.
 */
export type Standing = number;
export const FALLEN: Standing = -1;

const SQUARE_SHIFT = 6;
const BUFFS_SHIFT = 11;
const UNIT_MASK = 2 ** SQUARE_SHIFT - 1;
const SQUARE_MASK = 2 ** (BUFFS_SHIFT - SQUARE_SHIFT) - 1;

type Numbers = { readonly [name in "hp" | "attack" | "moveRange" | "attackRange"]: number };

const units = Object.values(unitTypes).flatMap(({ hp: most, ...numbers }) =>
  Array.from({ length: most }, (_, at): Numbers => ({ ...numbers, hp: at + 1 })),
);
export const UNITS: number = units.length;

const numbersOf = (name: keyof Numbers): Int8Array => Int8Array.from(units, (unit) => unit[name]);
const hp = numbersOf("hp");
const attack = numbersOf("attack");
const moveRange = numbersOf("moveRange");
const attackRange = numbersOf("attackRange");

/** The number of a unit; null where no type has such numbers. */
export function unitNumber(unit: Numbers): number | null {
  const number = units.findIndex(
    (known) =>
      known.hp === unit.hp &&
      known.attack === unit.attack &&
      known.moveRange === unit.moveRange &&
      known.attackRange === unit.attackRange,
  );
  return number < 0 ? null : number;
}

export const standing = (unit: number, square: number, buffs = 0): Standing =>
  unit | (square << SQUARE_SHIFT) | (buffs << BUFFS_SHIFT);
export const unitOf = (who: Standing): number => who & UNIT_MASK;
export const squareOf = (who: Standing): number => (who >> SQUARE_SHIFT) & SQUARE_MASK;
export const buffsOf = (who: Standing): number => who >> BUFFS_SHIFT;
export const hpOf = (unit: number): number => hp[unit] ?? 0;

/** The same unit on another square. */
export const movedTo = (who: Standing, square: number): Standing =>
  (who & ~(SQUARE_MASK << SQUARE_SHIFT)) | (square << SQUARE_SHIFT);

/** Every tile grants one buff, once: as many bits as the turns that it lasts need, tile by tile. */
const widths = tacticsTiles.map(({ duration }) => 32 - Math.clz32(duration));
const shifts = widths.map((_, tile) => widths.slice(0, tile).reduce((sum, width) => sum + width, 0));
const WORDS = 2 ** widths.reduce((sum, width) => sum + width, 0);

export const turnsLeft = (buffs: number, tile: number): number =>
  (buffs >> (shifts[tile] ?? 0)) & (2 ** (widths[tile] ?? 0) - 1);

/** The buff of a tile with this number of turns left. */
export const buffOf = (tile: number, turns: number): number => turns << (shifts[tile] ?? 0);

type Library = typeof tacticsBuffs;
type Buff = Library[keyof Library];

/** What all the buffs of a unit come to, by their bits. */
function summed(amountOf: (buff: Buff) => number): Int8Array {
  const amounts = tacticsTiles.map(({ buffId }) => amountOf(tacticsBuffs[buffId as keyof Library]));
  return Int8Array.from({ length: WORDS }, (_, buffs) =>
    amounts.reduce((sum, amount, tile) => (turnsLeft(buffs, tile) > 0 ? sum + amount : sum), 0),
  );
}
const bonusAttack = summed(({ modifiers }) => modifiers.bonusAttack);
const bonusMove = summed(({ modifiers }) => modifiers.bonusMoveRange);
const stunned = summed(({ flags }) => Number(flags.stunned));
const rooted = summed(({ flags }) => Number(flags.rooted));
const poison = summed(({ flags }) => Number(flags.poison));
const runDown: Int16Array = Int16Array.from({ length: WORDS }, (_, buffs) =>
  tacticsTiles.reduce((sum, __, tile) => sum | buffOf(tile, Math.max(0, turnsLeft(buffs, tile) - 1)), 0),
);

/** What is left of a unit after so much damage. */
export const hurtBy = (who: Standing, damage: number): Standing => (hpOf(unitOf(who)) > damage ? who - damage : FALLEN);

/** A unit at the end of either side's turn: poison hurts, then buffs run down. */
export function atTurnEnd(who: Standing): Standing {
  const buffs = buffsOf(who);
  if (buffs === 0) return who;
  const left = hurtBy(who, poison[buffs] ?? 0);
  return left === FALLEN ? FALLEN : standing(unitOf(left), squareOf(left), runDown[buffs] ?? 0);
}

export const canAct = (who: Standing): boolean => (stunned[buffsOf(who)] ?? 0) === 0;

export const damageOf = (who: Standing): number => (attack[unitOf(who)] ?? 0) + (bonusAttack[buffsOf(who)] ?? 0);

const isWithin = (distance = 0, range = 0) => distance > 0 && distance <= range;

export const reaches = (who: Standing, target: Standing): boolean =>
  isWithin(straight[squareOf(who) * SQUARES + squareOf(target)], attackRange[unitOf(who)]);

/** The squares in a straight line within a range: `lines[range][square]`. */
const lines: readonly (readonly Int8Array[])[] = Array.from({ length: WIDTH }, (_, range) =>
  Array.from({ length: SQUARES }, (__, from) => {
    const distances = straight.subarray(from * SQUARES, (from + 1) * SQUARES);
    return Int8Array.from([...distances.keys()].filter((to) => isWithin(distances[to], range)));
  }),
);

const nowhere = new Int8Array(0);

/** Where a unit may go, taken squares among them. */
export function stepsOf(who: Standing): Int8Array {
  const buffs = buffsOf(who);
  if ((stunned[buffs] ?? 0) + (rooted[buffs] ?? 0) > 0) return nowhere;
  return lines[(moveRange[unitOf(who)] ?? 0) + (bonusMove[buffs] ?? 0)]?.[squareOf(who)] ?? nowhere;
}

/** The tiles that are left, as bits, in the order in which the game lists them. */
export type Tiles = number;
export const SETS: number = 2 ** tacticsTiles.length;

const tileOn: Int8Array = Int8Array.from({ length: SQUARES }, (_, square) =>
  tacticsTiles.findIndex(({ position }) => squareAt(position) === square),
);

export const hasTile = (tiles: Tiles, tile: number): boolean => ((tiles >> tile) & 1) === 1;

/** The tile on a square, by its number; -1 where there is none, or none any more. */
export function tileAt(tiles: Tiles, square: number): number {
  const tile = tileOn[square] ?? -1;
  return tile >= 0 && hasTile(tiles, tile) ? tile : -1;
}

const grants = tacticsTiles.map(({ duration, target }, tile) => ({
  isForSelf: target === "self",
  bits: buffOf(tile, duration) << BUFFS_SHIFT,
}));

/** The buff of a tile for the unit that stepped on it, and for its enemy: bits to add to either. */
export const forSelf: readonly number[] = grants.map(({ isForSelf, bits }) => (isForSelf ? bits : 0));
export const forEnemy: readonly number[] = grants.map(({ isForSelf, bits }) => (isForSelf ? 0 : bits));
