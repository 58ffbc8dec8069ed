import type { Json } from "@umpire/kernel";
import { alike, nameSource, spellAmount } from "../../book/reckoning.ts";
import { shapeships } from "../../game.ts";
import { type Event, playerName, type Table, type Told } from "../model.ts";
import { sayNamed } from "./event-text.ts";

/** A piece of news: both orders side by side, a settlement, or a sentence. */
export type Item =
  | { readonly kind: "factions"; readonly event: Told<"factions-chosen"> }
  | { readonly kind: "drawings"; readonly event: Told<"completed"> }
  | { readonly kind: "orders"; readonly event: Told<"revealed"> }
  | { readonly kind: "settled"; readonly event: Told<"settled"> }
  | { readonly kind: "line"; readonly text: string };

/** What happened in one stage of one turn. */
export type Block = { readonly turn: number; readonly stage: string | null; readonly items: readonly Item[] };

type Speaker = Pick<Table, "language" | "words" | "book" | "names" | "side">;
type Effect = Told<"queued">["effect"];
/** Effects that are queued one after another are told together. */
type Queued = { readonly type: "queued-together"; readonly effects: readonly Effect[] };

/** What the umpire told of the game itself; what befalls the match is for the page around the table. */
export function readEvents(events: readonly Json[]): readonly Event[] {
  const known = shapeships.words?.["en"]?.event ?? {};
  const isOurs = (event: Json) =>
    typeof event === "object" && event !== null && "type" in event && Object.hasOwn(known, String(event["type"]));
  // The umpire sends them as the game made them, and they are only shown.
  return events.filter(isOurs) as unknown as readonly Event[];
}

/** What was heard, stage by stage; a stage in which there is nothing to tell is left out. */
export function newsOf(events: readonly Event[], speaker: Speaker): readonly Block[] {
  const blocks: { turn: number; stage: string | null; items: Item[] }[] = [{ turn: 0, stage: null, items: [] }];
  for (const event of gathered(events)) {
    const block = blocks.at(-1);
    if (event.type !== "step") block?.items.push(...itemsOf(event, speaker));
    else if (block?.turn !== event.turn || block.stage !== event.phase)
      blocks.push({ turn: event.turn, stage: event.phase, items: [] });
  }
  return blocks.filter(({ items }) => items.length > 0);
}

function gathered(events: readonly Event[]): readonly (Event | Queued)[] {
  const news: (Event | Queued)[] = [];
  for (const event of events) {
    const last = news.at(-1);
    if (event.type !== "queued") news.push(event);
    else if (last?.type === "queued-together")
      news[news.length - 1] = { ...last, effects: [...last.effects, event.effect] };
    else news.push({ type: "queued-together", effects: [event.effect] });
  }
  return news;
}

function itemsOf(event: Event | Queued, speaker: Speaker): readonly Item[] {
  switch (event.type) {
    case "factions-chosen":
      return [{ kind: "factions", event }];
    case "completed":
      return [{ kind: "drawings", event }];
    case "revealed":
      return event.automatic.every((automatic) => automatic)
        ? [{ kind: "line", text: speaker.words.news.nobodyActs }]
        : [{ kind: "orders", event }];
    case "settled":
      return [{ kind: "settled", event }];
    case "queued-together":
      return sayQueued(event, speaker).map((text) => ({ kind: "line", text }));
    default:
      return isIdle(event) ? [] : [{ kind: "line", text: sayNamed(event, speaker) ?? sayEvent(event, speaker) }];
  }
}

/** What nobody needs to be told: that nobody builds, that there is no energy, that the turn goes on. */
function isIdle(event: Event): boolean {
  if (event.type === "makers") return event.makers.every((list) => list.length === 0);
  if (event.type === "energy") return event.energy.every((held) => Object.values(held).every((amount) => amount === 0));
  return event.type === "turn-ended" || (event.type === "outcome" && event.result === "go_on");
}

function sayEvent(event: Event, { language }: Speaker): string {
  // Each sentence takes what its own event has; that the two belong together the compiler cannot see.
  const say = shapeships.words?.[language]?.event[event.type] as ((given: object) => string) | undefined;
  return say?.(event) ?? event.type;
}

function sayQueued({ effects }: Queued, speaker: Speaker): readonly string[] {
  const { words, book } = speaker;
  const { powers, reckoning } = book.words;
  return alike(effects, ({ source, type, value, target, because }) => [source, type, value, target, because]).map(
    (group) => {
      const { source, type, value, target } = group.one;
      const notes = spellAmount(group, value, book);
      const amount = `${powers.health(type, `${value * group.count}`)} ${reckoning.forTarget(type, playerName(speaker, target))}`;
      const detail = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
      return words.news.queued(`${nameSource(source, group, book)}, ${amount}${detail}`);
    },
  );
}
