import { byCodeUnit } from "@umpire/toolkit";
import { useLanguage } from "@umpire/ui";
import { useState } from "react";
import { PlayerMark } from "../../board/pieces/icons.tsx";
import { playerName } from "../../planner/player-names.ts";
import { factions } from "../../units/factions.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { useEscape } from "../map/escape.ts";
import { Stepper } from "../parts/stepper.tsx";
import { MOST_PLAYERS, withNewPlayer, withoutPlayer, withPlayer } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { withFaction } from "./faction.ts";
import { words } from "./words.ts";

const MOST_POOL = 16;

/** Who plays; the selected player is the one whose units are placed. */
export function FleetPlayers() {
  const { plan, view, change, look } = usePlanner();
  const language = useLanguage();
  const say = words[language].players;
  const { players } = plan;
  return (
    <section className="section column">
      <h3 className="visually-hidden">{say.title}</h3>
      <div className="cluster tight compact-buttons">
        {players.map((_, seat) => (
          <button
            // Players are told apart by their seats alone.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={seat}
            type="button"
            aria-pressed={seat === view.seat}
            onClick={() => look({ seat })}
          >
            <PlayerMark player={seat} size={14} />
            {playerName(language, plan, seat)}
          </button>
        ))}
        {players.length < MOST_PLAYERS && (
          <button
            type="button"
            aria-label={say.add}
            title={say.add}
            onClick={() => {
              change(withNewPlayer);
              look({ seat: players.length });
            }}
          >
            +
          </button>
        )}
      </div>
      <SelectedPlayer key={view.seat} seat={view.seat} />
      <TokenTool />
    </section>
  );
}

function SelectedPlayer({ seat }: { readonly seat: number }) {
  const { plan, change } = usePlanner();
  const language = useLanguage();
  const say = words[language].players;
  const { fleetPool = 0 } = plan.players[seat] ?? {};
  return (
    <div className="row compact-buttons">
      <NameField seat={seat} />
      <FactionField seat={seat} />
      <Stepper
        label={say.pool}
        isLabelShown
        value={fleetPool}
        max={MOST_POOL}
        onChange={(pool) => change((now) => withPlayer(now, seat, { fleetPool: pool }))}
      />
      <button
        type="button"
        aria-label={say.remove(playerName(language, plan, seat))}
        title={say.removeHow}
        disabled={plan.players.length < 2}
        onClick={() => change((now) => withoutPlayer(now, seat))}
      >
        ×
      </button>
    </div>
  );
}

/** With a faction come its cards and its abilities. */
function FactionField({ seat }: { readonly seat: number }) {
  const { plan, change } = usePlanner();
  const language = useLanguage();
  const say = words[language].players;
  const { faction: nameOf } = ti4Names[language];
  const named = factions.map((id) => ({ id, name: nameOf(id) })).sort((a, b) => byCodeUnit(a.name, b.name));
  return (
    <select
      aria-label={say.faction}
      value={plan.players[seat]?.faction ?? ""}
      onChange={({ target: { value } }) => change((now) => withFaction(now, seat, value === "" ? undefined : value))}
    >
      <option value="">{say.noFaction}</option>
      {named.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** With it in hand, systems that are picked on the map get the selected player's token. */
function TokenTool() {
  const { view, look } = usePlanner();
  const say = words[useLanguage()].players;
  const isHeld = view.tool?.kind === "token";
  useEscape(isHeld, () => look({ tool: null }));
  return (
    <div className="line compact-buttons">
      <button type="button" aria-pressed={isHeld} onClick={() => look({ tool: isHeld ? null : { kind: "token" } })}>
        {say.tokens}
      </button>
      <span className="grow muted fine" role="status">
        {isHeld ? say.tokensHow : ""}
      </span>
    </div>
  );
}

/** A name is taken over when it is whole, so that one undo takes back all of it. */
function NameField({ seat }: { readonly seat: number }) {
  const { plan, change } = usePlanner();
  const language = useLanguage();
  const { name: label } = words[language].players;
  const { name = "" } = plan.players[seat] ?? {};
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null && typed.trim() !== name) change((now) => withPlayer(now, seat, { name: typed.trim() }));
    setTyped(null);
  };
  return (
    <input
      className="grow"
      aria-label={label}
      placeholder={playerName(language, { players: [] }, seat)}
      maxLength={40}
      value={typed ?? name}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take();
      }}
    />
  );
}
