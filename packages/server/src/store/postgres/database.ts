import { Client, type ClientBase, type ClientConfig, DatabaseError, Pool, types } from "pg";
import { messageOrNameOf, StoreError, type StoreErrorCode } from "../error.ts";
import { LOCKS, postgresMigrations } from "./migrations.ts";

/** Timeouts of connecting, of a statement and of its answer, in milliseconds. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;
const ANSWER_MS = 12_000;

/** bigint as number: none of ours exceeds 2^53. */
const BIGINT = 20;
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === BIGINT ? Number : types.getTypeParser(oid, format as "text");

export const configOf = (url: string): ClientConfig => ({
  connectionString: url,
  keepAlive: true,
  application_name: "umpire",
  types: { getTypeParser },
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  idle_in_transaction_session_timeout: STATEMENT_MS,
});

/** Our error code by PostgreSQL's; an error without one never got an answer. */
const troubles: readonly (readonly [RegExp, StoreErrorCode])[] = [
  [/^(08|57P0|53300)/, "away"],
  [/^53/, "full"],
  [/^XX00[12]$/, "damaged"],
  [/^25006$/, "read-only"],
  [/^(57014|55P03|25P03)$/, "slow"],
];

/** An error with our code. */
export function explained(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof DatabaseError) return refused(error.code, error.message);
  // The driver's errors are plain; any other kind may quote what was read.
  const message = error instanceof Error && error.name === "Error" ? error.message : messageOrNameOf(error);
  return new StoreError(/timeout/i.test(message) ? "slow" : "away", message || "the database does not answer");
}

const troubleOf = (code: string): StoreErrorCode => troubles.find(([pattern]) => pattern.test(code))?.[1] ?? "failed";

/** PostgreSQL's message quotes a value that does not fit (class 22). */
const isQuoting = (code: string): boolean => code.startsWith("22");

/** The error of a statement that failed. */
export const refused = (code = "", message: string): StoreError =>
  new StoreError(troubleOf(code), isQuoting(code) ? `a value that does not fit: ${code}` : message);

/** Why it cannot be opened: a lasting reason, or a database that is away for now. */
function explainedOpening(error: unknown): StoreError {
  const found = explained(error);
  if (error instanceof DatabaseError && error.code === "42P07")
    return new StoreError("not-a-database", `the database has tables of another program: ${found.message}`);
  return found.code === "failed" ? new StoreError("cannot-open", found.message) : found;
}

const HERE = "hashtext(current_schema())";

async function versionIn(client: ClientBase): Promise<number> {
  // Read like any table: `to_regclass` may answer from before the lock was obtained.
  const { rows: tables } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'umpire_migrations'",
  );
  if (tables.length === 0) return 0;
  const { rows } = await client.query("SELECT coalesce(max(version), 0) AS version FROM umpire_migrations");
  return rows[0]?.version ?? 0;
}

function assertKnown(version: number, known: number): void {
  if (version > known)
    throw new StoreError(
      "newer",
      `the database was written by a newer Umpire: its version is ${version}, this one knows ${known}`,
    );
}

/** Refuses a database in which a commit is not durable or texts may change. */
async function assertSafe(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    "SELECT current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding, current_schema() AS schema",
  );
  const { fsync, encoding, schema } = rows[0] ?? {};
  if (fsync !== "on") throw new StoreError("cannot-open", "fsync is off: a commit would not be safe on the disk");
  if (encoding !== "UTF8") throw new StoreError("cannot-open", `the database's encoding is ${encoding}, not UTF8`);
  if (schema === null) throw new StoreError("cannot-open", "the database has no schema to keep anything in");
}

async function upgrade(client: ClientBase, migrations: readonly string[]): Promise<void> {
  // Other servers that migrate at the same time wait here, and find it done.
  await client.query(`SELECT pg_advisory_xact_lock(${LOCKS.migrate}, ${HERE})`);
  const version = await versionIn(client);
  assertKnown(version, migrations.length);
  if (version === migrations.length) return;
  const { rows } = await client.query(`SELECT pg_try_advisory_xact_lock(${LOCKS.use}, ${HERE}) AS is_free`);
  if (!rows[0]?.is_free)
    throw new StoreError(
      "in-use",
      `servers of an older Umpire are at work on the database: its version is ${version}, this one's is ${migrations.length}`,
    );
  await client.query("CREATE TABLE IF NOT EXISTS umpire_migrations (version integer PRIMARY KEY, at timestamptz)");
  for (const [index, step] of migrations.entries()) {
    if (index < version) continue;
    await client.query(step);
    await client.query("INSERT INTO umpire_migrations VALUES ($1, now())", [index + 1]);
  }
}

/** Runs all missing migrations or none. A database of a newer Umpire is left alone. */
export async function migrate(url: string, migrations: readonly string[] = postgresMigrations): Promise<void> {
  const client = new Client({ ...configOf(url), statement_timeout: 0, query_timeout: 0 });
  // A lost connection also fails the query that waits for it.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await assertSafe(client);
    assertKnown(await versionIn(client), migrations.length);
    await client.query("BEGIN");
    await upgrade(client, migrations);
    await client.query("COMMIT");
  } catch (error) {
    throw explainedOpening(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Takes the lock that keeps migrations away, and refuses tables of another version. */
async function enter(client: ClientBase): Promise<void> {
  await client.query(`SELECT pg_advisory_lock_shared(${LOCKS.use}, ${HERE})`);
  const version = await versionIn(client);
  assertKnown(version, postgresMigrations.length);
  if (version === 0) throw new StoreError("failed", "the database has no tables of Umpire's");
  if (version < postgresMigrations.length) throw new StoreError("older", "the database was written by an older Umpire");
  await client.query(
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
  );
}

/** A pool that reconnects by itself. Idle connections stay open: they show that this server is alive. */
export function poolOf(url: string, max: number): Pool {
  const pool = new Pool({ ...configOf(url), max, idleTimeoutMillis: 0, onConnect: enter });
  // A lost idle connection is replaced when it is needed.
  pool.on("error", () => undefined);
  return pool;
}
