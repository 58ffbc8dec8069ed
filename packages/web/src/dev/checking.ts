import type { Breach } from "@umpire/laws";
import type { Decision, Setup } from "./session.ts";

/** What the page asks of its worker. */
export type CheckerQuestion =
  /** Does this match come to an end by this code, or to an error? Then it does no harm in the page. */
  | {
      readonly ask: "try";
      readonly bundle: string;
      readonly setup: Setup | null;
      readonly decisions: readonly Decision[];
    }
  | { readonly ask: "laws"; readonly bundle: string };

/** A law: on how many random matches of each table it was tried so far, and how it is broken. */
export type LawNews = { readonly law: string; readonly tried: number; readonly breach: Breach | null };

export type CheckerNews =
  | { readonly is: "tried" }
  | { readonly is: "started"; readonly laws: readonly string[] }
  | ({ readonly is: "law" } & LawNews)
  | { readonly is: "done" };

/** Max time for a match that was played before, in ms: a call that does not return would end the page. */
const PATIENCE = 15_000;

export type Checker = {
  /** Tries code out; whether it came to an end. */
  readonly tryOut: (asked: Omit<Extract<CheckerQuestion, { ask: "try" }>, "ask">) => Promise<boolean>;
  /** Tries the laws, until something else is tried out. */
  readonly tryLaws: (bundle: string, tell: (told: CheckerNews) => void) => void;
};

const openWorker = () => new Worker(new URL("./laws-worker.ts", import.meta.url), { type: "module" });

/** Checks code behind the page. Each code has a worker of its own, which is there before it is needed. */
export function openChecker(): Checker {
  let worker: Worker | null = null;
  let spare = openWorker();
  const change = (): Worker => {
    worker?.terminate();
    worker = spare;
    spare = openWorker();
    return worker;
  };
  const post = (to: Worker, asked: CheckerQuestion) => to.postMessage(asked);
  return {
    tryOut: (asked) => {
      const fresh = change();
      post(fresh, { ask: "try", ...asked });
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), PATIENCE);
        // An error is told where the page meets it.
        fresh.onmessage = fresh.onerror = () => {
          clearTimeout(timer);
          resolve(true);
        };
      });
    },
    tryLaws: (bundle, tell) => {
      if (worker === null) return;
      worker.onmessage = ({ data }: MessageEvent<CheckerNews>) => tell(data);
      worker.onerror = () => tell({ is: "done" });
      post(worker, { ask: "laws", bundle });
    },
  };
}
