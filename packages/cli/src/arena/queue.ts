import { setTimeout as sleep } from "node:timers/promises";
import type { Job, Score } from "@umpire/bots";
import { err, ok, type Refusal, type Result } from "@umpire/kernel";
import PgBoss from "pg-boss";
import { type Arena, gamesIn } from "./plan.ts";
import { type Desk, DeskTrouble, messageOf } from "./play-out.ts";

/** Everything of ours in the database: the queue's own tables, and the results. */
const SCHEMA = "umpire_arena";
/**
 * A process that works at a job says so every second. After some seconds of silence the job is given to
 * somebody else: a long job is not, however long, and that of a killed process is within seconds. Where a machine was only
 * slow, the job is played twice and counted once.
 */
const EXPIRE_SECONDS = 5;
const BEAT_MS = 1000;
/** Interval at which an idle worker looks whether a job has come back. */
const LOOK_MS = 250;
/** Max wait for a database that restarts. */
const PATIENCE_MS = 30_000;
const CONNECT_MS = 5000;
/** A job comes back as often as it must: only its result ends it. */
const RETRIES = 1_000_000;
/** Max retries of a transaction that the database ended because of a deadlock. */
const DEADLOCKS = 10;
/** Jobs per insert. */
const PART = 1000;

/** A lock, since two that make the same table at once would disturb each other. */
const TABLE = `
  SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}.results'));
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.results (
    arena text NOT NULL, job integer NOT NULL,
    won integer NOT NULL, drawn integer NOT NULL, lost integer NOT NULL,
    PRIMARY KEY (arena, job)
  )`;

/** An address as it may be shown: without its password, and without what else may be secret in it; null for none. */
function addressOf(url: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) return null;
  const { protocol, username, host, pathname } = new URL(url);
  // A sign that is not spelt %40: the password is somewhere in here.
  if (pathname.includes("@")) return null;
  return `${protocol}//${username === "" ? "" : `${username}@`}${host}${pathname}`;
}

/** A desk that others work at too; it is at this address. */
export type QueueDesk = Desk & { readonly address: string };

/** A queue on PostgreSQL that any number of machines share. The first process to come sends the jobs; all may try. */
export async function openQueue(arena: Arena, url: string): Promise<Result<QueueDesk>> {
  const address = addressOf(url);
  if (address === null) return err({ code: "bad-queue" });
  const boss = new PgBoss({
    ...{ connectionString: url, schema: SCHEMA, application_name: "umpire arena" },
    ...{ schedule: false, maintenanceIntervalSeconds: 1 },
    // Handed on to the driver: nobody waits for a machine that does not answer, nor for a connection that is idle.
    ...{ connectionTimeoutMillis: CONNECT_MS, keepAlive: true, allowExitOnIdle: true },
  });
  // The next request finds out.
  boss.on("error", () => undefined);
  try {
    await boss.start();
    await boss.getDb().executeSql(TABLE, []);
    await unlessDeadlocked(() => sendJobs(boss, arena));
    return ok(await deskOf(boss, arena, address));
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    return err(away(address, error));
  }
}

/** PostgreSQL gives up one of two that wait for each other: a new queue may have to wait for the upkeep of the others. */
async function unlessDeadlocked(task: () => Promise<void>, tries = DEADLOCKS): Promise<void> {
  try {
    await task();
  } catch (error) {
    const isDeadlock = error instanceof Error && "code" in error && error.code === "40P01";
    if (!isDeadlock || tries === 0) throw error;
    await unlessDeadlocked(task, tries - 1);
  }
}

/** Why it cannot be used. */
function away(address: string, error: unknown): Refusal {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return { code: "queue-away", address, problem: messageOf(first) };
}

const queueOf = ({ id }: Arena): string => `arena-${id}`;

/** A job's id follows from its number: a second copy of it is not taken. In the order of the jobs. */
const idOf = ({ id }: Arena, { number }: Job): string =>
  [number.toString(16).padStart(8, "0"), id.slice(0, 4), id.slice(4, 8), id.slice(8, 12), id.slice(12, 24)].join("-");

