import { type Rng, sealedDice } from "@umpire/kernel";
import { tactics } from "@umpire/tactics/game";
import { presets } from "@umpire/tactics/rules/data/presets";
import { applyBuff } from "@umpire/tactics/rules/play";
import type { Tactics, TacticsAction, TacticsRules, TacticsState } from "@umpire/tactics/rules/shape";
import { at } from "../measure/at.ts";
import type { Side } from "../measure/harness.ts";
import { must } from "../measure/must.ts";

/** The base game; the limit and the cap keep random games short. */
export const rules: TacticsRules = { ...presets.v1, actionsPerUnitPerTurn: 1, turnCap: 60 };
export const options: Tactics["options"] = must(tactics.parse.options({}));

/** A game from its start to its end; what a start and a step are is each side's own business. */
export type Played<Start = TacticsState, Step = TacticsAction> = {
  readonly start: Start;
  readonly steps: readonly Step[];
};

const GAMES = 200;

const kinds = [
  { buffId: "RAGE", stackable: false, modifiers: { bonusAttack: 2 } },
  { buffId: "HASTE", stackable: false, modifiers: { bonusMoveRange: 1 } },
  { buffId: "POISON", stackable: true, flags: { poison: true } },
];

/** The same games for both sides: random legal actions by our rules, and buffs at the start of every other game. */
export const games: readonly Played[] = Array.from({ length: GAMES }, (_, number) => play(number));

function play(number: number): Played {
  const seed = `bench ${number}`;
  const standard = must(tactics.setup(options, rules, sealedDice(seed, 0))).state;
  const start = number % 2 === 0 ? standard : withBuffs(standard, sealedDice(seed, 0));
  const steps: TacticsAction[] = [];
  let state = start;
  for (let next = tactics.next(state, rules); "awaiting" in next; next = tactics.next(state, rules)) {
    const rng = sealedDice(seed, steps.length + 1);
    const action = tactics.sample(state, at(next.awaiting, 0), rng, rules);
    steps.push(action);
    state = tactics.resolve(state, () => action, rng, rules).state;
  }
  return { start, steps };
}

/** One of the three on about half of the units, for two to nine turns. */
function withBuffs(standard: TacticsState, rng: Rng): TacticsState {
  let state = standard;
  for (const { id } of standard.units) {
    const kind = kinds[rng.int(2 * kinds.length)];
    if (kind !== undefined) state = must(applyBuff(state, id, { ...kind, duration: 2 + rng.int(8) })).state;
  }
  return state;
}

/** Each game again, in the form that a side wants. */
export function prepared<Start, Step>(
  startOf: (start: TacticsState) => Start,
  stepOf: (action: TacticsAction) => Step,
  list: readonly Played[] = games,
): readonly Played<Start, Step>[] {
  return list.map(({ start, steps }) => ({ start: startOf(start), steps: steps.map(stepOf) }));
}

/** Plays the games over and over. Both sides run this loop, each with three functions of its own. */
export function replaySide<Start, Step, Position>(
  list: readonly Played<Start, Step>[],
  begin: (start: Start) => Position,
  act: (position: Position, step: Step) => Position,
  isOver: (position: Position) => boolean,
): Side {
  return (actions) => {
    let finished = 0;
    let taken = 0;
    let game = at(list, finished);
    let position = begin(game.start);
    for (let index = 0; index < actions; index += 1) {
      position = act(position, at(game.steps, taken));
      taken += 1;
      if (!isOver(position)) continue;
      finished += 1;
      taken = 0;
      game = at(list, finished);
      position = begin(game.start);
    }
    return finished;
  };
}
