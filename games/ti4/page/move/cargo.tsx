import { useLanguage } from "@umpire/ui";
import { useId, useMemo } from "react";
import { reachVia } from "../../movement/transport.ts";
import type { Assessment, ShipAssessment } from "../../planner/assess.ts";
import { findUnit } from "../../units/units.ts";
import { describeRisk } from "../../words/describe.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { Stepper } from "../parts/stepper.tsx";
import { detoursFor, type Give, holdOf, type Load, stopsOf, withCargo, withPath } from "./orders.ts";
import { systemLabel } from "./systems.ts";
import { words } from "./words.ts";

type CargoProps = {
  readonly assessment: Assessment;
  readonly answer: ShipAssessment;
  /** How many ships take the same. */
  readonly ships: number;
  readonly give: Give;
};

/** What a ship takes along from where it starts and where it passes. */
export function MoveCargo({ assessment, answer, ships, give }: CargoProps) {
  const text = words[useLanguage()];
  const { used, capacity, loads } = holdOf(assessment, answer, ships);
  if (capacity === 0) return null;
  // Ground forces are what is carried most.
  const inOrder = loads.toSorted((one, other) => Number(isFighter(one)) - Number(isFighter(other)));
  if (loads.length === 0)
    return (
      <div className="grid tight bare">
        <p className="muted">{text.emptyHold(capacity)}</p>
        <Detour assessment={assessment} answer={answer} give={give} />
      </div>
    );
  return (
    <fieldset className="grid tight bare">
      <legend>{text.cargo(used, capacity, ships > 1)}</legend>
      {inOrder.map((load) => (
        <OneLoad key={`${load.from} ${load.unit}`} load={load} start={answer.ship.at} give={give} />
      ))}
      <Detour assessment={assessment} answer={answer} give={give} />
    </fieldset>
  );
}

const isFighter = ({ unit }: Load): boolean => findUnit(unit)?.type === "fighter";

function OneLoad({ load, start, give }: { readonly load: Load; readonly start: string; readonly give: Give }) {
  const language = useLanguage();
  const text = words[language];
  const { unit, from, there, value, most } = load;
  const label = (from === start ? text.load : text.pickUp)(ti4Names[language].unit(unit), from);
  return (
    <div className="cluster">
      <span className="grow">{label}</span>
      <Stepper
        label={label}
        value={value}
        max={most}
        onChange={(count) => give((now, each) => withCargo(now, each, unit, from, count))}
      />
      <span className="muted">{text.outOf(there)}</span>
    </div>
  );
}

/** More stops than this are a tour, not a movement. */
const MOST_STOPS = 6;

/** A way through a system where something could be picked up, though nothing else leads there. */
function Detour({ assessment, answer, give }: Omit<CargoProps, "ships">) {
  const language = useLanguage();
  const { via, viaPick } = words[language];
  const id = useId();
  const ways = useMemo(() => {
    const stops = stopsOf(answer);
    if (stops.length >= MOST_STOPS) return [];
    return detoursFor(assessment, answer).flatMap((system) => {
      const option = reachVia(assessment.movement, answer.ship, [...stops, system]);
      return option === null ? [] : [{ system, option }];
    });
  }, [assessment, answer]);
  if (ways.length === 0) return null;
  const choose = (system: string) => {
    const path = ways.find((way) => way.system === system)?.option.path;
    if (path !== undefined) give((now, each) => withPath(now, each, path));
  };
  return (
    <div className="cluster">
      <label className="grow" htmlFor={id}>
        {via}
      </label>
      <select id={id} value="" onChange={({ target }) => choose(target.value)}>
        <option value="">{viaPick}</option>
        {ways.map(({ system, option }) => (
          <option key={system} value={system}>
            {systemLabel(assessment.galaxy, system, language)} ({describeRisk(language, option)})
          </option>
        ))}
      </select>
    </div>
  );
}
