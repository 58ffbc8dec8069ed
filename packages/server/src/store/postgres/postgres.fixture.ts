import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

/** A PostgreSQL of our own, on a socket in a folder of its own. */
export type Postgres = {
  /** The address of a schema in which nothing is kept yet. */
  readonly newPlace: () => Promise<string>;
  readonly url: () => string;
  /** Ends every process of it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it again, on what it has kept. */
  readonly start: () => Promise<void>;
  /** Ends it, and leaves nothing behind. */
  readonly end: () => Promise<void>;
};

/** Has somebody else do something to a database. */
export async function asked(url: string, text: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Ends every connection of the stores at a place, as the database's administrator could. */
export const cutAll = (url: string): Promise<void> =>
  asked(
    url,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_locks
     WHERE locktype = 'advisory' AND objid::bigint = hashtext(current_schema())::bigint & 4294967295`,
  );

/** Resolves when this number of connections wait for a lock. */
export async function untilWaiting(client: Client, wanted: number): Promise<void> {
  for (let waiting = 0; waiting < wanted; ) {
    const { rows } = await client.query("SELECT count(DISTINCT pid)::int FROM pg_locks WHERE NOT granted");
    waiting = rows[0]?.count;
  }
}

/** Timeout of starting and stopping, in milliseconds. */
export const PATIENCE = 60_000;

const VERSIONS = "/usr/lib/postgresql";

/** The newest that Debian has put there. */
function programs(): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const [newest] = versions.filter((each) => existsSync(join(VERSIONS, each, "bin", "postgres")));
  if (newest === undefined) throw new Error("PostgreSQL is not installed. Type: node scripts/install/postgres.mjs");
  return join(VERSIONS, newest, "bin");
}

/** PostgreSQL refuses to run as root. */
function somebodyElse(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** By process: the folder that goes with it. */
const running = new Map<ChildProcess, string>();
process.once("exit", () => {
  for (const [child, folder] of running) {
    cut(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** All of its processes at once: it has a group of its own. */
function cut(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}

const TRIES = 20;

/** Settled when it takes connections; after a kill the last of its processes may still be going. */
async function started(begin: () => ChildProcess, tries = TRIES): Promise<ChildProcess> {
  const child = begin();
  let said = "";
  const isReady = await new Promise<boolean>((resolve) => {
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-10_000);
      if (said.includes("ready to accept connections")) resolve(true);
    });
    child.once("exit", () => resolve(false));
    child.once("error", () => resolve(false));
  });
  if (isReady) return child;
  if (tries === 0) throw new Error(`PostgreSQL does not start: ${said}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return started(begin, tries - 1);
}

/** Starts a new one. `more` are settings of it. */
export async function startPostgres(more: readonly string[] = []): Promise<Postgres> {
  const [bin, who] = [programs(), somebodyElse()];
  const folder = mkdtempSync(join(tmpdir(), "umpire-pg-"));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, "data");
  const initial = ["-D", data, "-U", "umpire", "-A", "trust", "-E", "UTF8", "--no-sync"];
  // Texts are compared as people in England do unless we say otherwise: a forgotten collation shows.
  const english = ["--locale-provider=icu", "--icu-locale=en", "--locale=C.UTF-8"];
  execFileSync(join(bin, "initdb"), [...initial, ...english], { ...who, cwd: folder, stdio: "ignore" });
  const settings = ["listen_addresses=", "max_connections=200", "lc_messages=C", ...more];
  const args = ["-D", data, "-k", folder, ...settings.flatMap((each) => ["-c", each])];
  const begin = (): ChildProcess => {
    const options = { ...who, cwd: folder, detached: true };
    const child = spawn(join(bin, "postgres"), args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    running.set(child, folder);
    child.once("exit", () => running.delete(child));
    return child;
  };
  let child = await started(begin);
  const kill = async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, "exit") : null;
    cut(child);
    await ended;
  };
  const url = `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=umpire`;
  let places = 0;
  return {
    url: () => url,
    newPlace: async () => {
      places += 1;
      await asked(url, `CREATE SCHEMA place${places}`);
      return `${url}&options=${encodeURIComponent(`-c search_path=place${places}`)}`;
    },
    kill,
    start: async () => {
      child = await started(begin);
    },
    end: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
