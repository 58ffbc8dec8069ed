import type { Refusal } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useMemo } from "react";
import { actionOf } from "../../planner/action.ts";
import type { Assessment } from "../../planner/assess.ts";
import type { Outcome } from "../../planner/outcome.ts";
import { type Language, ti4Words } from "../../words/languages.ts";
import { usePlanner } from "../plan/state.tsx";
import { useAnswer } from "../worker/questions.ts";
import { LinkedBattle } from "./battle-link.tsx";
import { OddsOptions } from "./options.tsx";
import { OddsHeadline, OutcomeView } from "./outcome.tsx";
import { words } from "./words.ts";

/** What comes of the plan: who arrives, who wins, and what the way costs. */
export function OddsPanel() {
  const { assessment } = usePlanner();
  const { title, pick, nobodyGoes } = words[useLanguage()];
  return (
    <section className="grid loose" aria-labelledby="price-title">
      <h2 id="price-title">{title}</h2>
      {assessment === null && <p className="muted">{pick}</p>}
      {assessment !== null && !isSomething(assessment) && <p className="muted">{nobodyGoes}</p>}
      {assessment !== null && isSomething(assessment) && <Priced assessment={assessment} />}
      <LinkedBattle />
    </section>
  );
}

/** Whether anything moves there, or stands there already. */
const isSomething = ({ declared, board, voyage, mover }: Assessment): boolean =>
  declared.length > 0 || board.space[voyage.active]?.[mover] !== undefined;

function Priced({ assessment }: { readonly assessment: Assessment }) {
  const { shown } = usePlanner();
  const language = useLanguage();
  const asked = useMemo(
    () => ({ ask: "outcome", action: actionOf(assessment, shown.plan), language }) as const,
    [assessment, shown, language],
  );
  const { answer, isOld } = useAnswer(asked);
  const outcome: Outcome | null = answer?.ok ? answer.value : null;
  const old = isOld ? "price-old" : undefined;
  return (
    <>
      <div className="price-answer grid" aria-live="polite" aria-busy={isOld}>
        {isOld && <p className="price-working tag">{words[language].working}</p>}
        <div className={old}>
          {answer !== null && !answer.ok && <p className="notice error">{formatError(language, answer.refusal)}</p>}
          {outcome !== null && <OddsHeadline assessment={assessment} outcome={outcome} />}
        </div>
      </div>
      <OddsOptions assessment={assessment} outcome={outcome} />
      <div className={old}>{outcome !== null && <OutcomeView assessment={assessment} outcome={outcome} />}</div>
    </>
  );
}

function formatError(language: Language, { code }: Refusal): string {
  const { failed, tooMany } = words[language];
  return code === "too-many-units" ? `${ti4Words[language].refusal["too-many-units"]({})} ${tooMany}` : failed;
}
