import { useLanguage } from "@umpire/ui";
import { useId } from "react";
import { PlayerMark } from "../../board/pieces/icons.tsx";
import { describeAnomalies } from "../../galaxy/describe.ts";
import { findSystem } from "../../galaxy/galaxy.ts";
import { playerName } from "../../planner/player-names.ts";
import { ti4Words } from "../../words/languages.ts";
import { activated, withMover } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { systemLabel } from "./systems.ts";
import { words } from "./words.ts";

/** Who moves, and which system is active. */
export function MoveHead() {
  return (
    <div className="grid">
      <Mover />
      <Active />
    </div>
  );
}

function Mover() {
  const { shown, change } = usePlanner();
  const language = useLanguage();
  const { mover: label } = words[language];
  const id = useId();
  const { mover } = shown.plan;
  return (
    <div className="planner-pair">
      <label htmlFor={id}>{label}</label>
      <span className="line grow">
        <PlayerMark player={mover} />
        <select
          className="grow"
          id={id}
          value={mover}
          onChange={({ target }) => change((now) => withMover(now, Number(target.value)))}
        >
          {shown.players.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat
            <option key={seat} value={seat}>
              {playerName(language, shown, seat)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

function Active() {
  const { shown, out, change } = usePlanner();
  const language = useLanguage();
  const { active: label, none, clear } = words[language];
  const id = useId();
  const { active } = shown.plan;
  const ids = out.galaxy.systems.map((system) => system.id).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return (
    <>
      <div className="planner-pair">
        <label htmlFor={id}>{label}</label>
        <span className="line grow">
          <select
            className="grow"
            id={id}
            value={active ?? ""}
            onChange={({ target }) => change((now) => activated(now, target.value || null))}
          >
            <option value="">{none}</option>
            {ids.map((system) => (
              <option key={system} value={system}>
                {systemLabel(out.galaxy, system, language)}
              </option>
            ))}
          </select>
          {active !== null && (
            <button type="button" onClick={() => change((now) => activated(now, null))}>
              {clear}
            </button>
          )}
        </span>
      </div>
      {active !== null && <About system={active} />}
    </>
  );
}

/** What is special about the active system. */
function About({ system: id }: { readonly system: string }) {
  const { shown, out } = usePlanner();
  const language = useLanguage();
  const system = findSystem(out.galaxy, id);
  if (system === undefined) return null;
  const { text } = describeAnomalies(system, out.rules, ti4Words[language]);
  const hasToken = shown.players[shown.plan.mover]?.tokens.includes(id) === true;
  return (
    <>
      <p className="muted">{text}</p>
      {hasToken && <p className="notice warn">{words[language].ownToken(id)}</p>}
    </>
  );
}
