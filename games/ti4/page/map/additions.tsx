import { type Language, useLanguage } from "@umpire/ui";
import { ti4Words } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { type Addition, tileMapOf, withAddition } from "../plan/edit.ts";
import type { Tool } from "../plan/reducer.ts";
import { usePlanner } from "../plan/state.tsx";
import { additionName, anomalyName } from "./names.ts";
import { words } from "./words.ts";

type What = Extract<Tool, { readonly kind: "anomaly" | "wormhole" }>;

const anomalies: readonly What[] = Object.keys(ti4Words.en.anomaly).map((anomaly) => ({ kind: "anomaly", anomaly }));
const letters = ["alpha", "beta", "gamma", "delta", "epsilon", "ingress", "egress"];
const wormholes: readonly What[] = letters.map((wormhole) => ({ kind: "wormhole", wormhole }));

const idOf = (what: What): string => (what.kind === "anomaly" ? what.anomaly : what.wormhole);

const shortName = (language: Language, what: What): string =>
  what.kind === "anomaly" ? anomalyName(language, what.anomaly) : ti4Names[language].wormhole(what.wormhole);

const additionOf = (system: string, what: What): Addition => {
  const { kind: _, ...added } = what;
  return { system, ...added, source: "added" };
};

/** What abilities and tokens add to systems: as tools, and as a list. */
export function Additions() {
  const say = words[useLanguage()].added;
  return (
    <section className="section column">
      <h3>{say.title}</h3>
      <p className="muted fine">{say.how}</p>
      <Tools legend={say.anomalies} tools={anomalies} />
      <Tools legend={say.wormholes} tools={wormholes} />
      <AddedList />
    </section>
  );
}

function Tools({ legend, tools }: { readonly legend: string; readonly tools: readonly What[] }) {
  const { view, look } = usePlanner();
  const language = useLanguage();
  const isHeld = (what: What) => view.tool?.kind === what.kind && idOf(view.tool) === idOf(what);
  return (
    <fieldset className="cluster tight bare compact-buttons">
      <legend className="visually-hidden">{legend}</legend>
      {tools.map((what) => (
        <button
          key={idOf(what)}
          type="button"
          data-adds={what.kind}
          aria-pressed={isHeld(what)}
          onClick={() => look({ tool: isHeld(what) ? null : what })}
        >
          {shortName(language, what)}
        </button>
      ))}
    </fieldset>
  );
}

function AddedList() {
  const { plan, change } = usePlanner();
  const language = useLanguage();
  const say = words[language].added;
  const { additions = [] } = tileMapOf(plan);
  if (additions.length === 0) return <p className="muted fine">{say.none}</p>;
  return (
    <div>
      <h4>{say.list}</h4>
      <ul className="list rows compact-buttons">
        {additions.map((each) => (
          <li key={`${each.system} ${additionName(language, each)} ${each.source}`}>
            <span className="grow">
              <strong>{each.system}</strong> {additionName(language, each)}
              {each.source !== "added" && <span className="muted"> · {ti4Names[language].source(each.source)}</span>}
            </span>
            <button
              type="button"
              aria-label={say.remove(additionName(language, each), each.system)}
              onClick={() => change((now) => withAddition(now, each))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Everything that can be added to one system; what its tile has already cannot be taken away. */
export function AdditionsTo({ system }: { readonly system: string }) {
  const { plan, out, change } = usePlanner();
  const language = useLanguage();
  const say = words[language];
  const { additions = [] } = tileMapOf(plan);
  const found = out.galaxy.systems.find(({ id }) => id === system);
  const isOnTile = (what: What) =>
    what.kind === "anomaly"
      ? found?.anomalies.some(({ type, source }) => type === what.anomaly && source === "tile")
      : found?.wormholes.some(({ letter, source }) => letter === what.wormhole && source === "tile");
  const isAdded = (what: What) =>
    additions.some((each) => each.system === system && (each.anomaly ?? each.wormhole) === idOf(what));
  return (
    <div className="map-boxes cards">
      {[...anomalies, ...wormholes].map((what) => (
        <label key={idOf(what)}>
          <input
            type="checkbox"
            checked={isAdded(what)}
            onChange={() => change((now) => withAddition(now, additionOf(system, what)))}
          />
          <span>
            {additionName(language, additionOf(system, what))}
            {isOnTile(what) && <span className="muted"> ({say.here.onTile})</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
