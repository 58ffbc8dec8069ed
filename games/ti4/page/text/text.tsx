import { useLanguage } from "@umpire/ui";
import { useId, useMemo, useState } from "react";
import { describeGalaxy } from "../../galaxy/describe.ts";
import type { PlanBoard } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { activated } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { type Alike, alike, formatAnswer } from "./answers.ts";
import { describeSystem, type Filter, filters, isWanted } from "./systems.ts";
import { formatForce } from "./units.ts";
import { words } from "./words.ts";

/** The position without the map: everything that it shows, and what a tap on it does. */
export function TextView() {
  const says = words[useLanguage()];
  return (
    <div className="box stack grow scroll">
      <h2>{says.title}</h2>
      <Plan />
      <Systems />
    </div>
  );
}

function Plan() {
  const { plan, assessment, change } = usePlanner();
  const language = useLanguage();
  const says = words[language];
  const { active, mover } = plan.plan;
  const name = playerName(language, plan, mover);
  return (
    <section className="stack" aria-labelledby="text-plan">
      <h3 id="text-plan">{says.plan}</h3>
      <div className="row">
        <p role="status">{active === null ? says.noActive(name) : says.active(name, active)}</p>
        {active !== null && (
          <button type="button" onClick={() => change((now) => activated(now, null))}>
            {says.deactivate}
          </button>
        )}
      </div>
      {assessment !== null && <Ships groups={alike(assessment.answers)} />}
    </section>
  );
}

function Ships({ groups }: { readonly groups: readonly Alike[] }) {
  const language = useLanguage();
  const says = words[language];
  if (groups.length === 0) return <p>{says.noShips}</p>;
  return (
    <table className="wide">
      <caption>{says.ships}</caption>
      <thead>
        <tr>
          <th scope="col">{says.ship}</th>
          <th scope="col">{says.from}</th>
          <th scope="col">{says.answer}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, unit, count, damaged, at, answer }) => (
          <tr key={key}>
            <th scope="row">{formatForce(language, { units: { [unit]: count }, damaged: { [unit]: damaged } })}</th>
            <td>{at}</td>
            <td>{formatAnswer(language, answer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Systems() {
  const { plan, out } = usePlanner();
  const says = words[useLanguage()];
  const [filter, setFilter] = useState<Filter>("all");
  const id = useId();
  const adjacency = useMemo(() => describeGalaxy(out.galaxy).adjacency, [out.galaxy]);
  const systems = out.galaxy.systems.filter((system) => isWanted(plan, system, filter));
  return (
    <section className="stack" aria-labelledby="text-systems">
      <h3 id="text-systems">{says.systems}</h3>
      <div className="row">
        <label htmlFor={id}>{says.show}</label>
        <select
          id={id}
          value={filter}
          onChange={({ target }) => setFilter(filters.find((each) => each === target.value) ?? "all")}
        >
          {filters.map((each) => (
            <option key={each} value={each}>
              {says.filters[each]}
            </option>
          ))}
        </select>
      </div>
      {systems.length === 0 ? (
        <p>{says.none}</p>
      ) : (
        <table className="wide">
          <thead>
            <tr>
              <th scope="col">{says.system}</th>
              <th scope="col">{says.what}</th>
              <th scope="col">{says.neighbours}</th>
            </tr>
          </thead>
          <tbody>
            {systems.map((system) => (
              <SystemRow key={system.id} system={system} near={adjacency[system.id] ?? []} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type RowProps = { readonly system: PlanBoard["galaxy"]["systems"][number]; readonly near: readonly string[] };

function SystemRow({ system, near }: RowProps) {
  const { plan, view, change, look } = usePlanner();
  const language = useLanguage();
  const says = words[language];
  const { id } = system;
  const isActive = plan.plan.active === id;
  const isSelected = view.system === id;
  return (
    <tr aria-current={isActive || undefined}>
      <th scope="row">
        <span className="lead">{id}</span>
        {isActive && <span className="tag">{says.isActive}</span>}
        {isSelected && <span className="tag">{says.isSelected}</span>}
        <span className="cluster tight compact-buttons">
          <button
            type="button"
            aria-label={says.activateIt(id)}
            aria-pressed={isActive}
            onClick={() => change((now) => activated(now, id))}
          >
            {says.activate}
          </button>
          <button
            type="button"
            aria-label={says.selectIt(id)}
            aria-pressed={isSelected}
            onClick={() => look({ system: id })}
          >
            {says.select}
          </button>
        </span>
      </th>
      <td>
        <ul className="list">
          {describeSystem(language, plan, system).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal anomalies of one system are equal lines
            <li key={at}>{line}</li>
          ))}
        </ul>
      </td>
      <td>{near.length === 0 ? says.noNeighbours : near.join(", ")}</td>
    </tr>
  );
}
