import { useLanguage } from "@umpire/ui";
import { useEffect, useMemo, useRef } from "react";
import { sightOf } from "../connection/snapshot.ts";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";
import { sayerOf } from "./describe.ts";
import type { Told } from "./log-entry.ts";

type Line = { readonly seq: number; readonly said: readonly string[]; readonly isMissed: boolean };

/** The log as it is told to this viewer; what nobody needs to be told is left out. */
function useLines(told: readonly Told[]): readonly Line[] {
  const { table, game, tell, names } = useMatch();
  const { log } = useMatchWords();
  const language = useLanguage();
  const { seat, view } = table;
  return useMemo(() => {
    const sight = sightOf(view);
    const telling = sight && { language, names, seat, rules: view.rules, view: sight.view, next: sight.next };
    const say = telling === null ? null : sayerOf({ game, tell }, telling);
    const lines = told.map((line) => {
      if ("events" in line) return { seq: line.seq, said: say?.(line.events) ?? [], isMissed: false };
      return { seq: line.seq, said: ["missed" in line ? log.missed(line.missed) : log.shortened], isMissed: true };
    });
    return lines.filter(({ said }) => said.length > 0);
  }, [told, language, names, seat, view, game, tell, log]);
}

/** What happened; the newest is in view and is read aloud. */
export function Log() {
  const { connection } = useMatch();
  const { log } = useMatchWords();
  const { told } = connection;
  const lines = useLines(told);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [told]);
  return (
    <section className="panel" aria-labelledby="log-title">
      <h2 id="log-title">{log.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={list} className="log-frame" role="log" tabIndex={0} aria-labelledby="log-title">
        <ol className="log">
          {lines.length === 0 && <li className="muted">{log.empty}</li>}
          {lines.map(({ seq, said, isMissed }) => (
            <li key={isMissed ? `${seq} ${said.join()}` : seq} className={isMissed ? "log-missed" : undefined}>
              {said.map((text, at) => (
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
