import { type Item, type Suit, type Text, textIn } from "@umpire/toolkit";
import { useLanguage } from "../language.ts";
import { sideShape } from "../parts/side-mark.tsx";
import { PieceLook } from "./piece.tsx";

const suits: { readonly [suit in Suit]: string } = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };

/** Where the eyes of a die are, by its face. */
const eyes: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[8, 8]],
  [
    [5, 5],
    [11, 11],
  ],
  [
    [5, 5],
    [8, 8],
    [11, 11],
  ],
  [
    [5, 5],
    [11, 5],
    [5, 11],
    [11, 11],
  ],
  [
    [5, 5],
    [11, 5],
    [8, 8],
    [5, 11],
    [11, 11],
  ],
  [
    [5, 4.5],
    [11, 4.5],
    [5, 8],
    [11, 8],
    [5, 11.5],
    [11, 11.5],
  ],
];

function Die({ face }: { readonly face: number | null }) {
  const seen = face === null ? null : eyes[face];
  return (
    <svg className="show-drawing" viewBox="0 0 16 16" aria-hidden="true" data-hidden={face === null || undefined}>
      <rect className="show-die" x={1.5} y={1.5} width={13} height={13} rx={3} />
      {seen?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="show-eye" cx={x} cy={y} r={1.3} />
      ))}
      {seen === undefined && (
        <text className="show-number" x={8} y={8} textAnchor="middle" dominantBaseline="central">
          {face}
        </text>
      )}
    </svg>
  );
}

type CardProps = {
  readonly card: Text | null;
  readonly suit?: Suit | undefined;
  readonly seat?: number | undefined;
};

function Card({ card, suit, seat }: CardProps) {
  const face = textIn(useLanguage(), card ?? "");
  return (
    <span className="show-paper" data-suit={suit} data-back={card === null || undefined} aria-hidden="true">
      {card !== null && (
        <>
          <span className="show-rank" data-long={face.length > 2 || undefined}>
            {face}
          </span>
          {suit !== undefined && <span className="show-suit">{suits[suit]}</span>}
        </>
      )}
      {seat !== undefined && (
        <svg className="show-whose" viewBox="0 0 16 16" data-seat={seat} aria-hidden="true">
          <path d={sideShape(seat)} />
        </svg>
      )}
    </span>
  );
}

/** A card, a die or a token as a drawing. */
export function ItemLook({ item }: { readonly item: Item }) {
  if ("card" in item) return <Card card={item.card} suit={item.suit} seat={item.seat} />;
  if ("die" in item) return <Die face={item.die} />;
  return <PieceLook seat={item.seat} shape={item.token} text={item.text} count={item.count} />;
}

/** What changes when it is turned over. */
export const itemLook = (item: Item): string => {
  if ("card" in item) return item.card === null ? "" : textIn("en", item.card);
  return "die" in item ? String(item.die) : String(item.seat);
};
