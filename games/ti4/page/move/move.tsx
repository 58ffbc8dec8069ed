import { useLanguage } from "@umpire/ui";
import { useMemo } from "react";
import type { Assessment } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { usePlanner } from "../plan/state.tsx";
import type { Remedies } from "../worker/answers.ts";
import { useAnswer } from "../worker/questions.ts";
import { RemediesContext } from "./barred.tsx";
import { berthsOf } from "./groups.ts";
import { MoveHead } from "./head.tsx";
import { withAll, withoutOrders } from "./orders.ts";
import { MoveRules } from "./rules.tsx";
import { MoveGroup } from "./ship.tsx";
import { systemLabel } from "./systems.ts";
import { MoveWarnings } from "./warnings.tsx";
import { words } from "./words.ts";

/** Who moves where, which ships get there and how, and what they are to do. */
export function MovePanel() {
  const { assessment, shown } = usePlanner();
  const { title, pick, settings, preset } = words[useLanguage()];
  return (
    <section className="grid loose" aria-labelledby="move-title">
      <h2 id="move-title">{title}</h2>
      <MoveHead />
      {assessment === null ? <p className="muted">{pick}</p> : <Fleet assessment={assessment} />}
      <details className="section planner-settings">
        <summary>{settings(preset[shown.rules])}</summary>
        <MoveRules />
      </details>
    </section>
  );
}

/** What would help those who do not get there, once that is worked out. */
function useRemedies({ movement, answers }: Assessment): Remedies {
  const asked = useMemo(() => {
    const barred = answers.filter(({ course }) => course === "barred");
    return { ask: "remedies", movement, ships: barred.map(({ ship }) => ship) } as const;
  }, [movement, answers]);
  const { answer, isOld } = useAnswer(asked);
  return answer?.ok && !isOld ? answer.value : none;
}

const none: Remedies = {};

function OrdersForAll({ answers }: Pick<Assessment, "answers">) {
  const { change } = usePlanner();
  const text = words[useLanguage()];
  const give = (edit: (plan: Plan) => Plan) => () => change(edit);
  return (
    <fieldset className="cluster tight bare">
      <legend className="visually-hidden">{text.everyone}</legend>
      <button type="button" className="compact" onClick={give((now) => withAll(now, answers, true))}>
        {text.all}
      </button>
      <button type="button" className="compact" onClick={give((now) => withAll(now, answers, false))}>
        {text.nobody}
      </button>
      <button
        type="button"
        className="compact"
        onClick={give((now) => withoutOrders(now, Object.keys(now.plan.orders)))}
      >
        {text.usual}
      </button>
    </fieldset>
  );
}

function Fleet({ assessment }: { readonly assessment: Assessment }) {
  const { plan } = usePlanner();
  const language = useLanguage();
  const remedies = useRemedies(assessment);
  const { ships, noShips, inSystem, tally } = words[language];
  const { answers, mover, galaxy } = assessment;
  const able = answers.filter(({ course }) => course === "goes" || course === "stays");
  return (
    <>
      <MoveWarnings assessment={assessment} />
      <div className="grid">
        <div className="row">
          <h3>{ships}</h3>
          <p className="muted" aria-live="polite">
            {answers.length === 0
              ? noShips(playerName(language, plan, mover))
              : tally(assessment.declared.length, able.length)}
          </p>
        </div>
        {able.length > 0 && <OrdersForAll answers={answers} />}
      </div>
      <RemediesContext value={remedies}>
        {berthsOf(answers).map(({ system, groups }) => (
          <section key={system} className="grid" aria-label={inSystem(system)}>
            <h4 className="muted">{inSystem(systemLabel(galaxy, system, language))}</h4>
            {groups.map((group) => (
              <MoveGroup key={group.key} assessment={assessment} group={group} />
            ))}
          </section>
        ))}
      </RemediesContext>
    </>
  );
}
