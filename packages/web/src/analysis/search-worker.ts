import { err, ok, type Result } from "@umpire/kernel";
import type { AnswerTo, Question } from "./search.ts";

/** Somebody who thinks about one question at a time, beside the page. */
export type Thinker = {
  /** A question takes the place of the one before. Null where it was stopped, or another one came. */
  readonly ask: <Q extends Question>(question: Q) => Promise<Result<AnswerTo<Q>> | null>;
  /** Ends what is thought about, at once; the next question is welcome. */
  readonly stop: () => void;
};

/** What a thinker needs of a worker. */
export type Mind = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** Games and bots are loaded with the first question, and not with the page. */
export function openThinker(open: () => Mind): Thinker {
  let mind: Mind | null = null;
  let settle: ((answer: never) => void) | null = null;
  const answer = (given: unknown) => {
    settle?.(given as never);
    settle = null;
  };
  const end = (given: unknown) => {
    // A search cannot be interrupted: whoever searches goes, and another one comes when next asked.
    mind?.terminate();
    mind = null;
    answer(given);
  };
  const wake = (): Mind => {
    const fresh = open();
    fresh.onmessage = ({ data }: MessageEvent<unknown>) => mind === fresh && answer(ok(data));
    fresh.onerror = () => mind === fresh && end(err({ code: "worker-failed" }));
    return fresh;
  };
  return {
    ask: (question) => {
      if (settle !== null) end(null);
      mind ??= wake();
      mind.postMessage(question);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    stop: () => end(null),
  };
}
