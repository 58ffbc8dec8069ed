import { type Shapeships, shapeships } from "@umpire/games";
import type { EventOf, MatchEvent } from "@umpire/kernel";
import { pc } from "../colours.ts";
import { columns, wrap } from "../layout.ts";
import { sayEvent, sayTerm } from "../say.ts";
import type { Language } from "../words/words.ts";
import { alike, nameSource, type SettledRow, spellAmount } from "./rows.ts";
import { sides, tableWords } from "./sight.ts";
import type { TableWords } from "./words/words.ts";

type Event = EventOf<Shapeships["event"]>;
type Telling = { readonly language: Language; readonly words: TableWords; readonly term: (code: string) => string };

/** What happened in one stage of one turn, under one heading. */
type Block = { turn: number; readonly stage: string; readonly steps: Set<string>; readonly lines: string[] };

/** What happened, by stages: a step is named only where something happened in it. */
export function tellEvents(events: readonly MatchEvent[], language: Language, teaching: boolean): readonly string[] {
  const telling: Telling = {
    language,
    words: tableWords[language],
    term: (code) => sayTerm(language, shapeships, code),
  };
  const blocks: Block[] = [{ turn: 0, stage: "", steps: new Set(), lines: [] }];
  let step = "";
  for (const event of gathered(events as readonly Event[])) {
    const block = blocks.at(-1);
    if (event.type === "step") {
      step = event.step;
      if (block?.turn !== event.turn || block.stage !== event.phase)
        blocks.push({ turn: event.turn, stage: event.phase, steps: new Set(), lines: [] });
      continue;
    }
    const said = tellOne(event, telling, teaching && block?.turn === 1);
    if (said.length > 0) block?.steps.add(step);
    block?.lines.push(...said);
  }
  return blocks.filter(({ lines }) => lines.length > 0).flatMap((block) => tellBlock(block, telling));
}

function tellBlock({ turn, stage, steps, lines }: Block, { words, term }: Telling): readonly string[] {
  if (stage === "") return lines;
  const heading = [words.layout.turn(turn), term(stage), [...steps].map(term).join(", ")].join(" · ");
  return [pc.dim(`— ${heading} —`), ...lines];
}

/** Effects that are queued one after another and are alike become one piece of news. */
type Queued = { readonly type: "queued-together"; readonly effects: Shapeships["event"]["queued"]["effect"][] };

function gathered(events: readonly Event[]): readonly (Event | Queued)[] {
  const news: (Event | Queued)[] = [];
  for (const event of events) {
    const last = news.at(-1);
    if (event.type !== "queued") news.push(event);
    else if (last?.type === "queued-together") last.effects.push(event.effect);
    else news.push({ type: "queued-together", effects: [event.effect] });
  }
  return news;
}

function tellOne(event: Event | Queued, telling: Telling, teaching: boolean): readonly string[] {
  switch (event.type) {
    case "queued-together":
      return tellQueued(event, telling);
    case "revealed":
      return tellRevealed(event, telling);
    case "settled":
      return tellSettled(event, telling, teaching);
    case "makers":
      return event.makers.every((list) => list.length === 0) ? [] : said(event, telling);
    case "energy":
      return event.energy.every((held) => Object.values(held).every((n) => n === 0)) ? [] : said(event, telling);
    case "outcome":
      return event.result === "go_on" ? [] : said(event, telling).map(pc.bold);
    case "turn-ended":
      return [];
    default:
      return said(event, telling);
  }
}

/** The game's own sentence, within the width of the screen. */
function said(event: Event, { language }: Telling): readonly string[] {
  const lines = sayEvent(language, shapeships, event).split("\n");
  return lines.map((line) => pc.cyan(wrap(line, 0, 2)));
}

function tellQueued({ effects }: Queued, telling: Telling): readonly string[] {
  const { words } = telling;
  return alike(effects, ({ source, type, value, target, because }) => [source, type, value, target, because]).map(
    (group) => {
      const { source, type, value, target } = group.one;
      const notes = spellAmount(group, telling);
      const amount = words.powers.health(type, `${value * group.count}`);
      const detail = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
      const line = words.news.queued(nameSource(source, group, telling), `${amount}${detail}`, words.sides[target]);
      return pc.cyan(wrap(line, 0, 2));
    },
  );
}

function tellRevealed(event: Extract<Event, { readonly type: "revealed" }>, telling: Telling): readonly string[] {
  const { news, sides: names } = telling.words;
  if (event.automatic.every((automatic) => automatic)) return [pc.dim(news.nobodyActs)];
  const idle = sides.filter((side) => event.automatic[side]).map((side) => pc.dim(news.couldNotAct(names[side])));
  return [...said(event, telling), ...idle];
}

/** The settlement as a table: what each player's health comes from, like effects together. */
function tellSettled(
  { players }: Extract<Event, { readonly type: "settled" }>,
  telling: Telling,
  teaching: boolean,
): readonly string[] {
  const { news, sides: names, lesson } = telling.words;
  const tables = sides.map((side) => {
    const { before, damage, healing, ceiling, health, rows } = players[side];
    const capped = before - damage + healing > ceiling ? news.capped(ceiling) : "";
    const head = pc.bold(`${news.sum(names[side], before, damage, healing, health)}${capped}`);
    return rows.length === 0 ? head : `${head}\n${columns(settledRows(rows, telling), 4)}`;
  });
  return teaching ? [...tables, pc.green(wrap(lesson.settlement))] : tables;
}

function settledRows(rows: readonly SettledRow[], telling: Telling): readonly (readonly string[])[] {
  const { news, powers } = telling.words;
  return alike(rows, ({ source, type, value, counted, why, because }) => [
    ...[source, type, value, counted, why],
    because,
  ]).map((group) => {
    const { source, type, value, counted, why } = group.one;
    const notes = [news.why[why], ...spellAmount(group, telling)];
    const lost = counted === 0 && value > 0;
    const amount = powers.health(type, `${(lost ? value : counted) * group.count}`);
    return [lost ? news.notCounted(amount) : amount, nameSource(source, group, telling), notes.join("; ")];
  });
}
