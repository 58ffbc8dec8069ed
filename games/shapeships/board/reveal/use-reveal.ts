import { useEffect, useState } from "react";
import type { Opening } from "../battle/opening.ts";
import { advanced, atEnd, type Progress, partNow, withOpening } from "./progress.ts";
import type { Stage } from "./timeline.ts";

export type Reveal = {
  /** What is being shown; null where the table is shown as it is. */
  readonly shown: Opening | null;
  readonly stage: Stage | "over";
  readonly isPlaying: boolean;
  /** What was opened last. */
  readonly last: Opening | null;
  /** Whether that was while the page was open. */
  readonly hasPlayed: boolean;
  readonly skip: () => void;
  readonly again: () => void;
  readonly goOn: () => void;
};

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Ends at any key and any press. */
function useSkip(isPlaying: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isPlaying) return;
    addEventListener("keydown", skip);
    addEventListener("pointerdown", skip);
    return () => {
      removeEventListener("keydown", skip);
      removeEventListener("pointerdown", skip);
    };
  });
}

/** Plays each opening once, as it comes: what was opened before the page was is not played by itself. */
export function useReveal(opening: Opening | null, key: string, isAsked: boolean): Reveal {
  const [progress, setProgress] = useState<Progress>(() => {
    return { key, queue: opening === null ? [] : [opening], at: "over", hasPlayed: false };
  });
  const heard = progress.key === key ? progress : withOpening(progress, key, opening, isStill());
  const part = partNow(heard);
  const now = part === null && typeof heard.at === "number" ? atEnd(heard, isAsked) : heard;
  if (now !== progress) setProgress(now);
  const takes = part?.takes ?? null;
  const { at } = now;
  useEffect(() => {
    if (takes === null) return;
    const timer = setTimeout(() => setProgress((was) => (was.at === at ? advanced(was, isAsked) : was)), takes);
    return () => clearTimeout(timer);
  }, [takes, at, isAsked]);
  const skip = () => setProgress(atEnd(now, isAsked));
  useSkip(part !== null, skip);
  const [first = null] = now.queue;
  return {
    shown: at === "over" ? null : first,
    stage: part?.stage ?? "over",
    isPlaying: part !== null,
    last: now.queue.at(-1) ?? null,
    hasPlayed: now.hasPlayed,
    skip,
    again: () => setProgress({ ...now, at: isStill() ? "held" : 0 }),
    goOn: () => setProgress({ ...now, at: "over" }),
  };
}
