import type { TacticsAction } from "@umpire/tactics/rules/shape";
import { at } from "../measure/at.ts";
import type { Side } from "../measure/harness.ts";
import { MCTSBot } from "../peers/bgio.ts";
import { begin, definition, isOver, makeMove, reduce, tableOf } from "../tactics/boardgame.ts";
import { has, isTaken, stat, type Table, type Unit, within } from "../tactics/boardgame-rules.ts";
import { games } from "../tactics/games.ts";
import { DEPTH, drawing } from "./bots.ts";

const SIZE = 5;
const directions = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Every move that the peer's rules allow, as its bots want them; the same as ours, in the same order. */
export function enumerate({ current, acted, units }: Table): ReturnType<typeof makeMove>[] {
  const playerId = current === "0" ? "P1" : "P2";
  const found: TacticsAction[] = [];
  for (const unit of units) {
    if (!unit.alive || unit.owner !== current || acted.includes(unit.id) || has(unit, "stunned")) continue;
    const enemies = units.filter((other) => other.alive && other.owner !== current);
    const range = stat(unit, "attackRange");
    addAttacks(found, "ATTACK", playerId, unit, enemies, range);
    if (!has(unit, "rooted")) addMoves(found, playerId, unit, enemies, range, units);
  }
  found.push({ type: "END_TURN", playerId, targetPosition: null, targetUnitId: null });
  return found.map(makeMove);
}

function addAttacks(
  found: TacticsAction[],
  type: string,
  playerId: string,
  unit: Unit,
  enemies: readonly Unit[],
  range: number,
  to: { readonly x: number; readonly y: number } | null = null,
): void {
  for (const enemy of enemies) {
    if (!within(to ?? unit, enemy, range)) continue;
    const targetPosition = to ?? { x: enemy.x, y: enemy.y };
    found.push({ type, playerId, targetPosition, targetUnitId: enemy.id, unitId: unit.id });
  }
}

function addMoves(
  found: TacticsAction[],
  playerId: string,
  unit: Unit,
  enemies: readonly Unit[],
  range: number,
  units: readonly Unit[],
): void {
  const reach = stat(unit, "moveRange");
  for (const { x, y } of directions) {
    for (let step = 1; step <= reach; step += 1) {
      const to = { x: unit.x + x * step, y: unit.y + y * step };
      if (to.x < 0 || to.y < 0 || to.x >= SIZE || to.y >= SIZE) break;
      if (isTaken(units, to.x, to.y)) continue;
      found.push({ type: "MOVE", playerId, targetPosition: to, targetUnitId: null, unitId: unit.id });
      addAttacks(found, "MOVE_AND_ATTACK", playerId, unit, enemies, range, to);
    }
  }
}

/** Random games from the starts of the list: every legal move is found, one is taken. */
export const playoutSide: Side = (actions) => {
  const draw = drawing();
  let finished = 0;
  let state = begin(tableOf(at(games, finished).start));
  for (let taken = 0; taken < actions; taken += 1) {
    state = reduce(state, at(enumerate(state.G), draw()));
    if (!isOver(state)) continue;
    finished += 1;
    state = begin(tableOf(at(games, finished).start));
  }
  return finished;
};

/** Its own bot, from the start of the first game. Without `async` all of it is done when `play` returns. */
export const treeSide: Side = (iterations) => {
  const bot = new MCTSBot({
    game: definition,
    enumerate,
    iterations: () => iterations,
    playoutDepth: () => DEPTH,
    seed: "bench",
  });
  void bot.play(begin(tableOf(at(games, 0).start)), "0");
  return 0;
};
