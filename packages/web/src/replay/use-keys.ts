import { useEffect } from "react";
import type { Cursor } from "./cursor.ts";

const typingTargets = "input, select, textarea, [contenteditable]";
/** What the space bar presses by itself. */
const pressTargets = "button, a, summary, [role=gridcell]";

const isWithin = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** A board and a field come first. */
const isWantedElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isWithin(event, typingTargets);

type Keys = {
  readonly step: number;
  readonly frames: number;
  readonly go: (change: Partial<Cursor>) => void;
  /** What the space bar does; without it, what it does on any page. */
  readonly toggle?: () => void;
};

/** What a key does; null where it does nothing here. */
function actOf(event: KeyboardEvent, { step, frames, go, toggle }: Keys): (() => void) | null {
  if (event.key === " ") return toggle === undefined || isWithin(event, pressTargets) ? null : toggle;
  const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: frames - 1 }[event.key];
  return to === undefined ? null : () => go({ step: to });
}

/** The arrow keys and the space bar, wherever nothing else wants them. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isWantedElsewhere(event) ? null : actOf(event, keys);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [keys]);
}
