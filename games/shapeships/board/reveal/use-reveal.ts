import { useEffect, useState } from "react";
import type { Opening } from "../battle/opening.ts";
import { type Stage, timelineOf } from "./timeline.ts";

/** Where a reveal is: in a part of its timeline, held at its end until somebody goes on, or over. */
type Progress = { readonly key: string; readonly at: number | "held" | "over"; readonly hasPlayed: boolean };

export type Reveal = {
  /** What is being shown; null where the table is shown as it is. */
  readonly shown: Opening | null;
  readonly stage: Stage | "over";
  readonly isPlaying: boolean;
  /** Whether it has been shown to its end since the page was opened. */
  readonly hasPlayed: boolean;
  readonly skip: () => void;
  readonly again: () => void;
  readonly goOn: () => void;
};

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const reelOf = ({ fleets, flights, settled }: Opening) => ({
  hasShips: fleets.some((fleet) => fleet.some(({ mark }) => mark === "new")),
  hasFlights: flights.length > 0,
  isSettled: settled !== null,
});

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

/**
 * Plays each opening once, as it comes: what was opened before the page was is not played by itself. Whoever has to
 * decide next looks at a settled turn until they go on.
 */
export function useReveal(opening: Opening | null, key: string, isAsked: boolean): Reveal {
  const [progress, setProgress] = useState<Progress>({ key, at: "over", hasPlayed: false });
  const end = isAsked && opening?.settled ? "held" : "over";
  const isNew = progress.key !== key;
  const start = isStill() ? end : 0;
  const now: Progress = isNew ? { key, at: opening === null ? "over" : start, hasPlayed: opening !== null } : progress;
  if (isNew) setProgress(now);
  const timeline = opening === null ? [] : timelineOf(reelOf(opening));
  const part = typeof now.at === "number" ? timeline[now.at] : undefined;
  const next = typeof now.at === "number" && now.at + 1 < timeline.length ? now.at + 1 : end;
  const goTo = (at: Progress["at"]) => setProgress({ ...now, at });
  const takes = part?.takes;
  useEffect(() => {
    if (takes === undefined) return;
    const timer = setTimeout(() => setProgress((was) => (was.key === key ? { ...was, at: next } : was)), takes);
    return () => clearTimeout(timer);
  }, [takes, next, key]);
  const skip = () => goTo(end);
  useSkip(part !== undefined, skip);
  return {
    shown: now.at === "over" ? null : opening,
    stage: part?.stage ?? "over",
    isPlaying: part !== undefined,
    hasPlayed: now.hasPlayed,
    skip,
    again: () => goTo(isStill() ? "held" : 0),
    goOn: () => goTo("over"),
  };
}
