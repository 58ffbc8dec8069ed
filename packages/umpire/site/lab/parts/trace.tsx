import { useEffect, useRef, useState } from "react";
import { readLine } from "../trace-line.ts";
import { useLabWords } from "../words/words.ts";

/** Lines that are shown at once, at most: the latest. */
const MOST = 150;

function Line({ text }: { readonly text: string }) {
  const { time, who, what, kind } = readLine(text);
  return (
    <li className="label breakable" data-kind={kind}>
      <span className="number muted">{time}</span> <b>{who}</b> {what}
    </li>
  );
}

/** The history as the command writes it, the latest lines of it. */
export function Trace({ lines, count }: { readonly lines: readonly string[]; readonly count: number }) {
  const { trace } = useLabWords();
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLElement>(null);
  const found = wanted === "" ? lines : lines.filter((line) => line.includes(wanted));
  const shown = found.slice(-MOST);
  const before = found.length - shown.length;
  useEffect(() => {
    const place = list.current;
    if (place !== null) place.scrollTop = place.scrollHeight;
  }, [count, wanted]);
  const copy = () => void navigator.clipboard?.writeText(`${lines.join("\n")}\n`).catch(() => undefined);
  return (
    <section className="grid lab-trace" aria-labelledby="lab-trace">
      <div className="row">
        <h2 id="lab-trace" className="large">
          {trace.title}
        </h2>
        <input
          className="grow"
          type="search"
          aria-label={trace.filter}
          placeholder={trace.filter}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <button type="button" className="minor" onClick={copy}>
          {trace.copy}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="lab-lines-of-trace" ref={list} aria-label={trace.label} tabIndex={0}>
        {before > 0 && <p className="muted fine">{trace.more(before)}</p>}
        {shown.length === 0 && <p className="muted">{lines.length === 0 ? trace.none : trace.nothing}</p>}
        <ol className="list code" lang="en">
          {shown.map((line, index) => (
            <Line key={before + index} text={line} />
          ))}
        </ol>
      </section>
    </section>
  );
}
