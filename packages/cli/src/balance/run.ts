import { availableParallelism } from "node:os";
import { type Balance, balanceOf, type Meeting, meetingsOf } from "@umpire/bots";
import type { Json, JsonObject } from "@umpire/kernel";
import type { Played } from "@umpire/kit";
import { Tinypool } from "tinypool";
import { product } from "../io.ts";
import { studiedKit } from "./studies.ts";

/** What stands beside others in a report: rules, and the bot that plays both sides. */
export type Column = {
  readonly name: string;
  readonly rules: JsonObject;
  readonly options: Json;
  readonly bot: string;
};

/** Some numbered games of one meeting, to be played on any core. */
export type Job = Omit<Column, "name"> & {
  /** The module that exports the games. */
  readonly module: string;
  readonly game: string;
  readonly meeting: Meeting;
  readonly from: number;
  readonly to: number;
};

/** Games per task of a worker: few enough that the bar moves, enough that passing them on costs nothing. */
const CHUNK = 5;

/** Plays about this many games for each column, the same seeds for all, on every core; gives one report a column. */
export async function runColumns(
  game: string,
  columns: readonly Column[],
  games: number,
  progress: (done: number, of: number) => void,
): Promise<readonly Balance[]> {
  const jobs = columns.map((column) => jobsOf(game, column, games));
  const of = jobs.flat().reduce((sum, { from, to }) => sum + to - from, 0);
  let done = 0;
  const pool = new Tinypool({
    filename: new URL(import.meta.url.endsWith(".ts") ? "./play-worker.ts" : "./play-worker.js", import.meta.url).href,
    ...{ minThreads: 0, maxThreads: availableParallelism() },
  });
  const play = async (job: Job): Promise<readonly Played[]> => {
    const played: readonly Played[] = await pool.run(job);
    done += played.length;
    progress(done, of);
    return played;
  };
  try {
    // In the order of the jobs, whichever was first: the same command gives the same report.
    return await Promise.all(jobs.map(async (own) => balanceOf((await Promise.all(own.map(play))).flat())));
  } finally {
    await pool.destroy();
  }
}

function jobsOf(game: string, { rules, options, bot }: Column, games: number): readonly Job[] {
  const meetings = meetingsOf(studiedKit(game).study.contenders(rules, options));
  // An even number, or one of a pair would be missing.
  const each = 2 * Math.ceil(games / meetings.length / 2);
  return meetings.flatMap((meeting) =>
    Array.from({ length: Math.ceil(each / CHUNK) }, (_, at) => {
      const from = at * CHUNK;
      return { module: product().module, game, rules, options, bot, meeting, from, to: Math.min(each, from + CHUNK) };
    }),
  );
}
