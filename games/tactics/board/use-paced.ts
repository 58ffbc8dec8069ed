import type { BoardProps } from "@umpire/ui";
import { useEffect, useState } from "react";
import { advanced, durationOf, isOthers, type Playback, received } from "./pace.ts";
import { gameEvents, readView } from "./read-view.ts";

type Step = { readonly key: string; readonly props: BoardProps; readonly duration: number; readonly isOthers: boolean };

const wantsMotion = (): boolean => matchMedia("(prefers-reduced-motion: no-preference)").matches;

function stepOf(key: string, props: BoardProps): Step {
  const events = gameEvents(props.events);
  const duration = wantsMotion() ? durationOf(events) : 0;
  return { key, props, duration, isOthers: isOthers(readView(props), events) };
}

/** What the board was given, but the steps of others one after another, each long enough to be followed. */
export function usePaced(props: BoardProps): BoardProps {
  const { rules, view, seat, next, events } = props;
  const key = JSON.stringify({ rules, view, seat, next, events });
  const [playback, setPlayback] = useState<Playback<Step>>(() => {
    return { shown: stepOf(key, props), until: 0, waiting: [] };
  });
  const { shown, until, waiting } = playback;
  const last = waiting.at(-1) ?? shown;
  if (last.key !== key) setPlayback(received(playback, stepOf(key, props), performance.now()));
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setPlayback((each) => advanced(each, until)), until - performance.now());
    return () => clearTimeout(timer);
  }, [isWaiting, until]);
  // What waits decides nothing yet: its view would not be the one that is seen.
  return shown.key === key ? props : { ...shown.props, act: null, takeBack: null };
}
