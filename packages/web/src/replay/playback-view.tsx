import { pendingSeats } from "@umpire/client";
import { allSeats, type Json, type Replayed } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { Later, useLanguage } from "@umpire/ui";
import { use, useCallback, useEffect, useMemo, useState } from "react";
import { openSearcher } from "../analysis/search-worker.ts";
import { BoardGuard } from "../match/board-frame.tsx";
import { CopyField } from "../match/copy-field.tsx";
import { type LoadedGame, loadGame } from "../match/load-game.ts";
import { describeResult } from "../match/log/describe.ts";
import { MatchScoreboard } from "../match/scoreboard.tsx";
import { namesOf, sideOf } from "../match/seats/names.ts";
import { type MatchWords, useMatchWords } from "../match/words/words.ts";
import { bundleOf } from "../served/bundle.ts";
import { useSides, useSite } from "../site.ts";
import { Checks } from "./checks.tsx";
import { Controls } from "./controls.tsx";
import { type Cursor, clampCursor, formatCursor, parseCursor } from "./cursor.ts";
import { Moves, useLinesOf } from "./moves.tsx";
import { decisionsOf, observationAt, visibleEventsAt } from "./playback.ts";
import type { LoadedRecord } from "./record-source.ts";
import { openReview, type ReviewStore } from "./review.ts";
import { ReviewPanel } from "./review-panel.tsx";
import { ReviewStrip } from "./review-strip.tsx";
import { useKeys } from "./use-keys.ts";
import { useReplayWords } from "./words/words.ts";

/** How long a step is shown while playing, in ms. */
const STEP_DURATION = 1100;

/** Where in the record we are; the address always says it. */
function useCursor(frames: number, seats: number): readonly [Cursor, (change: Partial<Cursor>) => void] {
  const [cursor, setSpot] = useState(() => clampCursor(parseCursor(location.hash), frames, seats));
  const go = useCallback(
    (change: Partial<Cursor>) => setSpot((before) => clampCursor({ ...before, ...change }, frames, seats)),
    [frames, seats],
  );
  useEffect(() => history.replaceState(history.state, "", formatCursor(cursor)), [cursor]);
  useEffect(() => {
    const look = () => go(parseCursor(location.hash));
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [go]);
  return [cursor, go];
}

/** Goes on by itself until the end. */
function usePlaying(step: number, frames: number, go: (change: Partial<Cursor>) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const isOver = step >= frames - 1;
  useEffect(() => {
    if (!isPlaying) return;
    if (isOver) return setPlaying(false);
    const timer = setTimeout(() => go({ step: step + 1 }), STEP_DURATION);
    return () => clearTimeout(timer);
  }, [isPlaying, isOver, step, go]);
  const play = (wanted: boolean) => {
    if (wanted && isOver) go({ step: 0 });
    setPlaying(wanted);
  };
  return [isPlaying, play] as const;
}

/** The judging of a record; leaving the page ends it. */
function useReview(frames: readonly Replayed[]): ReviewStore {
  const { openWorker } = useSite();
  const store = useMemo(() => openReview(frames, openSearcher(openWorker)), [frames, openWorker]);
  useEffect(() => store.stop, [store]);
  return store;
}

type StepProps = {
  readonly frame: Replayed;
  readonly cursor: Cursor;
  readonly names: readonly string[];
  readonly loaded: LoadedGame;
};

/** What happened in this step, for those who hear the page: the board shows it, the list of moves has it. */
function StepLog({ frame, cursor, names, loaded }: StepProps) {
  const { events } = useReplayWords();
  const lines = useLinesOf({ viewer: cursor.viewer, names, loaded })(frame);
  return (
    <section className="visually-hidden" aria-labelledby="events-title">
      <h2 id="events-title">{events.title}</h2>
      <div aria-live="polite">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one step never move
          <p key={at}>{line}</p>
        ))}
      </div>
    </section>
  );
}

