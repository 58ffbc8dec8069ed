import { mergeReasons } from "../../book/reckoning.ts";
import type { EventOfType, Reason, ShapeshipsEvent, Side } from "../../rules/shape.ts";
import { signed } from "../../words/naming.ts";
import { type BoardModel, playerName, sidesSeenBy } from "../model.ts";

type TextContext = Pick<BoardModel, "words" | "book" | "names" | "side">;

/** An event that befalls a side, with the player's name where the game's words say North; null for any other. */
export function describeNamed(event: ShapeshipsEvent, context: TextContext): string | null {
  const { event: sentences } = context.words;
  const who = (side: Side) => playerName(context, side);
  const each = (say: (side: Side) => string) => sidesSeenBy(context.side).map((side) => `${who(side)} ${say(side)}`);
  switch (event.type) {
    case "rolled":
      return describeRoll(event, context);
    case "lines":
      return sentences.lines(each((side) => `${event.lines[side]}${formatReasons(event.because[side], context)}`));
    case "makers":
      return sentences.makers(each((side) => event.makers[side].join(", ") || sentences.none));
    case "energy":
      return sentences.energy(each((side) => formatEnergy(event.energy[side], context)));
    case "destroyed":
      return sentences.destroyed(who(event.side), shipIn(event, context));
    case "stolen":
      return sentences.stolen(who(event.to), shipIn(event, context));
    case "copied":
      return sentences.copied(who(event.side), context.book.name(event.ship));
    case "arrived":
      return sentences.arrived(who(event.side), shipIn(event, context), context.book.term(event.origin));
    case "outcome":
      return sentences.outcome(
        each((side) => signed(event.health[side])),
        event.winner === null ? null : who(event.winner),
        event.result !== "win",
      );
    default:
      return null;
  }
}

const shipIn = ({ id, ship }: { readonly id: string; readonly ship: string }, { book }: TextContext) =>
  `${book.name(ship)} ${id}`;

/** What the dice show, and what each reads in it where that is something else. */
function describeRoll({ base, rerolled, extra, reads }: EventOfType<"rolled">, context: TextContext): string {
  const { words, side } = context;
  const after = rerolled.length === 0 ? "" : ` (${words.event.after(rerolled)})`;
  const read = sidesSeenBy(side).map((whose) => words.event.read(playerName(context, whose), reads[whose]));
  return [
    `${words.die(base)}${after}.`,
    ...(extra === null ? [] : [`${words.extraDie(extra)}.`]),
    ...(reads.every((shows) => shows === base) ? [] : [words.event.reads(read)]),
  ].join(" ");
}

function formatEnergy(energy: EventOfType<"energy">["energy"][0], { words, book }: TextContext): string {
  const held = Object.entries(energy).filter(([, amount]) => amount > 0);
  return held.map(([colour, amount]) => book.words.prices.energy(amount, colour)).join(", ") || words.event.none;
}

/** ` (4 + 3 keel + 2 Strut N1)`; nothing where there is but one reason. */
export function formatReasons(because: readonly Reason[], { book }: Pick<TextContext, "book">): string {
  const parts = mergeReasons(because).filter(({ amount }) => amount !== 0);
  const said = parts.map((part) => {
    if (part.op === "base") return signed(part.amount);
    const [first = "", ...ids] = part.source.split(" ");
    const source = ids.length === 0 ? book.term(first) : [book.name(first), ...ids].join(" ");
    const isCounted = part.count !== undefined && part.count !== part.amount;
    return `${signed(part.amount)} ${source}${isCounted ? ` (${part.count})` : ""}`;
  });
  return parts.length < 2 ? "" : ` (${said.join(" + ")})`;
}
