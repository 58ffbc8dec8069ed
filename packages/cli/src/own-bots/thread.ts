import { parentPort, workerData } from "node:worker_threads";
import { fastDice } from "@umpire/bots";
import type { Json, JsonObject, Seat } from "@umpire/kernel";
import { choiceOf, readStrategy } from "./own-bot.ts";
import { type BadBot, BadBotError } from "./trouble.ts";

/** What a bot is asked: the view of its seat, and nothing else. */
export type ThreadQuestion = {
  readonly rules: JsonObject;
  readonly view: Json;
  readonly seat: Seat;
  readonly seed: number;
};

/** That it can be asked; what it decides, null where it leaves that open; or what is wrong with it. */
export type ThreadAnswer =
  | { readonly is: "ready" }
  | { readonly is: "chosen"; readonly action: Json }
  | { readonly is: "bad"; readonly refusal: BadBot };

const file: string = workerData;
const tell = (answer: ThreadAnswer) => parentPort?.postMessage(answer);

const read = await readStrategy(file);
if (!read.ok) tell({ is: "bad", refusal: read.refusal });
else {
  const strategy = read.value;
  parentPort?.on("message", ({ rules, view, seat, seed }: ThreadQuestion) => {
    try {
      // Through JSON: what is none would end the thread on its way out.
      const chosen = choiceOf(file, () => strategy.choose(view, seat, rules, fastDice(seed)) ?? null);
      tell({ is: "chosen", action: JSON.parse(JSON.stringify(chosen) ?? "null") });
    } catch (error) {
      if (!(error instanceof BadBotError)) throw error;
      tell({ is: "bad", refusal: error.refusal });
    }
  });
  tell({ is: "ready" });
}
