import { words as cliWords, columns, pc, sayEvent, sayNamed, wrap } from "@umpire/cli/terminal";
import { type EventOf, type MatchEvent, termFor } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { nameOf } from "../book/book.ts";
import { alike, mergeReasons, nameSource, spellAmount } from "../book/reckoning.ts";
import { shapeships } from "../game.ts";
import type { Shapeships } from "../rules/shape.ts";
import { sides, tableWords } from "./sight.ts";
import type { TableWords } from "./words/words.ts";

type Event = EventOf<Shapeships["event"]>;
type SettledRow = Told<"settled">["players"][0]["rows"][number];
type Told<T extends Event["type"]> = Extract<Event, { readonly type: T }>;
type Telling = {
  readonly language: Language;
  readonly words: TableWords;
  readonly term: (code: string) => string;
  readonly name: (id: string) => string;
};

/** What happened in one stage of one turn, under one heading. */
type Block = { turn: number; readonly stage: string; readonly steps: Set<string>; readonly lines: string[] };

/** What happened, by stages: a step is named only where something happened in it. */
export function tellEvents(events: readonly MatchEvent[], language: Language, teaching: boolean): readonly string[] {
  const telling: Telling = {
    language,
    words: tableWords[language],
    term: (code) => termFor(language, shapeships, code),
    name: (id) => nameOf(language, id),
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
      return tellEnergy(event, telling);
    case "lines":
      return said({ ...event, because: [mergeReasons(event.because[0]), mergeReasons(event.because[1])] }, telling);
    case "completed":
      return tellCompleted(event, telling);
    case "outcome":
      return event.result === "go_on" ? [] : said(event, telling).map(pc.bold);
    case "turn-ended":
      return [];
    default:
      return said(event, telling);
  }
}

/** The game's own sentence, or the kernel's with the side's name in it, within the width of the screen. */
function said(event: Event, { language, words }: Telling): readonly string[] {
  const named = sayNamed(cliWords[language], event.type, event, (seat) => words.sides[seat === 0 ? 0 : 1]);
  const lines = (named ?? sayEvent(language, shapeships, event)).split("\n");
  // One minus sign: sums are written with this one.
  return lines.map((line) => pc.cyan(wrap(line.replaceAll(/(?<=\s)-(?=\d)/g, "−"), 0, 2)));
}

/** Colours of which there is nothing are not mentioned. */
function tellEnergy(event: Told<"energy">, telling: Telling): readonly string[] {
  const held = (energy: (typeof event.energy)[0]) =>
    Object.fromEntries(Object.entries(energy).filter(([, amount]) => amount > 0));
  const energy = [held(event.energy[0]), held(event.energy[1])] as const;
  return energy.every((each) => Object.keys(each).length === 0) ? [] : said({ ...event, energy }, telling);
}

/** Ships that were made or converted are told before those that were drawn: nobody draws them. */
function tellCompleted(event: Told<"completed">, telling: Telling): readonly string[] {
  const { news, sides: names } = telling.words;
  const first = sides.flatMap((side) => {
    const { makers, conversions } = event.orders[side];
    const made = makers.map(({ ship, makes }) => news.oneMakes(ship, telling.name(makes)));
    return [
      ...(made.length === 0 ? [] : [news.makes(names[side], made)]),
      ...(conversions.length === 0
        ? []
        : [
            news.converts(
              names[side],
              conversions.map(({ ship }) => ship),
            ),
          ]),
    ];
  });
  const [north, south] = event.orders;
  const orders = [
    { ...north, makers: [], conversions: [] },
    { ...south, makers: [], conversions: [] },
  ] as const;
  return [...first.map((line) => pc.cyan(wrap(line, 0, 2))), ...said({ ...event, orders }, telling)];
}

function tellQueued({ effects }: Queued, telling: Telling): readonly string[] {
  const { words } = telling;
  return alike(effects, ({ source, type, value, target, because }) => [source, type, value, target, because]).map(
    (group) => {
      const { source, type, value, target } = group.one;
      const notes = spellAmount(group, value, telling);
      const amount = words.powers.health(type, `${value * group.count}`);
      const detail = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
      const names = nameSource(source, group, telling);
      const line = words.news.queued(names, type, `${amount}${detail}`, words.sides[target]);
      return pc.cyan(wrap(line, 0, 2));
    },
  );
}

function tellRevealed(event: Told<"revealed">, telling: Telling): readonly string[] {
  const { news, sides: names } = telling.words;
  if (event.automatic.every((automatic) => automatic)) return [pc.dim(news.nobodyActs)];
  const idle = sides.filter((side) => event.automatic[side]).map((side) => pc.dim(news.couldNotAct(names[side])));
  return [...said(event, telling), ...idle];
}

/** The settlement as a table: what each player's health comes from, like effects together. */
function tellSettled({ players }: Told<"settled">, telling: Telling, teaching: boolean): readonly string[] {
  const { reckoning, sides: names, lesson } = telling.words;
  const tables = sides.map((side) => {
    const { before, damage, healing, ceiling, health, rows } = players[side];
    const capped = before - damage + healing > ceiling ? reckoning.capped(ceiling) : "";
    const head = pc.bold(`${reckoning.sum(names[side], before, damage, healing, health)}${capped}`);
    return rows.length === 0 ? head : `${head}\n${columns(settledRows(rows, telling), 4)}`;
  });
  return teaching ? [...tables, pc.green(wrap(lesson.settlement))] : tables;
}

function settledRows(rows: readonly SettledRow[], telling: Telling): readonly (readonly string[])[] {
  const { reckoning, powers } = telling.words;
  return alike(rows, ({ source, type, value, counted, why, because }) => [
    ...[source, type, value, counted, why],
    because,
  ]).map((group) => {
    const { source, type, value, counted, why, because } = group.one;
    const lost = counted === 0 && value > 0;
    // What is lost would have counted with its multipliers.
    const each = lost ? because.reduce((sum, part) => sum + part.amount, 0) : counted;
    const notes = [reckoning.why[why], ...spellAmount(group, each, telling)];
    const amount = powers.health(type, `${each * group.count}`);
    return [lost ? reckoning.notCounted(amount) : amount, nameSource(source, group, telling), notes.join("; ")];
  });
}
