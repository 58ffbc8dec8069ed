import type { BattleOrder, Drawing, ShapeshipsAction } from "../rules/shape.ts";
import { fold } from "./names.ts";
import type { TerminalBook } from "./view.ts";

const noDrawing: Drawing = { basics: [], upgrades: [], makers: [], conversions: [] };
const noBattle: BattleOrder = { charges: [], solarPowers: [] };

/** A drawing order with these things in it. */
export const drawing = (some: Partial<Drawing>): Drawing => ({ ...noDrawing, ...some });
/** A battle order with these actions in it. */
export const battle = (some: Partial<BattleOrder>): BattleOrder => ({ ...noBattle, ...some });

/** Whether a word, typed alone, is taken for something else than a name: a command, a small word, the id of a ship. */
function isTaken(word: string, { words: { typed } }: TerminalBook): boolean {
  const { commands, nothing, ships, convert, draw, fillers, and } = typed;
  const taken = [...Object.values(commands), nothing, ships, convert, draw, fillers, and];
  return /^[nsxх]\d+$/.test(word) || taken.some((list) => list.includes(word));
}

/** A name as it can be typed: in quotation marks where it would be taken for something else. */
function formatName(id: string, book: TerminalBook): string {
  const name = book.name(id).toLowerCase();
  return isTaken(fold(name), book) ? book.words.typed.quoted(name) : name;
}

/** The order as a person would type it. */
export function formatOrder(action: ShapeshipsAction, book: TerminalBook): string {
  const name = (id: string) => formatName(id, book);
  const effectName = (effect: string) => book.term(effect).toLowerCase();
  const { typed } = book.words;
  if ("faction" in action) return name(action.faction);
  const items =
    "basics" in action
      ? [
          ...action.makers.map(({ ship, makes }) => typed.makes(ship, name(makes))),
          ...action.basics.map(({ ship, count, number }) =>
            typed.several(count, number === undefined ? name(ship) : `${name(ship)} ${number}`),
          ),
          ...action.conversions.map(({ ship }) => typed.converts(ship)),
          ...action.upgrades.map(({ ship, components = [] }) =>
            components.length === 0 ? name(ship) : `${name(ship)}${typed.parts(components)}`,
          ),
        ]
      : [
          ...action.charges.map(({ ship, effect, own, target }) => spaced([ship, effectName(effect), own, target])),
          ...action.solarPowers.map(({ power, spend, own, target }) => spaced([name(power), spend, own, target])),
        ];
  if (items.length > 0) return items.join(", ");
  return "basics" in action ? typed.drawsNothing : typed.passes;
}

const spaced = (parts: readonly (string | number | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(" ");
