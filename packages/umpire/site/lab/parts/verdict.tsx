import type { Frame } from "@umpire/server/simulation";
import { useLabWords } from "../words/words.ts";

/** What came of it, and how the command says the same. */
export function Verdict({ frame, seed }: { readonly frame: Frame; readonly seed: number }) {
  const { verdict: words, counts: said, hand } = useLabWords();
  const { verdict, scene, byHand } = frame;
  if (verdict === null) return null;
  const { trouble, figures, lines, digest, isTwin, isLong } = verdict;
  const { lost, shown } = scene.counts;
  return (
    <section className="grid tight lab-verdict" aria-label={trouble === null ? said.held : trouble}>
      {trouble === null && (
        <>
          <p>{lost === 0 ? words.held(figures.acks, figures.entries, shown) : words.exempt}</p>
          <p className="muted">
            {[lost === 0 && words.register, isTwin && words.twin, isLong && words.long].filter(Boolean).join(" ")}
          </p>
        </>
      )}
      <p>
        {byHand.length > 0 ? (
          hand.yours
        ) : (
          <>
            {words.same} <code>npm run simulate -- --seed {seed}</code>
          </>
        )}
      </p>
      <p className="fine">
        {words.digest(lines)} <code data-testid="digest">{digest}</code>
      </p>
    </section>
  );
}
