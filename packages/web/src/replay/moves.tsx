import type { Replayed } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useEffect, useMemo, useRef } from "react";
import type { LoadedGame } from "../match/load-game.ts";
import { eventDescriber } from "../match/log/describe.ts";
import { useMatchWords } from "../match/words/words.ts";
import type { Cursor } from "./cursor.ts";
import { observationAt, visibleEventsAt } from "./playback.ts";
import { useReplayWords } from "./words/words.ts";

type LinesProps = Pick<Cursor, "viewer"> & { readonly names: readonly string[]; readonly loaded: LoadedGame };

/** Describes the steps of a record for one viewer, a line for each event. */
export function useLinesOf({ viewer, names, loaded }: LinesProps): (frame: Replayed) => readonly string[] {
  const { events } = useReplayWords();
  const words = useMatchWords();
  const language = useLanguage();
  return useMemo(() => {
    const seat = viewer === "spectator" ? null : viewer;
    return (frame) => {
      const { view, next } = observationAt(frame, viewer);
      const describe = eventDescriber(words, loaded, { language, names, seat, view, next, rules: frame.table.rules });
      const sentences = describe(visibleEventsAt(frame, viewer));
      const start = frame.entry === null ? [events.start] : [];
      return sentences.length + start.length === 0 ? [events.quiet] : [...start, ...sentences];
    };
  }, [viewer, names, loaded, language, events, words]);
}

type MovesProps = LinesProps & {
  readonly frames: readonly Replayed[];
  readonly step: number;
  readonly go: (cursor: Partial<Cursor>) => void;
};

/** Every step in a line, each a press away; the one that is shown is kept in sight. */
export function Moves({ frames, step, go, ...viewed }: MovesProps) {
  const { moves } = useReplayWords();
  const linesOf = useLinesOf(viewed);
  const lines = useMemo(() => frames.map((frame) => linesOf(frame).join(" ")), [frames, linesOf]);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what moves the list
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [step]);
  return (
    <section className="rail-section grid" aria-labelledby="moves-title">
      <h2 id="moves-title">{moves.title}</h2>
      <ol className="steps list moves" ref={list} start={0}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <li key={at}>
            <button type="button" aria-current={at === step ? "step" : undefined} onClick={() => go({ step: at })}>
              <span className="score-text muted rigid">{at}</span>
              <span>{line}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
