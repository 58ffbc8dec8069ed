import type { BoardProps } from "@umpire/ui";
import { useSound } from "@umpire/ui/sound";
import { useEffect, useState } from "react";
import { sides } from "../rules/shape.ts";
import { Court } from "./battle/court.tsx";
import { describeBoard } from "./board-text.ts";
import { FactionOffers } from "./compose/faction.tsx";
import { Hand } from "./compose/hand.tsx";
import { ComposeTray, SealedTray } from "./compose/tray.tsx";
import { describeOpening } from "./descriptions.ts";
import { Coach } from "./guide/coach.tsx";
import { BoardProvider, playerName, useBoard } from "./model.ts";
import { type Moment, useMoment } from "./moment.ts";
import { ShapeshipsReference } from "./reference/reference.tsx";
import { Sums } from "./reveal/sums.tsx";
import { RestTray, RevealTray } from "./reveal/tray.tsx";
import { useScoreboard } from "./reveal/use-scoreboard.ts";
import { PhaseStrip } from "./turn/phase-strip.tsx";
import { useModel } from "./use-model.ts";
import { verdictOf } from "./verdict.ts";
import "./board.css";
import "./reveal/reveal.css";

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
  const { state, next } = model;
  const { asked, place, draft, edit, reveal, isReturning } = moment;
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
      {isChoosing ? (
        <div className="court dark-ground ss-court">
          <FactionOffers place={asked} draft={draft} edit={edit} />
        </div>
      ) : (
        <Court moment={moment} verdict={isShowing ? null : verdictOf(model)} />
      )}
      {place !== null && !isShowing && !("over" in next) && (
        <Coach place={place} isAsked={asked !== null} edit={edit} />
      )}
      {asked !== null && !isShowing && !isChoosing && <Hand place={asked} draft={draft} edit={edit} />}
      <Tray moment={moment} takeBack={props.takeBack} />
      <Tools moment={moment} rules={props.rules} />
      <Telling moment={moment} />
    </>
  );
}

/** What is chosen and the acts; or what is waited for. */
function Tray({ moment, takeBack }: Pick<BoardProps, "takeBack"> & { readonly moment: Moment }) {
  const model = useBoard();
  const { state, next, decided, words } = model;
  const { asked, own, reveal, isReturning } = moment;
  const key = `${state.turn} ${state.step}`;
  if (reveal.shown !== null) return <RevealTray moment={moment} />;
  const verdict = verdictOf(model);
  if (verdict !== null) return <RestTray moment={moment} {...verdict} isOver />;
  if (asked !== null) return <ComposeTray key={key} moment={{ ...moment, asked }} />;
  if (own !== null) return <SealedTray takeBack={takeBack} isReturning={isReturning} />;
  const open = sides.filter((side) => "awaiting" in next && next.awaiting.includes(side) && !decided.includes(side));
  const names = open.map((side) => playerName(model, side));
  return <RestTray moment={moment} title={words.seal.waitingFor(names)} text={words.seal.waitingSays} />;
}

/** What there is besides: how the turn would end, the table as text, and every ship. */
function Tools({ moment: { forecast, without, reveal, own }, rules }: Pick<BoardProps, "rules"> & { moment: Moment }) {
  const model = useBoard();
  const { words } = model;
  return (
    <div className="ss-tools tray row fine">
      {forecast !== null && reveal.shown === null && forecast.some(({ rows }) => rows.length > 0) && (
        <details>
          <summary>{words.forecast}</summary>
          <Sums settled={forecast} without={without ?? forecast} />
        </details>
      )}
      <details>
        <summary>{words.text.title}</summary>
        <ul className="ss-text list">
          {describeBoard(model, forecast, own).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, which are made anew together
            <li key={at}>{line}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{words.reference.open}</summary>
        <ShapeshipsReference rules={rules} />
      </details>
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
