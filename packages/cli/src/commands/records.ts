import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import {
  allSeats,
  err,
  type Game,
  hashText,
  type Json,
  type MatchEvent,
  nextOf,
  ok,
  type Registry,
  type Replayed,
  type Result,
  replay,
  type Viewer,
  visibleEvents,
} from "@umpire/kernel";
import { pc } from "../colours.ts";
import { terminalOf } from "../draw/draw.ts";
import { io } from "../io.ts";
import { type Line, LineSplitter } from "../lines.ts";
import { printableJson } from "../printable.ts";
import { describeEvent, words } from "../sentences.ts";
import type { Language } from "../words/words.ts";
import { describeEnd, type ExitCode, print, showRefusal } from "./show.ts";

type Options = {
  readonly json?: true;
  readonly language: Language;
  readonly viewer?: Viewer;
  readonly commitment?: string;
};

/** Shows a record step by step, as one viewer heard it or as the umpire knows it. */
export function replayFile(games: Registry, file: string, { json, language, viewer }: Options): ExitCode {
  const last = foldFile(games, file, ({ game, table, step, entry, events, hash }) => {
    if (typeof viewer === "number" && !allSeats(game, table).includes(viewer)) return;
    const told = viewer === undefined ? events : visibleEvents(game, events, viewer);
    if (json) print(JSON.stringify({ step, entry, events: told, hash }));
    else
      for (const line of describeStep(language, game, told.map(printableEvent)))
        print(`${pc.dim(String(step))} ${line}`);
  });
  if (!last.ok) return fail(last, { json, language });
  const { game, table, step } = last.value;
  if (typeof viewer === "number" && !allSeats(game, table).includes(viewer)) {
    showRefusal(language, game, { code: "bad-request", path: "--viewer", problem: "no such seat" }, json);
    return 2;
  }
  const next = nextOf(game, table);
  if (!json)
    print("over" in next ? describeEnd(language, game, next.over) : words[language].text.underWay({ entries: step }));
  return 0;
}

/** Names in a record may be anything: what would command the terminal is shown as text. */
const printableEvent = (event: MatchEvent): MatchEvent => printableJson(event as Json) as MatchEvent;

/** As the game tells it in the terminal, or a sentence an event. */
function describeStep(language: Language, game: Game, events: readonly MatchEvent[]): readonly string[] {
  return (
    terminalOf(game).tell?.(events, language, false) ?? events.map((event) => describeEvent(language, game, event))
  );
}

/** Recomputes every state and every hash of a record; and the hash of its secret, where one was published. */
export function verifyFile(games: Registry, file: string, { json, language, commitment }: Options): ExitCode {
  const last = foldFile(games, file, () => {});
  if (!last.ok) return fail(last, { json, language });
  const { game, table, step, hash } = last.value;
  const found = commitmentOf(table.seed);
  if (commitment !== undefined && found !== commitment)
    return fail(err({ code: "wrong-commitment", commitment, found }), { json, language });
  return describeVerified(game, table, step, hash, { json, language });
}

/** The seed of a match on a server begins with the server's secret, up to the first point. */
const commitmentOf = (seed: string): string => hashText(seed.split(".")[0] ?? "");

function describeVerified(
  game: Game,
  table: Replayed["table"],
  step: number,
  hash: string,
  { json, language }: Terminal,
): ExitCode {
  const over = "over" in nextOf(game, table);
  const found = { game: table.game, edition: table.edition, entries: step, over, hash };
  print(json ? JSON.stringify({ ok: true, ...found }) : pc.green(words[language].text.verified(found)));
  return 0;
}

type Terminal = { readonly json: true | undefined; readonly language: Language };

function fail({ refusal }: Result<never> & { ok: false }, { json, language }: Terminal) {
  showRefusal(language, null, refusal, json);
  return refusal.code === "no-such-file" ? 2 : 1;
}

/** Folds a file line by line, in constant memory; gives the last step, or what is wrong with the record. */
export function foldFile(games: Registry, file: string, each: (step: Replayed) => void): Result<Replayed> {
  const opened = open(file);
  if (!opened.ok) return opened;
  try {
    let last: Result<Replayed> = err({ code: "bad-record", line: 1, problem: "the file is empty" });
    for (const step of replay(games, linesOf(opened.value))) {
      last = step;
      if (step.ok) each(step.value);
    }
    return last;
  } finally {
    // Standard input is not ours to close.
    if (file !== "-") closeSync(opened.value);
  }
}

function open(file: string): Result<number> {
  try {
    if (file === "-") return ok(io().stdinFile);
    if (!existsSync(file)) return err({ code: "no-such-file", file, problem: "it does not exist" });
    if (statSync(file).isDirectory()) return err({ code: "no-such-file", file, problem: "it is a folder" });
    return ok(openSync(file, "r"));
  } catch (error) {
    return err({ code: "no-such-file", file, problem: error instanceof Error ? error.message : String(error) });
  }
}

const CHUNK = 2 ** 16;

function* linesOf(file: number): Generator<string, void> {
  const splitter = new LineSplitter();
  const chunk = Buffer.alloc(CHUNK);
  for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
    // A copy: the splitter keeps parts of what it gets, and the chunk is filled anew.
    yield* splitter.push(Buffer.from(chunk.subarray(0, read))).map(textOf);
  }
  yield* splitter.end().map(textOf);
}

/** A line that is too long or not UTF-8 becomes one that no record has; line ends of other systems are line ends. */
const textOf = (line: Line) => ("text" in line ? line.text.replace(/\r$/, "") : "\ufffd");
