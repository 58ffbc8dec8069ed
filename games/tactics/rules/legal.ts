import type { Rng } from "@umpire/kernel";
import { pick } from "@umpire/toolkit";
import { occupant, onBoard, within } from "./geometry.ts";
import { hasActed } from "./judge.ts";
import type { Point, TacticsAction, TacticsRules, TacticsState, Unit } from "./shape.ts";
import { effective, hasFlag } from "./stats.ts";

/** Every legal action, each naming its actor: unit by unit in the order of the list, then the end of the turn. */
export function legalActions(state: TacticsState, rules: TacticsRules): readonly TacticsAction[] {
  // A list and no generator: these are few, and bots ask for them all the time.
  const found: TacticsAction[] = [];
  for (const unit of state.units) {
    const free = unit.alive && unit.owner === state.currentPlayer && !hasActed(state, rules, unit.id);
    if (free && !hasFlag(state, unit.id, "stunned")) addActionsOf(state, unit, found);
  }
  found.push({ type: "END_TURN", playerId: state.currentPlayer, targetPosition: null, targetUnitId: null });
  return found;
}

function addActionsOf(state: TacticsState, unit: Unit, found: TacticsAction[]): void {
  const playerId = unit.owner;
  const unitId = unit.id;
  const range = effective(state, unit, "attackRange");
  const enemies = state.units.filter((other) => other.alive && other.owner !== unit.owner);
  for (const { id, position } of enemies) {
    if (!within(unit.position, position, range)) continue;
    found.push({ type: "ATTACK", playerId, targetPosition: position, targetUnitId: id, unitId });
  }
  if (hasFlag(state, unitId, "rooted")) return;
  for (const to of destinations(state, unit)) {
    found.push({ type: "MOVE", playerId, targetPosition: to, targetUnitId: null, unitId });
    for (const { id, position } of enemies) {
      if (!within(to, position, range)) continue;
      found.push({ type: "MOVE_AND_ATTACK", playerId, targetPosition: to, targetUnitId: id, unitId });
    }
  }
}

const directions: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Straight lines from the north clockwise, near before far; units in between do not block. */
function destinations(state: TacticsState, unit: Unit): readonly Point[] {
  const range = effective(state, unit, "moveRange");
  const found: Point[] = [];
  for (const { x, y } of directions) {
    for (let step = 1; step <= range; step += 1) {
      const to = { x: unit.position.x + x * step, y: unit.position.y + y * step };
      if (!onBoard(state, to)) break;
      if (!occupant(state, to)) found.push(to);
    }
  }
  return found;
}

/** A random legal action; one time in two an attack where there is one, or random matches would hardly ever end. */
export function sampleAction(state: TacticsState, rules: TacticsRules, rng: Rng): TacticsAction {
  const all = legalActions(state, rules);
  const attacks = all.filter(({ targetUnitId = null }) => targetUnitId !== null);
  return pick(rng, attacks.length > 0 && rng.int(2) === 0 ? attacks : all);
}
