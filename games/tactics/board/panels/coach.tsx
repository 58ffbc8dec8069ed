import { recall, remember } from "@umpire/ui";
import { useState } from "react";
import { useBoard } from "../model.ts";
import { adviceFor, isEarly } from "./advice.ts";
import { guideKey } from "./guide-key.ts";

/** One sentence on what to do next, in the first turns of whoever has not had enough of it. */
export function Coach() {
  const { view, options, choice, foresight, words } = useBoard();
  const [isWanted, setWanted] = useState(() => recall(guideKey) !== "off");
  const want = (value: boolean) => {
    remember(guideKey, value ? "on" : "off");
    setWanted(value);
  };
  if (view.seat === null || "over" in view.next) return null;
  if (!isWanted)
    return (
      <button type="button" className="tac-hints" onClick={() => want(true)}>
        {words.coach.show}
      </button>
    );
  if (!isEarly(view)) return null;
  return (
    <aside className="tac-coach panel pile gap-2 small" aria-label={words.coach.title}>
      {view.state.turn === 0 && choice.unit === null && <p>{words.coach.goal}</p>}
      <p aria-live="polite">{words.coach.advice[adviceFor(view, options, choice, foresight)]}</p>
      <button type="button" className="tac-hints" onClick={() => want(false)}>
        {words.coach.hide}
      </button>
    </aside>
  );
}
