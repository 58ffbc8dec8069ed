import { useLanguage } from "@umpire/ui";
import { createContext, useContext } from "react";
import type { Assessment, ShipAssessment } from "../../planner/assess.ts";
import { describeChange } from "../../words/describe.ts";
import { describeCause } from "../../words/describe-cause.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { ti4PlannerWords } from "../../words/planner/languages.ts";
import { usePlanner } from "../plan/state.tsx";
import type { Remedies as Found } from "../worker/answers.ts";
import type { Group } from "./groups.ts";
import { withOneMore } from "./orders.ts";
import { pathText } from "./systems.ts";
import { words } from "./words.ts";

/** What would help, as far as it is known: to try every effect on every ship takes a while. */
export const RemediesContext = createContext<Found>({});

type Barred = { readonly assessment: Assessment; readonly group: Group };
type Cause = NonNullable<ShipAssessment["found"]["refusal"]>["causes"][number];

/** Why ships do not get there, and what would change it. */
export function MoveBarred({ assessment, group }: Barred) {
  const language = useLanguage();
  const { text } = ti4PlannerWords[language];
  const { refusal, nearest } = group.first.found;
  const causes = refusal?.causes ?? [];
  return (
    <div className="move-barred grid">
      <ul>
        {causes.map((cause) => (
          <li key={JSON.stringify(cause)}>
            <Why cause={cause} />
          </li>
        ))}
      </ul>
      {nearest !== undefined && (
        <p className="muted">
          {text.would({
            path: pathText(nearest.path),
            changes: nearest.changes.map((cause) => describeChange(language, cause)),
          })}
        </p>
      )}
      <Remedies assessment={assessment} group={group} />
    </div>
  );
}

function Why({ cause }: { readonly cause: Cause }) {
  const { look } = usePlanner();
  const language = useLanguage();
  const system = "system" in cause ? cause.system : null;
  return (
    <>
      {describeCause(language, cause)}{" "}
      {system !== null && (
        <button type="button" className="compact" onClick={() => look({ system })}>
          {words[language].show(system)}
        </button>
      )}
    </>
  );
}

/** Effects of which one alone would let these ships reach; a press takes one into hand. */
function Remedies({ assessment, group }: Barred) {
  const { change } = usePlanner();
  const language = useLanguage();
  const { remedies, add, addForOne } = words[language];
  const { ship } = group.first;
  const found = useContext(RemediesContext)[ship.id] ?? [];
  if (found.length === 0) return null;
  const label = (name: string, isForOne: boolean) => {
    const effect = ti4Names[language].effect(name.split(":")[0] ?? name);
    return isForOne && group.answers.length > 1 ? addForOne(effect) : add(effect);
  };
  return (
    <div className="move-remedies">
      <p className="muted">{remedies}</p>
      <span className="row">
        {found.map(({ name, isForOne }) => (
          <button
            key={name}
            type="button"
            className="compact"
            onClick={() => change((now) => withOneMore(now, assessment.mover, name))}
          >
            {label(name, isForOne)}
          </button>
        ))}
      </span>
    </div>
  );
}
