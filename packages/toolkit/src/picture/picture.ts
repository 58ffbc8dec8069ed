import type { Hex } from "../hex.ts";

/** What a person reads: the same in every language, or one text for each. */
export type Text = string | { readonly en: string; readonly ru: string };

/** A cell's number on the first board; `"<board> <number>"` on a board with a key; else the key of an item. */
export type Place = number | string;

/** What a board is drawn on: a mown lawn, a blueprint, the night sky. */
export type Surface = "lawn" | "sheet" | "night";

type Ground =
  /** Columns and rows; cells are counted row by row from the origin. */
  | { readonly grid: readonly [columns: number, rows: number]; readonly origin?: "top-left" | "bottom-left" }
  /** Flat-top hexes, counted as they are listed. `rim` is drawn around them and belongs to seats. */
  | { readonly hexes: readonly Hex[]; readonly rim?: readonly (Hex & { readonly seat: number })[] }
  /** Points at least 1 apart, and which of them a line joins; without lines they are pits. */
  | {
      readonly points: readonly (readonly [x: number, y: number])[];
      readonly lines?: readonly (readonly [from: number, to: number])[];
    }
  /** The number of steps in a row. */
  | { readonly track: number };

/** A surface with numbered cells that pieces stand on. */
export type Board = Ground & {
  /** Needed from the second board on. */
  readonly key?: string;
  readonly title?: Text;
  readonly surface?: Surface;
  /** Seen from the other side: by half a turn. */
  readonly turned?: boolean;
  /** What cells are called, where that is not A1, B1, … or their numbers from 1. */
  readonly names?: readonly string[];
};

/** What a piece looks like. */
export type PieceShape = "disc" | "pawn" | "stones" | "ship" | "hit" | "miss";

/** How a thing looks, on a cell or in a row. */
type Look = {
  /** What it is in the next picture too: it moves, turns over or vanishes by its key. */
  readonly key: string;
  /** Whose it is: its colour and outline. */
  readonly seat?: number;
  /** What it is called. */
  readonly label?: Text;
};

/** What stands on a cell. */
export type Piece = Look & {
  readonly at: Place;
  readonly shape?: PieceShape;
  /** A short sign on it. */
  readonly text?: string;
  /** How many there are, where one drawing stands for several. */
  readonly count?: number;
  /** Where it appears from. */
  readonly from?: Place;
};

/** A card with what stands in its corner, or face down; a die; a token. */
export type Item = Look &
  (
    | { readonly card: Text | null; readonly suit?: Suit }
    | { readonly die: number | null }
    | { readonly token: PieceShape; readonly text?: string; readonly count?: number }
  );
/** The suit of a card. */
export type Suit = "spades" | "hearts" | "diamonds" | "clubs";

/** Things side by side: a hand, dice, what lies on the table. With a seat it is part of that player's mat. */
export type Row = {
  readonly key: string;
  readonly title?: Text;
  readonly seat?: number;
  readonly items: readonly Item[];
};

/** A number with its name. With a seat it is part of that player's mat. */
export type Counter = {
  readonly title: Text;
  readonly value: number | Text;
  readonly of?: number;
  readonly seat?: number;
};

/** A cell that stands out: of the last move, of the winning line, somebody's goal. */
export type Mark = { readonly at: Place; readonly mark: "last" | "win" | "goal"; readonly seat?: number };

/** Where an action is decided: at any of these places; or first at one, then at another. */
export type ActionPlace = Place | readonly Place[] | { readonly from: Place; readonly to: Place | readonly Place[] };

/** A table in words, as one viewer sees it; a client makes it into a drawing, a text, or speech. */
export type Picture<Action = unknown> = {
  readonly board?: Board | readonly Board[];
  readonly pieces?: readonly Piece[];
  readonly marks?: readonly Mark[];
  readonly rows?: readonly Row[];
  readonly counters?: readonly Counter[];
  /** The number that counts, by seat. */
  readonly scores?: readonly number[];
  /** How far the match is, in two or three words. */
  readonly progress?: Text;
  /** Where an action is decided; nowhere: then it is a button. */
  places?(action: Action): ActionPlace | null;
  /** What an action is called, where its place does not say it. */
  name?(action: Action): Text | null;
};

type Shown = {
  readonly shape?: { readonly view: unknown; readonly rules: unknown; readonly action: unknown };
};
type ShapeOf<G extends Shown> = NonNullable<G["shape"]>;

/** A board as data: what a seat sees, or a spectator where the seat is null. */
export type Show<G extends Shown> = (
  view: ShapeOf<G>["view"],
  seat: number | null,
  rules: ShapeOf<G>["rules"],
) => Picture<ShapeOf<G>["action"]>;

/** A text in a language. */
export const textIn = (language: "en" | "ru", text: Text): string => (typeof text === "string" ? text : text[language]);
