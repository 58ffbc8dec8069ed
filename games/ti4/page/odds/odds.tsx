import type { Refusal } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useState } from "react";
import type { Assessment } from "../../planner/assess.ts";
import { type Language, ti4Words } from "../../words/languages.ts";
import { ExactFigures } from "../parts/figures.ts";
import { usePlanner } from "../plan/state.tsx";
import { LinkedBattle } from "./battle-link.tsx";
import { isSomething, useAnswered } from "./context.ts";
import { OddsOptions } from "./options.tsx";
import { OutcomeView } from "./outcome.tsx";
import { words } from "./words.ts";

/** What comes of the plan: who arrives, who wins, and what the way costs. */
export function OddsPanel() {
  const { assessment } = usePlanner();
  const { title, pick, nobodyGoes, exactFigures } = words[useLanguage()];
  const [isExact, setExact] = useState(false);
  return (
    <section className="grid loose" aria-labelledby="price-title">
      <h2 id="price-title">{title}</h2>
      <label>
        <input type="checkbox" checked={isExact} onChange={({ target }) => setExact(target.checked)} />
        {exactFigures}
      </label>
      <ExactFigures value={isExact}>
        {assessment === null && <p className="muted">{pick}</p>}
        {assessment !== null && !isSomething(assessment) && <p className="muted">{nobodyGoes}</p>}
        {assessment !== null && isSomething(assessment) && <Priced assessment={assessment} />}
        <LinkedBattle />
      </ExactFigures>
    </section>
  );
}

function Priced({ assessment }: { readonly assessment: Assessment }) {
  const language = useLanguage();
  const { outcome, refusal, isOld } = useAnswered();
  return (
    <>
      {refusal !== null && <p className="notice error">{formatError(language, refusal)}</p>}
      {outcome !== null && outcome.rival === null && (
        <p className="muted">{words[language].nobodyInTheWay(assessment.movement.active)}</p>
      )}
      <OddsOptions assessment={assessment} outcome={outcome} />
      <div className={isOld ? "price-old" : undefined}>
        {outcome !== null && <OutcomeView assessment={assessment} outcome={outcome} />}
      </div>
    </>
  );
}

function formatError(language: Language, { code }: Refusal): string {
  const { failed, tooMany } = words[language];
  return code === "too-many-units" ? `${ti4Words[language].refusal["too-many-units"]({})} ${tooMany}` : failed;
}
