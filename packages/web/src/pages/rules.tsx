import { rulesPath, type SiteBook, type SiteGame, useLanguage } from "@umpire/ui";
import { use, useEffect } from "react";
import { useHash } from "../shell/use-hash.ts";
import { useSite } from "../site.ts";
import { showing } from "../words/by-language.ts";
import { useWords } from "../words/words.ts";
import { HowToPlay } from "./how-to.tsx";
import { type Guide, Learn, Tables } from "./learn.tsx";
import { type Rulebook, rulebook } from "./rulebooks.ts";
import "./rules.css";

/** Where the reference begins. */
const REFERENCE = "#rules";

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

function Contents({ guide, contents }: Pick<Rulebook, "contents"> & { readonly guide: Guide | undefined }) {
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
          {guide !== undefined && (
            <li>
              <a href="#reference">{guide.referenceTitle[language]}</a>
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

/** The numbered rules, with what the game is made of below them. */
function Reference({ book, game }: { readonly book: SiteBook; readonly game: SiteGame | undefined }) {
  const { rules } = useWords();
  const language = useLanguage();
  useEffect(() => showing((next) => rulebook(book, next)), [book]);
  const { contents, html, language: written } = use(rulebook(book, language));
  const lang = written === language ? undefined : written;
  return (
    <>
      {lang !== undefined && <p className="card">{rules.untranslated}</p>}
      <div className="book-columns">
        <Contents guide={game?.guide} contents={contents} />
        <Text key={`${book.id} ${written}`} html={html} lang={lang} />
      </div>
      {game?.guide !== undefined && <Tables key={book.id} guide={game.guide} />}
    </>
  );
}

/** The two halves of a rulebook, each with an address of its own. */
function Halves({ book, isReference }: { readonly book: SiteBook; readonly isReference: boolean }) {
  const { rules } = useWords();
  const current = (isIt: boolean) => (isIt ? "page" : undefined);
  return (
    <nav className="book-halves" aria-label={rules.halves}>
      <a href={rulesPath(book.id)} aria-current={current(!isReference)}>
        {rules.howTo}
      </a>
      <a href={`${rulesPath(book.id)}${REFERENCE}`} aria-current={current(isReference)}>
        {rules.reference}
      </a>
    </nav>
  );
}

/** Opens on how to play; any fragment is a place in the reference, such as a rule by its number. */
export function Rules({ book }: { readonly book: SiteBook }) {
  const game = useSite().games.find((each) => each.book === book.id);
  const language = useLanguage();
  const hash = useHash();
  const { howTo } = book;
  const isReference = howTo === undefined || hash !== "";
  return (
    <div className="page grid loose">
      <Books book={book} />
      <h1>{book.title[language]}</h1>
      {game !== undefined && <Learn game={game} />}
      {howTo !== undefined && <Halves book={book} isReference={isReference} />}
      {isReference ? <Reference book={book} game={game} /> : <HowToPlay load={howTo} />}
    </div>
  );
}
