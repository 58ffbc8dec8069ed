import { type Game, type Json, type Refusal, refusalSentence } from "@umpire/kernel";
import { type LessonStep, useLanguage } from "@umpire/ui";
import { attempt, beginStep, type LessonRun } from "@umpire/ui/lesson";
import { useEffect, useEffectEvent, useState } from "react";

/** How long a position is seen before the page makes its move, in ms. */
const PAUSE = 900;

/** Plays the solution, move by move: "Show me". */
function useDemonstration(solution: readonly Json[], isShown: boolean, act: (action: Json) => void): void {
  const [shown, setShown] = useState(0);
  const make = useEffectEvent((action: Json) => {
    act(action);
    setShown(shown + 1);
  });
  const action = isShown ? solution[shown] : undefined;
  useEffect(() => {
    if (action === undefined) return;
    const timer = setTimeout(() => make(action), PAUSE);
    return () => clearTimeout(timer);
  }, [action]);
}

type Attempts = {
  readonly run: LessonRun;
  /** Why the rules refuse what was tried last. */
  readonly refusal: string | null;
  /** Null where nothing is to be decided any more. */
  readonly act: ((action: Json) => void) | null;
};

/** One step, tried until the rules have judged. */
export function useAttempts(game: Game, step: LessonStep, isShown: boolean, finished: () => void): Attempts {
  const language = useLanguage();
  const [run, setRun] = useState(() => beginStep(game, step));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const act = (action: Json) => {
    const made = attempt(game, step, run, action);
    setRefusal(made.ok ? null : made.refusal);
    if (!made.ok) return;
    setRun(made.value);
    if (made.value.judgement === "done") finished();
  };
  useDemonstration(step.solution, isShown, act);
  return {
    run,
    refusal: refusal && (refusalSentence(language, [], game, refusal) ?? refusal.code),
    act: run.judgement === "on" && !isShown ? act : null,
  };
}
