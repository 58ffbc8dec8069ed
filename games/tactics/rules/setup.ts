import { err, ok, type Result } from "@umpire/kernel";
import { board } from "./data/board.ts";
import { fitState } from "./read.ts";
import type { TacticsRefusal } from "./shape.ts";
import {
  type PlayerId,
  playerOf,
  type TacticsOptions,
  type TacticsRules,
  type TacticsState,
  type Unit,
} from "./shape.ts";

/** The columns of the back row on which a side stands, by its size. */
const columns: { readonly [size: number]: readonly number[] } = { 2: [1, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4] };

/** T1, T2, T17: two sides on their back rows, P1 to act. */
export function setUp(options: TacticsOptions, rules: TacticsRules): Result<TacticsState, TacticsRefusal> {
  const units: Unit[] = [];
  for (const [side, types] of options.lineup.entries()) {
    const unknown = types.find((type) => !Object.hasOwn(options.pack.unitTypes, type));
    if (unknown !== undefined) return err({ code: "bad-lineup", side, problem: unknown });
    units.push(...lineUp(types, playerOf(side), options));
  }
  const state = {
    board,
    units,
    currentPlayer: "P1",
    gameOver: false,
    winner: null,
    unitBuffs: {},
    tiles: options.pack.tiles,
  } as const;
  return ok(fitState(state, rules));
}

function lineUp(types: readonly string[], owner: PlayerId, { pack }: TacticsOptions): readonly Unit[] {
  return types.flatMap((type, at) => {
    const numbers = pack.unitTypes[type];
    const x = columns[types.length]?.[at];
    if (numbers === undefined || x === undefined) return [];
    const { hp, attack, moveRange, attackRange } = numbers;
    const position = { x, y: owner === "P1" ? 0 : board.height - 1 };
    return [
      { id: `u${at + 1}_${owner.toLowerCase()}`, owner, hp, attack, moveRange, attackRange, position, alive: true },
    ];
  });
}
