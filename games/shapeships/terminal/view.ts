import type { Json, Seat } from "@umpire/kernel";
import type { Language, Moment } from "@umpire/kit";
import { type Book, bookOf } from "../book/book.ts";
import { shapeships } from "../game.ts";
import type { ShapeshipsState, Side } from "../rules/shape.ts";
import { type TerminalWords, terminalWords } from "./words/words.ts";

/** A rules pack with the terminal's words for it. */
export type TerminalBook = Book & { readonly language: Language; readonly words: TerminalWords };

/** What a player sees, and the book beside it. */
export type PlayerView = TerminalBook & { readonly state: ShapeshipsState; readonly seat: Seat; readonly side: Side };

export function readBook(rules: Json, language: Language): TerminalBook {
  const pack = shapeships.parse.rules(rules);
  if (!pack.ok) throw new TypeError("this is no rules pack of shapeships");
  return { ...bookOf(pack.value, language), language, words: terminalWords[language] };
}

export function readView({ view, rules, seat, language }: Moment): PlayerView {
  const book = readBook(rules, language);
  const state = shapeships.parse.state(view, book.pack);
  if (!state.ok) throw new TypeError("this is no view of shapeships");
  return { ...book, state: state.value, seat, side: seat === 0 ? 0 : 1 };
}
