import { useLayoutEffect } from "react";

/** Where keys write, or belong to a dialog. */
const WRITES = "input, select, textarea, dialog, [contenteditable]";
/** Where Enter already means something. */
const PRESSES = "button, a, summary";

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a key is meant for something else than the board. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWithin(event, WRITES);

/** Enter does what the yellow button does, Escape what the quiet one does; null where they do nothing. */
export function useActKeys(onEnter: (() => void) | null, onEscape: (() => void) | null): void {
  // With the page itself, and not a moment later: a key that follows at once is meant for what is shown.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.repeat) return;
      if (event.key === "Enter" && !isWithin(event, PRESSES)) onEnter?.();
      if (event.key === "Escape") onEscape?.();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
