import { allSeats, type Replayed } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { use, useCallback, useEffect, useMemo, useState } from "react";
import { BoardGuard } from "../match/board-place.tsx";
import { CopyField } from "../match/copy-field.tsx";
import { namesOf } from "../match/names.ts";
import { played } from "../match/played.ts";
import { sayEvent, sayOver } from "../match/say.ts";
import { type MatchWords, useMatchWords } from "../match/words/words.ts";
import { useLanguage } from "../shell/language.ts";
import { readSpot, type Spot, within, writeSpot } from "./address.ts";
import { Checks } from "./checks.tsx";
import { Controls } from "./controls.tsx";
import { decisionsOf, heardAt, sightAt } from "./film.ts";
import type { Reel } from "./source.ts";
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

type Telling = { readonly frame: Replayed; readonly spot: Spot; readonly names: readonly string[] };

/** What happened in this step. */
function Told({ frame, spot, names }: Telling) {
  const { told } = useReplayWords();
  const language = useLanguage();
  const events = heardAt(frame, spot.viewer);
  const decisions = spot.viewer === "spectator" ? decisionsOf(frame.entry) : [];
  return (
    <section className="panel" aria-labelledby="told-title">
      <h2 id="told-title">{told.title}</h2>
      <div className="log" aria-live="polite">
        {frame.entry === null && <p>{told.start}</p>}
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one step never move
          <p key={at} className="log-event">
            {sayEvent(language, frame.game, names, event)}
          </p>
        ))}
        {events.length === 0 && frame.entry !== null && <p className="muted">{told.quiet}</p>}
        {decisions.map(({ seat, action }) => (
          <p key={seat} className="muted">
            {names[seat]} {told.decided} <code>{JSON.stringify(action)}</code>
          </p>
        ))}
      </div>
    </section>
  );
}

/** The table at a step, on the board that the match is played on. */
function BoardAt({ frame, spot, names }: Telling) {
  const { table } = frame;
  const language = useLanguage();
  const found = use(played(table.game, table.edition));
  const sight = useMemo(() => sightAt(frame, spot.viewer), [frame, spot.viewer]);
  if (found === null) return null;
  const { view, next, decided } = sight;
  const seat = spot.viewer === "spectator" ? null : spot.viewer;
  const props = {
    ...{ rules: table.rules, view, next, decided, own: null, seat, names },
    ...{ events: heardAt(frame, spot.viewer), act: null, takeBack: null },
  };
  return (
    <>
      {"over" in next && (
        <p className="turn-sign" data-turn="over">
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
function namesIn(words: MatchWords, view: MatchView | null, { game, table }: Replayed): readonly string[] {
  if (view !== null) return namesOf(words, view.players);
  return allSeats(game, table).map((seat) => words.sides[game.id]?.[seat] ?? words.seat(seat));
}

/** A record that can be shown at least in part. */
export function Show({ reel, first }: { readonly reel: Reel; readonly first: Replayed }) {
  const words = useMatchWords();
  const { link } = useReplayWords();
  const { frames } = reel.film;
  const names = useMemo(() => namesIn(words, reel.view, first), [words, reel.view, first]);
  const [spot, go] = useSpot(frames.length, names.length);
  const [isPlaying, play] = usePlaying(spot.step, frames.length, go);
  useKeys(spot.step, frames.length, go);
  const frame = frames[spot.step] ?? first;
  return (
    <>
      <div className="match-board">
        <Controls {...{ spot, names, isPlaying, go, play }} frames={frames.length} />
        <BoardAt frame={frame} spot={spot} names={names} />
      </div>
      <aside className="match-aside">
        <Told frame={frame} spot={spot} names={names} />
        <Checks reel={reel} />
        {reel.view !== null && (
          <CopyField label={link} text={`${location.origin}${location.pathname}${writeSpot(spot)}`} />
        )}
      </aside>
    </>
  );
}
