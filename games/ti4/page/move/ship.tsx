import { useLanguage } from "@umpire/ui";
import { type ReactNode, useId, useState } from "react";
import { UnitIcon } from "../../board/pieces/icons.tsx";
import type { Assessment, ShipAssessment } from "../../planner/assess.ts";
import { describeStaying } from "../../words/describe.ts";
import { usePlanner } from "../plan/state.tsx";
import { MoveBarred } from "./barred.tsx";
import { MoveCargo } from "./cargo.tsx";
import { type Group, groupsOf } from "./groups.ts";
import { type Give, withGoing, withoutOrders } from "./orders.ts";
import { formatOrderRefusal, formatShips } from "./sentences.ts";
import { pathText } from "./systems.ts";
import { MoveWays } from "./ways.tsx";
import { words } from "./words.ts";

type GroupProps = { readonly assessment: Assessment; readonly group: Group };

/** Ships alike: whether they reach, and what they are to do. */
export function MoveGroup({ assessment, group }: GroupProps) {
  const { course } = group.first;
  if (course === "goes" || course === "stays") return <Ordered assessment={assessment} group={group} />;
  return (
    <Card assessment={assessment} group={group}>
      <Idle assessment={assessment} group={group} />
    </Card>
  );
}

type CardProps = GroupProps & { readonly control?: ReactNode; readonly children: ReactNode };

function Card({ assessment, group, control, children }: CardProps) {
  const language = useLanguage();
  const { ship } = group.first;
  const id = useId();
  return (
    <article className="box grid" aria-labelledby={id}>
      <header className="cluster">
        <UnitIcon unit={ship.unit} player={assessment.mover} size={20} />
        <h5 id={id} className="grow capital">
          {formatShips(language, ship, group.answers.length)}
        </h5>
        {control}
        <Badge answer={group.first} />
      </header>
      {children}
    </article>
  );
}

/** What does not move by itself, and why. */
function Idle({ assessment, group }: GroupProps) {
  const language = useLanguage();
  const { isThere, aboardOf } = words[language];
  const { course, ship } = group.first;
  if (course === "there") return <p className="muted">{isThere}</p>;
  if (course === "aboard") return <p className="muted">{aboardOf(carriersOf(assessment, group.first, language))}</p>;
  const staying = describeStaying(language, ship.unit, ship.move);
  return staying === null ? <MoveBarred assessment={assessment} group={group} /> : <p className="muted">{staying}</p>;
}

/** The ships that carry such a unit away from where it is. */
function carriersOf({ answers }: Assessment, { ship }: ShipAssessment, language: "en" | "ru"): string {
  const carriers = answers.filter(({ declared }) =>
    declared?.cargo.some(({ unit, from }) => unit === ship.unit && from === ship.at),
  );
  return groupsOf(carriers)
    .map((group) => formatShips(language, group.first.ship, group.answers.length))
    .join(", ");
}

/** How it stands with a ship, at a glance. */
function Badge({ answer }: { readonly answer: ShipAssessment }) {
  const language = useLanguage();
  const { badge } = words[language];
  const { course, refusal, found, ship } = answer;
  if (refusal !== null) return <span className="move-badge tag error">! {badge.refused}</span>;
  if (course === "aboard") return <span className="move-badge tag">{badge.aboard}</span>;
  if (course === "there") return <span className="move-badge tag">{badge.there}</span>;
  if (found.reachable) return <span className="move-badge tag ok">✓ {badge.reaches}</span>;
  if (describeStaying(language, ship.unit, ship.move) !== null)
    return <span className="move-badge tag">{badge.waits}</span>;
  return <span className="move-badge tag error">✕ {badge.barred}</span>;
}

/** A ship that could come: whether it does, by which way, with what. */
function Ordered({ assessment, group }: GroupProps) {
  const { plan, change } = usePlanner();
  const { goes, reset } = words[useLanguage()];
  const [isOne, setOne] = useState(false);
  const { first, answers } = group;
  const changed = isOne ? answers.slice(-1) : answers;
  const give: Give = (edit) => {
    change((now) => changed.reduce(edit, now));
    setOne(false);
  };
  const isOrdered = answers.some(({ ship }) => plan.plan.orders[ship.id] !== undefined);
  const isGoing = first.course === "goes";
  const control = (
    <label>
      <input
        type="checkbox"
        checked={isGoing}
        onChange={({ target }) => give((now, answer) => withGoing(now, answer, target.checked))}
      />
      {goes(changed.length)}
    </label>
  );
  const forget = () => give((now, { ship }) => withoutOrders(now, [ship.id]));
  return (
    <Card assessment={assessment} group={group} control={control}>
      {(answers.length > 1 || isOrdered) && (
        <div className="row">
          {answers.length > 1 && <Scope count={answers.length} isOne={isOne} setOne={setOne} />}
          {isOrdered && (
            <button type="button" className="compact" onClick={forget}>
              {reset}
            </button>
          )}
        </div>
      )}
      {first.refusal !== null && <Refused answer={first} refusal={first.refusal} />}
      {isGoing && <MoveWays assessment={assessment} answer={first} give={give} />}
      {isGoing && <MoveCargo assessment={assessment} answer={first} ships={changed.length} give={give} />}
    </Card>
  );
}

type RefusedProps = { readonly answer: ShipAssessment; readonly refusal: NonNullable<ShipAssessment["refusal"]> };

function Refused({ answer, refusal }: RefusedProps) {
  const language = useLanguage();
  return (
    <p className="notice warn" role="status">
      {words[language].refusedOrder(pathText(answer.declared?.path ?? []))} {formatOrderRefusal(language, refusal)}
    </p>
  );
}

type ScopeProps = { readonly count: number; readonly isOne: boolean; readonly setOne: (isOne: boolean) => void };

/** Whether a change is for all ships alike, or takes one of them apart. */
function Scope({ count, isOne, setOne }: ScopeProps) {
  const { scope, scopeAll, scopeOne } = words[useLanguage()];
  return (
    <fieldset className="cluster tight bare">
      <legend className="visually-hidden">{scope}</legend>
      <span className="muted" aria-hidden="true">
        {scope}
      </span>
      <button type="button" className="compact" aria-pressed={!isOne} onClick={() => setOne(false)}>
        {scopeAll(count)}
      </button>
      <button type="button" className="compact" aria-pressed={isOne} onClick={() => setOne(true)}>
        {scopeOne}
      </button>
    </fieldset>
  );
}
