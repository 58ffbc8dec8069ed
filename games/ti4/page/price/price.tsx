import type { Refusal } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useMemo } from "react";
import type { Outcome } from "../../planner/outcome.ts";
import type { Study } from "../../planner/study.ts";
import { type Language, ti4Words } from "../../words/languages.ts";
import { useAnswer } from "../asking.ts";
import { usePlanner } from "../state.tsx";
import { PriceOptions } from "./options.tsx";
import { PriceHeadline, PriceOutcome } from "./outcome.tsx";
import { words } from "./words.ts";
import "./price.css";

/** What comes of the plan: who arrives, who wins, and what the way costs. */
export function PricePanel() {
  const { study } = usePlanner();
  const { title, pick, nobodyGoes } = words[useLanguage()];
  return (
    <section className="price" aria-labelledby="price-title">
      <h2 id="price-title">{title}</h2>
      {study === null && <p className="muted">{pick}</p>}
      {study !== null && !isSomething(study) && <p className="muted">{nobodyGoes}</p>}
      {study !== null && isSomething(study) && <Priced study={study} />}
    </section>
  );
}

/** Whether anything moves there, or stands there already. */
const isSomething = ({ declared, board, voyage, mover }: Study): boolean =>
  declared.length > 0 || board.space[voyage.active]?.[mover] !== undefined;

function Priced({ study }: { readonly study: Study }) {
  const { shown } = usePlanner();
  const language = useLanguage();
  const asked = useMemo(() => ({ ask: "outcome", table: shown, language }) as const, [shown, language]);
  const { answer, isOld } = useAnswer(asked);
  const outcome: Outcome | null = answer?.ok ? answer.value : null;
  const old = isOld ? "price-old" : undefined;
  return (
    <>
      <div className="price-answer" aria-live="polite" aria-busy={isOld}>
        {isOld && <p className="price-working muted">{words[language].working}</p>}
        <div className={old}>
          {answer !== null && !answer.ok && <p className="price-error">{sayError(language, answer.refusal)}</p>}
          {outcome !== null && <PriceHeadline study={study} outcome={outcome} />}
        </div>
      </div>
      <PriceOptions study={study} outcome={outcome} />
      <div className={old}>{outcome !== null && <PriceOutcome study={study} outcome={outcome} />}</div>
    </>
  );
}

function sayError(language: Language, { code }: Refusal): string {
  const { failed, tooMany } = words[language];
  return code === "too-many-units" ? `${ti4Words[language].refusal["too-many-units"]({})} ${tooMany}` : failed;
}
