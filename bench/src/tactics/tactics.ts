import { decide, type Match, readJson, type Seat, sealedDice, start } from "@umpire/kernel";
import { tactics } from "@umpire/tactics/game";
import type { Tactics, TacticsAction, TacticsState } from "@umpire/tactics/rules/shape";
import type { Side } from "../measure/harness.ts";
import { must } from "../measure/must.ts";
import { options, type Played, prepared, replaySide, rules } from "./games.ts";

export const dice = sealedDice("bench", 0);
const same = (given: TacticsState) => given;
export const seatOf = ({ playerId }: TacticsAction): Seat => (playerId === "P1" ? 0 : 1);

const ready = prepared(same, (action) => ({ seat: seatOf(action), action }));
const texts = prepared(same, (action) => ({ seat: seatOf(action), text: JSON.stringify(action) }));

/** The table is set as for any match; then the units get the buffs they start with. */
function begin(given: TacticsState): Match<Tactics> {
  const { match } = must(start(tactics, "bench", options, rules));
  return { ...match, state: given };
}

function beginBare(given: TacticsState): TacticsState {
  must(tactics.setup(options, rules, dice));
  return given;
}

const isOver = ({ state }: Match<Tactics>) => state.gameOver;

const act = (match: Match<Tactics>, { seat, action }: { seat: Seat; action: TacticsAction }) =>
  must(decide(tactics, match, seat, action)).match;

function resolve(state: TacticsState, { seat, action }: { seat: Seat; action: TacticsAction }): TacticsState {
  const refusal = tactics.check(state, seat, action, rules);
  if (refusal !== null) throw new Error(`refused: ${refusal.code}`);
  return tactics.resolve(state, () => action, dice, rules).state;
}

function read(match: Match<Tactics>, { seat, text }: { seat: Seat; text: string }): Match<Tactics> {
  const action = must(tactics.parse.action(must(readJson(text))));
  return must(decide(tactics, match, seat, action)).match;
}

export const resolveSide: Side = replaySide(ready, beginBare, resolve, ({ gameOver }) => gameOver);
export const decideSide: Side = replaySide(ready, begin, act, isOver);
export const jsonSide: Side = replaySide(texts, begin, read, isOver);

/** One line an action: the units after it, and who is to act or has won. */
export function trace({ start: given, steps }: Played): readonly string[] {
  let match = begin(given);
  return steps.map((action) => {
    match = act(match, { seat: seatOf(action), action });
    const { unitBuffs } = match.state;
    const units = match.state.units.map(({ id, position, hp, alive }) => {
      const list = (unitBuffs[id] ?? []).map(({ buffId, duration }) => `${buffId} ${duration}`);
      return `${id} ${position.x},${position.y} ${hp} ${alive ? "alive" : "dead"} [${list.join()}]`;
    });
    const next = tactics.next(match.state, rules);
    const seats =
      "over" in next ? `won by ${next.over.winners.join()}` : `to act: ${"awaiting" in next && next.awaiting.join()}`;
    return [...units, seats].join("; ");
  });
}
