import type { BattleItem, DrawingItem } from "../book/items.ts";
import type { ShapeshipsAction } from "../rules/shape.ts";
import { type BattleOrder, type Drawing, kindOf, type Table } from "./model.ts";

/** One thing of an order as people read it, with the kind of ship to draw beside it and what would take it out again. */
export type Line = {
  readonly text: string;
  readonly ship: string | null;
  readonly item: DrawingItem | BattleItem | null;
};

type Speaker = Pick<Table, "book" | "words" | "state">;

/** An order as lines; none where nothing is done. */
export function orderLines(action: ShapeshipsAction, speaker: Speaker): readonly Line[] {
  if ("faction" in action) return [{ text: speaker.book.name(action.faction), ship: null, item: null }];
  return together("basics" in action ? drawingLines(action, speaker) : battleLines(action, speaker), speaker);
}

/** The same thing several times is one line. */
function together(lines: readonly Line[], { words }: Speaker): readonly Line[] {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  return lines
    .filter(({ text }, at) => lines.findIndex((each) => each.text === text) === at)
    .map((line) => ({ ...line, text: words.order.several(counts.get(line.text) ?? 1, line.text) }));
}

function drawingLines({ makers, basics, conversions, upgrades }: Drawing, { book, words, state }: Speaker) {
  const { order } = words;
  return [
    ...makers.map((maker) => ({
      text: order.makes(liveName(maker.ship, { book, state }), book.name(maker.makes)),
      ship: maker.makes,
      item: { makers: maker },
    })),
    ...basics.map(({ ship, count, number }) => {
      const name = number === undefined ? book.name(ship) : order.numbered(book.name(ship), number);
      const item = { basics: { ship, ...(number !== undefined && { number }) } };
      return { text: order.several(count, name), ship, item };
    }),
    ...conversions.map((conversion) => ({
      text: order.converts(liveName(conversion.ship, { book, state })),
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

function battleLines({ charges, solarPowers }: BattleOrder, speaker: Speaker) {
  const { book, words, state } = speaker;
  return [
    ...charges.map((charge) => ({
      text: aimed(`${liveName(charge.ship, speaker)}: ${book.term(charge.effect)}`, charge, speaker),
      ship: kindOf(state, charge.ship) ?? null,
      item: { charge },
    })),
    ...solarPowers.map((solar) => {
      const power = book.pack.solarPowers.find(({ id }) => id === solar.power);
      const name = aimed(book.name(solar.power), solar, speaker);
      const energy = solar.spend === undefined ? null : book.words.prices.energy(solar.spend, power?.spends ?? "");
      return { text: energy === null ? name : words.order.spending(name, energy), ship: null, item: { solar } };
    }),
  ];
}

type Aim = { readonly target?: string; readonly own?: string };

function aimed(deed: string, { target, own }: Aim, speaker: Speaker): string {
  if (target === undefined) return deed;
  const { order } = speaker.words;
  const at = liveName(target, speaker);
  return own === undefined ? order.aimed(deed, at) : order.paired(deed, liveName(own, speaker), at);
}

/** `Caliper N3`. */
export function liveName(id: string, { book, state }: Pick<Speaker, "book" | "state">): string {
  const kind = kindOf(state, id);
  return kind === undefined ? id : `${book.name(kind)} ${id}`;
}

/** An order in one line, a pass included. */
export function sayOrder(action: ShapeshipsAction, speaker: Speaker): string {
  const lines = orderLines(action, speaker);
  if (lines.length > 0) return lines.map(({ text }) => text).join(", ");
  return "basics" in action ? speaker.words.order.nothing : speaker.words.order.pass;
}
