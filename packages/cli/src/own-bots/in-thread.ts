import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { type Bot, botsOf } from "@umpire/bots";
import { err, ok, type Result } from "@umpire/kernel";
import type { Kit } from "@umpire/kit";
import { assertLegal } from "./own-bot.ts";
import type { ThreadAnswer, ThreadQuestion } from "./thread.ts";
import { BadBotError, badBot, choosingLine, faultOf } from "./trouble.ts";

/** Max time for a decision, and for the file to be read, in milliseconds. */
export const LONGEST = 10_000;
const LONGEST_START = 60_000;

/** A bot of one's own in a thread of its own, which is ended where it does not answer. */
export type BotInThread = {
  readonly choose: (...asked: Parameters<Bot>) => Promise<ReturnType<Bot>>;
  readonly close: () => void;
};

export async function openBotInThread(kit: Kit, file: string): Promise<Result<BotInThread>> {
  const worker = new Worker(new URL(`./thread${extname(import.meta.url)}`, import.meta.url), { workerData: file });
  const close = () => void worker.terminate();
  const next = listenTo(worker, file);
  const ready = await next(LONGEST_START);
  if (ready.is === "bad") {
    close();
    return err(ready.refusal);
  }
  const { greedy } = botsOf(kit);
  return ok({
    close,
    async choose(rules, view, seat, rng) {
      const answered = next(LONGEST);
      worker.postMessage({ rules, view, seat, seed: rng.int(2 ** 30) } satisfies ThreadQuestion);
      const answer = await answered;
      if (answer.is !== "chosen") {
        close();
        throw new BadBotError(answer.is === "bad" ? answer.refusal : endless(file));
      }
      const action = answer.action ?? greedy(rules, view, seat, rng);
      assertLegal(kit, file, rules, view, seat, action);
      return action;
    },
  });
}

export const endless = (file: string) => badBot(file, choosingLine(file), "endless", String(LONGEST / 1000));

/** Asks a thread one thing at a time; that it fails or says nothing is an answer too. */
function listenTo(worker: Worker, file: string): (longest: number) => Promise<ThreadAnswer> {
  let settle: (answer: ThreadAnswer) => void = () => undefined;
  worker.on("message", (answer: ThreadAnswer) => settle(answer));
  worker.on("error", (error) => settle({ is: "bad", refusal: faultOf(file, "throws", error) }));
  worker.on("exit", () => settle({ is: "bad", refusal: badBot(file, null, "throws", "it ended its thread") }));
  return (longest) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => settle({ is: "bad", refusal: endless(file) }), longest);
      settle = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
    });
}
