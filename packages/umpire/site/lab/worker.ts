import { type Lab, openLab } from "@umpire/server/simulation";
import { games } from "./games.ts";
import type { Answer, LabQuestion } from "./questions.ts";

/** A turn of the event loop, which comes when all promises have done what they can. */
const turns = new MessageChannel();
let resume: () => void = () => undefined;
turns.port1.onmessage = () => resume();
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    resume = resolve;
    turns.port2.postMessage(null);
  });

let lab: Lab | null = null;

async function answer(question: LabQuestion): Promise<Answer> {
  if (question.ask === "open") {
    lab = await openLab(question.seed, question.byHand, games, settle);
    return lab.advance(0, 0);
  }
  if (lab === null) throw new Error("nothing is open");
  if (question.ask === "intervene") return lab.intervene(question.fault);
  if (question.ask === "step") return lab.step(question.linger);
  return lab.advance(question.ms, question.linger);
}

self.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  lab?.blame(event.reason);
});

let last: Promise<unknown> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<LabQuestion>) => {
  last = last
    .then(() => answer(data))
    .then((frame) => self.postMessage(frame))
    // Else a promise that is rejected is no error event of the worker, and the page waits for an answer for ever.
    .catch(reportError);
};
