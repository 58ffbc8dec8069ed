import { rulesPath, useLanguage } from "@umpire/ui";
import { Suspense } from "react";
import { MiniBoardOf } from "../lobby/mini-board.tsx";
import { useSite } from "../site.ts";
import { useWords } from "../words/words.ts";

/** All rulebooks, each with a picture of the game that it teaches. */
export function Books() {
  const { learn } = useWords();
  const { rulebooks, games } = useSite();
  const language = useLanguage();
  return (
    <div className="page stack loose">
      <h1>{learn.title}</h1>
      <p className="muted">{learn.text}</p>
      <ul className="game-cards cards list">
        {rulebooks.map(({ id, title, about, Picture }) => {
          const game = games.find(({ book }) => book === id);
          return (
            <li key={id} className="card media">
              {game !== undefined && <MiniBoardOf game={game.id} position={null} />}
              {Picture !== undefined && (
                <div className="mini-board" aria-hidden="true">
                  <Suspense fallback={null}>
                    <Picture />
                  </Suspense>
                </div>
              )}
              <div className="media-text stack">
                <h2 className="large">
                  <a className="media-link" href={rulesPath(id)}>
                    {title[language]}
                  </a>
                </h2>
                <p className="muted">{about[language]}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
