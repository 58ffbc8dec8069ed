import { allSeats, type Replayed } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { useLanguage } from "@umpire/ui";
import { use, useCallback, useEffect, useMemo, useState } from "react";
import { openThinker } from "../analysis/search-worker.ts";
import { BoardGuard } from "../match/board-frame.tsx";
import { CopyField } from "../match/copy-field.tsx";
import { type Played, played } from "../match/load-game.ts";
import { sayerOf, sayOver } from "../match/log/describe.ts";
import { namesOf, sideOf } from "../match/seats/names.ts";
import { type MatchWords, useMatchWords } from "../match/words/words.ts";
import { useSides, useSite } from "../site.ts";
import { Checks } from "./checks.tsx";
import { Controls } from "./controls.tsx";
import { readSpot, type Spot, within, writeSpot } from "./cursor.ts";
import { decisionsOf, heardAt, sightAt } from "./playback.ts";
import type { Reel } from "./record-source.ts";
import { openReview, type ReviewStore } from "./review.ts";
import { ReviewPanel } from "./review-panel.tsx";
import { ReviewStrip } from "./review-strip.tsx";
import { useReplayWords } from "./words/words.ts";

/** So long a step is shown when they follow each other by themselves, in milliseconds. */
const PACE = 1100;

/** Where in the record we are; the address always says it. */
function useSpot(frames: number, seats: number): readonly [Spot, (change: Partial<Spot>) => void] {
  const [spot, setSpot] = useState(() => within(readSpot(location.hash), frames, seats));
  const go = useCallback(
    (change: Partial<Spot>) => setSpot((before) => within({ ...before, ...change }, frames, seats)),
    [frames, seats],
  );
  useEffect(() => history.replaceState(history.state, "", writeSpot(spot)), [spot]);
  useEffect(() => {
    const look = () => go(readSpot(location.hash));
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [go]);
  return [spot, go];
}

/** Goes on by itself until the end. */
function usePlaying(step: number, frames: number, go: (change: Partial<Spot>) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const isOver = step >= frames - 1;
  useEffect(() => {
    if (!isPlaying) return;
    if (isOver) return setPlaying(false);
    const timer = setTimeout(() => go({ step: step + 1 }), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, isOver, step, go]);
  const play = (wanted: boolean) => {
    if (wanted && isOver) go({ step: 0 });
    setPlaying(wanted);
  };
  return [isPlaying, play] as const;
}

const typing = "input, select, textarea, [contenteditable]";

/** The arrow keys, wherever nothing else wants them: a board and a field come first. */
function useKeys(step: number, frames: number, go: (change: Partial<Spot>) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(typing) !== null) return;
      const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: frames - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go({ step: to });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [step, frames, go]);
}

/** The judging of a record; leaving the page ends it. */
function useReview(frames: readonly Replayed[]): ReviewStore {
  const { openMind } = useSite();
  const store = useMemo(() => openReview(frames, openThinker(openMind)), [frames, openMind]);
  useEffect(() => store.stop, [store]);
  return store;
}

type Showing = {
  readonly frame: Replayed;
  readonly spot: Spot;
  readonly names: readonly string[];
  readonly found: Played;
};

/** The lines that tell this step. */
function useLines({ frame, spot, names, found }: Showing): readonly string[] {
  const { told } = useReplayWords();
  const language = useLanguage();
  return useMemo(() => {
    const { view, next } = sightAt(frame, spot.viewer);
    const seat = spot.viewer === "spectator" ? null : spot.viewer;
    const say = sayerOf(found, { language, names, seat, view, next, rules: frame.table.rules });
    const said = say(heardAt(frame, spot.viewer));
    const start = frame.entry === null ? [told.start] : [];
    return said.length + start.length === 0 ? [told.quiet] : [...start, ...said];
  }, [frame, spot.viewer, names, found, language, told]);
}

/** What happened in this step: to be seen where the board itself does not tell it, and always to be heard. */
function Told(showing: Showing) {
  const { told } = useReplayWords();
  const lines = useLines(showing);
  const isToldThere = showing.found.tell !== null;
  return (
    <section className={isToldThere ? "visually-hidden" : "panel"} aria-labelledby="told-title">
      <h2 id="told-title">{told.title}</h2>
      <div className="log" aria-live="polite">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one step never move
          <p key={at} className="log-event">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}

/** The decisions of this step to the letter; one player's eyes did not see them. */
function Decisions({ frame, spot, names }: Showing) {
  const { told } = useReplayWords();
  const decisions = spot.viewer === "spectator" ? decisionsOf(frame.entry) : [];
  if (decisions.length === 0) return null;
  return (
    <details className="panel">
      <summary>{told.letter}</summary>
      <div className="log">
        {decisions.map(({ seat, action }) => (
          <p key={seat} className="muted">
            {names[seat]} {told.decided} <code>{JSON.stringify(action)}</code>
          </p>
        ))}
      </div>
    </details>
  );
}

/** The table at a step, on the board that the match is played on. */
function BoardAt({ frame, spot, names, found }: Showing) {
  const { table } = frame;
  const language = useLanguage();
  const sight = useMemo(() => sightAt(frame, spot.viewer), [frame, spot.viewer]);
  const { view, next, decided } = sight;
  const seat = spot.viewer === "spectator" ? null : spot.viewer;
  const props = {
    ...{ rules: table.rules, view, next, decided, own: null, seat, names },
    ...{ events: heardAt(frame, spot.viewer), act: null, takeBack: null, beside: () => null },
  };
  return (
    <>
      {"over" in next && (
        <p className={found.Board === found.Plain ? "turn-sign" : "turn-sign visually-hidden"} data-turn="over">
          {sayOver(language, frame.game, names, next.over, null)}
        </p>
      )}
      <BoardGuard instead={<found.Plain {...props} />}>
        <found.Board {...props} />
      </BoardGuard>
    </>
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
export function Show({ reel, first }: { readonly reel: Reel; readonly first: Replayed }) {
  const words = useMatchWords();
  const { link } = useReplayWords();
  const { frames } = reel.film;
  const sides = useSides(first.table.game);
  const names = useMemo(() => namesIn(words, sides, reel.view, first), [words, sides, reel.view, first]);
  const [spot, go] = useSpot(frames.length, names.length);
  const [isPlaying, play] = usePlaying(spot.step, frames.length, go);
  useKeys(spot.step, frames.length, go);
  const review = useReview(frames);
  const found = use(played(useSite(), first.table.game, first.table.edition));
  if (found === null) return null;
  const showing = { frame: frames[spot.step] ?? first, spot, names, found };
  return (
    <>
      <div className="match-board">
        <Controls {...{ spot, names, isPlaying, go, play }} frames={frames.length}>
          <ReviewStrip store={review} step={spot.step} last={frames.length - 1} />
        </Controls>
        <BoardAt {...showing} />
      </div>
      <aside className="match-aside">
        <Told {...showing} />
        <ReviewPanel {...{ store: review, frames, names, found, go }} step={spot.step} />
        <Checks reel={reel} />
        <Decisions {...showing} />
        {reel.view !== null && (
          <CopyField label={link} text={`${location.origin}${location.pathname}${writeSpot(spot)}`} />
        )}
      </aside>
    </>
  );
}