async function sendJobs(boss: PgBoss, arena: Arena): Promise<void> {
  const name = queueOf(arena);
  await boss.createQueue(name, { name, expireInSeconds: EXPIRE_SECONDS, retryLimit: RETRIES });
  const done = await scoresIn(boss, arena);
  const jobs = arena.jobs.filter(({ number }) => !done.has(number));
  for (let from = 0; from < jobs.length; from += PART)
    await boss.insert(
      jobs.slice(from, from + PART).map((job) => ({ id: idOf(arena, job), name, data: { number: job.number } })),
    );
}

async function scoresIn(boss: PgBoss, { id }: Arena): Promise<ReadonlyMap<number, Score>> {
  const sql = `SELECT job, won, drawn, lost FROM ${SCHEMA}.results WHERE arena = $1 ORDER BY job`;
  const { rows } = await boss.getDb().executeSql(sql, [id]);
  return new Map(rows.map(({ job, won, drawn, lost }) => [job, { won, drawn, lost }]));
}

/** How many jobs are done, and how many games that is. */
async function countIn(boss: PgBoss, { id }: Arena): Promise<{ readonly jobs: number; readonly games: number }> {
  const sql = `
    SELECT count(*)::int AS jobs, coalesce(sum(won + drawn + lost), 0)::int AS games
    FROM ${SCHEMA}.results WHERE arena = $1`;
  const { rows } = await boss.getDb().executeSql(sql, [id]);
  return rows[0];
}

async function deskOf(boss: PgBoss, arena: Arena, address: string): Promise<QueueDesk> {
  const name = queueOf(arena);
  const db = boss.getDb();
  /** What is being played here: jobs by their ids in the queue. */
  const held = new Map<Job, string>();
  let played = (await countIn(boss, arena)).games;
  const patiently = <T>(task: () => Promise<T>): Promise<T> => persist(task, (error) => away(address, error));

  const beat = async (): Promise<void> => {
    played = (await countIn(boss, arena)).games;
    // The queue itself only knows when a job was begun.
    const sql = `UPDATE ${SCHEMA}.job SET started_on = now() WHERE name = $1 AND id = ANY ($2::uuid[]) AND state = 'active'`;
    if (held.size > 0) await db.executeSql(sql, [name, [...held.values()]]);
  };
  // A beat that is missed is made up for by the next.
  const beating = setInterval(() => beat().catch(() => undefined), BEAT_MS);

  const take = async (signal: AbortSignal): Promise<Job | null> => {
    for (;;) {
      const [sent] = await boss.fetch<{ readonly number: number }>(name);
      const job = arena.jobs[sent?.data.number ?? -1];
      if (sent !== undefined && job !== undefined) {
        held.set(job, sent.id);
        return job;
      }
      if ((await patiently(() => countIn(boss, arena))).jobs >= arena.jobs.length) return null;
      await sleep(LOOK_MS, undefined, { signal });
    }
  };

  const keep = async (job: Job, { won, drawn, lost }: Score): Promise<void> => {
    const sql = `INSERT INTO ${SCHEMA}.results VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`;
    await patiently(() => db.executeSql(sql, [arena.id, job.number, won, drawn, lost]));
    // Killed between the two, the job is played again, and its result is the one that is there.
    await patiently(() => boss.complete(name, idOf(arena, job)));
    held.delete(job);
    played += gamesIn(job);
  };

  const close = async (): Promise<void> => {
    clearInterval(beating);
    if (held.size > 0) await boss.fail(name, [...held.values()]).catch(() => undefined);
    await boss.stop({ graceful: false }).catch(() => undefined);
  };

  const scores = () => patiently(() => scoresIn(boss, arena));
  return { address, take, keep, played: () => played, scores, close };
}

/** Does something as often as it must, for a while. */
async function persist<T>(task: () => Promise<T>, explained: (error: unknown) => Refusal): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (performance.now() - begun > PATIENCE_MS) throw new DeskTrouble(explained(error));
      await sleep(LOOK_MS);
    }
  }
}
