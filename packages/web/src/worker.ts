import type { Kits } from "@umpire/kit";
import { answerQuestion, type Question } from "./analysis/search.ts";

/** Makes a worker of the module that calls this: it answers what pages ask about a game, whose kits it then loads. */
export function answerWith(load: (game: string) => Promise<Kits>): void {
  self.onmessage = ({ data }: MessageEvent<Question>) => {
    // Else a promise that is rejected is no error event of the worker, and the page waits for an answer for ever.
    load(data.game)
      .then((kits) => self.postMessage(answerQuestion(kits, data)))
      .catch(reportError);
  };
}
