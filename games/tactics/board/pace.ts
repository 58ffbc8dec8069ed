import type { TacticsEvent } from "../rules/shape.ts";
import type { TacticsView } from "./view.ts";
import { findUnit, ownSide } from "./view.ts";

/** How long a beat of the drawing takes, and how long the last one is left to be seen, in ms; as in motion.css. */
const BEAT = 440;
const REST = 300;

/** How long what a step did takes to be shown. */
export function durationOf(events: readonly TacticsEvent[]): number {
  const shown = events.findLastIndex(({ type }) => type !== "turn-ended" && type !== "buff-ended");
  return shown < 0 ? 0 : (shown + 1) * BEAT + REST;
}

/** Whether a step is somebody else's: one's own is never waited for. */
export function isOthers(view: TacticsView, [first]: readonly TacticsEvent[]): boolean {
  if (first === undefined) return false;
  const actor = "player" in first ? first.player : "unit" in first ? findUnit(view, first.unit)?.owner : null;
  return actor !== ownSide(view);
}

/** Max steps queued for display; beyond that only the latest position is shown. */
const MOST = 3;

/** What is shown, until when it is left alone, and what waits after it. */
export type Playback<Step> = {
  readonly shown: Step;
  readonly until: number;
  readonly waiting: readonly Step[];
};

type Paced = { readonly duration: number; readonly isOthers: boolean };

/** A step that has come: it is shown at once, or waits while the one before is still being shown. */
export function received<Step extends Paced>(playback: Playback<Step>, step: Step, now: number): Playback<Step> {
  const isBusy = now < playback.until || playback.waiting.length > 0;
  if (!step.isOthers || !isBusy || playback.waiting.length >= MOST) return showing(step, [], now);
  return { ...playback, waiting: [...playback.waiting, step] };
}

/** The next of those that wait, when the one before has been seen. */
export function advanced<Step extends Paced>(playback: Playback<Step>, now: number): Playback<Step> {
  const [next, ...waiting] = playback.waiting;
  return next === undefined || now < playback.until ? playback : showing(next, waiting, now);
}

const showing = <Step extends Paced>(shown: Step, waiting: readonly Step[], now: number): Playback<Step> => ({
  shown,
  until: now + shown.duration,
  waiting,
});
