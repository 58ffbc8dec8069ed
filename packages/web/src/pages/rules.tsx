import { use, useEffect } from "react";
import { useLanguage } from "../shell/language.ts";
import { useWords } from "../words/say.ts";
import { type RulebookId, rulebookIds, rulesPath } from "./routes.ts";
import { type Rulebook, rulebook } from "./rulebooks.ts";
import "./rules.css";

/** Goes to the rule that the address names. The browser does not: the text was not there when the page was loaded. */
function showRule(): void {
  for (const old of document.querySelectorAll(".rulebook [data-asked]")) old.removeAttribute("data-asked");
  const rule = document.getElementById(location.hash.slice(1));
  if (rule === null || rule.closest(".rulebook") === null) return;
  rule.setAttribute("data-asked", "");
  rule.setAttribute("tabindex", "-1");
  rule.focus({ preventScroll: true });
  rule.scrollIntoView({ block: "center" });
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

function Contents({ contents }: Pick<Rulebook, "contents">) {
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
      <div className="columns">
        <Contents contents={contents} />
        <Text key={`${book} ${written}`} html={html} lang={lang} />
      </div>
    </div>
  );
}
