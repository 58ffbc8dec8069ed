import type { PersonScene, Scene } from "@umpire/server/simulation";
import { sideShape, useLanguage } from "@umpire/ui";
import type { CSSProperties } from "react";
import { type Band, middleOf, placeOf } from "../geometry.ts";
import type { Selection } from "../selection.ts";
import { titleOf } from "../titles.ts";
import { useLabWords } from "../words/words.ts";
import { Handles } from "./handles.tsx";
import { LinesAbove, LinesBelow } from "./lines.tsx";
import { Servers } from "./servers.tsx";
import { StoreCard } from "./store-card.tsx";

export type Choosing = { readonly selected: Selection | null; readonly choose: (selected: Selection) => void };

const layoutOf = ({ servers, people }: Scene) => ({
  servers: servers.map(({ place }) => place),
  people: people.map(({ name }) => name),
});

const colourOf = (table: number): CSSProperties => ({ "--side": `var(--p${table === 1 ? 5 : 0})` }) as CSSProperties;

/** Messages under way in one of the two bands. */
function Flights({ scene, band }: { readonly scene: Scene; readonly band: Band }) {
  const layout = layoutOf(scene);
  const tables = new Map(scene.people.map(({ name, table }) => [name, table]));
  return (
    <svg className="over lab-flights" aria-hidden="true">
      {scene.flights.map((flight) => {
        const { x, y, band: own } = placeOf(layout, flight);
        if (own !== band) return null;
        const kind = flight.who === null ? "own" : "people";
        return (
          <circle
            key={flight.id}
            cx={`${x}%`}
            cy={`${y}%`}
            r="4"
            data-kind={kind}
            data-lost={flight.isLost || undefined}
            style={colourOf(tables.get(flight.who ?? "") ?? 0)}
          />
        );
      })}
    </svg>
  );
}

function PersonDot({ person, x }: { readonly person: PersonScene; readonly x: number }) {
  const { picture } = useLabWords();
  const { name, table, isPlayer, at, waiting } = person;
  const label = picture.person(name, at, waiting);
  return (
    <li style={{ ...colourOf(table), insetInlineStart: `${x}%` }} title={label}>
      <span
        className="lab-person"
        data-shape={sideShape(table)}
        data-player={isPlayer || undefined}
        data-waiting={waiting > 0 || undefined}
        data-away={at === null || undefined}
        aria-hidden="true"
      >
        {/\d+$/.exec(name)?.[0]}
      </span>
      <span className="visually-hidden">{label}</span>
    </li>
  );
}

/** What those at a table play, above the middle of them. */
function TableName({ people, table, game }: Pick<Scene, "people"> & { readonly table: number; readonly game: string }) {
  const language = useLanguage();
  const places = people.flatMap((person, index) => (person.table === table ? [middleOf(index, people.length)] : []));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <p
      className="fine strong nowrap lab-table"
      style={{ ...colourOf(table), insetInlineStart: `${(first + last) / 2}%` }}
    >
      {titleOf(game, language)}
    </p>
  );
}

function People({ people, tables }: Pick<Scene, "people" | "tables">) {
  const { picture } = useLabWords();
  return (
    <div className="lab-people">
      <p className="visually-hidden">{picture.people}</p>
      {people.length === 0 && <p className="lab-nobody">{picture.nobody}</p>}
      {tables.map((game, table) => (
        <TableName key={table} people={people} table={table} game={game} />
      ))}
      <ul className="list">
        {people.map((person, index) => (
          <PersonDot key={person.name} person={person} x={middleOf(index, people.length)} />
        ))}
      </ul>
    </div>
  );
}

/** Everything that there is: people, servers, the store, what is between them, and what is under way. */
export function Picture({ scene, ...choosing }: { readonly scene: Scene } & Choosing) {
  const { picture } = useLabWords();
  return (
    <section className="court dark-ground lab-court" aria-label={picture.label}>
      <div className="wide lab-picture" style={{ "--servers": scene.servers.length } as CSSProperties}>
        <People people={scene.people} tables={scene.tables} />
        <div className="lab-band">
          <LinesAbove scene={scene} />
          <Flights scene={scene} band="above" />
          <Handles scene={scene} band="above" {...choosing} />
        </div>
        <Servers scene={scene} {...choosing} />
        <div className="lab-band">
          <LinesBelow scene={scene} />
          <Flights scene={scene} band="below" />
          <Handles scene={scene} band="below" {...choosing} />
        </div>
        <StoreCard scene={scene} {...choosing} />
        {scene.isLossy && <p className="lab-lossy">{picture.lossy}</p>}
      </div>
    </section>
  );
}
