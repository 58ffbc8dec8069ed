import type { Json } from "@umpire/kernel";
import type { BoardProps } from "@umpire/ui";
import { useMemo, useState } from "react";
import type { DecisionPoint } from "../book/choices.ts";
import { foresee } from "../book/forecast.ts";
import { shapeships } from "../game.ts";
import type {
  EventOfType,
  Pair,
  Reason,
  Settlement,
  ShapeshipsAction,
  ShapeshipsEvent,
  ShapeshipsState,
  Side,
  TurnData,
} from "../rules/shape.ts";
import { type Flight, type Opening, openingOf } from "./battle/opening.ts";
import { type Draft, type Edit, edited, isEmpty } from "./compose/draft.ts";
import { refusalOf } from "./compose/offers.ts";
import { useBoard } from "./model.ts";
import { type Reveal, useReveal } from "./reveal/use-reveal.ts";
import { gameEvents } from "./turn/log.ts";

/** What the rules make of the draft until the end of the turn. */
export type Foreseen = { readonly state: ShapeshipsState; readonly events: readonly ShapeshipsEvent[] };

/** What is shown and done now, worked out from what the board was given. */
export type Moment = {
  /** Where the viewer has to decide; null where there is nothing to decide. */
  readonly asked: DecisionPoint | null;
  readonly place: DecisionPoint | null;
  /** The viewer's own sealed order, while it can be taken back. */
  readonly own: ShapeshipsAction | null;
  readonly draft: Draft;
  readonly edit: (change: Edit) => void;
  /** Null while there is no connection, or an order is on its way; one may go on putting the order together. */
  readonly act: ((action: ShapeshipsAction) => void) | null;
  /** Whether the viewer has done something here before; who has just come may be reading elsewhere. */
  readonly isReturning: boolean;
  /** What would happen if the draft were sealed now; null where it cannot be. */
  readonly drafted: Foreseen | null;
  /** How the turn would be settled as it stands; null in a match that is over. */
  readonly forecast: Pair<Settlement> | null;
  /** The same without the viewer's order. */
  readonly without: Pair<Settlement> | null;
  /** What the draft would send where, in chalk. */
  readonly chalk: readonly Flight[];
  readonly reveal: Reveal;
  readonly roll: TurnData["roll"];
  /** Where this turn's lines came from; null where nobody told. */
  readonly income: readonly Reason[] | null;
};

function readOwn(own: Json): ShapeshipsAction | null {
  const read = own === null ? null : shapeships.parse.action(own);
  return read?.ok ? read.value : null;
}

/** The order that does nothing; where a faction is chosen there is none. */
export function nothingAt({ state, pack, side }: DecisionPoint): ShapeshipsAction | null {
  return state.status === "playing" ? shapeships.defaultAction(state, side, pack) : null;
}

const stepKey = ({ turn, step, status }: ShapeshipsState) => `${turn} ${step ?? status}`;

/** The order that is being put together. It belongs to one step, and the next begins with an empty one. */
function useDraft(place: DecisionPoint | null, own: ShapeshipsAction | null) {
  const moment = place === null ? "" : stepKey(place.state);
  const [held, hold] = useState<{ readonly moment: string; readonly draft: Draft }>({ moment: "", draft: null });
  const first = own ?? (place === null ? null : nothingAt(place));
  const draft = held.moment === moment ? held.draft : first;
  const edit = (change: Edit) =>
    hold((now) => ({ moment, draft: edited(now.moment === moment ? now.draft : first, change) }));
  return [draft, edit, held.moment !== ""] as const;
}

const settledIn = ({ events }: Foreseen): Pair<Settlement> | null =>
  events.find((event): event is EventOfType<"settled"> => event.type === "settled")?.players ?? null;

/** What becomes of the turn with this order and none from the other side; null where the order is not legal. */
function foreseeWith(place: DecisionPoint, order: ShapeshipsAction | null): Foreseen | null {
  if (order === null || "faction" in order || refusalOf(place, order) !== null) return null;
  return foresee(place.state, place.pack, place.side === 0 ? [order, null] : [null, order]);
}

/** What a battle order in the making would send, from what the rules foresee of it. */
function chalkOf(place: DecisionPoint | null, order: Draft, drafted: Foreseen | null): readonly Flight[] {
  if (place === null || order === null || !("charges" in order) || isEmpty(order) || drafted === null) return [];
  const flights = openingOf(drafted.events, drafted.state)?.flights ?? [];
  const mine = new Set(order.charges.map(({ ship }) => ship));
  return flights.filter(
    ({ by, from }) => by === place.side && ("ship" in from ? mine.has(from.ship) : "order" in from),
  );
}

type Rolled = { readonly turn: number; readonly roll: TurnData["roll"] };

/** The die of the turn that is shown: a reveal that has ended a turn still lies under that turn's die. */
function useRoll({ turn, turnData: { roll } }: ShapeshipsState, shown: Opening | null): TurnData["roll"] {
  const [known, know] = useState<readonly Rolled[]>([]);
  if (roll !== null && known.at(-1)?.turn !== turn) know([...known.slice(-1), { turn, roll }]);
  return shown === null ? roll : (known.find((each) => each.turn === shown.turn)?.roll ?? null);
}

const incomeIn = (events: readonly ShapeshipsEvent[], side: Side): readonly Reason[] | null =>
  events.findLast((event): event is EventOfType<"lines"> => event.type === "lines")?.because[side] ?? null;

export function useMoment({ own: sealed, events, act: send }: BoardProps): Moment {
  const { state, pack, side, next, decided } = useBoard();
  const place = useMemo(() => (side === null ? null : { state, pack, side }), [state, pack, side]);
  const own = useMemo(() => readOwn(sealed), [sealed]);
  const [draft, edit, isReturning] = useDraft(place, own);
  const idle = useMemo(() => foresee(state, pack), [state, pack]);
  const drafted = useMemo(() => (place === null ? null : foreseeWith(place, own ?? draft)), [place, own, draft]);
  const heard = useMemo(() => gameEvents(events), [events]);
  const opening = useMemo(() => openingOf(heard, state), [heard, state]);
  const isOpen = "awaiting" in next && side !== null && next.awaiting.includes(side) && !decided.includes(side);
  const asked = isOpen && own === null ? place : null;
  const reveal = useReveal(opening, `${stepKey(state)} ${events.length}`, asked !== null);
  const chalk = useMemo(() => chalkOf(place, own ?? draft, drafted), [place, own, draft, drafted]);
  const act = (action: ShapeshipsAction) => {
    edit({ edit: "whole", action });
    send?.(action);
  };
  return {
    ...{ asked, place, own, draft, edit, isReturning, drafted, reveal, chalk },
    act: send === null ? null : act,
    // A match that has been resigned rests in the middle of a turn, which will not be settled.
    forecast: "over" in next ? null : settledIn(drafted ?? idle),
    without: settledIn(idle),
    roll: useRoll(state, reveal.shown),
    income: side === null ? null : incomeIn(heard, side),
  };
}
