import "@umpire/ui/layout.css";
import type { Json } from "@umpire/kernel";
import type { BoardProps } from "@umpire/ui";
import { useLanguage } from "@umpire/ui";
import { useEffect, useMemo, useState } from "react";
import type { Place } from "../book/choices.ts";
import { foresee } from "../book/forecast.ts";
import { shapeships } from "../game.ts";
import type { EventOfType, Settlement, ShapeshipsAction, Side } from "../rules/shape.ts";
import { describeBoard } from "./board-text.ts";
import { Compose, Locked } from "./compose/compose.tsx";
import { type Draft, type Edit, edited } from "./compose/draft.ts";
import { refusalOf } from "./compose/offers.ts";
import type { Foreseen } from "./compose/remainder.tsx";
import { Coach } from "./guide/coach.tsx";
import { type BoardModel, BoardProvider, readRules, readView, sidesSeenBy, useBoard, withWords } from "./model.ts";
import { PlayerBoard } from "./players/player-board.tsx";
import { ShapeshipsReference } from "./reference/reference.tsx";
import { EndOfTurn } from "./turn/end-of-turn.tsx";
import { LastStep } from "./turn/last-step.tsx";
import { gameEvents, groupByStage } from "./turn/log.ts";
import { Stages } from "./turn/stages.tsx";
import "./board.css";
import "./compose/compose.css";
import "./turn/turn.css";

/** The table of ShapeShips, as one player or a spectator sees it. */
export function ShapeshipsBoard(props: BoardProps) {
  const { rules, view, next, decided, seat, names } = props;
  const language = useLanguage();
  const pack = useMemo(() => readRules(rules), [rules]);
  const state = useMemo(() => readView(view, pack), [view, pack]);
  const spoken = useMemo(() => withWords(pack, language), [pack, language]);
  const side = seat === 0 || seat === 1 ? seat : null;
  const model: BoardModel = { ...spoken, state, next, decided, side, names };
  return (
    <BoardProvider value={model}>
      <Duel {...props} />
    </BoardProvider>
  );
}

function readOwn(own: Json): ShapeshipsAction | null {
  const read = own === null ? null : shapeships.parse.action(own);
  return read?.ok ? read.value : null;
}

/** The order that does nothing; where a faction is chosen there is none. */
function nothingAt({ state, pack, side }: Place): ShapeshipsAction | null {
  return state.status === "playing" ? shapeships.defaultAction(state, side, pack) : null;
}

/** The order that is being put together. It belongs to one step, and the next begins with an empty one. */
function useDraft(place: Place | null, own: ShapeshipsAction | null) {
  const moment = place === null ? "" : `${place.state.turn} ${place.state.step ?? place.state.status}`;
  const [held, hold] = useState<{ readonly moment: string; readonly draft: Draft }>({ moment: "", draft: null });
  const first = own ?? (place === null ? null : nothingAt(place));
  const draft = held.moment === moment ? held.draft : first;
  const edit = (change: Edit) =>
    hold((now) => ({ moment, draft: edited(now.moment === moment ? now.draft : first, change) }));
  return [draft, edit, held.moment !== ""] as const;
}

const settledIn = ({ events }: Foreseen): readonly [Settlement, Settlement] | null =>
  events.find((event): event is EventOfType<"settled"> => event.type === "settled")?.players ?? null;

/** What becomes of the turn with this order and none from the other side; null where the order is not legal. */
function foreseeWith(place: Place, order: ShapeshipsAction | null): Foreseen | null {
  if (order === null || "faction" in order || refusalOf(place, order) !== null) return null;
  return foresee(place.state, place.pack, place.side === 0 ? [order, null] : [null, order]);
}

/** What is shown and done at this moment, worked out from what the board was given. */
function useMoment({ own: sealed, events, act: send }: BoardProps) {
  const model = useBoard();
  const { state, pack, side, next, decided } = model;
  const place = useMemo(() => (side === null ? null : { state, pack, side }), [state, pack, side]);
  const own = useMemo(() => readOwn(sealed), [sealed]);
  const [draft, edit, isReturning] = useDraft(place, own);
  const idle = useMemo(() => foresee(state, pack), [state, pack]);
  const drafted = useMemo(() => (place === null ? null : foreseeWith(place, own ?? draft)), [place, own, draft]);
  const act =
    send === null
      ? null
      : (action: ShapeshipsAction) => {
          edit({ edit: "whole", action });
          send(action);
        };
  const seen = useMemo(() => gameEvents(events), [events]);
  const open = "awaiting" in next && side !== null && next.awaiting.includes(side) && !decided.includes(side);
  const asked = open && own === null ? place : null;
  return {
    ...{ place, own, draft, edit, isReturning, drafted, act, asked },
    // A match that has been resigned rests in the middle of a turn, which will not be settled.
    forecast: "over" in next ? null : settledIn(drafted ?? idle),
    without: settledIn(idle),
    stages: groupByStage(seen, model),
    logKey: logKey(state, seen),
    isIdle: asked === null && own === null,
  };
}

