import {
  decide,
  err,
  type Game,
  type Json,
  type Match,
  type MatchEvent,
  type Moved,
  nextOf,
  ok,
  type Refusal,
  type Result,
  type Seat,
  start,
} from "@umpire/kernel";
import { type Difference, differenceOf } from "./difference.ts";

/** What a match begins with. */
export type Setup = { readonly preset: string; readonly options: Json; readonly seed: string };

/** One seat's decision, as it was made: where several are awaited, each is a step of its own. */
export type Decision = { readonly seat: Seat; readonly action: Json };

/** The match after a decision, none at the start, and what happened with it. */
export type Frame = {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly by: Decision | null;
};

/** An error that the rules have thrown. */
export type Thrown = { readonly problem: string; readonly stack: string };

/** Why a match goes no further: the rules refuse a decision, or fail. */
export type Stop = { readonly is: "refused"; readonly refusal: Refusal } | ({ readonly is: "threw" } & Thrown);

/** A match as far as its decisions go: its frames, those of the start first. */
type Folded = { readonly frames: readonly Frame[]; readonly stop: Stop | null };

/** What other code has made of a match: from which frame on it is another one, and how. */
export type Change = { readonly at: number; readonly difference: Difference };

/** A match on the page. Its decisions may be more than its frames: code that allows them again plays them again. */
export type Session = Folded & {
  readonly setup: Setup;
  readonly decisions: readonly Decision[];
  /** The frame that is shown. */
  readonly at: number;
  /** What the code that was loaded last has changed. */
  readonly change: Change | null;
};

function thrown(error: unknown): Thrown {
  if (!(error instanceof Error)) return { problem: String(error), stack: "" };
  return { problem: error.message, stack: error.stack ?? "" };
}

/** The result of a call of the rules, or what it throws: rules under development have mistakes. */
export function attempt<T>(call: () => T): Result<T, Thrown & { readonly code: "threw" }> {
  try {
    return ok(call());
  } catch (error) {
    return err({ code: "threw", ...thrown(error) });
  }
}

function begin(game: Game, { preset, options, seed }: Setup): Result<Moved> {
  const read = game.parse.options(options);
  // `__proto__` names no preset.
  const rules = Object.hasOwn(game.presets, preset) ? game.presets[preset] : Object.values(game.presets)[0];
  return read.ok ? start(game, seed, read.value, rules) : read;
}

function follow(game: Game, match: Match, { seat, action }: Decision): Result<Moved> {
  const read = game.parse.action(action);
  return read.ok ? decide(game, match, seat, read.value) : read;
}

type Tried = { readonly moved: Moved } | { readonly stop: Stop };

function tryTo(move: () => Result<Moved>): Tried {
  const tried = attempt(move);
  if (!tried.ok) return { stop: { is: "threw", problem: tried.refusal.problem, stack: tried.refusal.stack } };
  return tried.value.ok ? { moved: tried.value.value } : { stop: { is: "refused", refusal: tried.value.refusal } };
}

/** Without its log, which would be copied from frame to frame: the decisions are known. */
const frameFrom = ({ match, events }: Moved, by: Decision | null): Frame => ({
  match: { ...match, log: [] },
  events,
  by,
});

/** Adds decisions to a match until one is not allowed. */
function extend(game: Game, from: readonly Frame[], decisions: readonly Decision[]): Folded {
  const frames = [...from];
  for (const by of decisions) {
    const last = frames.at(-1);
    if (last === undefined) break;
    const tried = tryTo(() => follow(game, last.match, by));
    if ("stop" in tried) return { frames, stop: tried.stop };
    frames.push(frameFrom(tried.moved, by));
  }
  return { frames, stop: null };
}

/** A match from its beginning; no frame where these options and rules make none. */
export function fold(game: Game, setup: Setup, decisions: readonly Decision[]): Folded {
  const begun = tryTo(() => begin(game, setup));
  if ("stop" in begun) return { frames: [], stop: begun.stop };
  return extend(game, [frameFrom(begun.moved, null)], decisions);
}

const clampAt = (at: number, frames: readonly Frame[]): number => Math.max(0, Math.min(at, frames.length - 1));

/** A match that is shown at one of its steps, the last unless another is named. */
export function openSession(
  game: Game,
  setup: Setup,
  decisions: readonly Decision[] = [],
  at = decisions.length,
): Session {
  const folded = fold(game, setup, decisions);
  return { ...folded, setup, decisions, at: clampAt(at, folded.frames), change: null };
}

/** The frame that is shown; null for a match that could not begin. */
export const frameOf = ({ frames, at }: Session): Frame | null => frames[at] ?? null;

export const goTo = (session: Session, at: number): Session => ({ ...session, at: clampAt(at, session.frames) });

/** Decides at the step that is shown; what came after it is played no more. Refused, the match stays as it is. */
export function play(game: Game, session: Session, by: Decision): Result<Session, Stop & { readonly code: string }> {
  const played = session.frames.slice(0, session.at + 1);
  const { frames, stop } = extend(game, played, [by]);
  if (stop !== null) return err({ code: stop.is, ...stop });
  const decisions = [...session.decisions.slice(0, session.at), by];
  return ok({ ...session, decisions, frames, at: frames.length - 1, stop: null, change: null });
}

/** The first frame in which two codes lead to different matches; null where they agree as far as both go. */
function changeBetween(before: readonly Frame[], after: readonly Frame[]): Change | null {
  for (const [at, { match }] of before.entries()) {
    const now = after[at]?.match;
    const difference = now === undefined ? null : differenceOf(match.state, now.state);
    if (difference !== null) return { at, difference };
  }
  return null;
}

/** The same match by other code: shown as before, or where it first goes another way. */
export function refold(game: Game, before: Session): Session {
  const folded = fold(game, before.setup, before.decisions);
  const change = changeBetween(before.frames, folded.frames);
  const at = clampAt(change === null ? before.at : Math.min(before.at, change.at), folded.frames);
  return { ...before, ...folded, at, change };
}

/** The seats whose decision is awaited at a frame. */
export function pendingAt(game: Game, { match }: Frame): readonly Seat[] {
  const next = nextOf(game, match);
  if (!("awaiting" in next)) return [];
  return next.awaiting.filter((seat) => !match.sealed.some((order) => order.seat === seat));
}
