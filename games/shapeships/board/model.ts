import { type Json, type Next, refusalSentence, type Seat } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import { createContext, useContext } from "react";
import { type Book, bookOf } from "../book/book.ts";
import { shapeships } from "../game.ts";
import type { Pack } from "../pack/pack.ts";
import type { ShapeshipsState } from "../rules/shape.ts";
import { type ShapeshipsRefusal, type Side, sides } from "../rules/shape.ts";
import { type BoardWords, boardWords } from "./words/words.ts";

/** What one viewer sees, and the words in which it is described: shared by all parts of the board. */
export type BoardModel = {
  readonly language: Language;
  readonly words: BoardWords;
  readonly book: Book;
  readonly pack: Pack;
  readonly state: ShapeshipsState;
  readonly next: Next;
  readonly decided: readonly Seat[];
  /** Whose eyes these are; null for a spectator. */
  readonly side: Side | null;
  readonly names: readonly string[];
};

export function readRules(rules: Json): Pack {
  const read = shapeships.parse.rules(rules);
  if (!read.ok) throw new TypeError("this is no rules pack of shapeships");
  return read.value;
}

export function readView(view: Json, pack: Pack): ShapeshipsState {
  const read = shapeships.parse.state(view, pack);
  if (!read.ok) throw new TypeError("this is no view of shapeships");
  return read.value;
}

export const withWords = (pack: Pack, language: Language) => ({
  language,
  pack,
  words: boardWords[language],
  book: bookOf(pack, language),
});

/** One's own side first; a spectator sees North first. */
export const sidesSeenBy = (side: Side | null): readonly Side[] => (side === 1 ? [1, 0] : sides);

/** What a player is called; the viewer's own name is marked. */
export function playerName({ names, side, words }: Pick<BoardModel, "names" | "side" | "words">, whose: Side): string {
  const name = names[whose] ?? words.sides[whose];
  return whose === side ? words.you(name) : name;
}

/** The kind of a ship, in play or gone, on either side. */
export function kindOf({ players }: ShapeshipsState, id: string): string | undefined {
  const all = players.flatMap(({ ships, wrecks }) => [...ships, ...wrecks]);
  return all.find((ship) => ship.id === id)?.ship;
}

/** Why something is refused, in the game's own words. */
export const describeRefusal = (refusal: ShapeshipsRefusal, language: Language): string =>
  refusalSentence(language, [], shapeships, refusal) ?? refusal.code;

const BoardContext = createContext<BoardModel | null>(null);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): BoardModel {
  const model = useContext(BoardContext);
  if (model === null) throw new Error("useBoard is called outside a board");
  return model;
}
