import { type MouseEvent, useState } from "react";
import type { TacticsAction } from "../../rules/shape.ts";
import { foresee } from "../choice/foresight.ts";
import { type BoardModel, useBoard } from "../model.ts";
import { EventList } from "./preview.tsx";

/** What can be pressed now: do it or go back, and always in its own place, the end of the turn. */
export function Orders() {
  const { act, view, options } = useBoard();
  if (act === null || options.endTurn === null) return null;
  return <Buttons key={JSON.stringify(view.state)} act={act} endTurn={options.endTurn} />;
}

type ButtonsProps = { readonly act: NonNullable<BoardModel["act"]>; readonly endTurn: TacticsAction };

/** The end of the turn asks once more where units could still act. */
function Buttons({ act, endTurn }: ButtonsProps) {
  const { foresight, back, words, options } = useBoard();
  const [isAsked, setAsked] = useState(false);
  const able = options.byUnit.size;
  const end = toBoard(() => act(endTurn));
  if (isAsked)
    return (
      <div className="tac-orders cluster gap-2">
        <p className="tac-warn small strong warn" role="status">
          {words.act.stillAble(able)}
        </p>
        <button type="button" onClick={() => setAsked(false)}>
          {words.act.cancel}
        </button>
        <button type="button" className="push" onClick={end}>
          {words.act.endAnyway}
        </button>
      </div>
    );
  const isLast = able === 0 && foresight === null;
  return (
    <div className="tac-orders cluster gap-2">
      {foresight !== null && (
        <>
          <button type="button" className="primary" onClick={toBoard(() => act(foresight.action))}>
            {words.act.doIt}
          </button>
          <button type="button" onClick={toBoard(back)}>
            {words.act.cancel}
          </button>
        </>
      )}
      <button
        type="button"
        className={isLast ? "push primary" : "push"}
        onClick={able === 0 ? end : () => setAsked(true)}
      >
        {words.act.endTurn}
      </button>
    </div>
  );
}

/** The button is about to go: without this the keyboard would begin again at the top of the page. */
const toBoard = (then: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest(".tac")?.querySelector<HTMLElement>('.tac-tile[tabindex="0"]')?.focus();
  then();
};

/** What the end of the turn would do by itself: poison, and buffs that run out. */
export function Ending() {
  const { view, options, foresight, words } = useBoard();
  const ending = options.endTurn === null || foresight !== null ? null : foresee(view, options.endTurn);
  const events = (ending?.events ?? []).filter(({ type }) => type !== "turn-ended");
  if (events.length === 0) return null;
  return (
    <section className="tac-panel panel pile gap-2 small">
      <h3>{words.preview.endingNow}</h3>
      <EventList events={events} />
    </section>
  );
}
