import { recall, remember } from "@umpire/ui";
import { useState } from "react";
import type { Place } from "../../book/choices.ts";
import type { ShapeshipsAction } from "../../rules/shape.ts";
import { isEmpty } from "../compose/draft.ts";
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

type CoachProps = {
  readonly place: Place;
  /** Whether the viewer has to decide. */
  readonly isAsked: boolean;
  /** Locks an order in; null while that cannot be done. */
  readonly act: ((action: ShapeshipsAction) => void) | null;
};

/** The guide through a first duel: one sentence a step, and a choice that can be locked in with one button. */
export function Coach({ place, isAsked, act }: CoachProps) {
  const model = useBoard();
  const { words } = model;
  const [isOn, choose] = useGuide();
  const lesson = lessonFor(place);
  if (lesson === null) return null;
  if (!isOn)
    return (
      <button type="button" className="ss-show-coach" onClick={() => choose(true)}>
        {words.coach.show}
      </button>
    );
  const { order } = lesson;
  const idle = "basics" in order ? words.compose.buildNothing : words.compose.pass;
  const suggestion = isEmpty(order) ? idle : formatOrder(order, model);
  return (
    <aside className="ss-coach pile" aria-label={words.coach.title}>
      <header>
        <strong>{words.coach.title}</strong>
        <button type="button" onClick={() => choose(false)}>
          {words.coach.dismiss}
        </button>
      </header>
      {lesson.isAfterFirst && <p>{words.coach.settlement}</p>}
      <p>{!isAsked ? words.coach.waiting : words.coach[lesson.says]}</p>
      {isAsked && (
        <p className="ss-suggestion cluster gap-2">
          <span>
            {words.coach.suggestion} <strong>{suggestion}</strong>
          </span>
          <button type="button" className="primary" aria-disabled={act === null} onClick={() => act?.(lesson.order)}>
            {words.coach.take}
          </button>
        </p>
      )}
    </aside>
  );
}
