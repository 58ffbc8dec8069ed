import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { err, type Game, ok, type Refusal, type Result } from "@umpire/kernel";
import { chartOf, markOf } from "../arena/chart.ts";
import { type Arena, allGames, badBotIn, planArena, readCount, type Wishes } from "../arena/plan.ts";
import { type Desk, DeskTrouble, messageOf, playOut } from "../arena/play-out.ts";
import { asLines, asTables } from "../arena/report.ts";
import { type FileDesk, openResults } from "../arena/results-file.ts";
import { type Standings, standingsOf } from "../arena/standings.ts";
import { barOf } from "../bar.ts";
import { io } from "../io.ts";
import { wrap } from "../layout.ts";
import { BadBotError } from "../own-bots/trouble.ts";
import { setSchemaLanguage } from "../sentences.ts";
import { arenaWords } from "../words/arena.ts";
import type { Language } from "../words/words.ts";
import { type ExitCode, print, showRefusal } from "./show.ts";

export type ArenaOptions = Wishes & {
  readonly workers?: string;
  readonly out?: string;
  readonly queue?: string;
  readonly svg?: string;
  readonly force?: true;
  readonly json?: true;
  readonly language: Language;
};

const MOST_WORKERS = 1024;
/** Where there is no terminal for a bar, a line is said so often, in milliseconds. */
const SAY_EVERY = 5000;

/** Progress goes to standard error; standard output has the results alone. */
const note = (text: string) => void io().stderr.write(`${text}\n`);

/** Lets every bot play every other, and says who is how strong. It can be stopped, and goes on from there. */
export async function holdArena(game: Game, options: ArenaOptions): Promise<ExitCode> {
  const { language, json } = options;
  setSchemaLanguage(language);
  const refuse = (refusal: Refusal, code: ExitCode = 2): ExitCode => {
    showRefusal(language, game, refusal, json);
    return code;
  };
  const bad = await badBotIn(options.bots);
  if (bad !== null) return refuse(bad);
  const planned = planArena(game, options);
  if (!planned.ok) return refuse(planned.refusal);
  const arena = planned.value;
  const asked = readCount("--workers", options.workers, availableParallelism(), 1, MOST_WORKERS);
  if (!asked.ok) return refuse(asked.refusal);
  const workers = Math.min(asked.value, arena.jobs.length);
  const free = freeForChart(arena, options);
  if (!free.ok) return refuse(free.refusal);
  const opened = await openDesk(arena, options, workers);
  if (!opened.ok) return refuse(opened.refusal);
  const { desk, ended } = opened.value;
  try {
    const standings = await play(arena, desk, workers, language);
    if (standings !== null) show(arena, standings, options);
    ended(standings !== null);
    return standings === null ? 1 : 0;
  } catch (error) {
    const refusal =
      error instanceof DeskTrouble || error instanceof BadBotError
        ? error.refusal
        : { code: "internal-error", problem: messageOf(error) };
    return refuse(refusal, error instanceof DeskTrouble ? 2 : 1);
  } finally {
    await desk.close();
  }
}

/** A chart is not drawn over somebody's file; an earlier one of the same arena is no loss. */
function freeForChart(arena: Arena, { svg, force }: ArenaOptions): Result<null> {
  if (svg === undefined || force || !existsSync(svg)) return ok(null);
  try {
    return readFileSync(svg, "utf8").includes(markOf(arena)) ? ok(null) : err({ code: "file-exists", file: svg });
  } catch (error) {
    return err({ code: "cannot-write", file: svg, problem: messageOf(error) });
  }
}

/** Where the work is kept, and what is said and done at its end, finished or not. */
type Opened = { readonly desk: Desk; readonly ended: (isFinished: boolean) => void };

async function openDesk(arena: Arena, options: ArenaOptions, workers: number): Promise<Result<Opened>> {
  const { text } = arenaWords[options.language];
  const { out, queue } = options;
  const of = allGames(arena);
  if (queue === undefined) {
    const file = out ?? `arena-${arena.id.slice(0, 8)}.part`;
    const opened = openResults(arena, file, options.force === true);
    if (!opened.ok) return opened;
    const done = opened.value.played();
    if (done > 0) note(wrap(text.resumes({ done, of, file })));
    else note(wrap(text.begins({ games: of, jobs: arena.jobs.length, workers })));
    return ok({ desk: opened.value, ended: (isFinished) => closeFile(opened.value, file, isFinished, options) });
  }
  if (out !== undefined) return err({ code: "file-and-queue" });
  // Only this way of working needs a driver for a database.
  const { openQueue } = await import("../arena/queue.ts");
  const opened = await openQueue(arena, queue);
  if (!opened.ok) return opened;
  const { address, played } = opened.value;
  note(wrap(text.joins({ done: played(), of, address })));
  return ok({ desk: opened.value, ended: (isFinished) => isFinished || note(wrap(text.left({}))) });
}

/** Without --out, the file is only there to go on from. */
function closeFile(desk: FileDesk, file: string, isFinished: boolean, { out, language }: ArenaOptions): void {
  const { text } = arenaWords[language];
  if (!isFinished) note(wrap(text.paused({ file })));
  else if (out === undefined) desk.remove();
  else {
    desk.finish();
    note(wrap(text.kept({ file })));
  }
}

/** What all of it came to; null where it was stopped. */
async function play(arena: Arena, desk: Desk, workers: number, language: Language): Promise<Standings | null> {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, onSignal);
  const progress = progressOf(allGames(arena), language);
  const showing = setInterval(() => progress(desk.played()), SAY_EVERY / 5);
  try {
    await playOut(arena, desk, workers, stop, () => progress(desk.played()));
  } finally {
    clearInterval(showing);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
    if (io().stderr.isTTY) io().stderr.write("\n");
  }
  return stop.signal.aborted ? null : standingsOf(arena, await desk.scores());
}

/** A bar at a terminal; elsewhere a line now and then. */
function progressOf(of: number, language: Language): (done: number) => void {
  const { text } = arenaWords[language];
  let [last, shown] = [performance.now(), 0];
  return (done) => {
    if (io().stderr.isTTY) io().stderr.write(`\r${barOf(done, of)} ${text.progress({ done, of })}`);
    else if (done > shown && performance.now() - last >= SAY_EVERY) {
      note(text.progress({ done, of }));
      [last, shown] = [performance.now(), done];
    }
  };
}

function show(arena: Arena, standings: Standings, { svg, json, language }: ArenaOptions): void {
  if (json) for (const line of asLines(standings)) print(line);
  else print(asTables(arena, standings, language));
  if (svg === undefined) return;
  try {
    writeFileSync(svg, chartOf(arena, standings, language));
  } catch (error) {
    throw new DeskTrouble({ code: "cannot-write", file: svg, problem: messageOf(error) });
  }
  note(wrap(arenaWords[language].text.drawn({ file: svg })));
}
