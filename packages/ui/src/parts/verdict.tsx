import { type ReactNode, useId, useState } from "react";
import { useAfter } from "../after.ts";
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
  /** On the buttons that put the scene away and bring it back. */
  readonly close: string;
  readonly open: string;
};

/** The end of a match as a scene over its board; put away, the board is seen as it ended. On a phone it is a sheet. */
export function Verdict({ open, close, ...scene }: VerdictProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen)
    return (
      <button type="button" className="verdict-reopen" onClick={() => setOpen(true)}>
        {open}
      </button>
    );
  return (
    <Scene {...scene}>
      <button type="button" className="quiet" onClick={() => setOpen(false)}>
        {close}
      </button>
    </Scene>
  );
}

type SceneProps = Omit<VerdictProps, "open" | "close"> & { readonly children: ReactNode };

function Scene({ title, how, isWon, figures, picture, children }: SceneProps) {
  const id = useId();
  const acts = useAfter();
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
          <ul className="list grow verdict-figures">
            {figures.map(({ name, value }) => (
              <li key={name} className="well fine muted">
                <b className="score-text block">{value}</b> {name}
              </li>
            ))}
          </ul>
          <div className="row wide">
            {acts}
            {children}
          </div>
        </div>
      </section>
    </div>
  );
}
