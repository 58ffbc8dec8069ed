import type { BattleItem, DrawingItem } from "../book/items.ts";
import type { BattleOrder, Drawing, ShapeshipsAction } from "../rules/shape.ts";
import { type BoardModel, kindOf } from "./model.ts";

/** One thing of an order as people read it, with the kind of ship to draw beside it and what would take it out again. */
export type OrderLine = {
  readonly text: string;
  readonly ship: string | null;
  readonly item: DrawingItem | BattleItem | null;
};

type TextContext = Pick<BoardModel, "book" | "words" | "state">;

/** An order as lines; none where nothing is done. */
export function orderLines(action: ShapeshipsAction, context: TextContext): readonly OrderLine[] {
  if ("faction" in action) return [{ text: context.book.name(action.faction), ship: null, item: null }];
  return mergeLines("basics" in action ? drawingLines(action, context) : battleLines(action, context), context);
}

/** The same thing several times is one line. */
function mergeLines(lines: readonly OrderLine[], { words }: TextContext): readonly OrderLine[] {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  return lines
    .filter(({ text }, at) => lines.findIndex((each) => each.text === text) === at)
    .map((line) => ({ ...line, text: words.order.several(counts.get(line.text) ?? 1, line.text) }));
}

function drawingLines({ makers, basics, conversions, upgrades }: Drawing, { book, words, state }: TextContext) {
  const { order } = words;
  return [
    ...makers.map((maker) => ({
      text: order.makes(shipLabel(maker.ship, { book, state }), book.name(maker.makes)),
      ship: maker.makes,
      item: { makers: maker },
    })),
    ...basics.map(({ ship, count, number }) => {
      const name = number === undefined ? book.name(ship) : order.numbered(book.name(ship), number);
      const item = { basics: { ship, ...(number !== undefined && { number }) } };
      return { text: order.several(count, name), ship, item };
    }),
    ...conversions.map((conversion) => ({
      text: order.converts(shipLabel(conversion.ship, { book, state })),
      ship: kindOf(state, conversion.ship) ?? null,
      item: { conversions: conversion },
    })),
    ...upgrades.map(({ ship, components = [] }) => ({
      text: components.length === 0 ? book.name(ship) : order.from(book.name(ship), components),
      ship,
      item: { upgrades: { ship } },
    })),
  ];
}

function battleLines({ charges, solarPowers }: BattleOrder, context: TextContext) {
  const { book, words, state } = context;
  return [
    ...charges.map((charge) => ({
      text: aimed(`${shipLabel(charge.ship, context)}: ${book.term(charge.effect)}`, charge, context),
      ship: kindOf(state, charge.ship) ?? null,
      item: { charge },
    })),
    ...solarPowers.map((solar) => {
      const power = book.pack.solarPowers.find(({ id }) => id === solar.power);
      const name = aimed(book.name(solar.power), solar, context);
      const energy = solar.spend === undefined ? null : book.words.prices.energy(solar.spend, power?.spends ?? "");
      return { text: energy === null ? name : words.order.spending(name, energy), ship: null, item: { solar } };
    }),
  ];
}

type Aim = { readonly target?: string; readonly own?: string };

function aimed(option: string, { target, own }: Aim, context: TextContext): string {
  if (target === undefined) return option;
  const { order } = context.words;
  const at = shipLabel(target, context);
  return own === undefined ? order.aimed(option, at) : order.paired(option, shipLabel(own, context), at);
}

/** `Caliper N3`. */
export function shipLabel(id: string, { book, state }: Pick<TextContext, "book" | "state">): string {
  const kind = kindOf(state, id);
  return kind === undefined ? id : `${book.name(kind)} ${id}`;
}

/** An order in one line, a pass included. */
export function formatOrder(action: ShapeshipsAction, context: TextContext): string {
  const lines = orderLines(action, context);
  if (lines.length > 0) return lines.map(({ text }) => text).join(", ");
  return "basics" in action ? context.words.order.nothing : context.words.order.pass;
}
