import { type LogEntry, observationOf, turnOf } from "@umpire/client";
import { useLanguage } from "@umpire/ui";
import { useEffect, useMemo, useRef } from "react";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";
import { eventDescriber } from "./describe.ts";

type LogLine = { readonly seq: number; readonly sentences: readonly string[]; readonly isMissed: boolean };

/** The log in sentences for this viewer; entries without any are left out. */
function useLines(entries: readonly LogEntry[]): readonly LogLine[] {
  const { snapshot, game, describeEvents, names } = useMatch();
  const { log } = useMatchWords();
  const language = useLanguage();
  const { seat, view: match } = snapshot;
  return useMemo(() => {
    const observation = observationOf(match);
    const { rules } = match;
    const context = observation && { language, names, seat, rules, view: observation.view, next: observation.next };
    const describe = context === null ? () => [] : eventDescriber({ game, describeEvents }, context);
    const lines = entries.map((entry) => {
      if ("events" in entry) return { seq: entry.seq, sentences: describe(entry.events), isMissed: false };
      const gap = "missed" in entry ? log.missed(entry.missed) : log.shortened;
      return { seq: entry.seq, sentences: [gap], isMissed: true };
    });
    return lines.filter(({ sentences }) => sentences.length > 0);
  }, [entries, language, names, seat, match, game, describeEvents, log]);
}

/** The log: the newest entry is in view and is read aloud. */
export function Log() {
  const { connection, snapshot } = useMatch();
  const { log } = useMatchWords();
  const isFirst = snapshot.view.step === 0 && turnOf(snapshot) === "yours";
  const lines = useLines(connection.log);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [connection.log]);
  return (
    <section className="rail-log" aria-labelledby="log-title">
      <h2 id="log-title" className="visually-hidden">
        {log.title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={list} className="log-frame" role="log" tabIndex={0} aria-labelledby="log-title">
        <ol className="log list grid breakable">
          {lines.length === 0 && <li className="muted">{isFirst ? log.first : log.empty}</li>}
          {lines.map(({ seq, sentences, isMissed }) => (
            <li key={isMissed ? `${seq} ${sentences.join()}` : seq} className={isMissed ? "notice warn" : undefined}>
              {sentences.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: events of one change never move
                <span key={at} className="log-event">
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
