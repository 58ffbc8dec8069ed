import { LessonContext, rulesPath, useLanguage } from "@umpire/ui";
import { use, useState } from "react";
import { loadOnce } from "../load-once.ts";
import { type LoadedGame, loadForPlayers, loadGame } from "../match/load-game.ts";
import { useMatchWords } from "../match/words/words.ts";
import type { Teachable } from "../pages/routes.ts";
import { useSite } from "../site.ts";
import { useWords } from "../words/words.ts";
import { LessonOver } from "./over.tsx";
import { loadProgress, storeProgress } from "./progress.ts";
import { StepView } from "./step.tsx";
import { Steps } from "./steps.tsx";
import { useLessonWords } from "./words/words.ts";
import "../match/page.css";
import "./lesson.css";

/** Which step is tried, for the how manieth time, and whether the page itself makes the moves. */
type Trial = { readonly at: number; readonly trial: number; readonly isShown: boolean };

function useLoaded({ id, editions }: Teachable): LoadedGame {
  const site = useSite();
  const forPlayers = loadForPlayers(site, id);
  const loaded = use(loadGame(site, id, editions[0]?.edition ?? 0));
  if (forPlayers !== null) use(forPlayers);
  if (loaded === null) throw new Error(`no game ${id}`);
  return loaded;
}

/** How far the learner is; the first step that is not done comes first. */
function useTrial(game: string, steps: number) {
  const [done, setDone] = useState(() => loadProgress(game, steps));
  const [now, setNow] = useState<Trial>({ at: done, trial: 0, isShown: false });
  const keep = (count: number) => {
    storeProgress(game, count);
    setDone(count);
  };
  const goTo = (at: number) => {
    scrollTo(0, 0);
    setNow(({ trial }) => ({ at, trial: trial + 1, isShown: false }));
  };
  return {
    ...{ now, done, goTo },
    finished: () => keep(Math.max(done, now.at + 1)),
    retry: (isShown: boolean) => setNow(({ at, trial }) => ({ at, trial: trial + 1, isShown })),
    restart: () => {
      keep(0);
      goTo(0);
    },
  };
}

function Head({ game: { title, book } }: { readonly game: Teachable }) {
  const words = useLessonWords();
  const { lesson } = useWords();
  const language = useLanguage();
  return (
    <header className="table-head">
      <div className="grow">
        <h1>{lesson.title(title[language])}</h1>
        {book !== undefined && (
          <a className="fine" href={rulesPath(book)}>
            {words.rules}
          </a>
        )}
      </div>
    </header>
  );
}

/** A game learnt on its own board: a position, something to do, and the rules that judge it. */
export function LessonPage({ game }: { readonly game: Teachable }) {
  const loaded = useLoaded(game);
  // What the scoreboard says: the lesson waits for it here, and not when it is shown.
  useMatchWords();
  const { steps } = use(loadOnce(game.lesson)).lesson;
  const { now, done, goTo, finished, retry, restart } = useTrial(game.id, steps.length);
  const step = steps[now.at];
  if (step === undefined) return <LessonOver game={game} restart={restart} />;
  return (
    <div className="table lesson" data-game={game.id}>
      <Head game={game} />
      <LessonContext value={true}>
        <StepView
          key={`${now.at} ${now.trial}`}
          {...{ loaded, step, finished, retry }}
          isShown={now.isShown}
          isLast={now.at === steps.length - 1}
          goOn={() => goTo(now.at + 1)}
          list={<Steps steps={steps} at={now.at} done={done} goTo={goTo} />}
        />
      </LessonContext>
    </div>
  );
}
