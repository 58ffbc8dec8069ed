import { useEffect, useRef } from "react";
import type { DecisionPoint } from "../../book/choices.ts";
import { useBoard } from "../model.ts";
import { BattleCards } from "./battle.tsx";
import type { Draft, Edit } from "./draft.ts";
import { DrawingCards } from "./drawing.tsx";
import { isTyping } from "./keys.ts";
import { stepOf } from "./step.ts";
import "./hand.css";

export type HandProps = {
  readonly place: DecisionPoint;
  readonly draft: Draft;
  readonly edit: (edit: Edit) => void;
};

/** A digit takes the card that shows it. */
function useHotkeys() {
  const hand = useRef<HTMLElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || !/^[1-9]$/.test(event.key)) return;
      hand.current?.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${event.key}"]`)?.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return hand;
}

/** The cards from which an order is put together, in secret. */
export function Hand(props: HandProps) {
  const { words } = useBoard();
  const hand = useHotkeys();
  const { place, draft } = props;
  return (
    <section
      className={`ss-hand grid ss-side-${place.side}`}
      ref={hand}
      aria-label={words.compose.hand[stepOf(place.state)]}
    >
      {draft !== null && "basics" in draft && <DrawingCards {...props} draft={draft} />}
      {draft !== null && "charges" in draft && <BattleCards {...props} draft={draft} />}
    </section>
  );
}
