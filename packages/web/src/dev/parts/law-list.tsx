import { Icon, wordFor } from "@umpire/ui";
import type { LawNews } from "../checking.ts";
import { useDev } from "../context.ts";
import { useDevWords } from "../words/words.ts";
import { ThrownError } from "./thrown.tsx";

/** Where an error was thrown is told by its file and line. */
const withoutTrace = (trouble: string): string => trouble.replaceAll(/\n\s+at .*/g, "");

/** A law that is broken: how, and the match in which it is. */
function Broken({ news }: { readonly news: LawNews }) {
  const { store, code } = useDev();
  const { laws: words } = useDevWords();
  const { breach } = news;
  if (breach === null) return null;
  const { trouble, decisions, ...setup } = breach;
  return (
    <div className="grid dev-broken">
      <p className="fine dev-trouble">
        <ThrownError error={{ problem: withoutTrace(trouble), stack: trouble }} bundle={code.bundle} />
      </p>
      <p className="fine">{words.smallest(decisions.length)}</p>
      <button type="button" className="minor start" onClick={() => store.begin(setup, decisions)}>
        {words.open}
      </button>
    </div>
  );
}

function LawLine({ law, news }: { readonly law: string; readonly news: LawNews | undefined }) {
  const { laws: words } = useDevWords();
  const isBroken = news !== undefined && news.breach !== null;
  return (
    <li data-law={law} data-broken={isBroken || undefined}>
      <div className="line">
        <span className={isBroken ? "error" : news === undefined ? "muted" : "ok"}>
          <Icon name={isBroken ? "close" : news === undefined ? "pause" : "check"} />
        </span>
        <span className="number muted fine dev-law">{law}</span>
        <span className="grow">{wordFor(words.titles, law) ?? law}</span>
        {news !== undefined && !isBroken && <span className="muted fine nowrap">{words.matches(news.tried)}</span>}
      </div>
      {news !== undefined && <Broken news={news} />}
    </li>
  );
}

/** The laws that every game obeys, and how this one does. */
export function LawList() {
  const { state } = useDev();
  const { laws: words } = useDevWords();
  const { ids, news, isDone } = state.laws;
  const broken = ids.filter((law) => news[law] !== undefined && news[law].breach !== null);
  // What is broken is read first.
  const sorted = [...broken, ...ids.filter((law) => !broken.includes(law))];
  return (
    <section className="grid dev-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={broken.length > 0 ? "error fine strong" : "muted fine"} role="status">
        {broken.length > 0 ? words.broken(broken.length) : isDone && ids.length > 0 ? words.done : words.running}
      </p>
      <ul className="list grid">
        {sorted.map((law) => (
          <LawLine key={law} law={law} news={wordFor(news, law)} />
        ))}
      </ul>
    </section>
  );
}
