import { occupant, onBoard, unitById, within } from "./geometry.ts";
import type { TacticsRefusal } from "./shape.ts";
import { actionTypes, type TacticsAction, type TacticsRules, type TacticsState, type Unit } from "./shape.ts";
import { effective, hasFlag } from "./stats.ts";

/** What an action comes to: who does what to whom; or why not. */
export type CheckedAction =
  | { readonly type: "END_TURN" }
  | { readonly type: "MOVE"; readonly actor: Unit; readonly to: { readonly x: number; readonly y: number } }
  | { readonly type: "ATTACK"; readonly actor: Unit; readonly target: Unit }
  | {
      readonly type: "MOVE_AND_ATTACK";
      readonly actor: Unit;
      readonly to: { readonly x: number; readonly y: number };
      readonly target: Unit;
    };
export type Judged = { readonly action: CheckedAction } | { readonly refusal: TacticsRefusal };

type Refused = { readonly refusal: TacticsRefusal };
const no = (refusal: TacticsRefusal): Refused => ({ refusal });

/** The last verdict. The kernel asks `check` and then `resolve` about the same action; neither finds the actor anew. */
let last: { state: TacticsState; action: TacticsAction; rules: TacticsRules; verdict: Judged } | null = null;

/** What an action comes to. States and actions never change, so the same three objects have the same verdict. */
export function judge(state: TacticsState, action: TacticsAction, rules: TacticsRules): Judged {
  if (last?.state === state && last.action === action && last.rules === rules) return last.verdict;
  const verdict = judgeAnew(state, action, rules);
  last = { state, action, rules, verdict };
  return verdict;
}

/** T8, T9: the first failure wins. */
function judgeAnew(state: TacticsState, action: TacticsAction, rules: TacticsRules): Judged {
  const type = actionTypes.find((known) => known === action.type);
  if (type === undefined) return no({ code: "unknown-action", rule: "T8", type: action.type });
  if (state.gameOver) return no({ code: "game-over", rule: "T8" });
  if (action.playerId !== state.currentPlayer) {
    const { currentPlayer } = state;
    return no({ code: "not-your-turn", rule: "T8", playerId: action.playerId, currentPlayer });
  }
  if (type === "END_TURN") return { action: { type } };
  if (type === "MOVE") return judgeMove(state, action, rules);
  return type === "ATTACK" ? judgeAttack(state, action, rules) : judgeBoth(state, action, rules);
}

function judgeMove(state: TacticsState, action: TacticsAction, rules: TacticsRules): Judged {
  const { targetPosition: to = null, targetUnitId = null } = action;
  if (targetUnitId !== null) return no({ code: "move-names-a-target", rule: "T9", target: targetUnitId });
  if (to === null) return no({ code: "position-required", rule: "T9" });
  const blocked = refuseTile(state, to);
  if (blocked) return blocked;
  const actor = findMover(state, action, to, rules);
  if ("refusal" in actor) return actor;
  return refuseFlags(state, actor, true) ?? { action: { type: "MOVE", actor, to } };
}

function judgeAttack(state: TacticsState, action: TacticsAction, rules: TacticsRules): Judged {
  const { targetPosition: at = null, targetUnitId = null } = action;
  if (targetUnitId === null) return no({ code: "target-required", rule: "T9" });
  if (at === null) return no({ code: "position-required", rule: "T9" });
  const target = findTarget(state, targetUnitId);
  if ("refusal" in target) return target;
  if (target.position.x !== at.x || target.position.y !== at.y) {
    return no({ code: "position-mismatch", rule: "T9", target: target.id, position: at });
  }
  const actor = findAttacker(state, action, target, rules);
  if ("refusal" in actor) return actor;
  return refuseFlags(state, actor, false) ?? { action: { type: "ATTACK", actor, target } };
}

function judgeBoth(state: TacticsState, action: TacticsAction, rules: TacticsRules): Judged {
  const { targetPosition: to = null, targetUnitId = null } = action;
  if (to === null) return no({ code: "position-required", rule: "T9" });
  if (targetUnitId === null) return no({ code: "target-required", rule: "T9" });
  const blocked = refuseTile(state, to);
  if (blocked) return blocked;
  const target = findTarget(state, targetUnitId);
  if ("refusal" in target) return target;
  const actor = findMover(state, action, to, rules);
  if ("refusal" in actor) return actor;
  const flagged = refuseFlags(state, actor, true);
  if (flagged) return flagged;
  if (!within(to, target.position, effective(state, actor, "attackRange"))) {
    return no({ code: "out-of-range-after-move", rule: "T9", target: target.id, unit: actor.id });
  }
  const rivals = namesActor(action) ? [] : alsoInRange(state, actor, target, rules);
  if (rivals.length > 0) return no({ code: "ambiguous-after-move", rule: "T9", units: [actor.id, ...rivals] });
  return { action: { type: "MOVE_AND_ATTACK", actor, to, target } };
}

