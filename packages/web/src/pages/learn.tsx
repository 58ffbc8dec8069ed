import { remember } from "@umpire/ui";
import { lazy, Suspense } from "react";
import { guideKeys } from "../board/guide.ts";
import { gentlest, seatsWith, useBeginning } from "../lobby/begin.ts";
import { rememberedName } from "../match/seating.ts";
import { Loading } from "../shell/loading.tsx";
import { useWords } from "../words/say.ts";
import type { RulebookId } from "./routes.ts";

/** The games that can be learnt by playing, with a reference made from their data. */
export type Learnable = keyof typeof guideKeys;

export const isLearnable = (book: RulebookId): book is Learnable => Object.hasOwn(guideKeys, book);

const references = {
  tactics: lazy(() =>
    import("@umpire/tactics/board/usual-reference").then(({ Reference }) => ({ default: Reference })),
  ),
  shapeships: lazy(() =>
    import("@umpire/shapeships/board/usual-reference").then(({ Reference }) => ({ default: Reference })),
  ),
};

/** A first match, with the guide at hand even where it was sent away before. */
export function FirstMatch({ game }: { readonly game: Learnable }) {
  const { rules } = useWords();
  const { isBusy, trouble, begin } = useBeginning();
  const play = () => {
    remember(guideKeys[game], "on");
    begin({ game, seats: seatsWith(gentlest, 2) }, rememberedName());
  };
  return (
    <div className="row">
      <button type="button" className="primary" disabled={isBusy} onClick={play}>
        {rules.firstMatch}
      </button>
      <a href="#reference">{rules.reference[game]}</a>
      <p role="alert" className="error">
        {trouble}
      </p>
    </div>
  );
}

/** What the game is made of, from its own tables. */
export function Reference({ game }: { readonly game: Learnable }) {
  const { rules } = useWords();
  const Table = references[game];
  return (
    <section className="reference" aria-labelledby="reference">
      <h2 id="reference">{rules.reference[game]}</h2>
      <Suspense fallback={<Loading />}>
        <Table />
      </Suspense>
    </section>
  );
}
