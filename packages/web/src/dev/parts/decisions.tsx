import { observe } from "@umpire/kernel";
import { SideMark, useLanguage } from "@umpire/ui";
import { useEffect, useMemo, useRef } from "react";
import { actionDescriber } from "../../match/log/describe.ts";
import { useDev } from "../context.ts";
import { attempt, type Frame } from "../session.ts";
import { useDevWords } from "../words/words.ts";

/** What each decision is called, by the view of the seat that made it. */
function useLineOf(): (frame: Frame, before: Frame | undefined) => string {
  const { code, names } = useDev();
  const language = useLanguage();
  return useMemo(() => {
    const known = new WeakMap<Frame, string>();
    const describe = ({ by }: Frame, before: Frame | undefined): string => {
      if (by === null || before === undefined) return "";
      const line = attempt(() => {
        const { view, next } = observe(code.game, before.match, by.seat);
        const { rules } = before.match;
        return actionDescriber(code, { language, names, seat: by.seat, view, next, rules })(by.action);
      });
      return line.ok ? line.value : JSON.stringify(by.action);
    };
    return (frame, before) => {
      const line = known.get(frame) ?? describe(frame, before);
      known.set(frame, line);
      return line;
    };
  }, [code, names, language]);
}

/** Every decision in a line, each a press away. */
export function Decisions() {
  const { store, session, names } = useDev();
  const { decisions: words } = useDevWords();
  const lineOf = useLineOf();
  const { frames, at } = session;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what moves the list
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [at, frames]);
  return (
    <section className="grid dev-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ol className="steps list dev-decisions" ref={list} start={0}>
        {frames.map((frame, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <li key={step}>
            <button
              type="button"
              className="quiet"
              aria-current={step === at ? "step" : undefined}
              onClick={() => store.goTo(step)}
            >
              <span className="number muted">{step}</span>
              {frame.by === null ? (
                <span>{words.start}</span>
              ) : (
                <>
                  <SideMark side={frame.by.seat} />
                  <span className="visually-hidden">{names[frame.by.seat]}</span>
                  <span className="clip">{lineOf(frame, frames[step - 1])}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
      {frames.length === 1 && <p className="muted fine">{words.none}</p>}
    </section>
  );
}
