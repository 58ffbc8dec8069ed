import { defineGame, type Next, ok, RulesError, type Seat } from "@umpire/kernel";
import { pick } from "@umpire/toolkit";
import { presets as ti4Presets } from "../galaxy/rules.ts";
import { scoreOf } from "./board.ts";
import type { Play } from "./play.ts";
import { readAction, readOptions, readRules, readState } from "./schema.ts";
import { setUp } from "./setup.ts";
import type { Skirmish, SkirmishAction, SkirmishRules, SkirmishState } from "./shape.ts";
import { sampleMove } from "./steps/move-choices.ts";
import { currentTask, defaultAction, legalActions, refuseAction, runTasks } from "./steps/tasks.ts";

const table = { rounds: 4, tactics: 3, fleetPool: 4, treasury: 4 };

/** A small war for planets: tactical actions of Twilight Imperium. Open information, one seat at a time. */
export const skirmish = defineGame<Skirmish>({
  id: "ti4",
  edition: 2,
  maxDecisions: 20_000,
  presets: {
    official: { ...ti4Presets.official, ...table },
    requirements: { ...ti4Presets.requirements, ...table },
  },
  schema: { options: readOptions, rules: readRules, state: readState, action: readAction },
  seats: ({ starts }) => starts.length,
  open: true,
  prepare(options, rules) {
    const begun = setUp(options, rules);
    return begun.ok ? ok({ state: begun.value, events: [] }) : begun;
  },
  next,
  check: (view, _seat, action, rules) => refuseAction(view, action, rules),
  legal: (view, _seat, rules) => legalActions(view, rules),
  sample(view, _seat, rng, rules) {
    if (currentTask(view) === "move") return sampleMove(view, rules, rng);
    const options: SkirmishAction[] = [];
    for (const option of legalActions(view, rules)) if (options.push(option) === MOST_SAMPLED) break;
    return pick(rng, options);
  },
  defaultAction: (view, _seat, rules) => defaultAction(view, rules),
  resolve(state, chosen, rng, rules) {
    const action = chosen(state.awaited ?? 0);
    const refusal = refuseAction(state, action, rules);
    if (refusal !== null) throw new RulesError(`refused: ${refusal.code}`);
    const play: Play = { state, rules, rng, events: [] };
    runTasks(play, action);
    return { state: play.state, events: play.events };
  },
});

/** Max legal actions among which chance chooses. */
const MOST_SAMPLED = 200;

function next(state: SkirmishState, _rules: SkirmishRules): Next {
  if (state.awaited !== null) return { awaiting: [state.awaited], step: currentTask(state) };
  const scores = state.players.map((_, seat) => scoreOf(state, seat));
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat): readonly Seat[] => (score === most ? [seat] : []));
  return {
    over: { winners: winners.length === scores.length ? [] : winners, reason: winners.length > 1 ? "tie" : "score" },
  };
}
