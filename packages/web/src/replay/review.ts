import type { Replayed } from "@umpire/kernel";
import type { Searcher } from "../analysis/search-worker.ts";
import { type Decided, decisionsIn, type JudgedDecision, questionOf } from "./verdicts.ts";

/** Progress of judging a record's decisions: how many are done, of how many, and their verdicts. */
export type Review = {
  readonly is: "resting" | "running" | "failed";
  readonly done: number;
  readonly of: number;
  readonly verdicts: readonly JudgedDecision[];
};

export type ReviewStore = {
  /** All that are to be judged, in their order. */
  readonly decisions: readonly Decided[];
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => Review;
  /** Begins, or goes on where it was stopped. */
  readonly start: () => void;
  readonly stop: () => void;
};

/** Judges the decisions of a record one after the other; nothing is searched before it is started. */
export function openReview(frames: readonly Replayed[], searcher: Searcher): ReviewStore {
  const decisions = decisionsIn(frames);
  const watchers = new Set<() => void>();
  let review: Review = { is: "resting", done: 0, of: decisions.length, verdicts: [] };
  const tell = (change: Partial<Review>) => {
    review = { ...review, ...change };
    for (const changed of watchers) changed();
  };
  const run = async (): Promise<void> => {
    for (let next = decisions[review.done]; next !== undefined; next = decisions[review.done]) {
      const answer = await searcher.ask(questionOf(frames, next));
      // Stopped; the next start goes on from here.
      if (answer === null) return;
      if (!answer.ok) return tell({ is: "failed" });
      const found = answer.value === null ? [] : [{ ...next, ...answer.value }];
      tell({ done: review.done + 1, verdicts: [...review.verdicts, ...found] });
    }
    tell({ is: "resting" });
  };
  return {
    decisions,
    subscribe: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    read: () => review,
    start: () => {
      if (review.is === "running") return;
      tell({ is: "running" });
      run();
    },
    stop: () => {
      searcher.stop();
      if (review.is === "running") tell({ is: "resting" });
    },
  };
}
