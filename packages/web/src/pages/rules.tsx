import { rulesPath, type SiteBook, useLanguage } from "@umpire/ui";
import { use, useEffect } from "react";
import { useSite } from "../site.ts";
import { useWords } from "../words/words.ts";
import { FirstMatch, type Learnable, learnableBy, Reference } from "./learn.tsx";
import { type Rulebook, rulebook } from "./rulebooks.ts";
import "./rules.css";

/** Goes to the rule that the address names. The browser does not: the text was not there when the page was loaded. */
function showRule(): void {
  for (const old of document.querySelectorAll(".rulebook [data-asked]")) old.removeAttribute("data-asked");
  const rule = document.getElementById(location.hash.slice(1));
  if (rule === null || rule.closest(".rulebook, .reference") === null) return;
  if (rule.closest(".rulebook") !== null) rule.setAttribute("data-asked", "");
  rule.setAttribute("tabindex", "-1");
  rule.focus({ preventScroll: true });
  rule.scrollIntoView({ block: rule.matches("h2") ? "start" : "center" });
}

function Books({ book }: { readonly book: SiteBook }) {
  const { rules } = useWords();
  const { rulebooks } = useSite();
  const language = useLanguage();
  return (
    <nav className="tabs" aria-label={rules.books}>
      {rulebooks.map(({ id, title }) => (
        <a key={id} href={rulesPath(id)} aria-current={id === book.id ? "page" : undefined}>
          {title[language]}
        </a>
      ))}
    </nav>
  );
}

function Contents({ game, contents }: Pick<Rulebook, "contents"> & { readonly game: Learnable | undefined }) {
  const { rules } = useWords();
  const language = useLanguage();
  return (
    <nav className="contents" aria-label={rules.contents}>
      <details open={matchMedia("(min-width: 900px)").matches}>
        <summary>{rules.contents}</summary>
        <ol className="list">
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          {game !== undefined && (
            <li>
              <a href="#reference">{game.guide.referenceTitle[language]}</a>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}

function Text({ html, lang }: { readonly html: string; readonly lang: string | undefined }) {
  useEffect(() => {
    showRule();
    addEventListener("hashchange", showRule);
    return () => removeEventListener("hashchange", showRule);
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own rulebooks when the page is built
  return <div className="rulebook" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Rules({ book }: { readonly book: SiteBook }) {
  const { rules } = useWords();
  const game = learnableBy(useSite().games, book.id);
  const language = useLanguage();
  const { title, contents, html, language: written } = use(rulebook(book, language));
  const lang = written === language ? undefined : written;
  return (
    <div className="page grid loose">
      <Books book={book} />
      {lang !== undefined && <p className="card">{rules.untranslated}</p>}
      <h1 lang={lang}>{title}</h1>
      {game !== undefined && <FirstMatch game={game} />}
      <div className="book-columns">
        <Contents game={game} contents={contents} />
        <Text key={`${book.id} ${written}`} html={html} lang={lang} />
      </div>
      {game !== undefined && <Reference key={book.id} game={game} />}
    </div>
  );
}
