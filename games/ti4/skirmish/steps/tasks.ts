import type { Handler, Play, SkirmishRefusal } from "../play.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState, Task } from "../shape.ts";
import { assign, barrage, cannon, cannons, combat, round } from "./combat.ts";
import { fleetPool } from "./fleet-pool.ts";
import { bombard, bombing, defense, groundRound, groundStart, land } from "./invasion.ts";
import { move } from "./movement.ts";
import { produce } from "./production.ts";
import { retreat, roundEnd } from "./retreat.ts";
import { end, turn } from "./turn.ts";

const handlers = {
  turn,
  end,
  move,
  "fleet-pool": fleetPool,
  cannons,
  cannon,
  combat,
  barrage,
  round,
  retreat,
  assign,
  "round-end": roundEnd,
  bombard,
  bombing,
  land,
  defense,
  "ground-start": groundStart,
  "ground-round": groundRound,
  produce,
};

/** The handler of a task: each handles the tasks of its name. */
const handlerOf = ({ task }: Task): Handler => handlers[task] as unknown as Handler;

const firstTask = ({ todo }: SkirmishState): Task => {
  const [first] = todo;
  if (first === undefined) throw new RangeError("nothing is left to do");
  return first;
};

export const currentTask = (state: SkirmishState): string => firstTask(state).task;

/** Why an action cannot be taken now. */
export function refuseAction(
  state: SkirmishState,
  action: SkirmishAction,
  rules: SkirmishRules,
): SkirmishRefusal | null {
  const task = firstTask(state);
  const handler = handlerOf(task);
  if (!handler.takes.includes(action.type)) return { code: "wrong-step", step: task.task, type: action.type };
  return handler.check(state, task, action, rules);
}

export const legalActions = (state: SkirmishState, rules: SkirmishRules): Iterable<SkirmishAction> =>
  handlerOf(firstTask(state)).options(state, firstTask(state), rules);

/** What is done for a seat that is not there: nothing where that is a choice, else the first of the choices. */
export function defaultAction(state: SkirmishState, rules: SkirmishRules): SkirmishAction {
  const task = firstTask(state);
  const idle: { readonly [T in Task["task"]]?: SkirmishAction } = {
    turn: { type: "pass" },
    move: { type: "move", moves: [] },
    retreat: { type: "retreat", to: null },
    bombard: { type: "bombard", targets: {} },
    land: { type: "land", landings: {} },
    produce: { type: "produce", units: {} },
  };
  const [first] = legalActions(state, rules);
  const action = idle[task.task] ?? first;
  if (action === undefined) throw new RangeError(`nothing can be done about ${task.task}`);
  return action;
}

/** Does the first task as chosen, and everything after it that nobody has to decide about. */
export function runTasks(play: Play, action: SkirmishAction | null): void {
  if (action !== null) runFirst(play, action);
  while (play.state.todo.length > 0) {
    const task = firstTask(play.state);
    const awaited = handlerOf(task).awaits(play.state, task, play.rules);
    if (awaited !== null) {
      play.state = { ...play.state, awaited };
      return;
    }
    runFirst(play, null);
  }
  play.state = { ...play.state, awaited: null };
}

function runFirst(play: Play, action: SkirmishAction | null): void {
  const [task, ...rest] = play.state.todo;
  if (task === undefined) return;
  play.state = { ...play.state, todo: rest };
  const more = handlerOf(task).run(play, task, action);
  play.state = { ...play.state, todo: [...more, ...play.state.todo] };
}
