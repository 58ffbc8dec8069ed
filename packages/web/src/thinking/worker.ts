import "@umpire/ui/no-eval";
import { type Question, think } from "./think.ts";

self.onmessage = ({ data }: MessageEvent<Question>) => {
  self.postMessage(think(data));
};
