import { useLanguage } from "@umpire/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { pageWords } from "../page-words.ts";
import { usePlanner } from "../plan/state.tsx";
import { type AnswerProps, isSomething } from "./context.ts";

const Answer = lazy(() => import("./answer.tsx").then(({ Answer }) => ({ default: Answer })));

/** Whether somebody is at the page: what answers them is not loaded before. */
function useIsVisited(): boolean {
  const [isVisited, setVisited] = useState(false);
  useEffect(() => {
    if (isVisited) return;
    const visit = () => setVisited(true);
    const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
    for (const sign of signs) addEventListener(sign, visit, { passive: true, capture: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, visit, { capture: true });
    };
  }, [isVisited]);
  return isVisited;
}

/** The answer above the tabs; its place is kept from the beginning, so that nothing moves when it comes. */
export function AnswerBar({ answered, tell }: AnswerProps) {
  const { assessment } = usePlanner();
  const isVisited = useIsVisited();
  const words = pageWords[useLanguage()];
  const waiting = <p className="muted">{words.working}</p>;
  if (assessment === null || !isSomething(assessment)) return null;
  const isKnown = answered.outcome !== null || answered.refusal !== null;
  return (
    <section className="planner-answer score-head" aria-live="polite" aria-busy={answered.isOld}>
      {!isKnown && waiting}
      {isVisited && (
        <Suspense>
          <Answer answered={answered} tell={tell} />
        </Suspense>
      )}
    </section>
  );
}
