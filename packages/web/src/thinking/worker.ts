import "../shell/no-eval.ts";
import { type Question, think } from "./think.ts";

self.onmessage = ({ data }: MessageEvent<Question>) => {
  self.postMessage(think(data));
};
