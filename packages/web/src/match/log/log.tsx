import { type LogEntry, observationOf, turnOf } from "@umpire/client";
import { useLanguage } from "@umpire/ui";
import { useEffect, useMemo, useRef } from "react";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";
import { eventDescriber, tryTo } from "./describe.ts";
import { sectionsOf } from "./sections.ts";

type LogLine = { readonly key: string; readonly sentences: readonly string[]; readonly isMissed: boolean };
type LogGroup = { readonly key: string; readonly title: string | null; readonly lines: readonly LogLine[] };

/** What stands below its turn need not name it again. */
const withoutTitle = (title: string | null, line: string): string =>
  title !== null && line.startsWith(`${title} · `) ? line.slice(title.length + 3) : line;

/** The log turn by turn, in sentences for this viewer; what has none is left out. */
function useGroups(entries: readonly LogEntry[]): readonly LogGroup[] {
  const { snapshot, game, describeEvents, names, turns } = useMatch();
  const words = useMatchWords();
  const language = useLanguage();
  const { seat, view: match } = snapshot;
  return useMemo(() => {
    const observation = observationOf(match);
    if (observation === null) return [];
    const { view, next } = observation;
    const context = { language, names, seat, rules: match.rules, view, next };
    const describe = eventDescriber(words, { game, describeEvents }, context);
    const isOver = "over" in next;
    const ended = turns === null ? null : tryTo(() => turns.ended(context));
    const sections = sectionsOf(entries, { ends: turns?.ends ?? (() => false), ended, isOver });
    return sections.map(({ turn, items }, at): LogGroup => {
      const title = turn === null || turns === null ? null : tryTo(() => turns.title(context, turn));
      const lines = items.map((item, part): LogLine => {
        const key = `${item.seq} ${part}`;
        if ("events" in item) {
          const sentences = describe(item.events).map((line) => withoutTitle(title, line));
          return { key, sentences, isMissed: false };
        }
        return {
          key,
          sentences: ["missed" in item ? words.log.missed(item.missed) : words.log.shortened],
          isMissed: true,
        };
      });
      return { key: `${turn ?? `before ${at}`}`, title, lines: lines.filter(({ sentences }) => sentences.length > 0) };
    });
  }, [entries, language, names, seat, match, game, describeEvents, turns, words]);
}

function Lines({ lines }: { readonly lines: readonly LogLine[] }) {
  return lines.map(({ key, sentences, isMissed }) => (
    <li key={key} className={isMissed ? "notice warn" : undefined}>
      {sentences.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of one change never move
        <span key={at} className="log-event">
          {text}
        </span>
      ))}
    </li>
  ));
}

/** The log: the newest entry is in view and is read aloud. */
export function Log() {
  const { connection, snapshot } = useMatch();
  const { log } = useMatchWords();
  const isFirst = snapshot.view.step === 0 && turnOf(snapshot) === "yours";
  const groups = useGroups(connection.log).filter(({ lines }) => lines.length > 0);
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
        {groups.length === 0 && <p className="muted">{isFirst ? log.first : log.empty}</p>}
        {groups.map(({ key, title, lines }) => (
          <section key={key} className="log-turn">
            {title !== null && <h3>{title}</h3>}
            <ol className="log list grid breakable">
              <Lines lines={lines} />
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