/** The decisions of this step to the letter; one player's eyes did not see them. */
function Decisions({ frame, cursor, names }: StepProps) {
  const { events } = useReplayWords();
  const decisions = cursor.viewer === "spectator" ? decisionsOf(frame.entry) : [];
  if (decisions.length === 0) return null;
  return (
    <details className="rail-section grid">
      <summary>{events.letter}</summary>
      <div className="log grid breakable">
        {decisions.map(({ seat, action }) => (
          <p key={seat} className="muted">
            {names[seat]} {events.decided} <code>{JSON.stringify(action)}</code>
          </p>
        ))}
      </div>
    </details>
  );
}

/** Who plays and how it stands at a step. */
function StandingsAt({ frame, cursor, names, loaded }: StepProps) {
  const words = useMatchWords();
  const language = useLanguage();
  const observation = useMemo(() => observationAt(frame, cursor.viewer), [frame, cursor.viewer]);
  const { next } = observation;
  const status = "over" in next && (
    <p className="turn-sign visually-hidden" data-turn="over">
      {describeResult(words, language, frame.game, names, next.over, null)}
    </p>
  );
  return (
    <MatchScoreboard
      {...{ game: frame.game, standing: loaded.standing, observation, names, status }}
      rules={frame.table.rules}
      seat={null}
      pending={pendingSeats(observation)}
      noteOf={() => null}
      clockOf={() => undefined}
    />
  );
}

/** The table at a step, on the board that the match is played on. */
function BoardAt({ frame, cursor, names, loaded }: StepProps) {
  const { view, next, decided } = useMemo(() => observationAt(frame, cursor.viewer), [frame, cursor.viewer]);
  const props = {
    rules: frame.table.rules,
    view,
    next,
    decided,
    own: null,
    seat: cursor.viewer === "spectator" ? null : cursor.viewer,
    names,
    events: visibleEventsAt(frame, cursor.viewer),
    act: null,
    takeBack: null,
  };
  return (
    <div className="board-place">
      <BoardGuard instead={<loaded.Plain {...props} />}>
        <loaded.Board {...props} />
      </BoardGuard>
    </div>
  );
}

/** A record names nobody: seats are called as the game calls them, unless the server says who sat there. */
function namesIn(
  words: MatchWords,
  sides: readonly string[],
  view: MatchView | null,
  { game, table }: Replayed,
): readonly string[] {
  if (view !== null) return namesOf(words, sides, view.players);
  return allSeats(game, table).map((seat) => sideOf(words, sides, seat));
}

/** A record that can be shown at least in part. */
export function PlaybackView({ record, first }: { readonly record: LoadedRecord; readonly first: Replayed }) {
  const words = useMatchWords();
  const { link } = useReplayWords();
  const { frames } = record.playback;
  const sides = useSides(first.table.game);
  const names = useMemo(() => namesIn(words, sides, record.view, first), [words, sides, record.view, first]);
  const [cursor, go] = useCursor(frames.length, names.length);
  const [isPlaying, play] = usePlaying(cursor.step, frames.length, go);
  useKeys({ step: cursor.step, frames: frames.length, go, toggle: () => play(!isPlaying) });
  const review = useReview(frames);
  const { game: id, edition, options } = first.table;
  const loaded = use(loadGame(useSite(), id, edition, bundleOf(first.game), options as Json));
  if (loaded === null) return null;
  const showing = { frame: frames[cursor.step] ?? first, cursor, names, loaded };
  return (
    <>
      <StandingsAt {...showing} />
      <div className="stage">
        <Later>
          <BoardAt {...showing} />
          <Controls {...{ cursor, names, isPlaying, go, play }} frames={frames.length}>
            <ReviewStrip store={review} step={cursor.step} last={frames.length - 1} />
          </Controls>
          <StepLog {...showing} />
        </Later>
      </div>
      <aside className="rail">
        <Later>
          <Moves {...{ frames, names, loaded, go }} step={cursor.step} viewer={cursor.viewer} />
          <ReviewPanel {...{ store: review, frames, names, loaded, go }} step={cursor.step} />
          <Checks record={record} />
          <Decisions {...showing} />
          {record.view !== null && record.text === undefined && (
            <div className="rail-section grid">
              <CopyField label={link} text={`${location.origin}${location.pathname}${formatCursor(cursor)}`} />
            </div>
          )}
        </Later>
      </aside>
    </>
  );
}
