import { useLanguage } from "@umpire/ui";
import { useId } from "react";
import { findSystem } from "../../galaxy/galaxy.ts";
import type { Assessment } from "../../planner/assess.ts";
import type { Outcome } from "../../planner/outcome.ts";
import { type Plan, placesOf } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { Stepper } from "../parts/stepper.tsx";
import { usePlanner } from "../plan/state.tsx";
import { fleetText } from "./lists.ts";
import { words } from "./words.ts";

const planned = (plan: Plan, action: Partial<Plan["plan"]>): Plan => ({ ...plan, plan: { ...plan.plan, ...action } });

type OptionsProps = { readonly assessment: Assessment; readonly outcome: Outcome | null };

/** How long it is fought, who is lost first, and where to land. */
export function OddsOptions({ assessment, outcome }: OptionsProps) {
  const { shown, change } = usePlanner();
  const { options, best } = words[useLanguage()];
  const { board, movement, mover } = assessment;
  const isFought = Object.keys(board.space[movement.active] ?? {}).some((seat) => Number(seat) !== mover);
  if (!isFought && landingsOf(assessment).length === 0) return null;
  return (
    <details className="grid" open>
      <summary>{options}</summary>
      <Landing assessment={assessment} />
      {isFought && <Limit />}
      {isFought && (
        <label>
          <input
            type="checkbox"
            checked={shown.plan.best}
            onChange={({ target }) => change((now) => planned(now, { best: target.checked }))}
          />
          {best}
        </label>
      )}
      {outcome !== null && outcome.rival !== null && <Orders outcome={outcome} mover={assessment.mover} />}
    </details>
  );
}

const USUAL_LIMIT = 3;
const MOST_ROUNDS = 100;

function Limit() {
  const { shown, change } = usePlanner();
  const { limit, limitRounds, toTheEnd } = words[useLanguage()];
  const { rounds } = shown.plan;
  const set = (count: number | null) => change((now) => planned(now, { rounds: count }));
  return (
    <div className="row">
      <label>
        <input
          type="checkbox"
          checked={rounds !== null}
          onChange={({ target }) => set(target.checked ? USUAL_LIMIT : null)}
        />
        {limit}
      </label>
      {rounds === null ? (
        <span className="muted">{toTheEnd}</span>
      ) : (
        <Stepper label={limitRounds} value={rounds} min={1} max={MOST_ROUNDS} onChange={set} isLabelShown />
      )}
    </div>
  );
}

/** The order in which each side loses its units: the one that is counted with. */
function Orders({ outcome, mover }: { readonly outcome: Outcome; readonly mover: number }) {
  const { shown } = usePlanner();
  const language = useLanguage();
  const { order, orderOf, sustainOf, sustainsLate } = words[language];
  const name = (seat: number) => playerName(language, shown, seat);
  const said = (units: readonly string[]) => units.map((unit) => fleetText(language, { [unit]: 1 })).join(" → ");
  return (
    <div className="muted">
      <p>{order}</p>
      <ul className="list grid tight">
        <li>{orderOf(name(mover), said(outcome.casualties.attacker))}</li>
        <li>{orderOf(name(outcome.rival ?? mover), said(outcome.casualties.defender))}</li>
        {outcome.sustains.attacker.length > 0 && <li>{sustainOf(name(mover), said(outcome.sustains.attacker))}</li>}
        {outcome.sustains.defender.length > 0 && (
          <li>{sustainOf(name(outcome.rival ?? mover), said(outcome.sustains.defender))}</li>
        )}
        {outcome.sustain.attacker !== "early" && <li>{sustainsLate(name(mover))}</li>}
        {outcome.sustain.defender !== "early" && <li>{sustainsLate(name(outcome.rival ?? mover))}</li>}
      </ul>
    </div>
  );
}

/** Planets of the active system that are not the mover's. */
function landingsOf({ galaxy, board, movement, mover }: Assessment) {
  const places = placesOf(findSystem(galaxy, movement.active));
  const owned = places.map(({ name }) => ({ name, owner: board.planets[`${movement.active}/${name}`]?.owner ?? null }));
  return owned.filter(({ owner }) => owner !== mover);
}

function Landing({ assessment }: { readonly assessment: Assessment }) {
  const { shown, change } = usePlanner();
  const language = useLanguage();
  const { landOn, anyPlanet, planet: planetText } = words[language];
  const id = useId();
  const planets = landingsOf(assessment);
  if (planets.length === 0) return null;
  return (
    <div className="row">
      <label htmlFor={id}>{landOn}</label>
      <select
        className="grow"
        id={id}
        value={shown.plan.planet ?? ""}
        onChange={({ target }) => change((now) => planned(now, { planet: target.value || null }))}
      >
        <option value="">{anyPlanet}</option>
        {planets.map(({ name, owner }) => (
          <option key={name} value={name}>
            {planetText(name, owner === null ? null : playerName(language, shown, owner))}
          </option>
        ))}
      </select>
    </div>
  );
}
