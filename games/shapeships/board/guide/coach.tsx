import { Icon, lessonPath, recall, remember, useIsLesson } from "@umpire/ui";
import { useEffect, useState } from "react";
import type { DecisionPoint } from "../../book/choices.ts";
import { shapeships } from "../../game.ts";
import type { ShapeshipsAction } from "../../rules/shape.ts";
import { isEmpty } from "../compose/draft.ts";
import type { HandProps } from "../compose/hand.tsx";
import { useBoard } from "../model.ts";
import { formatOrder } from "../order-text.ts";
import { guideKey } from "./guide-key.ts";
import { lessonFor } from "./lesson.ts";

/** Whether the guide goes along, as this browser remembers it. */
function useGuide(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => recall(guideKey) !== "off");
  const choose = (next: boolean) => {
    remember(guideKey, next ? "on" : "off");
    setOn(next);
  };
  return [isOn, choose];
}

/** The bot's advice, a moment later: it comes with the guide, and not with the board. */
function useAdvice(place: DecisionPoint, isWanted: boolean): ShapeshipsAction | null {
  const [advice, setAdvice] = useState<{ readonly place: DecisionPoint; readonly order: ShapeshipsAction } | null>(
    null,
  );
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import("../../bot/advice.ts").then(({ adviceFor }) => {
      if (!isGone) setAdvice({ place, order: adviceFor(place) });
    });
    return () => {
      isGone = true;
    };
  }, [place, isWanted]);
  return advice?.place === place ? advice.order : null;
}

type CoachProps = Pick<HandProps, "place" | "edit"> & {
  /** Whether the viewer has to decide. */
  readonly isAsked: boolean;
};

/** The guide through a first duel: a sentence a step, and advice that can be put into one's own order. */
export function Coach({ place, isAsked, edit }: CoachProps) {
  const model = useBoard();
  const { coach, compose } = model.words;
  const [isOn, choose] = useGuide();
  const isTaught = useIsLesson();
  const lesson = isTaught ? null : lessonFor(place.state);
  const order = useAdvice(place, isOn && isAsked && lesson !== null);
  if (lesson === null) return null;
  if (!isOn)
    return (
      <div className="ss-guide coach row">
        <button type="button" className="quiet minor" onClick={() => choose(true)}>
          {coach.show}
        </button>
      </div>
    );
  const idle = order !== null && "basics" in order ? compose.drawNothing : compose.pass;
  return (
    <aside className="ss-guide coach row" aria-label={coach.title}>
      <p className="grow">
        <strong>{coach.title}.</strong> {lesson.isAfterFirst && `${coach.settlement} `}
        {isAsked ? coach[lesson.says] : coach.waiting}
        {place.state.turn === 1 && (
          <>
            {" "}
            <a href={lessonPath(shapeships.id)} target="_blank" rel="noreferrer">
              {coach.lesson}
            </a>
          </>
        )}
      </p>
      {isAsked && (
        <p className="line ss-advice">
          {order !== null && (
            <>
              <span>
                {coach.suggestion} <strong>{isEmpty(order) ? idle : formatOrder(order, model)}</strong>
              </span>
              <button type="button" className="minor" onClick={() => edit({ edit: "whole", action: order })}>
                {coach.take}
              </button>
            </>
          )}
        </p>
      )}
      <button type="button" className="sign" aria-label={coach.dismiss} onClick={() => choose(false)}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
