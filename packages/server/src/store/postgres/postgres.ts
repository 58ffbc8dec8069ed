import { randomUUID } from "node:crypto";
import { DatabaseError, type Pool } from "pg";
import { StoreError } from "../error.ts";
import { type Args, isWrite, type OperationName, type Results, storeOf } from "../operations.ts";
import type { Store } from "../store.ts";
import { explained, migrate, poolOf, refused } from "./database.ts";
import { openNews } from "./news.ts";
import { postgresReaders } from "./readers.ts";
import { sharedOn } from "./shared.ts";

/** An operation as the database's functions take it. */
type WriteRequest = { readonly name: OperationName; readonly [field: string]: unknown };
type Reply = { readonly value: unknown } | { readonly trouble: string; readonly code: string };
type Waiting = {
  readonly wanted: WriteRequest;
  readonly settle: (value: unknown) => void;
  readonly fail: (error: StoreError) => void;
};

/** Max operations in one batch. */
const MAX_BATCH = 500;
const READERS = 4;

const perform = (pool: Pool, batch: readonly WriteRequest[], isCareful: boolean): Promise<readonly Reply[]> =>
  pool
    .query<{ readonly perform: Reply }>({
      name: "perform",
      text: "SELECT perform($1, $2)",
      values: [JSON.stringify(batch), isCareful],
    })
    .then(({ rows }) => rows.map((row) => row.perform));

/** One call, one transaction, one wait for the disk. If an operation fails, the batch runs again with a savepoint each. */
async function performed(pool: Pool, batch: readonly WriteRequest[]): Promise<readonly Reply[]> {
  try {
    return await perform(pool, batch, false);
  } catch (error) {
    // Nothing of it was kept, if the database is still there to say so.
    if (error instanceof DatabaseError && error.severity === "ERROR") return perform(pool, batch, true);
    throw error;
  }
}

/** Gathers writes while the last batch is on its way to the disk. */
function writerOn(pool: Pool): (wanted: WriteRequest) => Promise<unknown> {
  let asked: Waiting[] = [];
  let isBusy = false;
  const flush = async (): Promise<void> => {
    if (isBusy || asked.length === 0) return;
    isBusy = true;
    const batch = asked.slice(0, MAX_BATCH);
    asked = asked.slice(MAX_BATCH);
    const replies = await performed(
      pool,
      batch.map(({ wanted }) => wanted),
    ).catch(explained);
    isBusy = false;
    flush();
    for (const [index, each] of batch.entries()) settle(each, replies instanceof StoreError ? replies : replies[index]);
  };
  return (wanted) =>
    new Promise((resolve, fail) => {
      if (asked.push({ wanted, settle: resolve, fail }) === 1) setImmediate(flush);
    });
}

function settle({ settle, fail }: Waiting, reply: Reply | StoreError | undefined): void {
  if (reply instanceof StoreError) fail(reply);
  else if (reply === undefined) fail(new StoreError("failed", "the database gave no answer"));
  else if ("value" in reply) settle(reply.value ?? undefined);
  else fail(refused(reply.code, reply.trouble));
}

/** Writes to matches are gathered; a bundle is kept by a statement of its own. */
const isBatched = (name: OperationName): boolean => isWrite(name) && name !== "keepBundle";

/** The arguments of a write for the database's functions. */
function writeRequestFor<N extends OperationName>(
  name: N,
  args: Args[N],
  node: string,
  lastEntry: number | null,
): WriteRequest {
  const [first] = args;
  if (name === "append") return { ...(first as Args["append"][0]), name };
  return name === "claim" ? { name, match: first, node } : { name, at: first, node, last_entry: lastEntry };
}

/** Removes this server's lease at once: the database notices a closed connection only later. */
const signOff = (pool: Pool, node: string) =>
  pool
    .query("DELETE FROM nodes WHERE node = $1", [node])
    .then(() => pool.query("SELECT pg_advisory_unlock_all()"))
    .catch(() => undefined);

/** Keeps matches in a PostgreSQL database, which several servers may share. `node` is this one's name. */
export async function openPostgres(url: string, node: string = randomUUID()): Promise<Store> {
  await migrate(url);
  const [writing, reading] = [poolOf(url, 1), poolOf(url, READERS)];
  const news = openNews(url);
  const end = async () => {
    await signOff(writing, node);
    await Promise.all([writing.end(), reading.end(), news.close()]);
  };
  const readers = postgresReaders(reading);
  const write = writerOn(writing);
  const lastEntry = await reading
    .query<{ readonly at: number | null }>("SELECT max(last_at) AS at FROM matches")
    .then(({ rows }) => rows[0]?.at ?? null)
    .catch((error: unknown) => end().then(() => Promise.reject(explained(error))));
  const underWay = new Set<Promise<unknown>>();
  let ended: Promise<void> | null = null;
  const ask = async <N extends OperationName>(name: N, ...args: Args[N]): Promise<Results[N]> => {
    if (ended !== null) throw new StoreError("closed", "the store is closed");
    const done = isBatched(name) ? write(writeRequestFor(name, args, node, lastEntry)) : readers(name, args);
    underWay.add(done);
    try {
      return (await done) as Results[N];
    } catch (error) {
      throw explained(error);
    } finally {
      underWay.delete(done);
    }
  };
  const store = storeOf(ask, () => {
    ended ??= Promise.allSettled(underWay).then(end);
    return ended;
  });
  const append: Store["append"] = async (wanted) => {
    const appended = await store.append(wanted);
    if (appended.ok) news.publish({ type: "kept", match: wanted.match, seq: appended.seq });
    return appended;
  };
  return {
    ...store,
    append,
    shared: { ...sharedOn(writing, reading, node), publish: news.publish, listen: news.listen },
  };
}
