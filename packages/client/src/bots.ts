/** Bots for matches in the page: their own entry, for who plays without them does not load them. */
import { fastDice, findBot } from "@umpire/bots";
import type { Json } from "@umpire/kernel";
import { botNames, type Kit } from "@umpire/kit";
import type { BotQuestion, Think } from "./local/options.ts";

export { botNames };

/** What a bot decides. */
export function botDecision(kit: Kit, { bot, rules, view, seat, seed }: BotQuestion): Json {
  const player = findBot(kit, bot);
  if (player === null) throw new RangeError(`no bot ${bot}`);
  return player(rules, view, seat, fastDice(seed));
}

/** Bots that think in the page itself, which stands still meanwhile. */
export const botsInPage =
  (kit: Kit): Think =>
  async (question) =>
    botDecision(kit, question);

/** What passes between a page and the worker in which its bots think. */
type Asked = { readonly id: number; readonly question: BotQuestion };
type Answered = { readonly id: number; readonly action?: Json };

/** Bots that think in a worker, whose module calls `answerBots`. */
export function botsInWorker(worker: Pick<Worker, "postMessage" | "addEventListener">): Think {
  const waiting = new Map<number, { resolve(action: Json): void; reject(error: Error): void }>();
  let last = 0;
  const settle = ({ id, action }: Answered) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (action === undefined) asker?.reject(new Error("the bot has failed"));
    else asker?.resolve(action);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => settle(data));
  // A worker that cannot be loaded answers nothing.
  worker.addEventListener("error", () => {
    for (const id of [...waiting.keys()]) settle({ id });
  });
  return (question) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, question } satisfies Asked);
    });
}

/** Makes a worker of the module that calls this: bots of this kit think there. */
export function answerBots(kit: Kit): void {
  addEventListener("message", ({ data }: MessageEvent<Asked>) => postMessage(answerOf(kit, data)));
}

function answerOf(kit: Kit, { id, question }: Asked): Answered {
  try {
    return { id, action: botDecision(kit, question) };
  } catch {
    return { id };
  }
}
