import { useLanguage } from "@umpire/ui";
import { useEffect, useMemo, useState } from "react";
import type { Position, Suggestion } from "../../analysis/search.ts";
import { openThinker } from "../../analysis/search-worker.ts";
import { useThinkingWords } from "../../analysis/words/words.ts";
import { useSite } from "../../site.ts";
import { isDeciding } from "../connection/connection.ts";
import { sightOf } from "../connection/snapshot.ts";
import { useMatch } from "../context.ts";
import { callerOf } from "../log/describe.ts";
import { hintable } from "./hint-position.ts";
import "./hint.css";

type Hinted = "unasked" | "thinking" | "failed" | readonly Suggestion[];

/** One question at a time; whoever goes, or sees another table, no longer wants the answer. */
function useHint(position: Position) {
  const { openMind } = useSite();
  const thinker = useMemo(() => openThinker(openMind), [openMind]);
  const [hinted, setHinted] = useState<Hinted>("unasked");
  useEffect(() => thinker.stop, [thinker]);
  const ask = async () => {
    setHinted("thinking");
    const answer = await thinker.ask({ ...position, ask: "suggest" });
    if (answer !== null) setHinted(answer.ok ? answer.value : "failed");
  };
  const hide = () => {
    thinker.stop();
    setHinted("unasked");
  };
  return { hinted, ask, hide };
}

/** What looks best, with what it promises; a press plays it. */
function Suggestions({ choices }: { readonly choices: readonly Suggestion[] }) {
  const { table, store, names, game, call: caller } = useMatch();
  const { hint, percent, toWin } = useThinkingWords();
  const language = useLanguage();
  const { step, rules } = table.view;
  const sight = sightOf(table.view);
  if (sight === null) return null;
  const { view, next } = sight;
  const call = callerOf({ game, call: caller }, { language, names, seat: table.seat, view, next, rules });
  return (
    <ol className="hint-choices">
      {choices.map(({ action, chance }) => {
        const what = call(action);
        return (
          <li key={JSON.stringify(action)}>
            <p>
              {what} <b className="hint-chance">{chance === null ? hint.asBot : toWin(percent(chance))}</b>
            </p>
            <button
              type="button"
              aria-label={hint.playThis(what)}
              onClick={() => store.wish({ type: "decide", step, action })}
            >
              {hint.play}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Asking({ position }: { readonly position: Position }) {
  const { hint, cancel, failed } = useThinkingWords();
  const { hinted, ask, hide } = useHint(position);
  if (hinted === "unasked")
    return (
      <button type="button" onClick={ask}>
        {hint.ask}
      </button>
    );
  const isThere = typeof hinted === "object";
  return (
    <section className="hint" aria-labelledby="hint-title">
      <div className="hint-head">
        <h2 id="hint-title">{hint.title}</h2>
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

/** Against bots alone: never asked unless pressed, and gone with the step it was asked at. */
export function Hint() {
  const { table, connection } = useMatch();
  const position = hintable(table);
  if (position === null || isDeciding(connection)) return null;
  return <Asking key={table.view.step} position={position} />;
}