function refuseTile(state: TacticsState, position: { readonly x: number; readonly y: number }): Refused | null {
  if (!onBoard(state, position)) return no({ code: "off-board", rule: "T9", position });
  const there = occupant(state, position);
  return there ? no({ code: "tile-occupied", rule: "T9", position, unit: there.id }) : null;
}

function findTarget(state: TacticsState, id: string): Unit | Refused {
  const target = unitById(state, id);
  if (!target) return no({ code: "target-unknown", rule: "T9", target: id });
  if (!target.alive) return no({ code: "target-dead", rule: "T9", target: id });
  return target.owner === state.currentPlayer ? no({ code: "target-friendly", rule: "T9", target: id }) : target;
}

/** Stun is looked at before root, and both only once it is known who acts. */
function refuseFlags(state: TacticsState, { id }: Unit, moves: boolean): Refused | null {
  if (hasFlag(state, id, "stunned")) return no({ code: "stunned", rule: "BUFF 5.3", unit: id });
  return moves && hasFlag(state, id, "rooted") ? no({ code: "rooted", rule: "BUFF 5.3", unit: id }) : null;
}

const namesActor = ({ unitId }: TacticsAction) => unitId !== undefined && unitId !== null;

export function hasActed({ actedUnitIds }: TacticsState, rules: TacticsRules, id: string): boolean {
  return rules.actionsPerUnitPerTurn !== null && (actedUnitIds ?? []).includes(id);
}

function findMover(
  state: TacticsState,
  action: TacticsAction,
  to: { x: number; y: number },
  rules: TacticsRules,
): Unit | Refused {
  const reaches = (unit: Unit) => within(unit.position, to, effective(state, unit, "moveRange"));
  const found = findActor(state, action, rules, reaches);
  if ("id" in found || "refusal" in found) return found;
  if (found.length === 0) return no({ code: "no-unit-can-reach", rule: "T4", position: to });
  return no({ code: "ambiguous-mover", rule: "T9", units: found });
}

function findAttacker(state: TacticsState, action: TacticsAction, target: Unit, rules: TacticsRules): Unit | Refused {
  const reaches = (unit: Unit) => within(unit.position, target.position, effective(state, unit, "attackRange"));
  const found = findActor(state, action, rules, reaches);
  if ("id" in found || "refusal" in found) return found;
  if (found.length === 0) return no({ code: "no-unit-in-range", rule: "T4", target: target.id });
  return no({ code: "ambiguous-attacker", rule: "T9", units: found });
}

/** The unit that acts: the one that is named, or the only one that could. Else the ids of those that could. */
function findActor(
  state: TacticsState,
  action: TacticsAction,
  rules: TacticsRules,
  reaches: (unit: Unit) => boolean,
): Unit | Refused | readonly string[] {
  if (action.unitId !== undefined && action.unitId !== null) return namedActor(state, action.unitId, rules, reaches);
  let only: Unit | undefined;
  let spent: Unit | undefined;
  const others: string[] = [];
  for (const unit of state.units) {
    if (!unit.alive || unit.owner !== state.currentPlayer || !reaches(unit)) continue;
    if (hasActed(state, rules, unit.id)) spent ??= unit;
    else if (only === undefined) only = unit;
    else others.push(unit.id);
  }
  if (only === undefined && spent !== undefined) return no({ code: "already-acted", rule: "T7", unit: spent.id });
  if (only === undefined) return others;
  return others.length === 0 ? only : [only.id, ...others];
}

function namedActor(
  state: TacticsState,
  id: string,
  rules: TacticsRules,
  reaches: (unit: Unit) => boolean,
): Unit | Refused | readonly string[] {
  const unit = unitById(state, id);
  if (!unit) return no({ code: "unit-unknown", rule: "T6", unit: id });
  if (!unit.alive) return no({ code: "unit-dead", rule: "T6", unit: id });
  if (unit.owner !== state.currentPlayer) return no({ code: "unit-not-yours", rule: "T6", unit: id });
  if (hasActed(state, rules, id)) return no({ code: "already-acted", rule: "T7", unit: id });
  return reaches(unit) ? unit : [];
}

/** Team mates that could hit the target too; one that has acted does not count. */
function alsoInRange(state: TacticsState, actor: Unit, target: Unit, rules: TacticsRules): readonly string[] {
  return state.units
    .filter((unit) => unit.alive && unit.owner === actor.owner && unit !== actor && !hasActed(state, rules, unit.id))
    .filter((unit) => within(unit.position, target.position, effective(state, unit, "attackRange")))
    .map((unit) => unit.id);
}
