import { observationOf } from "@umpire/client";
import { Icon, useLanguage } from "@umpire/ui";
import { useEffect, useMemo, useState } from "react";
import type { Position, Suggestion } from "../../analysis/search.ts";
import { openSearcher } from "../../analysis/search-worker.ts";
import { useAnalysisWords } from "../../analysis/words/words.ts";
import { useSite } from "../../site.ts";
import { useMatch } from "../context.ts";
import { actionDescriber } from "../log/describe.ts";

type Hinted = "unasked" | "thinking" | "failed" | readonly Suggestion[];

/** Asks for a hint; leaving the page, or another step, cancels it. */
function useHint(position: Position) {
  const { openWorker } = useSite();
  const searcher = useMemo(() => openSearcher(openWorker), [openWorker]);
  const [hinted, setHinted] = useState<Hinted>("unasked");
  useEffect(() => searcher.stop, [searcher]);
  const ask = async () => {
    setHinted("thinking");
    const answer = await searcher.ask({ ...position, ask: "suggest" });
    if (answer !== null) setHinted(answer.ok ? answer.value : "failed");
  };
  const hide = () => {
    searcher.stop();
    setHinted("unasked");
  };
  return { hinted, ask, hide };
}

/** The best actions with their chances to win, each with a button that plays it. */
function Suggestions({ choices }: { readonly choices: readonly Suggestion[] }) {
  const { snapshot, store, names, game, describeAction } = useMatch();
  const { hint, percent, toWin } = useAnalysisWords();
  const language = useLanguage();
  const { step, rules } = snapshot.view;
  const observation = observationOf(snapshot.view);
  if (observation === null) return null;
  const { view, next } = observation;
  const call = actionDescriber({ game, describeAction }, { language, names, seat: snapshot.seat, view, next, rules });
  return (
    <ol className="list rows">
      {choices.map(({ action, chance }) => {
        const what = call(action);
        return (
          <li key={JSON.stringify(action)}>
            <p className="grow breakable">
              {what} <b className="number">{chance === null ? hint.asBot : toWin(percent(chance))}</b>
            </p>
            <button
              type="button"
              aria-label={hint.playThis(what)}
              onClick={() => store.send({ type: "decide", step, action })}
            >
              {hint.play}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** A hint is computed on request, and gone with the step it was asked for. */
export function Asking({ position }: { readonly position: Position }) {
  const { hint, cancel, failed } = useAnalysisWords();
  const { hinted, ask, hide } = useHint(position);
  if (hinted === "unasked")
    return (
      <button type="button" className="quiet minor" onClick={ask}>
        <Icon name="bulb" />
        {hint.ask}
      </button>
    );
  const isThere = typeof hinted === "object";
  return (
    <section className="hint box grid wide" aria-labelledby="hint-title">
      <div className="line spread">
        <h2 id="hint-title" className="lead">
          {hint.title}
        </h2>
        <button type="button" onClick={hide}>
          {hinted === "thinking" ? cancel : hint.hide}
        </button>
      </div>
      <div role="status">
        {hinted === "thinking" && <p className="muted">{hint.thinking}</p>}
        {hinted === "failed" && <p className="error">{failed}</p>}
        {isThere && <Suggestions choices={hinted} />}
      </div>
    </section>
  );
}
