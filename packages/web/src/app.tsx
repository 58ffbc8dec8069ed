import { type Language, LanguageContext, StarterContext, useLanguage } from "@umpire/ui";
import { lazy, type MouseEvent, Suspense } from "react";
import { loadMatchWords } from "./match/words/words.ts";
import { type Route, routeOf } from "./pages/routes.ts";
import { loadReplayWords } from "./replay/words/words.ts";
import { Arrival } from "./shell/arrival.tsx";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { Loading } from "./shell/loading.tsx";
import { type Looks, useLooks } from "./shell/looks.ts";
import { usePlace } from "./shell/router.ts";
import { UpdateNotice } from "./shell/update-notice.tsx";
import { useSite } from "./site.ts";
import type { WebWords } from "./words/words.ts";
import { useWords } from "./words/words.ts";

const Home = lazy(() => import("./pages/home.tsx").then(({ Home }) => ({ default: Home })));
const Match = lazy(() => import("./pages/match.tsx").then(({ Match }) => ({ default: Match })));
const Replay = lazy(() => import("./pages/replay.tsx").then(({ Replay }) => ({ default: Replay })));
const Learn = lazy(() => import("./pages/books.tsx").then(({ Books }) => ({ default: Books })));
const Rules = lazy(() => import("./pages/rules.tsx").then(({ Rules }) => ({ default: Rules })));
const Docs = lazy(() => import("./docs/page.tsx").then(({ Docs }) => ({ default: Docs })));
const Starter = lazy(() => import("./lobby/starter.tsx").then(({ Starter }) => ({ default: Starter })));
const NotFound = lazy(() => import("./pages/not-found.tsx").then(({ NotFound }) => ({ default: NotFound })));
const LessonPage = lazy(() => import("./lesson/page.tsx").then(({ LessonPage }) => ({ default: LessonPage })));

function pageOf(route: Route, path: string) {
  switch (route.page) {
    case "home":
      return <Home />;
    case "own":
      return (
        <StarterContext value={Starter}>
          <route.own.Page />
        </StarterContext>
      );
    case "learn":
      return <Learn />;
    case "rules":
      return <Rules book={route.book} />;
    case "lesson":
      return <LessonPage key={route.game.id} game={route.game} />;
    case "docs":
      return <Docs key={route.path} path={route.path} />;
    case "match":
      return <Match key={route.match} match={route.match} />;
    case "replay":
      return <Replay key={route.match} match={route.match} />;
    case "not-found":
      return <NotFound path={path} />;
  }
}

/** The sentences that a page of a table waits for come beside it, and not after it. */
function loadWordsOf({ page }: Route, language: Language): void {
  if (page === "match" || page === "replay" || page === "lesson") loadMatchWords(language);
  if (page === "replay") loadReplayWords(language);
}

/** Null where the page itself says what it is called: a match tells there whose turn it is. */
function titleOf(route: Route, { titles }: WebWords, language: Language): string | null {
  switch (route.page) {
    case "docs":
    case "match":
    case "replay":
      return null;
    case "own":
      return titles.own(route.own.title[language]);
    case "rules":
      return titles.rules(route.book.title[language]);
    case "lesson":
      return titles.lesson(route.game.title[language]);
    default:
      return titles[route.page];
  }
}

function Main({ path, visit }: { readonly path: string; readonly visit: number }) {
  const words = useWords();
  const language = useLanguage();
  const route = routeOf(useSite(), path);
  loadWordsOf(route, language);
  return (
    <main id="content" tabIndex={-1}>
      <ErrorBoundary key={path}>
        <Suspense fallback={<Loading />}>
          {pageOf(route, path)}
          <Arrival title={titleOf(route, words, language)} visit={visit} />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

/** Goes there without the address: its fragment may hold what the visitor has entered. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link, and merely goes there in its own way
    <a className="skip" href="#content" onClick={skip}>
      {useWords().shell.skip}
    </a>
  );
}

export function App(beginning: Looks) {
  const { path, visit } = usePlace();
  const { language, ...choices } = useLooks(beginning);
  return (
    <LanguageContext value={language}>
      <SkipLink />
      <Header path={path} {...choices} />
      <Main path={path} visit={visit} />
      <Footer />
      <UpdateNotice />
    </LanguageContext>
  );
}
