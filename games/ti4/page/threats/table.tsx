import { useLanguage } from "@umpire/ui";
import { PlayerMark } from "../../board/pieces/icons.tsx";
import { playerName } from "../../planner/player-names.ts";
import type { Threat } from "../../planner/threats.ts";
import { percents } from "../../words/percent.ts";
import { usePlanner } from "../plan/state.tsx";
import { type Danger, dangerOf } from "./levels.ts";
import type { Run } from "./run.ts";
import { Swatch } from "./swatch.tsx";
import { words } from "./words.ts";

type Found = { readonly system: string; readonly danger: Danger; readonly threats: readonly Threat[] };

/** What can come to each system, the greatest danger first, and to which nobody can come. */
export function ThreatsTable({ run }: { readonly run: Run }) {
  const says = words[useLanguage()];
  const found = foundIn(run);
  const threatened = found.filter(({ threats }) => threats.length > 0).sort(byDanger);
  const calm = found.filter(({ threats }) => threats.length === 0).map(({ system }) => system);
  if (threatened.length === 0) return run.status === "done" ? <p>{says.nobodyAnywhere}</p> : null;
  const own = threatened.filter(({ danger }) => danger.isOwn);
  const others = threatened.filter(({ danger }) => !danger.isOwn);
  return (
    <>
      {own.length > 0 && <FoundTable caption={says.table} found={own} run={run} />}
      {others.length > 0 && (
        <details open={own.length === 0}>
          <summary>{says.others(others.length)}</summary>
          <FoundTable caption={says.table} found={others} run={run} />
        </details>
      )}
      {calm.length > 0 && run.status === "done" && <p className="muted">{says.nobody(calm.join(", "))}</p>}
    </>
  );
}

type FoundProps = { readonly caption: string; readonly found: readonly Found[]; readonly run: Run };

function FoundTable({ caption, found, run }: FoundProps) {
  const says = words[useLanguage()];
  return (
    <table className="wide">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{says.system}</th>
          <th scope="col">{says.who}</th>
          <th scope="col">{says.space}</th>
          <th scope="col">{says.planet}</th>
        </tr>
      </thead>
      {found.map((each) => (
        <SystemRows key={each.system} found={each} run={run} />
      ))}
    </table>
  );
}

const foundIn = ({ plan, to, found }: Run): readonly Found[] =>
  [...found].map(([system, threats]) => ({ system, threats, danger: dangerOf(plan, to, system, threats) }));

const byDanger = (one: Found, other: Found): number =>
  other.danger.level - one.danger.level || (other.danger.worst?.chance ?? 0) - (one.danger.worst?.chance ?? 0);

function SystemRows({ found, run }: { readonly found: Found; readonly run: Run }) {
  const { look, view } = usePlanner();
  const says = words[useLanguage()];
  const { system, danger, threats } = found;
  return (
    <tbody>
      {threats.map((threat, at) => (
        <tr key={threat.by}>
          {at === 0 && (
            <th scope="rowgroup" rowSpan={threats.length}>
              <button
                type="button"
                className="compact"
                aria-pressed={view.system === system}
                aria-label={says.select(system)}
                onClick={() => look({ system })}
              >
                <Swatch level={danger.level} />
                {system}
              </button>
              <span className="visually-hidden">{says.level(danger.level)}</span>
            </th>
          )}
          <ThreatCells threat={threat} run={run} />
        </tr>
      ))}
    </tbody>
  );
}

function ThreatCells({ threat, run }: { readonly threat: Threat; readonly run: Run }) {
  const language = useLanguage();
  const says = words[language];
  const percent = percents[language];
  const { by, ships, space, planet, isTooMuch } = threat;
  return (
    <>
      <td>
        <span className="line tight">
          <PlayerMark player={by} size={12} />
          {playerName(language, run.plan, by)}
        </span>
        <span className="muted fine block">{says.ships(ships.length)}</span>
      </td>
      {isTooMuch ? (
        <td colSpan={2}>{says.tooMuch}</td>
      ) : (
        <>
          <td className="nowrap">{space === null ? says.notFought : percent(space)}</td>
          <td>
            {planet === null ? says.notFought : percent(planet.taken)}
            {planet !== null && <span className="muted fine block">{planet.name}</span>}
          </td>
        </>
      )}
    </>
  );
}
