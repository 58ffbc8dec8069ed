import { oneOf, useLanguage } from "@umpire/ui";
import { useState } from "react";
import { Stepper } from "../parts/stepper.tsx";
import { tileMapOf } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { emptyTokens, formatMap, type Tokens, tallyOf, tokensOf, withoutFleets } from "./map-edit.ts";
import { type MapId, publishedMaps } from "./maps.ts";
import { useTake } from "./take.ts";
import { words } from "./words.ts";

const ids: readonly MapId[] = publishedMaps.map(({ id }) => id);

/** Maps to begin with. */
export function ReadyMaps() {
  const say = words[useLanguage()];
  const { take, lost } = useTake();
  return (
    <section className="section column">
      <h3>{say.ready.title}</h3>
      <PublishedMaps take={take} />
      <BareMaps take={take} />
      <p className="warn hide-empty" role="status">
        {lost > 0 ? say.dropped(lost) : ""}
      </p>
    </section>
  );
}

type Taking = { readonly take: (tokens: Tokens) => void };

function PublishedMaps({ take }: Taking) {
  const { plan } = usePlanner();
  const say = words[useLanguage()];
  const inUse = formatMap(tokensOf(tileMapOf(plan)));
  const [chosen, setChosen] = useState<MapId>(
    () => publishedMaps.find(({ string }) => string === inUse)?.id ?? publishedMaps[0].id,
  );
  const map = publishedMaps.find(({ id }) => id === chosen) ?? publishedMaps[0];
  const isInUse = map.string === inUse;
  return (
    <>
      <div className="line">
        <label className="grow">
          <span className="visually-hidden">{say.ready.choose}</span>
          <select
            className="wide"
            value={chosen}
            onChange={({ target }) => setChosen(oneOf(ids, target.value) ?? chosen)}
          >
            {ids.map((id) => (
              <option key={id} value={id}>
                {say.map[id]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" disabled={isInUse} onClick={() => take(tokensOf(map))}>
          {say.ready.use}
        </button>
      </div>
      <p className="muted fine hide-empty" aria-live="polite">
        {say.tally(tallyOf(tokensOf(map)))}. {isInUse ? say.ready.inUse : say.ready.keeps}
      </p>
    </>
  );
}

const MOST_RINGS = 4;

function BareMaps({ take }: Taking) {
  const { plan, change } = usePlanner();
  const say = words[useLanguage()].ready;
  const [rings, setRings] = useState(3);
  const isBare =
    Object.keys(plan.space).length + Object.keys(plan.ground).length === 0 &&
    plan.players.every(({ tokens }) => tokens.length === 0);
  const [isCleared, setCleared] = useState(false);
  return (
    <>
      <div className="row">
        <Stepper label={say.rings} isLabelShown value={rings} min={1} max={MOST_RINGS} onChange={setRings} />
        <button type="button" onClick={() => take(emptyTokens(rings))}>
          {say.makeEmpty}
        </button>
        <button
          type="button"
          disabled={isBare}
          onClick={() => {
            change(withoutFleets);
            setCleared(true);
          }}
        >
          {say.clear}
        </button>
      </div>
      <p className="fine hide-empty" role="status">
        {isCleared && isBare ? say.cleared : ""}
      </p>
    </>
  );
}
