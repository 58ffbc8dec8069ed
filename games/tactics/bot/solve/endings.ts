import type { Counts } from "./duel.ts";
import { SQUARES } from "./squares.ts";
import {
  atTurnEnd,
  buffsOf,
  canAct,
  damageOf,
  FALLEN,
  forEnemy,
  forSelf,
  hpOf,
  hurtBy,
  movedTo,
  reaches,
  SETS,
  type Standing,
  squareOf,
  standing,
  stepsOf,
  type Tiles,
  tileAt,
  UNITS,
  unitOf,
} from "./standing.ts";

/**
 * One unit against one, with any tiles left. A block holds the positions of two units that have no buffs, by their
 * squares: for the one to act, 127 is a win in this turn, 126 in the next, and so on; below zero the same as losses; 0 is
 * a draw. Buffs run down and tiles do not come back, so a position with buffs is found by looking ahead until they
 * are gone. Blocks are solved when they are first asked for; the sets of tiles that are solved entirely are counted.
 */
export type Endings = { readonly blocks: (Int8Array | undefined)[]; done: number };

const BLOCK = SQUARES * SQUARES;
const WON = 127;
const NO_TURN = -WON - 1;

/** Blocks with the same tiles left. */
const PER_SET = UNITS * UNITS;
export const ENDINGS_SIZE: number = SETS * PER_SET * BLOCK;

/** Two units on different squares, with any of the tiles. */
export const ENDINGS: number = SETS * PER_SET * SQUARES * (SQUARES - 1);

export const unsolvedEndings = (): Endings => ({ blocks: new Array(SETS * PER_SET), done: 0 });

/** The blocks of the sets of tiles that have been solved, one after the other. */
export function writeEndings({ blocks, done }: Endings, to: Uint8Array): void {
  for (let at = 0; at < done * PER_SET; at += 1) to.set(blocks[at] ?? [], at * BLOCK);
}

export function readEndings(from: Uint8Array, done: number): Endings {
  const values = new Int8Array(from.buffer, from.byteOffset, from.byteLength);
  const { blocks } = unsolvedEndings();
  for (let at = 0; at < done * PER_SET; at += 1) blocks[at] = values.subarray(at * BLOCK, (at + 1) * BLOCK);
  return { blocks, done };
}

/** How many of the positions that have been solved are won, lost and drawn for the side that is to act. */
export function countEndings({ blocks }: Endings): Counts {
  const tally = new Float64Array(2 * WON + 2);
  for (const block of blocks) {
    for (let at = 0; block !== undefined && at < BLOCK; at += 1) {
      const slot = WON + 1 + (block[at] ?? 0);
      if (Math.floor(at / SQUARES) !== at % SQUARES) tally[slot] = (tally[slot] ?? 0) + 1;
    }
  }
  const [lost, drawn, won] = [tally.subarray(0, WON + 1), tally[WON + 1] ?? 0, tally.subarray(WON + 2)];
  const sum = (part: Float64Array) => part.reduce((all, number) => all + number, 0);
  return { won: sum(won), lost: sum(lost), drawn, longest: WON - won.findIndex((number) => number > 0) };
}

const blockNumber = (tiles: Tiles, own: number, other: number) => (tiles * UNITS + own) * UNITS + other;

/** Solves one set of tiles after the other, each after all that may be left of it. */
export function* solveEndings(endings: Endings): Generator<void> {
  for (let tiles = endings.done; tiles < SETS; tiles += 1) {
    for (let own = 0; own < UNITS; own += 1) {
      for (let other = 0; other <= own; other += 1) blockOf(endings, tiles, own, other);
    }
    endings.done += 1;
    yield;
  }
}

/** The number of pairs of units that are solved within a second. */
const QUICK = 512;

/** Whether an answer is known or found soon: two units lead only to the same two with less hp and fewer tiles. */
export function isQuick({ blocks }: Endings, tiles: Tiles, own: number, other: number): boolean {
  if (blocks[blockNumber(tiles, own, other)] !== undefined) return true;
  let pairs = hpOf(own) * hpOf(other);
  for (let left = tiles; left > 0; left &= left - 1) pairs *= 2;
  return pairs <= QUICK;
}

/** The positions of two units, solved before or now. */
function blockOf(endings: Endings, tiles: Tiles, own: number, other: number): Int8Array {
  return endings.blocks[blockNumber(tiles, own, other)] ?? solvePair(endings, tiles, own, other);
}

/** What a position is worth to the unit that is to act; or, if that is at least `enough`, some worth that is. */
export function worthOf(endings: Endings, tiles: Tiles, own: Standing, other: Standing, enough = WON): number {
  if (buffsOf(own) + buffsOf(other) === 0) {
    return blockOf(endings, tiles, unitOf(own), unitOf(other))[squareOf(own) * SQUARES + squareOf(other)] ?? 0;
  }
  const best = eventfulWorth(endings, tiles, own, other, enough);
  return best >= enough ? best : quietWorth(endings, tiles, own, other, best, enough);
}

