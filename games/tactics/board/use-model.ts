import type { BoardProps } from "@umpire/ui";
import { useLanguage } from "@umpire/ui";
import { useMemo, useState } from "react";
import type { TacticsAction } from "../rules/shape.ts";
import { type Choice, nothing, press, stepBack } from "./choice/choice.ts";
import { foresee } from "./choice/foresight.ts";
import { optionsOf } from "./choice/options.ts";
import { effectsOf } from "./grid/effects.ts";
import { reachShown } from "./grid/tile-look.ts";
import type { Table } from "./model.ts";
import { callsOf } from "./names.ts";
import { type Chronicle, pastOf } from "./turn-events.ts";
import type { Point, Sight, TacticsEvent } from "./types.ts";
import { gameEvents, readSight } from "./view.ts";
import { tacticsWords } from "./words/say.ts";

/** The choice made on this sight: another view begins with none. */
function useChoice(sight: Sight): readonly [Choice, (choice: Choice) => void] {
  const [made, setMade] = useState({ state: sight.state, choice: nothing });
  const choice = made.state === sight.state ? made.choice : nothing;
  return [choice, (next) => setMade({ state: sight.state, choice: next })];
}

/** What came earlier in this turn: kept here, because the board is told of the last step only. */
function usePast(sight: Sight, events: readonly TacticsEvent[]): readonly TacticsEvent[] {
  const [kept, setKept] = useState<Chronicle & { readonly last: readonly TacticsEvent[] }>({
    ...{ sight, past: [], last: events },
  });
  if (kept.sight === sight) return kept.past;
  const past = pastOf(kept, kept.last, sight);
  setKept({ sight, past, last: events });
  return past;
}

/** Everything that follows from what the board was given, worked out once for a view, and what the viewer picks. */
export function useNewTable({ rules, view, seat, next, names, beside, events: heard, act: send }: BoardProps): Table {
  const language = useLanguage();
  const words = tacticsWords[language];
  // By their text: the same view sent again must not take away what the viewer has picked.
  const given = JSON.stringify({ rules, view, seat, next });
  const told = JSON.stringify(heard);
  const sight = useMemo(() => readSight(JSON.parse(given)), [given]);
  const events = useMemo(() => gameEvents(JSON.parse(told)), [told]);
  const past = usePast(sight, events);
  const effects = useMemo(() => effectsOf(sight, past, events), [sight, past, events]);
  const calls = useMemo(() => callsOf(language, sight, names), [language, sight, names]);
  const [choice, choose] = useChoice(sight);
  const [looked, look] = useState<Point | null>(null);
  const canAct = send !== null;
  const options = useMemo(() => optionsOf(sight, canAct), [sight, canAct]);
  const foresight = useMemo(
    () => (choice.action === null ? null : foresee(sight, choice.action)),
    [sight, choice.action],
  );
  const reach = useMemo(() => reachShown(sight, options, choice), [sight, options, choice]);
  const act = send === null ? null : (action: TacticsAction) => send(action);
  const pressPoint = (point: Point) => {
    const pressed = press(sight, options, choice, point);
    if ("deed" in pressed) act?.(pressed.deed);
    else choose(pressed.choice);
  };
  return {
    ...{ sight, options, choice, foresight, reach, words, calls, effects, looked, look, act, beside },
    told: [...past, ...events],
    step: `${told} ${sight.state.turn} ${sight.state.actedUnitIds}`,
    press: pressPoint,
    aim: (action) => choose({ unit: action.unitId ?? choice.unit, action }),
    back: () => choose(stepBack(choice)),
  };
}
