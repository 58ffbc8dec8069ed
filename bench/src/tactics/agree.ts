import { tactics } from "@umpire/tactics/game";
import type { TacticsAction, TacticsState } from "@umpire/tactics/rules/shape";
import { enumerate } from "../bots/peer.ts";
import * as peer from "./boardgame.ts";
import { games, rules } from "./games.ts";
import * as ours from "./tactics.ts";

const TRACED = 50;
const TRIED = 4;

/** Throws where a unit, the player to act or the end differs after an action, or where only one side allows one. */
export function checkTactics(): void {
  for (const [number, game] of games.slice(0, TRACED).entries()) {
    const got = peer.trace(game);
    for (const [at, expected] of ours.trace(game).entries()) {
      if (got[at] !== expected)
        throw new Error(`tactics ${number}, action ${at + 1}: ours ${expected}, peer ${got[at]}`);
    }
  }
  for (const { start, steps } of games.slice(0, TRIED)) {
    let state = start;
    for (const action of steps) {
      compareLegality(state);
      state = tactics.resolve(state, () => action, ours.dice, rules).state;
    }
  }
}

/** Throws where the peer's bot would be offered other moves than ours, or in another order. */
export function checkEnumeration(): void {
  for (const { start, steps } of games.slice(0, TRACED)) {
    let state = start;
    for (const action of steps) {
      const offered = JSON.stringify(enumerate(peer.tableOf(state)).map(({ payload: { args } }) => args[0]));
      const expected = JSON.stringify([...tactics.legal(state, 0, rules)]);
      if (offered !== expected) throw new Error(`ours ${expected}, peer ${offered}`);
      state = tactics.resolve(state, () => action, ours.dice, rules).state;
    }
  }
}

function compareLegality(state: TacticsState): void {
  const table = peer.tableOf(state);
  for (const action of attempts(state)) {
    const allowed = tactics.check(state, ours.seatOf(action), action, rules) === null;
    if (peer.allows(table, action) !== allowed) {
      throw new Error(`${JSON.stringify(action)}: ours ${allowed}, peer ${!allowed}, in ${JSON.stringify(state)}`);
    }
  }
}

/** Every unit to every tile and one beyond, against everybody; most of it is not allowed. */
function* attempts({ units }: TacticsState): Generator<TacticsAction, void> {
  const reach = [-1, 0, 1, 2, 3, 4, 5];
  const tiles = reach.flatMap((x) => reach.map((y) => ({ x, y })));
  for (const playerId of ["P1", "P2"]) {
    yield { type: "END_TURN", playerId, targetPosition: null, targetUnitId: null };
    for (const { id: unitId } of units) {
      for (const targetPosition of tiles) {
        yield { type: "MOVE", playerId, targetPosition, targetUnitId: null, unitId };
        for (const { id: targetUnitId } of units) {
          yield { type: "ATTACK", playerId, targetPosition, targetUnitId, unitId };
          yield { type: "MOVE_AND_ATTACK", playerId, targetPosition, targetUnitId, unitId };
        }
      }
    }
  }
}
