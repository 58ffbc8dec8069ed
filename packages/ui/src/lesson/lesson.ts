import {
  cannotDecide,
  decide,
  type Game,
  isKernelEvent,
  type Json,
  type JsonObject,
  type Match,
  type Moved,
  nextOf,
  ok,
  type Result,
  type Seat,
  timeOut,
} from "@umpire/kernel";
import type { ByLanguage } from "../site.ts";
import { playScene, type Scene } from "./scene.ts";

/** The goal is reached, the learner goes on, or a legal decision has missed it: the code of what is said then. */
export type Judgement = "done" | "on" | { readonly miss: string };

export type StepWords = {
  readonly title: string;
  /** What to do, in a sentence. */
  readonly task: string;
  /** Said when it is done: what that was good for. */
  readonly done: string;
  /** What is said of a decision that misses the goal, by its code. */
  readonly misses: { readonly [code: string]: string };
};

/** What a learner's decision led to, by the rules. */
type Attempt<State, Action, Event> = {
  readonly action: Action;
  /** The state that was decided in, and the one that came of it. */
  readonly before: State;
  readonly state: State;
  readonly events: readonly Event[];
};

/** A position, something to do in it, and the judgement of whether that was done. */
export type LessonStep<State = Json, Action = Json, Event = { readonly type: string } & JsonObject> = {
  readonly scene: Scene;
  /** Whom the learner plays; without it the first seat. */
  readonly seat?: Seat;
  /** What the others decide, in turn; after that they take the default action. */
  readonly replies?: readonly Json[];
  /** Decisions that reach the goal, one after the other. */
  readonly solution: readonly Json[];
  readonly words: ByLanguage<StepWords>;
  /** A method, so that the lesson of one game fits where any lesson is expected. */
  judge(attempt: Attempt<State, Action, Event>): Judgement;
};

/** How a game is learnt by doing. */
export type Lesson = { readonly steps: readonly LessonStep[] };

/** How far a learner is within a step. */
export type LessonRun = Moved & {
  readonly judgement: Judgement;
  /** How many replies the others have given. */
  readonly replied: number;
};

export const learnerOf = ({ seat = 0 }: Pick<LessonStep, "seat">): Seat => seat;

export const beginStep = (game: Game, step: LessonStep): LessonRun => ({
  ...playScene(game, step.scene),
  judgement: "on",
  replied: 0,
});

/** Who else has to decide before the learner does again. */
function otherAwaited(game: Game, match: Match, learner: Seat): Seat | undefined {
  const next = nextOf(game, match);
  if (!("awaiting" in next) || cannotDecide(game, match, learner) === null) return undefined;
  return next.awaiting.find((seat) => cannotDecide(game, match, seat) === null);
}

/** What another seat decides: its reply, or where that is not legal here, the default action. */
function replyOf(game: Game, match: Match, seat: Seat, reply: Json | undefined): Moved {
  const given = reply === undefined ? null : game.parse.action(reply);
  const replied = given?.ok ? decide(game, match, seat, given.value) : null;
  if (replied?.ok) return replied.value;
  const away = timeOut(game, match, seat);
  if (!away.ok) throw new Error(`nobody awaits seat ${seat}`);
  return away.value;
}

/** What comes of a learner's decision by the rules: a refusal of theirs, or how it is judged. */
export function attempt(game: Game, step: LessonStep, run: LessonRun, given: Json): Result<LessonRun> {
  const action = game.parse.action(given);
  if (!action.ok) return action;
  const learner = learnerOf(step);
  const { state: before } = run.match;
  const decided = decide(game, run.match, learner, action.value);
  if (!decided.ok) return decided;
  let { match, events } = decided.value;
  let { replied } = run;
  for (;;) {
    // While orders are sealed nothing has come of them yet.
    const isOpen = match.sealed.length === 0;
    const told = events.filter((event) => !isKernelEvent(event));
    const judgement: Judgement = isOpen
      ? step.judge({ action: action.value, before, state: match.state, events: told })
      : "on";
    const other = judgement === "on" ? otherAwaited(game, match, learner) : undefined;
    if (other === undefined) return ok({ match, events, replied, judgement });
    const reply = replyOf(game, match, other, step.replies?.[replied]);
    match = reply.match;
    events = [...events, ...reply.events];
    replied += 1;
  }
}
