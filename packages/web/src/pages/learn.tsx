import { remember, type SiteGame, useLanguage } from "@umpire/ui";
import { Suspense } from "react";
import { easiestBot, useCreateMatch } from "../lobby/create-match.ts";
import { seatsAgainst } from "../lobby/seats-against.ts";
import { loadName } from "../match/seats/own-name.ts";
import { Loading } from "../shell/loading.tsx";
import { useWords } from "../words/words.ts";

/** A game that can be learnt by playing, with a reference made from its data. */
export type Learnable = SiteGame & Required<Pick<SiteGame, "guide">>;

/** The game that a rulebook teaches, where it can be learnt by playing. */
export const learnableBy = (games: readonly SiteGame[], book: string): Learnable | undefined =>
  games.find((game): game is Learnable => game.book === book && game.guide !== undefined);

/** A first match, with the guide at hand even where it was sent away before. */
export function FirstMatch({ game: { id, guide } }: { readonly game: Learnable }) {
  const { rules } = useWords();
  const language = useLanguage();
  const { isBusy, problem, create } = useCreateMatch();
  const play = () => {
    remember(guide.key, "on");
    create({ game: id, seats: seatsAgainst(easiestBot, 2) }, loadName());
  };
  return (
    <div className="row">
      <button type="button" className="primary" disabled={isBusy} onClick={play}>
        {rules.firstMatch}
      </button>
      <a href="#reference">{guide.referenceTitle[language]}</a>
      <p role="alert" className="error">
        {problem}
      </p>
    </div>
  );
}

/** What the game is made of, from its own tables. */
export function Reference({ game: { guide } }: { readonly game: Learnable }) {
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
