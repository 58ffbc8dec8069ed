import type { Seat } from "@umpire/kernel";
import { isGround, planetsIn } from "../../../skirmish/board.ts";
import { bombers } from "../../../skirmish/bombers.ts";
import { landers, targetsOf } from "../../../skirmish/steps/invasion.ts";
import { filterCounts, sumOf, type UnitCounts } from "../../../units/force.ts";
import { formatChance } from "../describe-forecast.ts";
import { placedOf, withPlaced } from "../draft.ts";
import { type TableModel, useTable } from "../model.ts";
import { CountCard } from "./counts.tsx";

type Places = { readonly [planet: string]: UnitCounts };

/** Who holds a planet, and with what. */
function holderOf({ table, words, naming }: TableModel, planet: string, seat: Seat): string {
  const { owner = null, force } = table.state.planets[planet] ?? {};
  const ground = filterCounts(force?.units ?? {}, isGround);
  if (owner === seat) return words.invade.own;
  if (owner === null || sumOf(ground) === 0) return words.invade.free;
  return words.invade.held(naming.player(owner), naming.fleet(ground));
}

type SplitProps = {
  readonly legend: string;
  readonly planets: readonly string[];
  readonly units: UnitCounts;
  readonly places: Places;
  readonly onChange: (places: Places) => void;
};

/** Units shared out among planets. */
function Split({ legend, planets, units, places, onChange }: SplitProps) {
  const model = useTable();
  const { words, naming, seat, forecast, language } = model;
  if (seat === null) return null;
  return (
    <fieldset className="skr-wide grid bare">
      <legend>
        {legend} <span className="muted fine">{words.invade.aboard(naming.fleet(units))}</span>
      </legend>
      {planets.map((planet) => {
        const found = forecast?.planets.find((each) => each.planet === planet);
        const chance = found === undefined ? [] : [words.invade.chance(formatChance(language, found.chance))];
        return (
          <div key={planet} className="grid tight">
            <p className="cluster">
              <b>{naming.place(planet)}</b> <small>{[holderOf(model, planet, seat), ...chance].join(" · ")}</small>
            </p>
            <ul className="skr-units cards list">
              {Object.entries(units).map(([unit, count]) => {
                const value = places[planet]?.[unit] ?? 0;
                return (
                  <CountCard
                    key={unit}
                    unit={unit}
                    label={words.invade.on(naming.title(unit), naming.place(planet))}
                    note=""
                    value={value}
                    max={value + count - placedOf(places, unit)}
                    onChange={(some) => onChange(withPlaced(places, planet, unit, some))}
                  />
                );
              })}
            </ul>
          </div>
        );
      })}
    </fieldset>
  );
}

/** Who comes down where. */
export function Land() {
  const { table, draft, edit, words } = useTable();
  if (draft?.type !== "land") return null;
  return (
    <Split
      legend={words.invade.land}
      planets={planetsIn(table.state, table.state.tactical?.system ?? "")}
      units={landers(table.state).units}
      places={draft.landings}
      onChange={(landings) => edit({ type: "land", landings })}
    />
  );
}

/** Which planet each ship bombards. */
export function Bombard() {
  const { table, draft, edit, words } = useTable();
  if (draft?.type !== "bombard") return null;
  return (
    <Split
      legend={words.invade.bombard}
      planets={targetsOf(table.state, table.rules)}
      units={bombers(table.state)}
      places={draft.targets}
      onChange={(targets) => edit({ type: "bombard", targets })}
    />
  );
}
