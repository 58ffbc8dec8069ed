import type { EventOf, Json, Next, RefusalOf, Seat } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import { createContext, useContext } from "react";
import { type Book, bookOf } from "../book/book.ts";
import { shapeships } from "../game.ts";
import type { Pack } from "../pack/pack.ts";
import type { Shapeships, ShapeshipsAction, ShapeshipsState } from "../rules/shape.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import type { BoardWords } from "./words/words.ts";

export type Side = 0 | 1;
export const sides = [0, 1] as const;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export type Ship = Pack["ships"][number];
export type Power = Ship["powers"][number];
export type SolarPower = Pack["solarPowers"][number];
type Player = ShapeshipsState["players"][0];
export type LiveShip = Player["ships"][number];
export type Drawing = Extract<ShapeshipsAction, { readonly basics: unknown }>;
export type BattleOrder = Extract<ShapeshipsAction, { readonly charges: unknown }>;
export type Refusal = RefusalOf<Shapeships["refusal"]>;
export type Event = EventOf<Shapeships["event"]>;
export type Told<T extends Event["type"]> = Extract<Event, { readonly type: T }>;
export type Settlement = Told<"settled">["players"][0];

/** What one viewer sees, with the words in which it is told. */
export type Table = {
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

const boardWords: { readonly [language in Language]: BoardWords } = { en, ru };

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

export const speak = (pack: Pack, language: Language) => ({
  language,
  pack,
  words: boardWords[language],
  book: bookOf(pack, language),
});

/** One's own side first; a spectator sees North first. */
export const sidesSeenBy = (side: Side | null): readonly Side[] => (side === 1 ? [1, 0] : sides);

/** What a player is called; the viewer's own name is marked. */
export function playerName({ names, side, words }: Pick<Table, "names" | "side" | "words">, whose: Side): string {
  const name = names[whose] ?? words.sides[whose];
  return whose === side ? words.you(name) : name;
}

export const shipOf = (pack: Pack, id: string): Ship | undefined => pack.ships.find((ship) => ship.id === id);

/** The kind of a ship, whoever has it and whatever has become of it. */
export function kindOf({ players }: ShapeshipsState, id: string): string | undefined {
  const all = players.flatMap(({ ships, wrecks }) => [...ships, ...wrecks]);
  return all.find((ship) => ship.id === id)?.ship;
}

/** Why something is refused, in the game's own words, with its rule. */
export function sayRefusal(refusal: Refusal, { compose }: BoardWords, language: Language): string {
  // Each sentence takes what its own refusal has; that the two belong together the compiler cannot see.
  const say = shapeships.words?.[language]?.refusal[refusal.code] as ((given: object) => string) | undefined;
  // The game tells what became of an order; here there is none yet, and it is only too dear.
  const isDear = refusal.code === "not-enough-lines";
  const said = isDear ? compose.tooDear(refusal.needed, refusal.lines) : (say?.(refusal) ?? refusal.code);
  return refusal.rule === undefined ? said : `${said} (${refusal.rule})`;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error("a part of the table stands outside it");
  return table;
}

/** A name in the middle of nowhere begins with a capital letter. */
export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A number that may be below zero, with the minus sign that sums are written with. */
export const signed = (number: number) => `${number}`.replace("-", "−");
