import { type SitePage, useLanguage } from "@umpire/ui";
import { Suspense } from "react";
import { Lobby } from "../lobby/lobby.tsx";
import { useSite } from "../site.ts";
import { useWords } from "../words/words.ts";
import { DOCS } from "./routes.ts";

/** A page of a game's own: what it answers, what it asks of nobody, and what it gives. */
function PageCard({ page: { path, title, about, shown } }: { readonly page: SitePage }) {
  const language = useLanguage();
  if (shown === undefined) return null;
  const { card } = shown;
  const id = `card-${path}`;
  return (
    <section className="night halves" aria-labelledby={id}>
      <div className="stack">
        <h2 id={id}>{about[language]}</h2>
        <p className="muted">{title[language]}</p>
        <p className="muted">{card.facts[language].join(" · ")}</p>
        <p>
          <a className="button on-dark" href={path}>
            {card.open[language]}
          </a>
        </p>
      </div>
      <Suspense fallback={null}>
        <card.Picture />
      </Suspense>
    </section>
  );
}

/** A game of one's own, for developers. */
function Developers() {
  const { developers } = useWords().home;
  const { pages } = useSite();
  const language = useLanguage();
  return (
    <section className="card halves" aria-labelledby="developers">
      <div className="stack">
        <h2 id="developers">{developers.title}</h2>
        <p>{developers.text}</p>
        <p>
          <a className="button" href={DOCS}>
            {developers.open}
          </a>
        </p>
        {pages.map(
          ({ path, forDevelopers }) =>
            forDevelopers && (
              <p key={path}>
                <a href={path}>{forDevelopers[language]}</a>
              </p>
            ),
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{developers.commands}</code>
      </pre>
    </section>
  );
}

export function Home() {
  const { pages } = useSite();
  return (
    <Lobby>
      {pages.map((page) => (
        <PageCard key={page.path} page={page} />
      ))}
      <Developers />
    </Lobby>
  );
}
