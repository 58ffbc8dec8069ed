import { useLanguage } from "@umpire/ui";
import type { Assessment, PlanWarning } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { withPlayer } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { withoutOrders } from "./orders.ts";
import { formatShips } from "./sentences.ts";
import { words } from "./words.ts";

/** The largest fleet pool that a table takes. */
const MOST_POOL = 16;

/** What the plan would leave without room, take twice, or bring too much of. */
export function MoveWarnings({ assessment }: { readonly assessment: Assessment }) {
  const { warnings: title } = words[useLanguage()];
  return (
    <div aria-live="polite">
      {assessment.warnings.length > 0 && (
        <div className="move-warnings notice warn grid tight">
          <h3 className="lead">{title}</h3>
          <ul>
            {assessment.warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>
                <Warned assessment={assessment} warning={warning} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type Remedy = { readonly label: string; readonly edit: (plan: Plan) => Plan };

function Warned({ assessment, warning }: { readonly assessment: Assessment; readonly warning: PlanWarning }) {
  const { change, look } = usePlanner();
  const text = words[useLanguage()];
  const { says, help, remedy } = useSaid(assessment, warning);
  return (
    <>
      <p>
        {says} <span className="muted">{help}</span>
      </p>
      <span className="row">
        {"system" in warning && (
          <button type="button" className="compact" onClick={() => look({ system: warning.system })}>
            {text.show(warning.system)}
          </button>
        )}
        {remedy !== null && (
          <button type="button" className="compact" onClick={() => change(remedy.edit)}>
            {remedy.label}
          </button>
        )}
      </span>
    </>
  );
}

function useSaid(assessment: Assessment, warning: PlanWarning): { says: string; help: string; remedy: Remedy | null } {
  const language = useLanguage();
  const text = words[language];
  switch (warning.code) {
    case "over-fleet-pool": {
      const { system, ships, fighters, pool } = warning;
      const raise = (now: Plan) => withPlayer(now, assessment.mover, { fleetPool: ships });
      const remedy = ships > MOST_POOL ? null : { label: text.raisePool(ships), edit: raise };
      return { says: text.overPool(system, ships, fighters, pool), help: text.overPoolHelp, remedy };
    }
    case "capacity":
      return {
        says: text.crowded(warning.system, warning.needed, warning.capacity),
        ...{ help: text.crowdedHelp, remedy: null },
      };
    case "cargo-absent": {
      const says = text.twice(ti4Names[language].unit(warning.unit), warning.system);
      const ship = assessment.answers.find((answer) => answer.ship.id === warning.ship)?.ship;
      const label = text.resetShip(ship === undefined ? warning.ship : formatShips(language, ship, 1));
      const edit = (now: Plan) => withoutOrders(now, [warning.ship]);
      return { says, help: text.twiceHelp, remedy: { label, edit } };
    }
  }
}
