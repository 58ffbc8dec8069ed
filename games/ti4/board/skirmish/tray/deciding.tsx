import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { Task } from "../../../skirmish/shape.ts";
import { describeDecision } from "../decision.ts";
import { type TableModel, useTable } from "../model.ts";
import { Assign } from "./assign.tsx";
import { Coach } from "./coach.tsx";
import { FleetPool, Produce } from "./counts.tsx";
import { Move } from "./move.tsx";
import { Bombard, Land } from "./places.tsx";
import { PowersUsed } from "./powers.tsx";
import { Retreat } from "./retreat.tsx";
import { Stages } from "./stages.tsx";
import { Abilities, Turn } from "./turn.tsx";

const editors: { readonly [T in Task["task"]]?: () => ReactNode } = {
  turn: Turn,
  move: Move,
  assign: Assign,
  retreat: Retreat,
  bombard: Bombard,
  land: Land,
  produce: Produce,
  "fleet-pool": FleetPool,
};

/** The steps of the turn, what is being decided, what would come of it, and the acts. */
export function Deciding({ task }: { readonly task: Task["task"] }) {
  const model = useTable();
  const Editor = editors[task];
  useShortcuts(model);
  return (
    <section className="tray skr-tray" data-tall aria-label={model.words.tray}>
      <Stages />
      <Acts />
      {Editor !== undefined && (
        <div className="skr-wide row hide-empty">
          <Editor />
        </div>
      )}
      <PowersUsed />
      <Coach />
    </section>
  );
}

/** What the yellow button says: the decision, and below it what is left of the tokens after it. */
function Label({ model: { draft, words, naming, table } }: { readonly model: TableModel }) {
  if (draft === null) return words.turn.choose;
  const label = describeDecision(draft, words, naming);
  if (draft.type !== "activate") return label;
  const { tactic = 0 } = table.state.players[table.state.turn] ?? {};
  return (
    <span>
      {label} <small>{words.turn.tokensLeft(Math.max(0, tactic - 1))}</small>
    </span>
  );
}

function Acts() {
  const model = useTable();
  const { act, reset, refusal, words, table, send } = model;
  return (
    <div className="tray-acts">
      {refusal !== null && <p className="error fine">{refusal}</p>}
      {table.step?.task === "turn" && <Abilities />}
      {reset !== null && (
        <button type="button" className="quiet" onClick={reset}>
          {words.startOver}
        </button>
      )}
      {table.step?.task === "turn" && (
        <button type="button" className="quiet" onClick={() => send?.({ type: "pass" })}>
          {words.turn.pass}
        </button>
      )}
      <button type="button" className="act big" disabled={act === null} onClick={() => act?.()}>
        <Label model={model} />
        {act !== null && (
          <span className="kbd" aria-hidden="true">
            ↵
          </span>
        )}
      </button>
    </div>
  );
}

/** Enter does what the yellow button does wherever nothing else has the focus; Escape takes back. */
function useShortcuts({ act, reset }: TableModel): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isFree = event.target === document.body || event.target === document.documentElement;
    if (event.key === "Enter" && isFree) act?.();
    const isInside = event.target instanceof Element && event.target.closest(".skr-court, .skr-tray") !== null;
    if (event.key === "Escape" && (isFree || isInside)) reset?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
