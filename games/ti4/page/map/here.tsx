import { spiralIndex } from "@umpire/toolkit";
import { useLanguage } from "@umpire/ui";
import { findSystem } from "../../galaxy/galaxy.ts";
import { findTile } from "../../galaxy/tiles.ts";
import { tileMapOf } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { AdditionsTo } from "./additions.tsx";
import { isLanes, moveTile, removeTile, tokensOf, turnTile, withoutBeside } from "./map-edit.ts";
import { tileText } from "./names.ts";
import { TilePicture } from "./tile.tsx";
import { words } from "./words.ts";

/** The system that is looked at: what is added to it, and what can become of its tile. */
export function SystemHere() {
  const { view, out, change } = usePlanner();
  const language = useLanguage();
  const { here, palette } = words[language];
  const system = view.system === null ? undefined : findSystem(out.galaxy, view.system);
  if (system === undefined)
    return (
      <section className="section column">
        <p className="muted fine">{here.none}</p>
      </section>
    );
  const { id, position } = system;
  const tile = system.tile === null ? undefined : findTile(system.tile);
  const index = position === null ? -1 : spiralIndex(position);
  return (
    <section className="section column">
      <h3>{here.title(id)}</h3>
      <p className="fine">
        {tile === undefined ? palette.home : tileText(language, tile)}
        {index === 0 && ` · ${here.isCentre}`}
      </p>
      {index >= 0 && (
        <div className="row">
          <button type="button" onClick={() => change((now) => removeTile(now, index))}>
            {here.remove}
          </button>
          {index > 0 && (
            <button type="button" onClick={() => change((now) => moveTile(now, index, 0))}>
              {here.toCentre}
            </button>
          )}
        </div>
      )}
      <AdditionsTo system={id} />
    </section>
  );
}

/** Hyperlanes are no systems and cannot be looked at: each is turned here. */
export function LanesOnMap() {
  const { plan, change } = usePlanner();
  const { lanes: say } = words[useLanguage()];
  const all = [...tokensOf(tileMapOf(plan)).entries()].filter(([, token]) => isLanes(token));
  if (all.length === 0) return null;
  return (
    <section className="section column">
      <h3>{say.title}</h3>
      <ul className="list rows compact-buttons">
        {all.map(([index, token]) => {
          const tile = findTile(token.slice(0, -1));
          const name = say.one(token, index);
          return (
            <li key={index}>
              {tile !== undefined && <TilePicture tile={tile} rotation={Number(token.at(-1))} />}
              <span className="grow">{name}</span>
              <button type="button" aria-label={say.turn(name)} onClick={() => change((now) => turnTile(now, index))}>
                ↻
              </button>
              <button
                type="button"
                aria-label={say.remove(name)}
                onClick={() => change((now) => removeTile(now, index))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Tiles that have no place in the spiral. */
export function BesideMap() {
  const { plan, change } = usePlanner();
  const language = useLanguage();
  const { beside: say } = words[language];
  const { extra = [] } = tileMapOf(plan);
  if (extra.length === 0) return null;
  return (
    <section className="section column">
      <h3>{say.title}</h3>
      <ul className="list rows compact-buttons">
        {extra.map((id) => {
          const tile = findTile(id);
          return (
            <li key={id}>
              <span className="grow">
                <strong>{id}</strong> {tile !== undefined && tileText(language, tile)}
              </span>
              <button type="button" aria-label={say.remove(id)} onClick={() => change((now) => withoutBeside(now, id))}>
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
