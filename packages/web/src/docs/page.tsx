import { groups, pages } from "virtual:docs";
import { useLanguage } from "@umpire/ui";
import { use, useEffect, useRef } from "react";
import { loadOnce } from "../load-once.ts";
import { NotFound } from "../pages/not-found.tsx";
import { DOCS } from "../pages/routes.ts";
import { useWords } from "../words/words.ts";
import { addCopyButtons } from "./copy.ts";
import { around } from "./order.ts";
import { useDocsWords } from "./words/words.ts";
import "./docs.css";

type Load = (typeof pages)[string];
type Contents = Awaited<ReturnType<Load>>["contents"];

const isWide = () => matchMedia("(min-width: 900px)").matches;

/** All pages by their groups; on a phone folded away until somebody asks. */
function List({ path }: { readonly path: string }) {
  const words = useDocsWords();
  const current = (page: string) => (page === path ? "page" : undefined);
  return (
    <nav className="docs-list" aria-label={words.pages}>
      <details open={isWide()}>
        <summary>{words.pages}</summary>
        <a href={DOCS} aria-current={current(DOCS)}>
          {words.overview}
        </a>
        {groups.map(({ title, pages }) => (
          <div key={title} lang="en">
            <h2>{title}</h2>
            <ul className="list">
              {pages.map(({ path: page, title }) => (
                <li key={page}>
                  <a href={page} aria-current={current(page)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}

function Sections({ contents }: { readonly contents: Contents }) {
  const words = useDocsWords();
  if (contents.length < 2) return null;
  return (
    <nav className="docs-contents" aria-label={words.contents}>
      <p className="muted">{words.contents}</p>
      <ul className="list" lang="en">
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Goes to the section that the address names. The browser does not: the text was not there when the page was loaded. */
function showSection(): void {
  const section = location.hash === "" ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  section?.scrollIntoView({ block: "start" });
}

function Text({ html }: { readonly html: string }) {
  const words = useDocsWords();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (text.current === null ? undefined : addCopyButtons(text.current, words)), [words]);
  useEffect(showSection, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own pages when the site is built
  return <div ref={text} className="prose" lang="en" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Around({ path }: { readonly path: string }) {
  const words = useDocsWords();
  const { before, after } = around(groups, path);
  if (before === null && after === null) return null;
  const links = [
    { rel: "prev", label: words.before, page: before },
    { rel: "next", label: words.after, page: after },
  ];
  return (
    <nav className="docs-around" aria-label={words.around}>
      {links.map(({ rel, label, page }) =>
        page === null ? null : (
          <a key={rel} className="card" rel={rel} href={page.path}>
            <span className="muted">{label}</span> <span lang="en">{page.title}</span>
          </a>
        ),
      )}
    </nav>
  );
}

function Page({ path, load }: { readonly path: string; readonly load: Load }) {
  const words = useDocsWords();
  const { titles } = useWords();
  const { title, contents, html } = use(loadOnce(load));
  useEffect(() => {
    document.title = titles.own(title);
  }, [titles, title]);
  return (
    <div className="page docs">
      <List path={path} />
      <article>
        <h1 lang="en">{title}</h1>
        {useLanguage() !== "en" && <p className="card">{words.untranslated}</p>}
        <Text html={html} />
        <Around path={path} />
      </article>
      <Sections contents={contents} />
    </div>
  );
}

/** A page of the documentation, by its path. */
export function Docs({ path }: { readonly path: string }) {
  const load = Object.hasOwn(pages, path) ? pages[path] : undefined;
  return load === undefined ? <NotFound path={path} /> : <Page path={path} load={load} />;
}
