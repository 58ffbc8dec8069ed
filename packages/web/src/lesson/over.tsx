import { rulesPath, type SiteGame } from "@umpire/ui";
import { useFirstMatch } from "../lobby/first-match.ts";
import { MiniBoardOf } from "../lobby/mini-board.tsx";
import { useLessonWords } from "./words/words.ts";

/** After the last step: the one thing to do now. */
export function LessonOver({ game, restart }: { readonly game: SiteGame; readonly restart: () => void }) {
  const words = useLessonWords();
  const { isBusy, problem, play } = useFirstMatch(game);
  const { id, book } = game;
  return (
    <div className="poster lesson-over">
      <div className="stack loose">
        <h1>{words.over.title}</h1>
        <p>{words.over.text}</p>
        <p className="cluster">
          <button type="button" className="act big" disabled={isBusy} onClick={play}>
            {words.over.play}
          </button>
        </p>
        <p role="alert" className="hide-empty">
          {problem}
        </p>
        <p className="row">
          <button type="button" className="on-dark" onClick={restart}>
            {words.over.again}
          </button>
          {book !== undefined && (
            <a className="button on-dark" href={rulesPath(book)}>
              {words.rules}
            </a>
          )}
        </p>
      </div>
      <MiniBoardOf game={id} position={null} />
    </div>
  );
}
