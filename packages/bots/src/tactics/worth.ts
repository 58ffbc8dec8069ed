import type { Tactics } from "@umpire/games";
import type { Seat } from "@umpire/kernel";

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

/**
 * What a position is worth: about the logarithm of the odds to win, as fitted to the solved duel. Blows that units can
 * take, by what they do themselves, and what could be hit at once. A quick win is worth more than a slow one.
 */
export const tacticsWorth = {
  of(view: View, seat: Seat): number {
    const { gameOver, winner, turn = 0, currentPlayer } = view;
    const [mine, theirs] = seat === 0 ? (["P1", "P2"] as const) : (["P2", "P1"] as const);
    if (gameOver) return winner === null ? 0 : winner === mine ? MATCH - turn : turn - MATCH;
    const [ours, other] = currentPlayer === mine ? [THREAT, LATER_THREAT] : [LATER_THREAT, THREAT];
    const threats = threatOf(view, mine) * ours - threatOf(view, theirs) * other;
    return sideWorth(view, mine) - sideWorth(view, theirs) - STEP * apart(view, mine) + threats;
  },
};

function sideWorth(view: View, player: string): number {
  let worth = 0;
  for (const unit of view.units) if (unit.alive && unit.owner === player) worth += unitWorth(view, unit);
  return worth;
}

/** How far the units of a side are from their enemies, all together. */
function apart({ units }: View, player: string): number {
  let steps = 0;
  for (const unit of units) if (unit.alive && unit.owner === player) steps += nearest(units, unit);
  return steps;
}

const none: Buffs = [];

/** A unit that reaches farther hits sooner and oftener; poison that is still to come has as good as hurt. */
function unitWorth({ unitBuffs }: View, { id, hp, attack, attackRange }: Unit): number {
  let left = hp;
  for (const { flags, duration } of unitBuffs[id] ?? none) if (flags.poison) left -= duration;
  const blows = Math.max(0.3, Math.ceil(left / BLOW));
  return blows * attack * (0.75 + attackRange / 4);
}

/** The damage that a side could do in a turn: everybody from where they stand, or one of them after a move. */
function threatOf(view: View, player: string): number {
  const { units, unitBuffs, actedUnitIds = [] } = view;
  let standing = 0;
  let moving = 0;
  for (const unit of units) {
    if (!unit.alive || unit.owner !== player || actedUnitIds.includes(unit.id)) continue;
    const buffs = unitBuffs[unit.id] ?? none;
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
