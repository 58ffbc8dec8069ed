import { words as cliWords, columns, describeEvent, formatNamed, pc, wrap } from "@umpire/cli/terminal";
import { type EventOf, type MatchEvent, termFor } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { nameOf } from "../book/book.ts";
import { mergeQueued, type QueuedTogether } from "../book/queued.ts";
import { formatAmount, groupAlike, mergeReasons, nameSource } from "../book/reckoning.ts";
import { shapeships } from "../game.ts";
import type { Shapeships } from "../rules/shape.ts";
import { sides } from "../rules/shape.ts";
import type { TerminalWords } from "./words/words.ts";
import { terminalWords } from "./words/words.ts";

type Event = EventOf<Shapeships["event"]>;
type SettledRow = OfType<"settled">["players"][0]["rows"][number];
type OfType<T extends Event["type"]> = Extract<Event, { readonly type: T }>;
type TextContext = {
  readonly language: Language;
  readonly words: TerminalWords;
  readonly term: (code: string) => string;
  readonly name: (id: string) => string;
};

/** What happened in one stage of one turn, under one heading. */
type LogStage = { turn: number; readonly stage: string; readonly steps: Set<string>; readonly lines: string[] };

/** What happened, by stages: a step is named only where something happened in it. */
export function describeEvents(
  events: readonly MatchEvent[],
  language: Language,
  teaching: boolean,
): readonly string[] {
  const context: TextContext = {
    language,
    words: terminalWords[language],
    term: (code) => termFor(language, shapeships, code),
    name: (id) => nameOf(language, id),
  };
  const blocks: LogStage[] = [{ turn: 0, stage: "", steps: new Set(), lines: [] }];
  let step = "";
  for (const event of mergeQueued(events as readonly Event[])) {
    const block = blocks.at(-1);
    if (event.type === "step") {
      step = event.step;
      if (block?.turn !== event.turn || block.stage !== event.phase)
        blocks.push({ turn: event.turn, stage: event.phase, steps: new Set(), lines: [] });
      continue;
    }
    const said = linesFor(event, context, teaching && block?.turn === 1);
    if (said.length > 0) block?.steps.add(step);
    block?.lines.push(...said);
  }
  return blocks.filter(({ lines }) => lines.length > 0).flatMap((block) => describeStage(block, context));
}

function describeStage({ turn, stage, steps, lines }: LogStage, { words, term }: TextContext): readonly string[] {
  if (stage === "") return lines;
  const heading = [words.layout.turn(turn), term(stage), [...steps].map(term).join(", ")].join(" · ");
  return [pc.dim(`— ${heading} —`), ...lines];
}

function linesFor(event: Event | QueuedTogether, context: TextContext, teaching: boolean): readonly string[] {
  switch (event.type) {
    case "queued-together":
      return describeQueued(event, context);
    case "revealed":
      return describeRevealed(event, context);
    case "settled":
      return describeSettled(event, context, teaching);
    case "makers":
      return event.makers.every((list) => list.length === 0) ? [] : said(event, context);
    case "energy":
      return describeEnergy(event, context);
    case "lines":
      return said({ ...event, because: [mergeReasons(event.because[0]), mergeReasons(event.because[1])] }, context);
    case "completed":
      return describeCompleted(event, context);
    case "outcome":
      return event.result === "go_on" ? [] : said(event, context).map(pc.bold);
    case "turn-ended":
      return [];
    default:
      return said(event, context);
  }
}

/** The game's own sentence, or the kernel's with the side's name in it, within the width of the screen. */
function said(event: Event, { language, words }: TextContext): readonly string[] {
  const named = formatNamed(cliWords[language], event.type, event, (seat) => words.sides[seat === 0 ? 0 : 1]);
  const lines = (named ?? describeEvent(language, shapeships, event)).split("\n");
  // One minus sign: sums are written with this one.
  return lines.map((line) => pc.cyan(wrap(line.replaceAll(/(?<=\s)-(?=\d)/g, "−"), 0, 2)));
}

/** Colours of which there is nothing are not mentioned. */
function describeEnergy(event: OfType<"energy">, context: TextContext): readonly string[] {
  const held = (energy: (typeof event.energy)[0]) =>
    Object.fromEntries(Object.entries(energy).filter(([, amount]) => amount > 0));
  const energy = [held(event.energy[0]), held(event.energy[1])] as const;
  return energy.every((each) => Object.keys(each).length === 0) ? [] : said({ ...event, energy }, context);
}

/** Ships that were made or converted are told before those that were drawn: nobody draws them. */
function describeCompleted(event: OfType<"completed">, context: TextContext): readonly string[] {
  const { log, sides: names } = context.words;
  const first = sides.flatMap((side) => {
    const { makers, conversions } = event.orders[side];
    const made = makers.map(({ ship, makes }) => log.oneMakes(ship, context.name(makes)));
    return [
      ...(made.length === 0 ? [] : [log.makes(names[side], made)]),
      ...(conversions.length === 0
        ? []
        : [
            log.converts(
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
  return [...first.map((line) => pc.cyan(wrap(line, 0, 2))), ...said({ ...event, orders }, context)];
}

function describeQueued({ effects }: QueuedTogether, context: TextContext): readonly string[] {
  const { words } = context;
  return groupAlike(effects, ({ source, type, value, target, because }) => [source, type, value, target, because]).map(
    (group) => {
      const { source, type, value, target } = group.one;
      const notes = formatAmount(group, value, context);
      const amount = words.powers.health(type, `${value * group.count}`);
      const detail = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
      const names = nameSource(source, group, context);
      const line = words.log.queued(names, type, `${amount}${detail}`, words.sides[target]);
      return pc.cyan(wrap(line, 0, 2));
    },
  );
}

function describeRevealed(event: OfType<"revealed">, context: TextContext): readonly string[] {
  const { log, sides: names } = context.words;
  if (event.automatic.every((automatic) => automatic)) return [pc.dim(log.nobodyActs)];
  const idle = sides.filter((side) => event.automatic[side]).map((side) => pc.dim(log.couldNotAct(names[side])));
  return [...said(event, context), ...idle];
}

/** The settlement as a table: what each player's health comes from, like effects together. */
function describeSettled({ players }: OfType<"settled">, context: TextContext, teaching: boolean): readonly string[] {
  const { reckoning, sides: names, lesson } = context.words;
  const tables = sides.map((side) => {
    const { before, damage, healing, ceiling, health, rows } = players[side];
    const capped = before - damage + healing > ceiling ? reckoning.capped(ceiling) : "";
    const head = pc.bold(`${reckoning.sum(names[side], before, damage, healing, health)}${capped}`);
    return rows.length === 0 ? head : `${head}\n${columns(settledRows(rows, context), 4)}`;
  });
  return teaching ? [...tables, pc.green(wrap(lesson.settlement))] : tables;
}

function settledRows(rows: readonly SettledRow[], context: TextContext): readonly (readonly string[])[] {
  const { reckoning, powers } = context.words;
  return groupAlike(rows, ({ source, type, value, counted, why, because }) => [
    ...[source, type, value, counted, why],
    because,
  ]).map((group) => {
    const { source, type, value, counted, why, because } = group.one;
    const lost = counted === 0 && value > 0;
    // What is lost would have counted with its multipliers.
    const each = lost ? because.reduce((sum, part) => sum + part.amount, 0) : counted;
    const notes = [reckoning.why[why], ...formatAmount(group, each, context)];
    const amount = powers.health(type, `${each * group.count}`);
    return [lost ? reckoning.notCounted(amount) : amount, nameSource(source, group, context), notes.join("; ")];
  });
}
