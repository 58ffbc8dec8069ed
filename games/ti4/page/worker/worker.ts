import { type Ask, answer } from "./answers.ts";

self.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly asked: Ask }>) => {
  self.postMessage({ id: data.id, answer: answer(data.asked) });
};
