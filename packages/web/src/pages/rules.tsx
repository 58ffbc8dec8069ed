import { rulesPath, useLanguage } from "@umpire/ui";
import { use, useEffect } from "react";
import { useWords } from "../words/say.ts";
import { FirstMatch, isLearnable, Reference } from "./learn.tsx";
import { type RulebookId, rulebookIds } from "./routes.ts";
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

function Books({ book }: { readonly book: RulebookId }) {
  const { books, rules } = useWords();
  return (
    <nav className="tabs" aria-label={rules.books}>
      {rulebookIds.map((id) => (
        <a key={id} href={rulesPath(id)} aria-current={id === book ? "page" : undefined}>
          {books[id].title}
        </a>
      ))}
    </nav>
  );
}

function Contents({ book, contents }: Pick<Rulebook, "contents"> & { readonly book: RulebookId }) {
  const { rules } = useWords();
  return (
    <nav className="contents" aria-label={rules.contents}>
      <details open={matchMedia("(min-width: 900px)").matches}>
        <summary>{rules.contents}</summary>
        <ol>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          {isLearnable(book) && (
            <li>
              <a href="#reference">{rules.reference[book]}</a>
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

export function Rules({ book }: { readonly book: RulebookId }) {
  const { rules } = useWords();
  const language = useLanguage();
  const { title, contents, html, language: written } = use(rulebook(book, language));
  const lang = written === language ? undefined : written;
  return (
    <div className="page rules">
      <Books book={book} />
      {lang !== undefined && <p className="card">{rules.untranslated}</p>}
      <h1 lang={lang}>{title}</h1>
      {isLearnable(book) && <FirstMatch game={book} />}
      <div className="columns">
        <Contents book={book} contents={contents} />
        <Text key={`${book} ${written}`} html={html} lang={lang} />
      </div>
      {isLearnable(book) && <Reference key={book} game={book} />}
    </div>
  );
}
