import { err, ok, type Result } from "@umpire/kernel";
import type { AnswerTo, SearchQuestion } from "./search.ts";

/** Searches one position at a time, in a worker. */
export type Searcher = {
  /** A question takes the place of the one before. Null where it was stopped, or another one came. */
  readonly ask: <Q extends SearchQuestion>(question: Q) => Promise<Result<AnswerTo<Q>> | null>;
  /** Ends what is thought about, at once; the next question is welcome. */
  readonly stop: () => void;
};

/** What a searcher needs of a worker. */
export type SearchWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** Games and bots are loaded with the first question, and not with the page. */
export function openSearcher(open: () => SearchWorker): Searcher {
  let worker: SearchWorker | null = null;
  let settle: ((answer: never) => void) | null = null;
  const answer = (given: unknown) => {
    settle?.(given as never);
    settle = null;
  };
  const end = (given: unknown) => {
    // A search cannot be interrupted: its worker is ended, and the next question starts another one.
    worker?.terminate();
    worker = null;
    answer(given);
  };
  const wake = (): SearchWorker => {
    const fresh = open();
    fresh.onmessage = ({ data }: MessageEvent<unknown>) => worker === fresh && answer(ok(data));
    fresh.onerror = () => worker === fresh && end(err({ code: "worker-failed" }));
    return fresh;
  };
  return {
    ask: (question) => {
      if (settle !== null) end(null);
      worker ??= wake();
      worker.postMessage(question);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    stop: () => end(null),
  };
}
