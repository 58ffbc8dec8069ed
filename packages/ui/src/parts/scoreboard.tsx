import type { ReactNode } from "react";
import { Ball } from "./ball.tsx";
import { SideMark } from "./side-mark.tsx";
import "./scoreboard.css";

export type ScoreboardSide = {
  /** The number of its colour and shape. */
  readonly side: number;
  readonly name: string;
  /** A word or two below the name. */
  readonly detail: string;
  /** The number that counts; null where the game has none. */
  readonly figure: string | null;
  /** What the figure counts, for those who cannot see where it stands. */
  readonly figureLabel: string;
  /** What the ball beside the name says; null where the ball is not with this side. */
  readonly ball: string | null;
  readonly clock?: ReactNode;
  /** Small things of the game's own beside the name: tokens, health. */
  readonly extra?: ReactNode;
};

type ScoreboardProps = {
  readonly label: string;
  readonly sides: readonly ScoreboardSide[];
  /** What goes on now, in two or three words; the only status line of a page. */
  readonly verb: string;
  /** How far the match is. */
  readonly detail: string;
  /** The same as a sentence in a live region, for those who hear the page. */
  readonly status: ReactNode;
};

function Side({ side, isRight }: { readonly side: ScoreboardSide; readonly isRight: boolean }) {
  const { name, detail, figure, figureLabel, ball, clock, extra } = side;
  return (
    <li className="line score-side" data-right={isRight || undefined} data-ball={ball !== null || undefined}>
      <SideMark side={side.side} />
      <span className="score-who">
        <strong className="lead strong clip" translate="no">
          {name}
        </strong>
        <span className="fine clip">{detail}</span>
      </span>
      {ball !== null && <Ball label={ball} />}
      {extra}
      {clock !== undefined && <span className="push score-clock">{clock}</span>}
      {figure !== null && (
        <span className="score-figure">
          <span className="visually-hidden">{figureLabel} </span>
          {figure}
        </span>
      )}
    </li>
  );
}

/** Up to four stand in one row, more of them in two that are as even as can be. */
const columnsOf = (sides: number): number => (sides <= 4 ? sides : Math.ceil(sides / 2));

/** Who plays, how it stands and whose call it is. */
export function Scoreboard({ label, sides, verb, detail, status }: ScoreboardProps) {
  const isDuel = sides.length === 2;
  return (
    <section className="scoreboard dark-ground" aria-label={label} data-duel={isDuel || undefined}>
      <ul className="list" style={{ "--columns": columnsOf(sides.length) } as object}>
        {sides.map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Side key={index} side={side} isRight={isDuel && index === 1} />
        ))}
      </ul>
      <p className="score-verb" aria-hidden="true">
        <strong>{verb}</strong>
        <span className="fine">{detail}</span>
      </p>
      {status}
    </section>
  );
}
