import { allSeats } from "@umpire/kernel";
import { LanguageContext, useLanguage } from "@umpire/ui";
import { Suspense, useEffect, useMemo, useSyncExternalStore } from "react";
import { openSearcher } from "../analysis/search-worker.ts";
import { useMatchWords } from "../match/words/words.ts";
import { Choices } from "../shell/header.tsx";
import { Loading } from "../shell/loading.tsx";
import { Logo } from "../shell/logo.tsx";
import { type Looks, useLooks } from "../shell/looks.ts";
import { useSite } from "../site.ts";
import { DevContext, type DevPage, useDev } from "./context.ts";
import { Decisions } from "./parts/decisions.tsx";
import { Events } from "./parts/events.tsx";
import { LawList } from "./parts/law-list.tsx";
import { MatchSetup } from "./parts/match-setup.tsx";
import { Notices, Waiting } from "./parts/notices.tsx";
import { Seats } from "./parts/seats.tsx";
import { StateTable } from "./parts/state-table.tsx";
import { Steps } from "./parts/steps.tsx";
import { useNarrow } from "./parts/use-narrow.ts";
import { type DevState, openDev } from "./store.ts";
import { useDevWords } from "./words/words.ts";
import "./dev.css";
import "./parts/parts.css";

/** What was saved last, and how long it took until it was seen. */
function SaveTag({ saved }: Pick<DevState, "saved">) {
  const words = useDevWords();
  const language = useLanguage();
  if (saved === null) return null;
  const time = new Date(saved.at).toLocaleTimeString(language);
  return (
    <span className="tag ok" role="status">
      {words.saved(time)}
      {saved.took !== null && `, ${words.took(saved.took)}`}
    </span>
  );
}

/** Everything about a match by some code. */
function Workbench() {
  const isNarrow = useNarrow();
  return (
    <>
      <MatchSetup />
      <Notices />
      <div className="dev-desk">
        <div className="dev-stage">
          <Seats isNarrow={isNarrow} />
          <Steps />
          {!isNarrow && <StateTable />}
        </div>
        <aside className="dev-rail">
          <div className="dev-rail-inner">
            <Decisions />
            <Events />
            <LawList />
          </div>
        </aside>
      </div>
    </>
  );
}

/** Says when all seats are on the screen. */
function useShown({ store, code }: Pick<DevPage, "store" | "code">): void {
  useEffect(() => {
    const say = () => store.shown(code.bundle);
    // A page that nobody looks at is not painted.
    if (document.hidden) return say();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(say);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [store, code]);
}

function Shown() {
  const page = useDev();
  useShown(page);
  return <Workbench />;
}

function Head({
  state,
  file,
  looks,
}: {
  readonly state: DevState;
  readonly file: string;
  readonly looks: LooksChoice;
}) {
  const words = useDevWords();
  const { code, saved } = state;
  const name = file.split(/[\\/]/).at(-1) ?? file;
  useEffect(() => {
    document.title = words.title(name);
  }, [words, name]);
  return (
    <header className="header dev-head">
      <span className="brand" translate="no">
        <Logo />
        <span>Umpire dev</span>
      </span>
      <h1 className="code" title={file}>
        {name}
      </h1>
      {code !== null && <span className="muted fine">{words.edition(code.game.edition)}</span>}
      <SaveTag saved={saved} />
      <Choices {...looks} />
    </header>
  );
}
type LooksChoice = Omit<ReturnType<typeof useLooks>, "language">;

function DevBody({ file, looks }: { readonly file: string; readonly looks: LooksChoice }) {
  const { openWorker } = useSite();
  const matchWords = useMatchWords();
  const store = useMemo(() => openDev(file, openSearcher(openWorker)), [file, openWorker]);
  useEffect(() => store.open(), [store]);
  const state = useSyncExternalStore(store.subscribe, store.read);
  const { code, session } = state;
  const page = useMemo((): DevPage | null => {
    if (code === null || session === null) return null;
    const [first] = session.frames;
    const names = first === undefined ? [] : allSeats(code.game, first.match).map(matchWords.seat);
    return { file, store, state, code, session, names };
  }, [file, store, state, code, session, matchWords]);
  return (
    <>
      <Head state={state} file={file} looks={looks} />
      <main id="content" className="dev">
        {page === null ? (
          <Waiting state={state} />
        ) : (
          <DevContext value={page}>
            <Suspense fallback={<Loading />}>
              <Shown />
            </Suspense>
          </DevContext>
        )}
      </main>
    </>
  );
}

/** The page of `umpire dev`, for the author of a game. */
export const appFor = (file: string) =>
  function DevApp(beginning: Looks) {
    const { language, ...looks } = useLooks(beginning);
    return (
      <LanguageContext value={language}>
        <Suspense fallback={<Loading />}>
          <DevBody file={file} looks={looks} />
        </Suspense>
      </LanguageContext>
    );
  };
