import type { Seat } from "@umpire/kernel";
import type { Tactics } from "../rules/shape.ts";
import { buffsOf } from "../rules/stats.ts";

type View = Tactics["view"];
type Unit = View["units"][number];
type Buffs = View["unitBuffs"][string];

/** More than any number of units. */
export const MATCH = 1000;
/** A usual blow. What keeps a unit alive is how many of them it takes. */
const BLOW = 3;
/** What a point of damage that could be done at once is worth to who is to act, and to who is not. */
const THREAT = 0.9;
const LATER_THREAT = 0.2;
/** Small beside any threat, or both sides would think themselves behind; without it they would dance for ever. */
const STEP = 0.02;

/** Turns from the first impatience to the last of it. */
const WEARS_OUT = 10;
/** Then: the share of an enemy's threat that is disregarded, and the cost of a step short of striking distance. */
const BOLDNESS = 0.5;
const HOLDING_BACK = 0.7;

/** What a position is worth to a seat: larger is better, in units of a usual blow. */
export type Worth = (view: View, seat: Seat) => number;

/**
 * What a position is worth: about the logarithm of the odds to win, as fitted to the solved duel. Blows that units can
 * take, by what they do themselves, and what could be hit at once. A quick win is worth more than a slow one.
 */
export const sober: Worth = (view, seat) => worthOf(view, seat, 0);

/**
 * The same for a bot that plays. Out of reach of each other both sides are even; the side that steps into reach is hit
 * first: by `sober` nobody would ever attack, not even somebody who only passes. So after `patience` turns the
 * threat of an enemy who does not come counts for less and less, and staying out of reach costs more and more. Both
 * stay below the worth of a blow, so that a fight is judged much as before. Analysis does without: a stand-off is even.
 */
export const eager =
  (patience: number): Worth =>
  (view, seat) =>
    worthOf(view, seat, impatience(view, patience));

/** Turns for which a bot that looks one step ahead is content to stand off. */
export const PATIENCE = 4;

/** The same from -1 to 1, for a search that adds up what came of many lines. */
export const evaluate = (view: View, seat: Seat): number => Math.tanh(eager(PATIENCE)(view, seat) / 2);

/** From 0 to 1. Where no turns are counted nothing would ever end a stand-off, so nobody waits. */
function impatience({ turn }: View, patience: number): number {
  return turn === undefined ? 1 : Math.min(1, Math.max(0, turn - patience) / WEARS_OUT);
}

function worthOf(view: View, seat: Seat, impatience: number): number {
  const { gameOver, winner, turn = 0, currentPlayer } = view;
  const [mine, theirs] = seat === 0 ? (["P1", "P2"] as const) : (["P2", "P1"] as const);
  if (gameOver) return winner === null ? 0 : winner === mine ? MATCH - turn : turn - MATCH;
  const [ours, other] = currentPlayer === mine ? [THREAT, LATER_THREAT] : [LATER_THREAT, THREAT];
  const threats = threatOf(view, mine) * ours - threatOf(view, theirs) * other * (1 - BOLDNESS * impatience);
  const { steps, missing } = apart(view, mine);
  const distance = STEP * steps + HOLDING_BACK * impatience * missing;
  return sideWorth(view, mine) - sideWorth(view, theirs) - distance + threats;
}

function sideWorth(view: View, player: string): number {
  let worth = 0;
  for (const unit of view.units) if (unit.alive && unit.owner === player) worth += unitWorth(view, unit);
  return worth;
}

/** How far the units of a side are from their enemies, all together, and from where they could strike at one. */
function apart({ units }: View, player: string): { readonly steps: number; readonly missing: number } {
  let [steps, missing] = [0, 0];
  for (const unit of units) {
    if (!unit.alive || unit.owner !== player) continue;
    const distance = nearest(units, unit);
    steps += distance;
    missing += Math.max(0, distance - unit.moveRange - unit.attackRange);
  }
  return { steps, missing };
}

/** Greater reach means earlier and more hits; pending poison counts as damage taken. */
function unitWorth(view: View, { id, hp, attack, attackRange }: Unit): number {
  let left = hp;
  for (const { flags, duration } of buffsOf(view, id)) if (flags.poison) left -= duration;
  const blows = Math.max(0.3, Math.ceil(left / BLOW));
  return blows * attack * (0.75 + attackRange / 4);
}

/** The damage that a side could do in a turn: everybody from where they stand, or one of them after a move. */
function threatOf(view: View, player: string): number {
  const { units, actedUnitIds = [] } = view;
  let standing = 0;
  let moving = 0;
  for (const unit of units) {
    if (!unit.alive || unit.owner !== player || actedUnitIds.includes(unit.id)) continue;
    const buffs = buffsOf(view, unit.id);
    const near = nearness(units, unit, buffs);
    if (near === "no") continue;
    const attack = buffs.reduce((sum, { modifiers }) => sum + modifiers.bonusAttack, unit.attack);
    if (near === "stands") standing += attack;
    else moving = Math.max(moving, attack);
  }
  return standing + moving;
}

/** Whether a unit can hit anybody from where it stands, or after a step. */
function nearness(units: readonly Unit[], from: Unit, buffs: Buffs): "stands" | "moves" | "no" {
  if (buffs.some(({ flags }) => flags.stunned)) return "no";
  const reach = stepsOf(from, buffs);
  let near: "moves" | "no" = "no";
  for (const { alive, owner, position } of units) {
    if (!alive || owner === from.owner) continue;
    const dx = Math.abs(position.x - from.position.x);
    const dy = Math.abs(position.y - from.position.y);
    const short = Math.min(dx, dy);
    if (short === 0 && dx + dy <= from.attackRange) return "stands";
    if (reach > 0 && short <= reach && dx + dy <= from.attackRange + reach) near = "moves";
  }
  return near;
}

function stepsOf({ moveRange }: Unit, buffs: Buffs): number {
  if (buffs.some(({ flags }) => flags.rooted)) return 0;
  return buffs.reduce((sum, { modifiers }) => sum + modifiers.bonusMoveRange, moveRange);
}

function nearest(units: readonly Unit[], from: Unit): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { alive, owner, position } of units) {
    if (!alive || owner === from.owner) continue;
    least = Math.min(least, Math.abs(position.x - from.position.x) + Math.abs(position.y - from.position.y));
  }
  return least;
}
