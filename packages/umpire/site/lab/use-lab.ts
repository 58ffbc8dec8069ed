import type { Fault, Frame } from "@umpire/server/simulation";
import { useEffect, useRef, useState } from "react";
import type { LabQuestion } from "./questions.ts";

/** A worker with one history: answers come in the order of the questions. */
function openWorker(failed: () => void) {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting: ((frame: Frame) => void)[] = [];
  worker.onmessage = ({ data }: MessageEvent<Frame>) => waiting.shift()?.(data);
  worker.onerror = failed;
  return {
    ask: (question: LabQuestion): Promise<Frame> => {
      worker.postMessage(question);
      return new Promise((resolve) => void waiting.push(resolve));
    },
    close: () => worker.terminate(),
  };
}

/** How many times faster than time; the last one is as fast as it goes. */
export const speeds = [0.01, 0.05, 0.2, 1, 5, Number.POSITIVE_INFINITY] as const;
export type Speed = (typeof speeds)[number];

/** Simulated milliseconds from one picture to the next, where it goes as fast as it can. */
const STRIDE = 1000;
/** Real milliseconds for which a message is drawn at least, and that pass between two pictures at most. */
const LINGER = 320;
const PAUSE = 100;

const lingerAt = (speed: Speed): number => LINGER * Math.min(speed, 1);

export type LabState = {
  readonly frame: Frame | null;
  /** The trace, as far as it has come. */
  readonly lines: readonly string[];
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  readonly run: (isRunning: boolean) => void;
  readonly step: () => void;
  readonly intervene: (fault: Fault) => void;
};

/** The history of a seed, from its beginning, in a worker of its own. */
export function useLab(seed: number, byHand: readonly Fault[], speed: Speed): LabState {
  const [beginning] = useState(byHand);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [isRunning, run] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const lines = useRef<string[]>([]);
  const worker = useRef<ReturnType<typeof openWorker> | null>(null);
  const show = (next: Frame) => {
    for (const line of next.lines) lines.current.push(line);
    setFrame(next);
    if (next.verdict !== null) run(false);
  };

  useEffect(() => {
    const own = openWorker(() => setFailed(true));
    worker.current = own;
    lines.current = [];
    own.ask({ ask: "open", seed, byHand: beginning }).then(show);
    return own.close;
  }, [seed, beginning]);

  useEffect(() => {
    if (!isRunning) return;
    let isOn = true;
    let last = performance.now();
    const tick = async () => {
      const now = performance.now();
      const ms = speed === Number.POSITIVE_INFINITY ? STRIDE : Math.min(now - last, PAUSE) * speed;
      last = now;
      const next = await worker.current?.ask({ ask: "advance", ms, linger: lingerAt(speed) });
      if (next !== undefined) show(next);
      if (isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return () => {
      isOn = false;
    };
  }, [isRunning, speed]);

  const ask = (question: LabQuestion) => void worker.current?.ask(question).then(show);
  return {
    frame,
    lines: lines.current,
    isRunning,
    hasFailed,
    run,
    step: () => ask({ ask: "step", linger: lingerAt(speed) }),
    intervene: (fault) => ask({ ask: "intervene", fault }),
  };
}
