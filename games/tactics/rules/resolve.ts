import { byCodeUnit, type Explained } from "@umpire/toolkit";
import { amend, damaged, withUnit } from "./amend.ts";
import { onTurnEnd, onTurnStart } from "./buffs.ts";
import { unitById } from "./geometry.ts";
import type { CheckedAction } from "./judge.ts";
import type { TacticsEvent } from "./shape.ts";
import { otherPlayer, type PlayerId, type Point, type TacticsRules, type TacticsState, type Unit } from "./shape.ts";
import { damageOf, explainDamage } from "./stats.ts";
import { stepOnto } from "./tiles.ts";

/** T10, T11: the action, then the turn's end where it ends one, then one look at who is left. */
export function perform(
  before: TacticsState,
  action: CheckedAction,
  rules: TacticsRules,
  events: TacticsEvent[],
): TacticsState {
  let state = before;
  if (action.type !== "END_TURN") state = markActed(state, action.actor, rules);
  if (action.type === "MOVE" || action.type === "MOVE_AND_ATTACK") state = move(state, action.actor, action.to, events);
  if (action.type === "ATTACK" || action.type === "MOVE_AND_ATTACK") state = strike(state, action, rules, events);
  if (action.type === "END_TURN" || action.type === "MOVE_AND_ATTACK") state = endTurn(state, rules, events);
  return conclude(state, rules, events);
}

function markActed(state: TacticsState, { id }: Unit, rules: TacticsRules): TacticsState {
  if (rules.actionsPerUnitPerTurn === null) return state;
  return amend(state, { actedUnitIds: [...(state.actedUnitIds ?? []), id].sort(byCodeUnit) });
}

function move(state: TacticsState, unit: Unit, to: Point, events: TacticsEvent[]): TacticsState {
  const { id, owner, hp, attack, moveRange, attackRange, position: from, alive } = unit;
  const position = { x: to.x, y: to.y };
  events.push({ type: "moved", unit: id, from, to: position });
  const moved = { id, owner, hp, attack, moveRange, attackRange, position, alive };
  return stepOnto(withUnit(state, moved), moved, events);
}

function strike(
  state: TacticsState,
  { actor, target }: { readonly actor: Unit; readonly target: Unit },
  rules: TacticsRules,
  events: TacticsEvent[],
): TacticsState {
  const damage = damageOf(state, actor, target, rules);
  // Found anew: a tile that the attacker stepped onto may have changed it since.
  const hurt = damaged(unitById(state, target.id) ?? target, damage);
  events.push({ type: "hit", unit: actor.id, target: target.id, damage, hp: hurt.hp });
  if (!hurt.alive) events.push({ type: "fell", unit: target.id });
  return withUnit(state, hurt);
}

/** What the blow of an action would take and why, on the state in which it falls; null where there is none. */
export function explainBlow(before: TacticsState, action: CheckedAction, rules: TacticsRules): Explained | null {
  if (action.type !== "ATTACK" && action.type !== "MOVE_AND_ATTACK") return null;
  const state = action.type === "ATTACK" ? before : move(before, action.actor, action.to, []);
  return explainDamage(state, action.actor, action.target, rules);
}

function endTurn(state: TacticsState, rules: TacticsRules, events: TacticsEvent[]): TacticsState {
  const player = state.currentPlayer;
  events.push({ type: "turn-ended", player });
  const ended = onTurnEnd(state, rules, events);
  const fresh = rules.actionsPerUnitPerTurn === null ? {} : { actedUnitIds: [] };
  const counted = rules.turnCap === null ? {} : { turn: (ended.turn ?? 0) + 1 };
  const switched = amend(ended, { currentPlayer: otherPlayer(player), ...fresh, ...counted });
  return onTurnStart(switched, rules, events);
}

/** T13, T14: the only side left wins; both gone, or the cap reached, is a draw. */
function conclude(state: TacticsState, { turnCap }: TacticsRules, events: TacticsEvent[]): TacticsState {
  const p1 = isAlive(state, "P1");
  const p2 = isAlive(state, "P2");
  const capped = turnCap !== null && (state.turn ?? 0) >= turnCap;
  if (p1 && p2 && !capped) return state;
  const winner = p1 === p2 ? null : p1 ? "P1" : "P2";
  if (winner !== null) events.push({ type: "won", player: winner });
  else events.push({ type: "drawn", reason: p1 ? "turn-cap" : "double-fall" });
  return { ...state, gameOver: true, winner };
}

function isAlive({ units }: TacticsState, player: PlayerId): boolean {
  for (const { alive, owner } of units) if (alive && owner === player) return true;
  return false;
}
