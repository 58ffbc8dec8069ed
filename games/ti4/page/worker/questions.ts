import { err } from "@umpire/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AnswerTo, Ask } from "./answers.ts";

type Asker = {
  /** Null where the asker was closed before there was an answer. */
  readonly ask: <A extends Ask>(asked: A) => Promise<AnswerTo<A> | null>;
  readonly close: () => void;
};

/** A worker of one's own: questions are answered one after the other, in their order. */
function openAsker(): Asker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: never) => void>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly answer: unknown }>) => {
    waiting.get(data.id)?.(data.answer as never);
    waiting.delete(data.id);
  };
  const settleAll = (answer: unknown) => {
    for (const settle of waiting.values()) settle(answer as never);
    waiting.clear();
  };
  worker.onerror = () => settleAll(err({ code: "worker-failed" }));
  return {
    ask: (asked) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, asked });
      }),
    close: () => {
      worker.terminate();
      settleAll(null);
    },
  };
}

/** An asker for as long as the component is there. */
export function useAsker(): () => Asker {
  const asker = useRef<Asker | null>(null);
  useEffect(
    () => () => {
      asker.current?.close();
      asker.current = null;
    },
    [],
  );
  return useCallback(() => {
    asker.current ??= openAsker();
    return asker.current;
  }, []);
}

type Found<A extends Ask> = { readonly to: A; readonly answer: AnswerTo<A> };

/** The newest answer, and whether it is to an older question; what is asked while one is worked out waits, the last alone. */
export function useAnswer<A extends Ask>(
  asked: A | null,
): { readonly answer: AnswerTo<A> | null; readonly isOld: boolean } {
  const asker = useAsker();
  const [found, setFound] = useState<Found<A> | null>(null);
  const newest = useRef<A | null>(null);
  const isBusy = useRef(false);
  useEffect(() => {
    newest.current = asked;
    const work = async () => {
      isBusy.current = true;
      let to = newest.current;
      while (to !== null) {
        const answer = await asker().ask(to);
        if (answer !== null) setFound({ to, answer });
        to = answer !== null && newest.current === to ? null : newest.current;
      }
      isBusy.current = false;
    };
    if (!isBusy.current) work();
    return () => {
      newest.current = null;
    };
  }, [asked, asker]);
  if (asked === null) return { answer: null, isOld: false };
  return { answer: found?.answer ?? null, isOld: found?.to !== asked };
}
