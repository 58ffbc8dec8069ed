import { useLanguage } from "@umpire/ui";
import { PlayerMark } from "../../board/pieces/icons.tsx";
import { findSystem } from "../../galaxy/galaxy.ts";
import type { Stray } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { forceAt, withForce } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { formatForce, formatPlace } from "./sentences.ts";
import { rehoused } from "./settle.ts";
import { words } from "./words.ts";

const nobody = { units: {}, damaged: {} };

/** Units in places that are not on this map: nothing of them is lost until somebody says so. */
export function Strays() {
  const { out, view } = usePlanner();
  const say = words[useLanguage()].strays;
  if (out.strays.length === 0) return null;
  return (
    <section className="notice warn column">
      <h3>{say.title}</h3>
      <p className="fine">
        {say.how} {view.system === null && say.pick}
      </p>
      <ul className="list rows compact-buttons">
        {out.strays.map((stray) => (
          <StrayRow key={`${stray.system}/${stray.planet}/${stray.owner}`} stray={stray} />
        ))}
      </ul>
    </section>
  );
}

function StrayRow({ stray }: { readonly stray: Stray }) {
  const { plan, out, view, change } = usePlanner();
  const language = useLanguage();
  const say = words[language].strays;
  const { owner, system, planet } = stray;
  const place = { system, planet };
  const force = formatForce(language, forceAt(plan, place, owner));
  const who = `${playerName(language, plan, owner)} ${formatPlace(language, place)}: ${force}`;
  const to = view.system === null ? undefined : findSystem(out.galaxy, view.system);
  return (
    <li>
      <PlayerMark player={owner} size={12} />
      <span className="grow">{who}</span>
      {to !== undefined && (
        <button
          type="button"
          aria-label={say.putOf(who, to.id)}
          disabled={rehoused(plan, place, to, owner) === null}
          onClick={() => change((now) => rehoused(now, place, to, owner) ?? now)}
        >
          {say.put(to.id)}
        </button>
      )}
      <button
        type="button"
        aria-label={say.removeOf(who)}
        onClick={() => change((now) => withForce(now, place, owner, nobody))}
      >
        {say.remove}
      </button>
    </li>
  );
}
