import { useIsVisited, useLanguage } from "@umpire/ui";
import { lazy, Suspense } from "react";
import { pageWords } from "../page-words.ts";
import { usePlanner } from "../plan/state.tsx";
import { type AnswerProps, isSomething } from "./context.ts";

const Answer = lazy(() => import("./answer.tsx").then(({ Answer }) => ({ default: Answer })));

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
