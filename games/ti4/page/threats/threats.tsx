import { useLanguage } from "@umpire/ui";
import { useId, useState } from "react";
import { playerName } from "../../planner/player-names.ts";
import { usePlanner } from "../plan/state.tsx";
import { dangerOf } from "./levels.ts";
import { type Run, useRun, useShades } from "./run.ts";
import { Swatch } from "./swatch.tsx";
import { ThreatsTable } from "./table.tsx";
import { words } from "./words.ts";

/** Who can hit which system next turn, and how it would end. */
export function ThreatsPanel() {
  const { plan } = usePlanner();
  const says = words[useLanguage()];
  const { run, start, stop } = useRun();
  const [asked, setAsked] = useState<number | null>(run?.plan === plan ? run.to : null);
  const [isOn, setOn] = useState(true);
  const own = run?.plan === plan ? run : null;
  const to = asked !== null && asked < plan.players.length ? asked : plan.plan.mover;
  const isRunning = own?.status === "running";
  useShades(own, isOn);
  return (
    <section className="stack" aria-labelledby="threats-title">
      <h2 id="threats-title">{says.title}</h2>
      <p className="muted">{says.what}</p>
      {plan.players.length < 2 && <p>{says.alone}</p>}
      <div className="row">
        <WhoseSelect to={to} onChange={setAsked} />
        {isRunning ? (
          <button type="button" onClick={stop}>
            {says.stop}
          </button>
        ) : (
          <button type="button" className="primary" onClick={() => start(to)}>
            {own === null ? says.start : says.again}
          </button>
        )}
      </div>
      {own && <Progress run={own} />}
      <p role="status">{statusOf(run, own, says)}</p>
      {own && <Colouring isOn={isOn} setOn={setOn} />}
      {own && <ThreatsTable run={own} />}
    </section>
  );
}

function statusOf(run: Run | null, own: Run | null, says: (typeof words)["en"]): string {
  if (own === null) return run === null ? "" : says.changed;
  const { status, found, total, plan, to } = own;
  if (status === "stopped") return says.stopped(found.size, total);
  if (status === "failed") return says.failed;
  if (status === "running") return "";
  const dangers = [...found].map(([system, threats]) => dangerOf(plan, to, system, threats));
  return says.done(total, dangers.filter(({ isOwn, level }) => isOwn && level > 0).length);
}

function WhoseSelect({ to, onChange }: { readonly to: number; readonly onChange: (to: number) => void }) {
  const { plan } = usePlanner();
  const language = useLanguage();
  const id = useId();
  return (
    <div className="row">
      <label htmlFor={id}>{words[language].whose}</label>
      <select id={id} value={to} onChange={({ target }) => onChange(Number(target.value))}>
        {[...plan.players.keys()].map((seat) => (
          <option key={seat} value={seat}>
            {playerName(language, plan, seat)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Progress({ run: { found, total, status } }: { readonly run: Run }) {
  const says = words[useLanguage()];
  if (status !== "running") return null;
  return (
    <div className="row">
      <progress className="grow" max={total} value={found.size} aria-label={says.progress} />
      <span className="muted">{says.working(found.size, total)}</span>
    </div>
  );
}

type ColouringProps = { readonly isOn: boolean; readonly setOn: (isOn: boolean) => void };

function Colouring({ isOn, setOn }: ColouringProps) {
  const { look } = usePlanner();
  const says = words[useLanguage()];
  const toggle = () => {
    if (isOn) look({ shades: null });
    setOn(!isOn);
  };
  return (
    <>
      <button type="button" className="start" onClick={toggle}>
        {isOn ? says.noColour : says.colour}
      </button>
      {isOn && (
        <details>
          <summary>{says.legend}</summary>
          <ul className="list rows">
            {([0, 1, 2, 3, 4] as const).map((level) => (
              <li key={level}>
                <Swatch level={level} />
                <span>
                  {level}: {says.levels[level]}
                </span>
              </li>
            ))}
          </ul>
          <p className="muted">{says.label}</p>
        </details>
      )}
    </>
  );
}
