import type { ActionDescriber, DescribeContext, EventsDescriber } from "@umpire/ui";
import { shapeships } from "../game.ts";
import { capital, playerName, readRules, readView, type Side, sidesSeenBy, speak, type Table } from "./model.ts";
import { sayOrder } from "./order-text.ts";
import { type Block, type Item, newsOf, readEvents } from "./turn/log.ts";

type Speaker = Omit<Table, "next" | "decided">;

function speakerOf({ language, rules, view, seat, names }: DescribeContext): Speaker {
  const pack = readRules(rules);
  const side = seat === 0 || seat === 1 ? seat : null;
  return { ...speak(pack, language), state: readView(view, pack), side, names };
}

/** What happened, stage by stage, both orders and the sums of a settlement included. */
export const tellShapeships: EventsDescriber = (telling) => {
  const speaker = speakerOf(telling);
  return (events) => newsOf(readEvents(events), speaker).flatMap((block) => tellBlock(block, speaker));
};

/** A decision is its order, line by line. */
export const callShapeships: ActionDescriber = (telling) => {
  const speaker = speakerOf(telling);
  return (action) => {
    const read = shapeships.parse.action(action);
    if (!read.ok) throw new TypeError("this is no order of shapeships");
    return sayOrder(read.value, speaker);
  };
};

function tellBlock({ turn, stage, items }: Block, speaker: Speaker): readonly string[] {
  const { words, book } = speaker;
  const place = stage === null ? [] : [`${words.turn(turn)} · ${capital(book.term(stage))}`];
  return [...place, ...items.flatMap((item) => tellItem(item, speaker))];
}

function tellItem(item: Item, speaker: Speaker): readonly string[] {
  if (item.kind === "line") return [item.text];
  return sidesSeenBy(speaker.side).map((side) => tellSide(item, side, speaker));
}

/** One side's part of what concerns both. */
export function tellSide(item: Exclude<Item, { readonly kind: "line" }>, side: Side, speaker: Speaker): string {
  const { words, book } = speaker;
  const name = playerName(speaker, side);
  switch (item.kind) {
    case "factions":
      return `${name}: ${book.name(item.event.factions[side])}`;
    case "drawings":
      return `${name}: ${sayOrder(item.event.orders[side], speaker)}`;
    case "orders":
      return `${name}: ${item.event.automatic[side] ? words.news.couldNotAct : sayOrder(item.event.orders[side], speaker)}`;
    case "settled": {
      const { before, damage, healing, health } = item.event.players[side];
      return book.words.reckoning.sum(name, before, damage, healing, health);
    }
  }
}
