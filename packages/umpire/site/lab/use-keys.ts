import { useEffect } from "react";
import type { LabState } from "./use-lab.ts";

/** What uses these keys by itself. */
const own = "input, select, textarea, button, a, summary, [tabindex='0']";

/** Space runs and pauses, the right arrow goes one step, wherever nothing else wants them. */
export function useKeys({ frame, isRunning, run, step }: LabState): void {
  const isOver = frame === null || frame.verdict !== null;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWanted = event.target instanceof Element && event.target.closest(own) !== null;
      if (isOver || isWanted || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === " ") run(!isRunning);
      else if (event.key === "ArrowRight") step();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isOver, isRunning, run, step]);
}
