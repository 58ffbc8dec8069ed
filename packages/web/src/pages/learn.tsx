import { lessonPath, type SiteGame, useLanguage } from "@umpire/ui";
import { Suspense } from "react";
import { useFirstMatch } from "../lobby/first-match.ts";
import { Loading } from "../shell/loading.tsx";
import { useWords } from "../words/words.ts";

export type Guide = NonNullable<SiteGame["guide"]>;

/** How a game is learnt by doing: a lesson, a first match, and what there is to look up. */
export function Learn({ game }: { readonly game: SiteGame }) {
  const { id, lesson, guide } = game;
  const { rules } = useWords();
  const language = useLanguage();
  const { isBusy, problem, play } = useFirstMatch(game);
  return (
    <div className="row">
      {lesson !== undefined && (
        <a className="button primary" href={lessonPath(id)}>
          {rules.lesson}
        </a>
      )}
      {guide !== undefined && (
        <>
          <button type="button" className={lesson === undefined ? "primary" : ""} disabled={isBusy} onClick={play}>
            {rules.firstMatch}
          </button>
          <a href="#reference">{guide.referenceTitle[language]}</a>
        </>
      )}
      <p role="alert" className="error hide-empty">
        {problem}
      </p>
    </div>
  );
}

/** What the game is made of, from its own tables. */
export function Tables({ guide }: { readonly guide: Guide }) {
  const language = useLanguage();
  return (
    <section className="reference grid" aria-labelledby="reference">
      <h2 id="reference">{guide.referenceTitle[language]}</h2>
      <Suspense fallback={<Loading />}>
        <guide.Reference />
      </Suspense>
    </section>
  );
}
