import type { ActionDescriber, DescribeContext, EventsDescriber } from "@umpire/ui";
import { shapeships } from "../game.ts";
import type { EventOfType, Side } from "../rules/shape.ts";
import type { Opening } from "./battle/opening.ts";
import { type BoardModel, playerName, readRules, readView, sidesSeenBy, withWords } from "./model.ts";
import { formatOrder } from "./order-text.ts";
import { gameEvents, type LogItem, logItems } from "./turn/log.ts";

type TextContext = Omit<BoardModel, "next" | "decided">;
type SettledSide = EventOfType<"settled">["players"][Side];

function contextOf({ language, rules, view, seat, names }: DescribeContext): TextContext {
  const pack = readRules(rules);
  const side = seat === 0 || seat === 1 ? seat : null;
  return { ...withWords(pack, language), state: readView(view, pack), side, names };
}

/** What happened, both orders and the sums of a settlement included; the turn is the heading that the log gives it. */
export const describeEvents: EventsDescriber = (telling) => {
  const context = contextOf(telling);
  return (events) => logItems(gameEvents(events), context).flatMap((item) => describeItem(item, context));
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

function describeItem(item: LogItem, context: TextContext): readonly string[] {
  if (item.kind === "line") return [item.text];
  const told = sidesSeenBy(context.side);
  if (item.kind !== "settled") return told.map((side) => describeSide(item, side, context));
  return [told.map((side) => `${playerName(context, side)} ${formatSum(item.event.players[side])}`).join(", ")];
}

/** `54 −9 +4 = 49`; what is nothing is left out. */
function formatSum({ before, damage, healing, health }: SettledSide): string {
  const changes = [...(damage > 0 ? [`−${damage}`] : []), ...(healing > 0 ? [`+${healing}`] : [])];
  return changes.length === 0 ? `${health}` : `${before} ${changes.join(" ")} = ${health}`;
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
