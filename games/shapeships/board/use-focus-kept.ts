import { useEffect, useRef } from "react";

/** Moves the focus to the new heading: the button that had it is gone with the step. */
export function useFocusKept(isReturning: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturning && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [isReturning]);
  return title;
}
