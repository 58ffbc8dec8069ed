import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fastDice } from "@umpire/bots";
import type { Rng } from "@umpire/kernel";
import { Client } from "pg";
import { startPostgres, asked as told } from "../../src/store/postgres/postgres.fixture.ts";
import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { oneOf, range, sleep, withFolder, within } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";

const program = fileURLToPath(new URL("../../../umpire/bin/umpire.js", import.meta.url));
/** Fast bots, and jobs that are long enough for a worker to be killed in one: of each pairing a long one and a short. */
const arenaArgs = ["arena", "--game", "tactics", "--bots", "random,greedy,club", "--games", "60", "--json"];
const WORKERS = 3;
/** Timeout of an arena after a kill, in milliseconds. */
const PATIENCE = 60_000;
/** Max time from when all workers are busy to the kill, in milliseconds; every fourth kill comes at any time after the start. */
const LATEST = 150;
const ANY_INSTANT = 2500;
const NOW_AND_THEN = 4;

type Score = { readonly job: number; readonly won: number; readonly drawn: number; readonly lost: number };
/** What an arena comes to: what it prints, and every job's score. */
type Standings = { readonly printed: string; readonly scores: readonly Score[] };
type Worker = { readonly child: ChildProcess; readonly ended: Promise<number | null>; readonly printed: () => string };

function startWorker(more: readonly string[], folder: string): Worker {
  const child = spawn(process.execPath, [program, ...arenaArgs, ...more], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [printed, errors] = ["", ""];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const ended = once(child, "close").then(([code]) => {
    if (code !== 0 && code !== null) printed += errors;
    return code;
  });
  return { child, ended, printed: () => printed };
}

/** The same arena without a queue. */
async function playedAlone(folder: string): Promise<Standings> {
  const file = join(folder, "alone.jsonl");
  const worker = startWorker(["--out", file], folder);
  if ((await worker.ended) !== 0) throw new Error(`the arena alone failed: ${worker.printed()}`);
  const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
  return { printed: worker.printed(), scores: lines.map((line) => scoreOf(JSON.parse(line))) };
}

const scoreOf = ({ job, won, drawn, lost }: Score): Score => ({ job, won, drawn, lost });

/** Faults planted in the database, which the trial must find. */
const faults: { readonly [planted: string]: string } = {
  keyless: `
    CREATE SCHEMA umpire_arena;
    CREATE TABLE umpire_arena.results (arena text, job integer, won integer, drawn integer, lost integer);
    CREATE FUNCTION umpire_arena.again() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO umpire_arena.results SELECT NEW.*; RETURN NULL; END $$;
    CREATE TRIGGER again AFTER INSERT ON umpire_arena.results
      FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION umpire_arena.again()`,
};

async function count(client: Client, what: string): Promise<number> {
  const { rows } = await client.query(`SELECT count(*)::int FROM umpire_arena.job WHERE ${what}`);
  return rows[0].count;
}

/** Resolves as soon as all workers are busy; on a slow machine the first may have finished before the last starts. */
async function untilAllWork(client: Client, workers: readonly Worker[]): Promise<void> {
  while (workers.every(({ child }) => child.exitCode === null)) {
    const active = await count(client, "state = 'active'").catch(() => 0);
    if (active === WORKERS) return;
    await sleep(5);
  }
}

type Scene = {
  readonly client: Client;
  readonly url: string;
  readonly folder: string;
  readonly alone: Standings;
  readonly rng: Rng;
};
type Round = { readonly found: Findings; readonly again: number; readonly ms: number };

/** Several share an arena, and one of them is killed: what came of it, and how many jobs were played again. */
async function killOne({ client, url, folder, alone, rng }: Scene, number: number): Promise<Round> {
  const workers = range(WORKERS).map(() => startWorker(["--queue", url, "--workers", "1"], folder));
  try {
    if (number % NOW_AND_THEN === NOW_AND_THEN - 1) await sleep(rng.int(ANY_INSTANT));
    else {
      await within(PATIENCE, "all at work", untilAllWork(client, workers));
      await sleep(rng.int(LATEST));
    }
    const victim = oneOf(rng, workers);
    const since = performance.now();
    victim.child.kill("SIGKILL");
    const others = workers.filter((worker) => worker !== victim);
    const codes = await within(PATIENCE, "the end of the arena", Promise.all(others.map(({ ended }) => ended)));
    const ms = performance.now() - since;
    const wrong = others.filter((each, at) => codes[at] !== 0 || each.printed() !== alone.printed);
    const troubles = wrong.map((each) => `it says otherwise than the arena alone: ${each.printed()}`);
    const counted = await checkScores(client, alone);
    return {
      found: sumFindings([counted, { ...noFindings, troubles }]),
      again: await count(client, "retry_count > 0"),
      ms,
    };
  } finally {
    for (const { child } of workers) child.kill("SIGKILL");
    await Promise.all(workers.map(({ ended }) => ended));
  }
}

/** Every job counted once, and as it was played alone. */
async function checkScores(client: Client, { scores }: Standings): Promise<Findings> {
  const { rows } = await client.query<Score>("SELECT job, won, drawn, lost FROM umpire_arena.results");
  const found = scores.map((score) => {
    const own = rows.filter(({ job }) => job === score.job).map(scoreOf);
    const isOther = own.some((each) => JSON.stringify(each) !== JSON.stringify(score));
    return {
      ...noFindings,
      lost: Number(own.length === 0),
      doubled: Math.max(0, own.length - 1),
      troubles: isOther ? [`job ${score.job} has another score`] : [],
    };
  });
  const strange = rows.length - found.reduce((sum, { lost, doubled }) => sum + 1 - lost + doubled, 0);
  return sumFindings([...found, { ...noFindings, doubled: strange }]);
}

/** A killed worker's job is played again by another, and counted once. A kill between two jobs is none. */
export async function arena({ figure, seed, planted, progress }: TrialRequest): Promise<Row> {
  const rng = fastDice(seed);
  return withFolder(async (folder) => {
    const [postgres, alone] = await Promise.all([startPostgres(), playedAlone(folder)]);
    const client = new Client(postgres.url());
    const rounds: Round[] = [];
    const hits = () => rounds.filter(({ again }) => again > 0).length;
    // After the first failure no further kill is needed.
    const isWrong = () => rounds.some(({ found }) => found.lost + found.doubled + found.troubles.length > 0);
    try {
      await client.connect();
      while (!isWrong() && hits() < figure && rounds.length < 2 * figure + 3) {
        if (planted !== null) await told(postgres.url(), faults[planted] ?? "");
        rounds.push(await killOne({ client, url: postgres.url(), folder, alone, rng }, rounds.length));
        await client.query("DROP SCHEMA IF EXISTS umpire_arena CASCADE");
        progress(hits());
      }
    } finally {
      await client.end().catch(() => undefined);
      await postgres.end();
    }
    const again = rounds.reduce((sum, round) => sum + round.again, 0);
    const slowest = Math.round(Math.max(...rounds.map(({ ms }) => ms)));
    const note = `${alone.scores.length} jobs each, ${again} played again, over ${slowest} ms after the kill at most`;
    return { test: "arena", asked: figure, done: hits(), ...sumFindings(rounds.map(({ found }) => found)), note };
  });
}