/** Solves both blocks together: a quiet turn leads from one to the other, anything else to an earlier block. */
function solvePair(endings: Endings, tiles: Tiles, a: number, b: number): Int8Array {
  const first = prepared(endings, tiles, a, b);
  const second = a === b ? first : prepared(endings, tiles, b, a);
  endings.blocks[blockNumber(tiles, a, b)] = first.worths;
  endings.blocks[blockNumber(tiles, b, a)] = second.worths;
  // Value iteration: all positions begin as draws, each pass looks one turn farther, until nothing changes.
  let isChanged = true;
  while (isChanged) {
    isChanged = improve(endings, tiles, a, b, first);
    if (a !== b) isChanged = improve(endings, tiles, b, a, second) || isChanged;
  }
  return first.worths;
}

type Block = { readonly worths: Int8Array; readonly eventful: Int8Array };

function prepared(endings: Endings, tiles: Tiles, own: number, other: number): Block {
  const eventful = new Int8Array(BLOCK);
  for (let at = 0; at < BLOCK; at += 1) {
    const [from, to] = [Math.floor(at / SQUARES), at % SQUARES];
    if (from !== to) eventful[at] = eventfulWorth(endings, tiles, standing(own, from), standing(other, to), WON);
  }
  return { worths: new Int8Array(BLOCK), eventful };
}

function improve(endings: Endings, tiles: Tiles, own: number, other: number, { worths, eventful }: Block): boolean {
  let isChanged = false;
  for (let at = 0; at < BLOCK; at += 1) {
    const [from, to] = [Math.floor(at / SQUARES), at % SQUARES];
    if (from === to) continue;
    const worth = quietWorth(endings, tiles, standing(own, from), standing(other, to), eventful[at] ?? 0, WON);
    if (worth === worths[at]) continue;
    worths[at] = worth;
    isChanged = true;
  }
  return isChanged;
}

/** The best worth so far, or that of a quiet turn: staying or stepping, without an attack or a tile. */
function quietWorth(
  endings: Endings,
  tiles: Tiles,
  own: Standing,
  other: Standing,
  known: number,
  enough: number,
): number {
  let best = Math.max(known, endedWorth(endings, tiles, own, other, known));
  for (const to of stepsOf(own)) {
    if (best >= enough) return best;
    if (to === squareOf(other) || tileAt(tiles, to) >= 0) continue;
    best = Math.max(best, endedWorth(endings, tiles, movedTo(own, to), other, best));
  }
  return best;
}

/** The best turn with an attack in it, or a step onto a tile. */
function eventfulWorth(endings: Endings, tiles: Tiles, own: Standing, other: Standing, enough: number): number {
  let best = NO_TURN;
  if (canAct(own) && reaches(own, other)) {
    const left = hurtBy(other, damageOf(own));
    // Such a match is over before the turn's end, and before poison.
    if (left === FALLEN) return WON;
    best = endedWorth(endings, tiles, own, left, best);
  }
  for (const to of stepsOf(own)) {
    if (best >= enough) return best;
    if (to !== squareOf(other)) best = Math.max(best, steppedWorth(endings, tiles, movedTo(own, to), other, best));
  }
  return best;
}

function steppedWorth(endings: Endings, tiles: Tiles, own: Standing, other: Standing, best: number): number {
  const tile = tileAt(tiles, squareOf(own));
  if (tile < 0) return struckWorth(endings, tiles, own, other, best);
  const left = tiles & ~(1 << tile);
  const [self, enemy] = [own | (forSelf[tile] ?? 0), other | (forEnemy[tile] ?? 0)];
  const struck = struckWorth(endings, left, self, enemy, best);
  return Math.max(struck, endedWorth(endings, left, self, enemy, Math.max(best, struck)));
}

/** An attack after a step ends the turn, also where the other unit has fallen. */
function struckWorth(endings: Endings, tiles: Tiles, own: Standing, other: Standing, best: number): number {
  return reaches(own, other) ? endedWorth(endings, tiles, own, hurtBy(other, damageOf(own)), best) : NO_TURN;
}

/**
 * The turn has ended: what that makes of both units, and what the other side makes of it. Where that is no better than
 * the best so far, nobody needs to know how bad it is.
 */
function endedWorth(endings: Endings, tiles: Tiles, own: Standing, other: Standing, best: number): number {
  const left = atTurnEnd(own);
  const enemy = other === FALLEN ? FALLEN : atTurnEnd(other);
  if (enemy === FALLEN) return left === FALLEN ? 0 : WON;
  if (left === FALLEN) return -WON;
  const theirs = worthOf(endings, tiles, enemy, left, -best - Math.sign(best));
  return Math.sign(theirs) - theirs;
}

/** Turns until the end that a worth stands for, this one included; 0 for a draw. */
export const turnsUntilEnd = (worth: number): number => (worth === 0 ? 0 : WON + 1 - Math.abs(worth));
