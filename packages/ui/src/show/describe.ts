import { type Counter, type Item, type Mark, type Piece, type Text, textIn } from "@umpire/toolkit";
import type { Language } from "../language.ts";
import { showWords } from "./words/words.ts";

/** Whom things belong to, and in which language they are called. */
export type Naming = { readonly language: Language; readonly names: readonly string[] };

const given = ({ language }: Naming, label: Text | undefined): string | null =>
  label === undefined ? null : textIn(language, label);

const withOwner = ({ names }: Naming, seat: number | undefined, what: string): string =>
  seat === undefined || names[seat] === undefined ? what : `${what} (${names[seat]})`;

const numbered = (what: string, count: number | undefined): string => (count === undefined ? what : `${what} ${count}`);

/** What a piece is called: "disc (Ada)". */
export function describePiece(naming: Naming, { label, shape = "disc", text, count, seat }: Omit<Piece, "at">): string {
  const what = given(naming, label) ?? text ?? showWords(naming.language).shapes[shape];
  return withOwner(naming, seat, numbered(what, count));
}

function describeFace(language: Language, item: Item): string {
  const words = showWords(language);
  if ("die" in item) return words.die(item.die);
  if ("token" in item) return numbered(item.text ?? words.shapes[item.token], item.count);
  if (item.card === null) return `${words.card}, ${words.faceDown}`;
  const face = textIn(language, item.card);
  return item.suit === undefined ? face : `${face} ${words.suits[item.suit]}`;
}

export const describeItem = (naming: Naming, item: Item): string =>
  given(naming, item.label) ?? withOwner(naming, item.seat, describeFace(naming.language, item));

export const describeMark = ({ language }: Naming, { mark }: Mark): string => showWords(language).marks[mark];

/** The value of a counter: "3 of 5". */
export function describeValue(language: Language, { value, of }: Pick<Counter, "value" | "of">): string {
  const shown = typeof value === "number" ? String(value) : textIn(language, value);
  return of === undefined ? shown : showWords(language).of(shown, of);
}
