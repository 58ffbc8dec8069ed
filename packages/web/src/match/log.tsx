import { useEffect, useRef } from "react";
import { useLanguage } from "../shell/language.ts";
import { useMatch } from "./context.ts";
import { sayEvent } from "./say.ts";
import { useMatchWords } from "./words/words.ts";

/** What happened, in the game's own words; the newest is in view and is read aloud. */
export function Log() {
  const { connection, game, names } = useMatch();
  const { log } = useMatchWords();
  const language = useLanguage();
  const { told } = connection;
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
          {told.length === 0 && <li className="muted">{log.empty}</li>}
          {told.map((line) =>
            "missed" in line ? (
              <li key={`missed ${line.seq}`} className="log-missed">
                {log.missed(line.missed)}
              </li>
            ) : (
              <li key={line.seq}>
                {line.events.map((event, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: events of one change never move
                  <span key={at} className="log-event">
                    {sayEvent(language, game, names, event)}
                  </span>
                ))}
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}
