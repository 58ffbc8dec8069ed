import { Stepper } from "../../../page/parts/stepper.tsx";
import { inSpace, rulesFor } from "../../../skirmish/board.ts";
import { isRemovable } from "../../../skirmish/steps/fleet-pool.ts";
import { costOf, dockOf, producibleBy } from "../../../skirmish/steps/production.ts";
import { sumOf } from "../../../units/force.ts";
import { findUnit } from "../../../units/units.ts";
import { UnitIcon } from "../../pieces/icons.tsx";
import { withCount } from "../draft.ts";
import { useTable } from "../model.ts";

type CountProps = {
  readonly unit: string;
  readonly label: string;
  readonly note: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (count: number) => void;
};

/** A unit with its silhouette, a note, and how many. */
export function CountCard({ unit, label, note, value, max, onChange }: CountProps) {
  const { seat, naming } = useTable();
  return (
    <li className="choice" data-on={value > 0 || undefined}>
      <UnitIcon unit={unit} player={seat ?? 0} size={20} />
      <span className="grow">
        <b className="strong">{naming.title(unit)}</b>
        <small>{note}</small>
      </span>
      <Stepper label={label} value={value} max={max} onChange={onChange} />
    </li>
  );
}

/** A dock's shop: what each unit costs, and how much of the treasury is spent. */
export function Produce() {
  const { table, draft, edit, words, naming, seat } = useTable();
  if (draft?.type !== "produce" || seat === null) return null;
  const treasury = table.state.players[seat]?.treasury ?? 0;
  const { limit } = dockOf(table.state) ?? { limit: 0 };
  const free = limit - sumOf(draft.units);
  return (
    <fieldset className="skr-wide grid bare">
      <legend>
        {words.produce.heading(limit)}{" "}
        <span className="muted fine">{words.produce.sum(costOf(draft.units), treasury)}</span>
      </legend>
      <ul className="skr-units cards list">
        {producibleBy(table.state, seat ?? 0).map((unit) => {
          const { cost, perCost = 1 } = findUnit(unit) ?? {};
          const value = draft.units[unit] ?? 0;
          return (
            <CountCard
              key={unit}
              unit={unit}
              label={words.produce.count(naming.title(unit))}
              note={words.produce.cost(cost ?? 0, perCost)}
              value={value}
              max={value + free}
              onChange={(count) => edit({ type: "produce", units: withCount(draft.units, unit, count) })}
            />
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Ships beyond the fleet pool: which of them go. */
export function FleetPool() {
  const { table, draft, edit, words, naming } = useTable();
  if (draft?.type !== "remove" || table.step?.task !== "fleet-pool") return null;
  const { seat, system } = table.step;
  const there = Object.entries(inSpace(table.state, system, seat).units).filter(([unit]) => isRemovable(unit));
  return (
    <fieldset className="skr-wide grid bare">
      <legend>{words.pool.heading(rulesFor(table.state, seat, table.rules).fleetPool)}</legend>
      <ul className="skr-units cards list">
        {there.map(([unit, count]) => (
          <CountCard
            key={unit}
            unit={unit}
            label={words.pool.count(naming.title(unit))}
            note={naming.some(count, unit)}
            value={draft.units[unit] ?? 0}
            max={count}
            onChange={(some) => edit({ type: "remove", units: withCount(draft.units, unit, some) })}
          />
        ))}
      </ul>
    </fieldset>
  );
}
