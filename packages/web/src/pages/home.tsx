import { rulesPath, type SitePage, useLanguage } from "@umpire/ui";
import { Lobby } from "../lobby/lobby.tsx";
import { useSite } from "../site.ts";
import { useWords } from "../words/words.ts";
import "./home.css";

/** A page of a game's own: what it answers, what it asks of nobody, and what it gives. */
function PageCard({ page: { path, title, card } }: { readonly page: SitePage }) {
  const language = useLanguage();
  const id = `card-${path}`;
  return (
    <section className="card page-card" aria-labelledby={id}>
      <div className="stack">
        <h2 id={id}>{title[language]}</h2>
        <p className="question">{card.question[language]}</p>
        <p>
          <a className="button primary" href={path}>
            {card.open[language]}
          </a>
        </p>
        <ul className="facts muted small">
          {card.facts[language].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <card.Picture />
    </section>
  );
}

function Books() {
  const { home } = useWords();
  const { rulebooks } = useSite();
  const language = useLanguage();
  return (
    <section className="stack" aria-labelledby="books">
      <h2 id="books">{home.rules.title}</h2>
      <p className="muted">{home.rules.text}</p>
      <ul className="books">
        {rulebooks.map(({ id, title, about }) => (
          <li key={id} className="card">
            <h3>
              <a href={rulesPath(id)}>{title[language]}</a>
            </h3>
            <p className="muted">{about[language]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CommandLine() {
  const { commandLine } = useWords().home;
  const { text, commands } = useSite().commandLine;
  const language = useLanguage();
  return (
    <section className="stack" aria-labelledby="command-line">
      <h2 id="command-line">{commandLine.title}</h2>
      <p className="muted">{text[language]}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{commands.join("\n")}</code>
      </pre>
      <p className="muted">
        {commandLine.more} <code>npx umpire --help</code>
      </p>
    </section>
  );
}

export function Home() {
  const { home } = useWords();
  const { pages } = useSite();
  return (
    <div className="page home">
      <div className="stack">
        <h1>{home.what.title}</h1>
        <p className="what">{home.what.text}</p>
      </div>
      {pages.map((page) => (
        <PageCard key={page.path} page={page} />
      ))}
      <Lobby />
      <Books />
      <CommandLine />
    </div>
  );
}
