import { at } from "../measure/at.ts";
import type { Side } from "../measure/harness.ts";
import {
  ActivePlayers,
  CreateGameReducer,
  type Game as GameOf,
  INVALID_MOVE,
  InitializeGame,
  ProcessGameConfig,
  type State as StateOf,
} from "../peers/bgio.ts";
import { HANDS, type Hand, hands } from "./hands.ts";

type Game = GameOf<Table>;
type State = StateOf<Table>;

/** Flat, and replaced by each move: of six ways to write this game the one that ran fastest. */
type Table = {
  readonly shownBy: string | null;
  readonly shown: Hand | null;
  readonly round: number;
  readonly first: number;
  readonly second: number;
};

const WINS = 3;
const ROUNDS = 30;
const beats = { rock: "scissors", paper: "rock", scissors: "paper" } as const;
const isHand = (value: unknown): value is Hand => HANDS.some((hand) => hand === value);

function show({ G, playerID }: { G: Table; playerID: string }, hand: unknown): Table | typeof INVALID_MOVE {
  const { shownBy, shown, round, first, second } = G;
  if (!isHand(hand) || shownBy === playerID) return INVALID_MOVE;
  if (shown === null) return { shownBy: playerID, shown: hand, round, first, second };
  const [a, b] = playerID === "1" ? [shown, hand] : [hand, shown];
  return {
    shownBy: null,
    shown: null,
    round: round + 1,
    first: first + Number(beats[a] === b),
    second: second + Number(beats[b] === a),
  };
}

const definition: Game = {
  name: "rps",
  seed: "bench",
  disableUndo: true,
  setup: () => ({ shownBy: null, shown: null, round: 1, first: 0, second: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { show },
  playerView: ({ G, playerID }) => (G.shownBy === playerID ? G : { ...G, shown: null }),
  endIf({ G: { round, first, second } }) {
    if (first < WINS && second < WINS && round <= ROUNDS) return undefined;
    return { winner: first === second ? "" : first > second ? "0" : "1" };
  },
};

const game = ProcessGameConfig(definition);
const reduce = CreateGameReducer({ game });
const begin = (): State => InitializeGame({ game, numPlayers: 2 });

function makeMove(index: number, hand: unknown) {
  const payload = { type: "show", args: [hand], playerID: index % 2 === 0 ? "0" : "1", credentials: undefined };
  return { type: "MAKE_MOVE", payload } as const;
}

function move(state: State, action: ReturnType<typeof makeMove>): State {
  const after = reduce(state, action);
  if (after.transients !== undefined) throw new Error(`refused: ${JSON.stringify(after.transients)}`);
  return after;
}

const moves = hands.map((hand, index) => makeMove(index, hand));
const texts = hands.map((hand) => JSON.stringify(hand));

export const moveSide: Side = (actions) => {
  let finished = 0;
  let state = begin();
  for (let index = 0; index < actions; index += 1) {
    state = move(state, at(moves, index));
    if (state.ctx.gameover !== undefined) {
      finished += 1;
      state = begin();
    }
  }
  return finished;
};

export const jsonSide: Side = (actions) => {
  let finished = 0;
  let state = begin();
  for (let index = 0; index < actions; index += 1) {
    state = move(state, makeMove(index, JSON.parse(at(texts, index))));
    if (state.ctx.gameover !== undefined) {
      finished += 1;
      state = begin();
    }
  }
  return finished;
};

/** One line a round: the score after it, and who has won. */
export function trace(list: readonly Hand[]): readonly string[] {
  let state = begin();
  const lines: string[] = [];
  for (const [index, hand] of list.entries()) {
    state = move(state, makeMove(index, hand));
    if (state.G.shownBy !== null) continue;
    const gameover: { readonly winner: string } | undefined = state.ctx.gameover;
    lines.push(`${state.G.first}:${state.G.second} ${gameover ? `won by ${gameover.winner}` : "goes on"}`);
    if (gameover) state = begin();
  }
  return lines;
}
