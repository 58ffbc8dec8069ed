import { type Json, type Seat, termFor } from "@umpire/kernel";
import type { Language, Moment } from "@umpire/kit";
import { nameOf } from "../book/book.ts";
import { shapeships } from "../game.ts";
import type { Shapeships, ShapeshipsState } from "../rules/shape.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import type { TableWords } from "./words/words.ts";

type Pack = Shapeships["rules"];
export type Ship = Pack["ships"][number];
export type SolarPower = Pack["solarPowers"][number];
export type Player = ShapeshipsState["players"][0];
export type LiveShip = Player["ships"][number];
export type Drawing = Extract<Shapeships["action"], { readonly basics: unknown }>;
export type BattleOrder = Extract<Shapeships["action"], { readonly charges: unknown }>;

/** A rules pack with the words in which it is described. */
export type Book = {
  readonly pack: Pack;
  readonly language: Language;
  readonly words: TableWords;
  /** What a code of the game is called: a step, an effect, something that is counted. */
  readonly term: (code: string) => string;
  /** What a ship, a solar power or a faction is called. */
  readonly name: (id: string) => string;
};

/** What a player sees, and the book beside it. */
export type Sight = Book & { readonly state: ShapeshipsState; readonly seat: Seat; readonly side: 0 | 1 };

export const tableWords: { readonly [language in Language]: TableWords } = { en, ru };

export function bookOf(rules: Json, language: Language): Book {
  const pack = shapeships.parse.rules(rules);
  if (!pack.ok) throw new TypeError("this is no rules pack of shapeships");
  return {
    pack: pack.value,
    language,
    words: tableWords[language],
    term: (code) => termFor(language, shapeships, code),
    name: (id) => nameOf(language, id),
  };
}

export function sightOf({ view, rules, seat, language }: Moment): Sight {
  const book = bookOf(rules, language);
  const state = shapeships.parse.state(view, book.pack);
  if (!state.ok) throw new TypeError("this is no view of shapeships");
  return { ...book, state: state.value, seat, side: seat === 0 ? 0 : 1 };
}

export const sides = [0, 1] as const;
export const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
export const findShip = ({ pack }: Book, id: string): Ship | undefined => pack.ships.find((ship) => ship.id === id);
/** The colours of energy that a player of this faction can hold. */
export const coloursOf = ({ pack }: Book, faction: string | null) =>
  pack.factions.find(({ id }) => id === faction)?.colours ?? [];
