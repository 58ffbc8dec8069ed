import { eventSentence, type Json } from "@umpire/kernel";
import { mergeQueued, type QueuedTogether } from "../../book/queued.ts";
import { formatAmount, groupAlike, nameSource } from "../../book/reckoning.ts";
import { shapeships } from "../../game.ts";
import type { EventOfType, ShapeshipsEvent } from "../../rules/shape.ts";
import { type BoardModel, playerName } from "../model.ts";
import { describeNamed } from "./event-text.ts";

/** An entry of the log: both orders side by side, a settlement, or a sentence. */
export type LogItem =
  | { readonly kind: "factions"; readonly event: EventOfType<"factions-chosen"> }
  | { readonly kind: "drawings"; readonly event: EventOfType<"completed"> }
  | { readonly kind: "orders"; readonly event: EventOfType<"revealed"> }
  | { readonly kind: "settled"; readonly event: EventOfType<"settled"> }
  | { readonly kind: "line"; readonly text: string };

type TextContext = Pick<BoardModel, "language" | "words" | "book" | "names" | "side">;

/** Whether the game says something of such an event, in a language that is here. */
const isSaid = (type: string): boolean =>
  Object.values<{ readonly event: object } | undefined>(shapeships.words ?? {}).some((words) =>
    Object.hasOwn(words?.event ?? {}, type),
  );

/** The game's own events; those of the match are shown by the page around the board. */
export function gameEvents(events: readonly Json[]): readonly ShapeshipsEvent[] {
  const isGameEvent = (event: Json) =>
    typeof event === "object" && event !== null && "type" in event && isSaid(String(event["type"]));
  // The umpire sends them as the game made them, and they are only shown.
  return events.filter(isGameEvent) as unknown as readonly ShapeshipsEvent[];
}

/** The events as entries of a log: which phase begins is left to the strip above the board. */
export const logItems = (events: readonly ShapeshipsEvent[], context: TextContext): readonly LogItem[] =>
  mergeQueued(events).flatMap((event) => itemsOf(event, context));

function itemsOf(event: ShapeshipsEvent | QueuedTogether, context: TextContext): readonly LogItem[] {
  switch (event.type) {
    case "factions-chosen":
      return [{ kind: "factions", event }];
    case "completed":
      return [{ kind: "drawings", event }];
    case "revealed":
      return event.automatic.every((automatic) => automatic)
        ? [{ kind: "line", text: context.words.log[event.window === "declaration" ? "nobodyActs" : "nobodyAnswers"] }]
        : [{ kind: "orders", event }];
    case "settled":
      return [{ kind: "settled", event }];
    case "queued-together":
      return describeQueued(event, context).map((text) => ({ kind: "line", text }));
    default:
      return isIdle(event)
        ? []
        : [{ kind: "line", text: describeNamed(event, context) ?? describePlain(event, context) }];
  }
}

/** Events that need no entry: that a step begins, that nobody builds, that there is no energy, that the turn goes on. */
function isIdle(event: ShapeshipsEvent): boolean {
  if (event.type === "makers") return event.makers.every((list) => list.length === 0);
  if (event.type === "energy") return event.energy.every((held) => Object.values(held).every((amount) => amount === 0));
  return event.type === "step" || event.type === "turn-ended" || (event.type === "outcome" && event.result === "go_on");
}

const describePlain = (event: ShapeshipsEvent, { language }: TextContext): string =>
  eventSentence(language, shapeships, event) ?? event.type;

function describeQueued({ effects }: QueuedTogether, context: TextContext): readonly string[] {
  const { words, book } = context;
  const { powers, reckoning } = book.words;
  return groupAlike(effects, ({ source, type, value, target, because }) => [source, type, value, target, because]).map(
    (group) => {
      const { source, type, value, target } = group.one;
      const notes = formatAmount(group, value, book);
      const amount = `${powers.health(type, `${value * group.count}`)} ${reckoning.forTarget(type, playerName(context, target))}`;
      const detail = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
      return words.log.queued(`${nameSource(source, group, book)}, ${amount}${detail}`);
    },
  );
}
