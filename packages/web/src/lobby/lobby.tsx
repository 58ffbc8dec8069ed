import { lazy, type ReactNode, Suspense, useState } from "react";
import { recentMatches } from "../match/recent.ts";
import { loadName } from "../match/seats/own-name.ts";
import { type ListedGame, useGames } from "./create-match.ts";
import { MatchLists } from "./match-lists.tsx";
import { Hero, PlayNow } from "./play-now.tsx";
import { useLobbyWords } from "./words/words.ts";
import "./lobby.css";

const Continue = lazy(() => import("./continue.tsx").then(({ Continue }) => ({ default: Continue })));
const MatchForm = lazy(() => import("./match-form.tsx").then(({ MatchForm }) => ({ default: MatchForm })));

/** The form is loaded when it is opened: few need it. */
function OwnMatch({ games, name }: { readonly games: readonly ListedGame[]; readonly name: string }) {
  const { make } = useLobbyWords();
  const [isOpened, setOpened] = useState(false);
  return (
    <details className="card make-match" onToggle={() => setOpened(true)}>
      <summary>
        <h2 className="large">{make.title}</h2>
      </summary>
      <Suspense>{isOpened && <MatchForm games={games} name={name} />}</Suspense>
    </details>
  );
}

/** Everything about playing on the home page; `children` come below it. */
export function Lobby({ children }: { readonly children: ReactNode }) {
  const { games, isAway } = useGames();
  const [name, setName] = useState(loadName);
  const [isAlone, setAlone] = useState(false);
  return (
    <div className="home">
      <Hero games={games} name={name} isAlone={isAlone || isAway} />
      <Suspense>{recentMatches().length > 0 && <Continue />}</Suspense>
      <div className="page home-rows grid">
        <PlayNow {...{ games, name, setName, isAlone, setAlone, isAway }} />
        <MatchLists />
        {games.length > 0 && <OwnMatch games={games} name={name} />}
        {children}
      </div>
    </div>
  );
}