type Moment = ReturnType<typeof useMoment>;

/** Whoever locked an order in far down finds the next step from its beginning. */
function useTopOfStep(moment: string, isReturning: boolean): void {
  const [before, setBefore] = useState(moment);
  useEffect(() => {
    if (before === moment) return;
    setBefore(moment);
    if (isReturning) scrollTo({ top: 0 });
  }, [before, moment, isReturning]);
}

function Duel(props: BoardProps) {
  const moment = useMoment(props);
  const { state, next, words } = useBoard();
  const { place, forecast, own, asked, act, isIdle } = moment;
  const players = <Players forecast={forecast} beside={props.beside} />;
  // Before the factions are known there is nothing to see of the players, and one thing to do.
  const isFirst = state.status === "choosing_factions" && !isIdle;
  useTopOfStep(`${state.turn} ${state.step ?? state.status}`, moment.isReturning);
  return (
    <div className="ss pile gap-3 small">
      <Stages />
      {place !== null && !("over" in next) && <Coach place={place} isAsked={asked !== null} act={act} />}
      {!isFirst && players}
      <Main moment={moment} takeBack={props.takeBack} />
      {isFirst && players}
      <AsText forecast={forecast} own={own} />
      <details className="ss-folded card">
        <summary>{words.reference.open}</summary>
        <ShapeshipsReference rules={props.rules} />
      </details>
    </div>
  );
}

/** What one has to do, what just happened, and what comes of it. */
function Main({ moment, takeBack }: Pick<BoardProps, "takeBack"> & { readonly moment: Moment }) {
  const { state } = useBoard();
  const { asked, own, draft, edit, act, drafted, isReturning, forecast, without, stages, isIdle } = moment;
  const hasLog = stages.length > 0;
  const kinds = ["ss-main", ...(isIdle ? ["ss-idle"] : []), ...besides(hasLog, forecast !== null)];
  return (
    <div className={kinds.join(" ")}>
      {hasLog && <LastStep key={moment.logKey} stages={stages} isAsked={asked !== null} />}
      <div className="ss-do pile gap-3">
        {asked !== null && (
          <Compose
            key={`${state.turn} ${state.step}`}
            {...{ place: asked, draft, edit, act, foreseen: drafted, nothing: nothingAt(asked), isReturning }}
          />
        )}
        {own !== null && <Locked own={own} takeBack={takeBack} isReturning={isReturning} />}
      </div>
      {forecast !== null && without !== null && (
        <EndOfTurn forecast={forecast} without={without} isDrafted={drafted !== null && !isIdle} />
      )}
    </div>
  );
}

/** How much there is beside the order: both, one of the two, or nothing. */
function besides(hasLog: boolean, hasForecast: boolean): readonly string[] {
  if (hasLog && hasForecast) return [];
  return hasLog || hasForecast ? ["ss-alone"] : ["ss-first"];
}

/** Orders open anew with every step, and not with every movement on the page. */
const logKey = ({ turn, step, status }: Place["state"], seen: readonly object[]) =>
  `${turn} ${step ?? status} ${seen.length}`;

type PlayersProps = Pick<BoardProps, "beside"> & { readonly forecast: readonly [Settlement, Settlement] | null };

function Players({ forecast, beside }: PlayersProps) {
  const { side } = useBoard();
  return (
    <div className="ss-players">
      {sidesSeenBy(side).map((whose: Side) => (
        <PlayerBoard key={whose} whose={whose} forecast={forecast?.[whose] ?? null} beside={beside(whose)} />
      ))}
    </div>
  );
}

type AsTextProps = {
  readonly forecast: readonly [Settlement, Settlement] | null;
  readonly own: ShapeshipsAction | null;
};

function AsText({ forecast, own }: AsTextProps) {
  const model = useBoard();
  return (
    <details className="ss-folded card">
      <summary>{model.words.text.title}</summary>
      <ul className="ss-text">
        {describeBoard(model, forecast, own).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, which are made anew together
          <li key={at}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
