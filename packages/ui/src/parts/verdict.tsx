import { type ReactNode, useId, useState } from "react";
import { Ball } from "./ball.tsx";
import "./verdict.css";

type Figure = { readonly name: string; readonly value: number | string };

type VerdictProps = {
  readonly title: string;
  /** How it came to that, in a sentence. */
  readonly how: string;
  readonly isWon: boolean;
  readonly figures: readonly Figure[];
  /** What decided it. */
  readonly picture?: ReactNode;
  /** What can be done now. */
  readonly next: string;
  /** On the buttons that put the scene away and bring it back. */
  readonly close: string;
  readonly open: string;
};

/** The end of a match as a scene over its board; put away, the board is seen as it ended. On a phone it is a sheet. */
export function Verdict({ title, how, isWon, figures, picture, next, close, open }: VerdictProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen)
    return (
      <button type="button" className="verdict-reopen" onClick={() => setOpen(true)}>
        {open}
      </button>
    );
  return (
    <div className="verdict-scene over">
      <section className="verdict" aria-labelledby={id}>
        <header className="score-head">
          <h2 id={id}>{title}</h2>
          {isWon && <Ball label={title} />}
          <p className="lead muted">{how}</p>
        </header>
        <div className="verdict-body row">
          {picture}
          <div className="stack grow">
            <ul className="list verdict-figures">
              {figures.map(({ name, value }) => (
                <li key={name} className="well fine muted">
                  <b className="score-text block">{value}</b> {name}
                </li>
              ))}
            </ul>
            <p>{next}</p>
            <button type="button" className="start" onClick={() => setOpen(false)}>
              {close}
            </button>
          </div>
        </div>
      </section>
    </div>
  );
}
