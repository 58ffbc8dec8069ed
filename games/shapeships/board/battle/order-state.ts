import type { Side } from "../../rules/shape.ts";
import { isEmpty } from "../compose/draft.ts";
import type { BoardModel } from "../model.ts";
import type { Moment } from "../moment.ts";
import { formatOrder, orderLines } from "../order-text.ts";
import type { Opening } from "./opening.ts";
import type { OrderState } from "./order-card.tsx";

const nameOf = ({ names, words }: Pick<BoardModel, "names" | "words">, whose: Side) =>
  names[whose] ?? words.sides[whose];

export const titleOf = (model: BoardModel, whose: Side): string =>
  whose === model.side ? model.words.seal.yours : model.words.seal.theirs(nameOf(model, whose));

type OrderMoment = Pick<Moment, "own" | "draft" | "asked"> & { readonly reveal: Pick<Moment["reveal"], "shown"> };

/** What is to be seen of a player's order: one's own draft, that it is sealed, or what it said once it is open. */
export function orderOf(model: BoardModel, { reveal, own, draft, asked }: OrderMoment, whose: Side): OrderState {
  if (reveal.shown !== null) return openedOrder(model, reveal.shown, whose);
  const { seal } = model.words;
  const { next, decided, side } = model;
  if (whose === side && own !== null)
    return { is: "sealed", note: seal.sealedAs(isEmpty(own) ? seal.nothing : formatOrder(own, model)) };
  if (whose === side && asked !== null)
    return { is: "open", note: draft === null || isEmpty(draft) ? seal.nothingYet : formatOrder(draft, model) };
  if (decided.includes(whose)) return { is: "sealed", note: side === null ? seal.sealed : seal.opensWithYours };
  const isAwaited = "awaiting" in next && next.awaiting.includes(whose);
  return { is: "open", note: isAwaited ? seal.stillOpen : seal.nothingToDecide };
}

function openedOrder(model: BoardModel, { event, orders }: Opening, whose: Side): OrderState {
  const { seal, log } = model.words;
  const order = orders[whose];
  const who = whose === model.side ? null : nameOf(model, whose);
  if (event.type === "factions-chosen")
    return { is: "opened", lines: [], head: seal.chose(who), note: formatOrder(order, model) };
  const lines = orderLines(order, model);
  const said = isEmpty(order) ? seal.nothing : formatOrder(order, model);
  if (event.type === "completed") {
    const note = `${said}; ${seal.saved(event.lines[whose] + event.joining[whose])}`;
    return { is: "opened", lines, head: seal.drew(who), note };
  }
  const note = event.automatic[whose] ? log.couldNotAct : said;
  return { is: "opened", lines, head: event.window === "declaration" ? seal.declared(who) : seal.answered(who), note };
}
