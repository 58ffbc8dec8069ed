import { useEffect, useRef } from "react";
import { usePlace } from "../shell/router.ts";

/** Moves the focus to the heading where it would be nowhere: the page came later than the visit, or a form is gone. */
export function useHeadingFocus(isDue: boolean): void {
  const { visit } = usePlace();
  const isAsked = useRef(isDue || visit > 0);
  useEffect(() => {
    if (!isAsked.current || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, []);
}
