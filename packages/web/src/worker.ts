import "@umpire/ui/no-eval";
import type { Kits } from "@umpire/kit";
import { answerQuestion, type Question } from "./analysis/search.ts";

/** Makes a worker of the module that calls this: it answers what pages ask about these games. */
export function answerWith(kits: Kits): void {
  self.onmessage = ({ data }: MessageEvent<Question>) => {
    self.postMessage(answerQuestion(kits, data));
  };
}
