import { useLanguage } from "@umpire/ui";
import { PlayerMark } from "../../board/pieces/icons.tsx";
import { findSystem, type System } from "../../galaxy/galaxy.ts";
import { placesOf } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { forceAt, withToken } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { FleetPlace } from "./place.tsx";
import { formatForce } from "./sentences.ts";
import { words } from "./words.ts";

/** The selected system: what everybody has there, and what the selected player does, to be changed. */
export function FleetsHere() {
  const { out, view } = usePlanner();
  const say = words[useLanguage()].here;
  const system = view.system === null ? undefined : findSystem(out.galaxy, view.system);
  if (system === undefined)
    return (
      <section className="section column">
        <p className="empty">{say.pick}</p>
      </section>
    );
  return (
    <section className="section column">
      <h3>{say.title(system.id)}</h3>
      <Everybody system={system} />
      <SelectedThere system={system} />
    </section>
  );
}

const spotsOf = (system: System): readonly (string | null)[] => [null, ...placesOf(system).map(({ name }) => name)];

function Everybody({ system }: { readonly system: System }) {
  const { plan } = usePlanner();
  const language = useLanguage();
  const say = words[language];
  const rows = plan.players.flatMap((player, seat) => {
    const forces = spotsOf(system).flatMap((planet) => {
      const force = formatForce(language, forceAt(plan, { system: system.id, planet }, seat));
      return force === "" ? [] : [planet === null ? force : `${planet}: ${force}`];
    });
    const token = player.tokens.includes(system.id) ? [say.token] : [];
    return forces.length + token.length === 0 ? [] : [{ seat, text: [...forces, ...token].join("; ") }];
  });
  if (rows.length === 0) return <p className="muted fine">{say.here.empty}</p>;
  return (
    <ul className="list rows" aria-live="polite">
      {rows.map(({ seat, text }) => (
        <li key={seat}>
          <PlayerMark player={seat} size={12} />
          <span>
            <strong>{playerName(language, plan, seat)}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SelectedThere({ system }: { readonly system: System }) {
  const { plan, view, change } = usePlanner();
  const language = useLanguage();
  const say = words[language].here;
  const { seat } = view;
  const hasToken = plan.players[seat]?.tokens.includes(system.id) ?? false;
  return (
    <>
      <h4 className="line">
        <PlayerMark player={seat} size={14} /> {say.edit(playerName(language, plan, seat))}
      </h4>
      {spotsOf(system).map((planet) => (
        <FleetPlace key={`${system.id}/${planet}`} place={{ system: system.id, planet }} />
      ))}
      <label>
        <input
          type="checkbox"
          checked={hasToken}
          onChange={() => change((now) => withToken(now, seat, system.id, !hasToken))}
        />
        {say.tokenHere}
      </label>
    </>
  );
}
