import { Icon, lessonPath, recall, remember, useIsLesson } from "@umpire/ui";
import { useState } from "react";
import { tactics } from "../../game.ts";
import { useBoard } from "../model.ts";
import { adviceFor, isEarly } from "./advice.ts";
import { guideKey } from "./guide-key.ts";

/** One sentence on what to do next, in the first turns, until the player closes it. */
export function Coach() {
  const { view, options, choice, words } = useBoard();
  const [isWanted, setWanted] = useState(() => recall(guideKey) !== "off");
  const isLesson = useIsLesson();
  const want = (value: boolean) => {
    remember(guideKey, value ? "on" : "off");
    setWanted(value);
  };
  if (isLesson || view.seat === null || "over" in view.next || !isEarly(view)) return null;
  if (!isWanted)
    return (
      <button type="button" className="quiet minor" onClick={() => want(true)}>
        {words.coach.show}
      </button>
    );
  return (
    <aside className="coach line" aria-label={words.coach.title}>
      <Icon name="bulb" />
      <p className="grow" aria-live="polite">
        {view.state.turn === 0 && choice.unit === null && `${words.coach.goal} `}
        {words.coach.advice[adviceFor(view, options, choice)]}
        {view.state.turn === 0 && (
          <>
            {" "}
            <a href={lessonPath(tactics.id)} target="_blank" rel="noreferrer">
              {words.coach.lesson}
            </a>
          </>
        )}
      </p>
      <button type="button" className="sign" aria-label={words.coach.hide} onClick={() => want(false)}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
