import type { BoardProps } from "@umpire/ui";
import { useSound } from "@umpire/ui/sound";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { sides } from "../rules/shape.ts";
import { Court } from "./battle/court.tsx";
import { describeOpening } from "./descriptions.ts";
import { latePlaying } from "./late-playing.ts";
import { BoardProvider, playerName, useBoard } from "./model.ts";
import { type Moment, useMoment } from "./moment.ts";
import { Sums } from "./reveal/sums.tsx";
import { RestTray, RevealTray } from "./reveal/tray.tsx";
import { useScoreboard } from "./reveal/use-scoreboard.ts";
import { PhaseStrip } from "./turn/phase-strip.tsx";
import { useModel } from "./use-model.ts";
import { verdictOf } from "./verdict.ts";
import "./board.css";
import "./reveal/reveal.css";

const BoardText = lazy(() => import("./board-text.tsx").then(({ BoardText }) => ({ default: BoardText })));
const ShapeshipsReference = lazy(() =>
  import("./reference/reference.tsx").then(({ ShapeshipsReference }) => ({ default: ShapeshipsReference })),
);

/** The table of ShapeShips, as one player or a spectator sees it. */
export function ShapeshipsBoard(props: BoardProps) {
  return (
    <BoardProvider value={useModel(props)}>
      <Duel {...props} />
    </BoardProvider>
  );
}

/** Scrolls to the top when a step begins: the button that sealed the last one may be far down the page. */
function useTopOfStep(moment: string, isReturning: boolean): void {
  const [before, setBefore] = useState(moment);
  useEffect(() => {
    if (before === moment) return;
    setBefore(moment);
    if (isReturning) scrollTo({ top: 0 });
  }, [before, moment, isReturning]);
}

/** Paper tears when orders open, and shots land with a thud. */
const stageSounds: { readonly [stage: string]: "open" | "blow" } = { seal: "open", shots: "blow" };

function Duel(props: BoardProps) {
  const moment = useMoment(props);
  const model = useBoard();
  const { state, next, side } = model;
  const { asked, place, draft, edit, reveal, isReturning } = moment;
  const playing = latePlaying.useLate(side !== null);
  const isShowing = reveal.shown !== null;
  const isChoosing = state.status === "choosing_factions" && asked !== null;
  const { stage, isPlaying } = reveal;
  useSound(isPlaying ? (stageSounds[stage] ?? null) : null, `${state.turn} ${isPlaying && stage}`);
  useSound(moment.own === null ? null : "seal");
  useScoreboard(reveal);
  useTopOfStep(`${state.turn} ${state.step ?? state.status}`, isReturning);
  return (
    <>
      <PhaseStrip reveal={reveal} />
      {isChoosing && playing !== null ? (
        <div className="court dark-ground ss-court">
          <playing.FactionOffers place={asked} draft={draft} edit={edit} />
        </div>
      ) : (
        <Court moment={moment} verdict={isShowing ? null : verdictOf(model)} />
      )}
      {playing !== null && place !== null && !isShowing && !("over" in next) && (
        <playing.Coach place={place} isAsked={asked !== null} edit={edit} />
      )}
      {playing !== null && asked !== null && !isShowing && !isChoosing && (
        <playing.Hand place={asked} draft={draft} edit={edit} />
      )}
      <Tray moment={moment} playing={playing} takeBack={props.takeBack} />
      <Tools moment={moment} rules={props.rules} />
      <Telling moment={moment} />
    </>
  );
}

type TrayProps = Pick<BoardProps, "takeBack"> & {
  readonly moment: Moment;
  readonly playing: typeof import("./playing.ts") | null;
};

/** What is chosen and the acts; or what is waited for. */
function Tray({ moment, playing, takeBack }: TrayProps) {
  const model = useBoard();
  const { state, next, decided, words } = model;
  const { asked, own, reveal, isReturning } = moment;
  const key = `${state.turn} ${state.step}`;
  if (reveal.shown !== null) return <RevealTray moment={moment} />;
  const verdict = verdictOf(model);
  if (verdict !== null) return <RestTray moment={moment} {...verdict} isOver />;
  if (playing !== null && asked !== null) return <playing.ComposeTray key={key} moment={{ ...moment, asked }} />;
  if (playing !== null && own !== null) return <playing.SealedTray takeBack={takeBack} isReturning={isReturning} />;
  const open = sides.filter((side) => "awaiting" in next && next.awaiting.includes(side) && !decided.includes(side));
  const names = open.map((side) => playerName(model, side));
  return <RestTray moment={moment} title={words.seal.waitingFor(names)} text={words.seal.waitingSays} />;
}

type OpenedProps = { readonly title: string; readonly children: ReactNode };

/** Loaded and worked out when it is opened. */
function Opened({ title, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Suspense fallback={null}>{children}</Suspense>}
    </details>
  );
}

/** What there is besides: how the turn would end, the table as text, and every ship. */
function Tools({ moment: { forecast, without, reveal, own }, rules }: Pick<BoardProps, "rules"> & { moment: Moment }) {
  const { words } = useBoard();
  return (
    <div className="ss-tools tray row fine">
      {forecast !== null && reveal.shown === null && forecast.some(({ rows }) => rows.length > 0) && (
        <details>
          <summary>{words.forecast}</summary>
          <Sums settled={forecast} without={without ?? forecast} />
        </details>
      )}
      <Opened title={words.text.title}>
        <BoardText forecast={forecast} own={own} />
      </Opened>
      <Opened title={words.reference.open}>
        <ShapeshipsReference rules={rules} />
      </Opened>
    </div>
  );
}

/** Tells those who cannot see it what was opened, once it has been shown. */
function Telling({ moment: { reveal } }: { readonly moment: Moment }) {
  const model = useBoard();
  const { last, hasPlayed, isPlaying } = reveal;
  return (
    <p className="visually-hidden ss-telling" role="status">
      {last !== null && hasPlayed && !isPlaying ? describeOpening(last, model).join(" ") : ""}
    </p>
  );
}
