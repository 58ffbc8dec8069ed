import { type Kits, kitsOf } from "@umpire/kit";
import { answerQuestion, type SearchQuestion } from "./analysis/search.ts";
import { loadBundle } from "./served/bundle.ts";

type Load = (game: string) => Promise<Kits>;

const kitsFor = async (load: Load, { game, bundle }: SearchQuestion): Promise<Kits> =>
  bundle === undefined ? load(game) : kitsOf([(await loadBundle(bundle)).kit]);

/** Makes a worker of the module that calls this: it answers what pages ask about a game, whose kits it then loads. */
export function answerWith(load: Load): void {
  self.onmessage = ({ data }: MessageEvent<SearchQuestion>) => {
    // Else a promise that is rejected is no error event of the worker, and the page waits for an answer for ever.
    kitsFor(load, data)
      .then((kits) => self.postMessage(answerQuestion(kits, data)))
      .catch(reportError);
  };
}
