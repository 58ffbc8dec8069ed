import { buffs as tacticsBuffs } from "../../rules/data/buffs.ts";
import { tiles as tacticsTiles } from "../../rules/data/tiles.ts";
import type { Tactics } from "../../rules/shape.ts";
import { buffsOf } from "../../rules/stats.ts";
import { type Endings, isQuick, turnsUntilEnd, worthOf } from "./endings.ts";
import { squareAt } from "./squares.ts";
import { buffOf, hasTile, type Standing, standing, type Tiles, turnsLeft, unitNumber, unitOf } from "./standing.ts";
import type { SolvedResult } from "./verdict.ts";

type View = Tactics["view"];
type Unit = View["units"][number];
type Tile = NonNullable<View["tiles"]>[number];
type Buff = View["unitBuffs"][string][number];

/** What one unit against one comes to; null where anything about them is unusual, or the answer would take long. */
export function endingVerdict(endings: Endings, view: View): SolvedResult | null {
  const [own, other] = [loneUnit(view, true), loneUnit(view, false)];
  const tiles = tilesOf(view.tiles ?? []);
  if (own === null || other === null || tiles === null) return null;
  const [ours, theirs] = [standingOf(view, own, tiles), standingOf(view, other, tiles)];
  if (ours === null || theirs === null || !isQuick(endings, tiles, unitOf(ours), unitOf(theirs))) return null;
  const worth = worthOf(endings, tiles, ours, theirs);
  return { result: worth === 0 ? "draw" : worth > 0 ? "win" : "loss", turns: turnsUntilEnd(worth) };
}

function loneUnit({ units, currentPlayer }: View, isOwn: boolean): Unit | null {
  const [unit, ...more] = units.filter(({ alive, owner }) => alive && (owner === currentPlayer) === isOwn);
  return unit === undefined || more.length > 0 ? null : unit;
}

/** The tiles that are left, as bits; null where one is not of the usual ones. */
function tilesOf(tiles: readonly Tile[]): Tiles | null {
  let bits = 0;
  for (const tile of tiles) {
    const number = tacticsTiles.findIndex((usual) => isSameTile(usual, tile));
    if (number < 0) return null;
    bits |= 1 << number;
  }
  return bits;
}

const isSameTile = (a: Tile, b: Tile) =>
  squareAt(a.position) === squareAt(b.position) &&
  a.buffId === b.buffId &&
  a.duration === b.duration &&
  a.target === b.target;

function standingOf(view: View, unit: Unit, tiles: Tiles): Standing | null {
  const number = unitNumber(unit);
  let buffs = 0;
  for (const buff of buffsOf(view, unit.id)) {
    const tile = tacticsTiles.findIndex((usual) => isOf(usual, buff));
    // It came from a tile that is spent since, and none grants its buff twice.
    if (tile < 0 || hasTile(tiles, tile) || turnsLeft(buffs, tile) > 0) return null;
    buffs |= buffOf(tile, buff.duration);
  }
  return number === null ? null : standing(number, squareAt(unit.position), buffs);
}

/** Whether a buff is what the tile grants, or is left of that. */
function isOf({ buffId, duration }: Tile, buff: Buff): boolean {
  if (buff.buffId !== buffId || buff.duration > duration || !Object.hasOwn(tacticsBuffs, buffId)) return false;
  const { modifiers, flags } = tacticsBuffs[buffId as keyof typeof tacticsBuffs];
  return isAlike(modifiers, buff.modifiers) && isAlike(flags, buff.flags);
}

const isAlike = <T extends object>(usual: T, given: T) =>
  (Object.keys(usual) as (keyof T)[]).every((key) => usual[key] === given[key]);
