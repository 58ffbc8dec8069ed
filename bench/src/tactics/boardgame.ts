import type { TacticsAction, TacticsState } from "@umpire/tactics/rules/shape";
import type { Side } from "../measure/harness.ts";
import {
  CreateGameReducer,
  type Game,
  INVALID_MOVE,
  InitializeGame,
  ProcessGameConfig,
  type State,
} from "../peers/bgio.ts";
import {
  attack,
  type Buff,
  endTurn,
  move,
  moveAndAttack,
  type Player,
  type Rule,
  type Table,
  winnerOf,
} from "./boardgame-rules.ts";
import { type Played, prepared, replaySide } from "./games.ts";

type OurBuff = TacticsState["unitBuffs"][string][number];

const rules: { readonly [type: string]: Rule } = {
  MOVE: move,
  ATTACK: attack,
  MOVE_AND_ATTACK: moveAndAttack,
  END_TURN: endTurn,
};
const endsTurn = new Set(["MOVE_AND_ATTACK", "END_TURN"]);

type Move = { G: Table; events: { endTurn(): void }; playerID: string };

/** As its documentation teaches: a move reads the G it is given, returns a new one, and ends the turn by an event. */
function moveBy(type: string, rule: Rule) {
  return ({ G, events, playerID }: Move, order: TacticsAction) => {
    const after = rule(G, playerID, order);
    if (after === null) return INVALID_MOVE;
    if (endsTurn.has(type)) events.endTurn();
    return after;
  };
}

export const definition: Game<Table, Record<string, unknown>, Table> = {
  name: "tactics",
  seed: "bench",
  disableUndo: true,
  setup: (_, table) => table ?? { current: "0", turns: 0, acted: [], units: [] },
  moves: Object.fromEntries(Object.entries(rules).map(([type, rule]) => [type, moveBy(type, rule)])),
  endIf({ G }) {
    const winner = winnerOf(G);
    return winner === undefined ? undefined : { winner };
  },
};

const game = ProcessGameConfig(definition);
export const reduce = CreateGameReducer({ game });
export const begin = (setupData: Table): State<Table> => InitializeGame({ game, numPlayers: 2, setupData });
export const isOver = ({ ctx }: State<Table>) => ctx.gameover !== undefined;

/** The peer's table where ours stands so. */
export function tableOf({ units, unitBuffs, currentPlayer, turn = 0, actedUnitIds = [] }: TacticsState): Table {
  const made = units.map(({ id, owner, hp, attack, moveRange, attackRange, position: { x, y }, alive }) => {
    const buffs = (unitBuffs[id] ?? []).map(buffOf);
    return { id, owner: playerOf(owner), hp, attack, moveRange, attackRange, x, y, alive, buffs };
  });
  return { current: playerOf(currentPlayer), turns: turn, acted: actedUnitIds, units: made };
}

function buffOf({ buffId: id, duration: turns, modifiers, flags: { stunned, rooted, poison } }: OurBuff): Buff {
  const { bonusAttack: attack, bonusMoveRange: moveRange, bonusAttackRange: attackRange } = modifiers;
  return { id, turns, attack, moveRange, attackRange, stunned, rooted, poison };
}

export const playerOf = (playerId: string | null): Player => (playerId === "P1" ? "0" : "1");

export function makeMove(action: TacticsAction) {
  const payload = {
    type: action.type ?? "",
    args: [action],
    playerID: playerOf(action.playerId),
    credentials: undefined,
  };
  return { type: "MAKE_MOVE", payload } as const;
}

function act(state: State<Table>, action: ReturnType<typeof makeMove>): State<Table> {
  const after = reduce(state, action);
  if (after.transients !== undefined) throw new Error(`refused: ${JSON.stringify(after.transients)}`);
  return after;
}

const read = (state: State<Table>, text: string) => act(state, makeMove(JSON.parse(text)));

export const moveSide: Side = replaySide(prepared(tableOf, makeMove), begin, act, isOver);
export const jsonSide: Side = replaySide(
  prepared(tableOf, (action) => JSON.stringify(action)),
  begin,
  read,
  isOver,
);

export function allows(table: Table, action: TacticsAction): boolean {
  const rule = rules[action.type ?? ""];
  return rule !== undefined && rule(table, playerOf(action.playerId), action) !== null;
}

/** One line an action: the units after it, and who is to act or has won. */
export function trace({ start, steps }: Played): readonly string[] {
  let state = begin(tableOf(start));
  return steps.map((action) => {
    state = act(state, makeMove(action));
    const gameover: { readonly winner: string } | undefined = state.ctx.gameover;
    const units = state.G.units.map(({ id, x, y, hp, alive, buffs }) => {
      const list = buffs.map((buff) => `${buff.id} ${buff.turns}`);
      return `${id} ${x},${y} ${hp} ${alive ? "alive" : "dead"} [${list.join()}]`;
    });
    return [...units, gameover ? `won by ${gameover.winner}` : `to act: ${state.G.current}`].join("; ");
  });
}
