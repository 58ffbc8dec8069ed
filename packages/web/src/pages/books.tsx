import { rulesPath, useLanguage } from "@umpire/ui";
import { MiniBoardOf } from "../lobby/mini-board.tsx";
import { useSite } from "../site.ts";
import { useWords } from "../words/words.ts";
import "./books.css";

/** All rulebooks, each with a picture of the game that it teaches. */
export function Books() {
  const { learn } = useWords();
  const { rulebooks, games } = useSite();
  const language = useLanguage();
  return (
    <div className="page stack loose">
      <h1>{learn.title}</h1>
      <p className="muted">{learn.text}</p>
      <ul className="books list">
        {rulebooks.map(({ id, title, about }) => {
          const game = games.find(({ book }) => book === id);
          return (
            <li key={id} className="card book-card">
              {game !== undefined && <MiniBoardOf game={game.id} position={null} />}
              <div className="game-text stack">
                <h2>
                  <a href={rulesPath(id)}>{title[language]}</a>
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
