import type { BoardProps } from "@umpire/ui";
import { useLanguage } from "@umpire/ui";
import { useMemo, useState } from "react";
import type { Point, TacticsAction, TacticsEvent } from "../rules/shape.ts";
import { carried, noChoice, type Picked, press, stepBack } from "./choice/choice.ts";
import { foresee } from "./choice/foresight.ts";
import { optionsOf } from "./choice/options.ts";
import { effectsOf } from "./grid/effects.ts";
import { reachShown } from "./grid/tile-look.ts";
import type { BoardModel } from "./model.ts";
import { namesFor } from "./names.ts";
import { gameEvents, readView } from "./read-view.ts";
import { earlierThisTurn, type TurnSoFar, turnEndIn } from "./turn-events.ts";
import type { TacticsView } from "./view.ts";
import { tacticsWords } from "./words/words.ts";

/** The choice made on this view: another view begins with none. */
function useChoice(view: TacticsView): readonly [Picked, (choice: Picked) => void] {
  const [made, setMade] = useState({ state: view.state, choice: noChoice });
  const choice = made.state === view.state ? made.choice : noChoice;
  return [choice, (next) => setMade({ state: view.state, choice: next })];
}

/** What came earlier in this turn: kept here, because the board gets the events of the last step only. */
function usePast(view: TacticsView, events: readonly TacticsEvent[]): readonly TacticsEvent[] {
  const [kept, setKept] = useState<TurnSoFar & { readonly last: readonly TacticsEvent[] }>({
    view,
    past: [],
    last: events,
  });
  if (kept.view === view) return kept.past;
  const past = earlierThisTurn(kept, kept.last, view);
  setKept({ view, past, last: events });
  return past;
}

/** Everything that follows from what the board was given, worked out once for a view, and what the viewer picks. */
export function useBoardModel(props: BoardProps): BoardModel {
  const { rules, seat, next, act: send } = props;
  const language = useLanguage();
  const words = tacticsWords[language];
  // By their text: the same view sent again must not take away what the viewer has picked.
  const given = JSON.stringify({ rules, view: props.view, seat, next });
  const seen = JSON.stringify(props.events);
  const view = useMemo(() => readView(JSON.parse(given)), [given]);
  const events = useMemo(() => gameEvents(JSON.parse(seen)), [seen]);
  const turnEnd = useMemo(() => turnEndIn(JSON.parse(seen)), [seen]);
  const past = usePast(view, events);
  const effects = useMemo(() => effectsOf(view, past, events), [view, past, events]);
  const names = useMemo(() => namesFor(language, view, props.names), [language, view, props.names]);
  const [choice, choose] = useChoice(view);
  const [hovered, hover] = useState<Point | null>(null);
  const [asked, ask] = useState<Point | null>(null);
  const canAct = send !== null;
  const options = useMemo(() => optionsOf(view, canAct), [view, canAct]);
  const foresight = useMemo(
    () => (choice.action === null ? null : foresee(view, choice.action)),
    [view, choice.action],
  );
  const reach = useMemo(() => reachShown(view, options, choice), [view, options, choice]);
  return {
    view,
    options,
    choice,
    foresight,
    reach,
    words,
    names,
    effects,
    hovered,
    hover,
    asked,
    ask,
    act: send === null ? null : (action: TacticsAction) => send(action),
    turnEvents: [...past, ...events],
    turnEnd,
    stepKey: `${seen} ${view.state.turn} ${view.state.actedUnitIds}`,
    press: (point) => choose(press(view, options, choice, point)),
    carry: (unit, over) => choose(carried(view, options, unit, over)),
    aim: (action) => choose({ unit: action.unitId ?? choice.unit, action }),
    back: () => choose(stepBack(choice)),
  };
}
