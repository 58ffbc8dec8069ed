import type { ActionDescriber, DescribeContext, EventsDescriber } from "@umpire/ui";
import { shapeships } from "../game.ts";
import type { Side } from "../rules/shape.ts";
import { capitalize } from "../words/naming.ts";
import type { Opening } from "./battle/opening.ts";
import { type BoardModel, playerName, readRules, readView, sidesSeenBy, withWords } from "./model.ts";
import { formatOrder } from "./order-text.ts";
import { gameEvents, groupByStage, type LogItem, type LogStage } from "./turn/log.ts";

type TextContext = Omit<BoardModel, "next" | "decided">;

function contextOf({ language, rules, view, seat, names }: DescribeContext): TextContext {
  const pack = readRules(rules);
  const side = seat === 0 || seat === 1 ? seat : null;
  return { ...withWords(pack, language), state: readView(view, pack), side, names };
}

/** What happened, stage by stage, both orders and the sums of a settlement included. */
export const describeEvents: EventsDescriber = (telling) => {
  const context = contextOf(telling);
  return (events) => groupByStage(gameEvents(events), context).flatMap((block) => describeStage(block, context));
};

/** A decision is its order, line by line. */
export const describeAction: ActionDescriber = (telling) => {
  const context = contextOf(telling);
  return (action) => {
    const read = shapeships.parse.action(action);
    if (!read.ok) throw new TypeError("this is no order of shapeships");
    return formatOrder(read.value, context);
  };
};

function describeStage({ turn, stage, items }: LogStage, context: TextContext): readonly string[] {
  const { words, book } = context;
  const place = stage === null ? [] : [`${words.turn(turn)} · ${capitalize(book.term(stage))}`];
  return [...place, ...items.flatMap((item) => describeItem(item, context))];
}

function describeItem(item: LogItem, context: TextContext): readonly string[] {
  if (item.kind === "line") return [item.text];
  return sidesSeenBy(context.side).map((side) => describeSide(item, side, context));
}

/** One side's part of what concerns both. */
export function describeSide(
  item: Exclude<LogItem, { readonly kind: "line" }>,
  side: Side,
  context: TextContext,
): string {
  const { words, book } = context;
  const name = playerName(context, side);
  switch (item.kind) {
    case "factions":
      return `${name}: ${book.name(item.event.factions[side])}`;
    case "drawings":
      return `${name}: ${formatOrder(item.event.orders[side], context)}`;
    case "orders":
      return `${name}: ${item.event.automatic[side] ? words.log.couldNotAct : formatOrder(item.event.orders[side], context)}`;
    case "settled": {
      const { before, damage, healing, health } = item.event.players[side];
      return book.words.reckoning.sum(name, before, damage, healing, health);
    }
  }
}

/** Two orders that were opened, and what came of them, in a few sentences. */
export function describeOpening({ event, settled, isQuiet }: Opening, context: TextContext): readonly string[] {
  const kind = { "factions-chosen": "factions", completed: "drawings", revealed: "orders" } as const;
  const item = { kind: kind[event.type], event } as Exclude<LogItem, { readonly kind: "line" }>;
  const told = sidesSeenBy(context.side);
  return [
    `${context.words.reveal.title}.`,
    ...told.map((side) => `${describeSide(item, side, context)}.`),
    ...(isQuiet ? [context.words.log.nobodyActs] : []),
    ...(settled === null
      ? []
      : told.map(
          (side) =>
            `${describeSide({ kind: "settled", event: { type: "settled", players: settled } }, side, context)}.`,
        )),
  ];
}
