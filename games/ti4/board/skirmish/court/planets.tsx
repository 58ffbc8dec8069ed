import type { Seat } from "@umpire/kernel";
import { isGround, scoreOf } from "../../../skirmish/board.ts";
import { filterCounts, sumOf } from "../../../units/force.ts";
import { PlayerMark, UnitIcon } from "../../pieces/icons.tsx";
import { useTable } from "../model.ts";

/** What a player holds: each planet with its garrison and what it is worth. */
function PlanetList({ seat }: { readonly seat: Seat }) {
  const { table, naming, words } = useTable();
  const own = Object.entries(table.state.planets)
    .filter(([, { owner }]) => owner === seat)
    .sort(([, a], [, b]) => b.resources + b.influence - a.resources - a.influence);
  return (
    <section className="skr-planets night box fine" aria-label={naming.player(seat)}>
      <h3 className="line">
        <PlayerMark player={seat} size={15} />
        <span className="grow clip" translate="no">
          {naming.player(seat)}
        </span>
        <b>{scoreOf(table.state, seat)}</b>
      </h3>
      <ul className="list rows">
        {own.map(([planet, { force, resources, influence }]) => {
          const garrison = sumOf(filterCounts(force.units, isGround));
          return (
            <li key={planet}>
              <span className="grow">{naming.place(planet)}</span>
              {garrison > 0 && (
                <span className="muted">
                  <UnitIcon unit="infantry" player={seat} size={13} title={words.planets.ground(garrison)} />
                  <span aria-hidden="true">{garrison}</span>
                </span>
              )}
              <b className="skr-resources">
                <span className="visually-hidden">{words.planets.resources} </span>
                {resources}
              </b>
              <b className="skr-influence">
                <span className="visually-hidden">{words.planets.influence} </span>
                {influence}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whose planets are shown at once beside the map of a duel. */
const DUEL = 2;

/** Over the corners of the map; where there are more players, or less room, behind a press. */
export function PlanetLists() {
  const { table, seat, words } = useTable();
  const seats = [...table.state.players.keys()];
  const own = seat ?? 0;
  const others = seats.filter((each) => each !== own);
  return (
    <>
      {seats.length === DUEL && (
        <div className="skr-corners">
          <PlanetList seat={own} />
          {others.map((other) => (
            <PlanetList key={other} seat={other} />
          ))}
        </div>
      )}
      <details className="skr-all-planets" data-many={seats.length > DUEL || undefined}>
        <summary className="night box fine">{words.planets.title}</summary>
        <div className="cluster">
          {[own, ...others].map((each) => (
            <PlanetList key={each} seat={each} />
          ))}
        </div>
      </details>
    </>
  );
}
