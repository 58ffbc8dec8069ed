import type { Pool, QueryResultRow } from "pg";
import type { Head, ListCursor, Owner, Shared } from "../store.ts";
import { explained } from "./database.ts";

const texts = {
  now: "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now",
  secret: "SELECT text FROM secret",
  // On the writing connection: its process id shows that the server is alive.
  lease: `INSERT INTO nodes (node, pid, seen, address, until)
    VALUES ($1, pg_backend_pid(), clock_timestamp(), $2, clock_timestamp() + $3 * interval '1 ms')
    ON CONFLICT (node) DO UPDATE
    SET pid = excluded.pid, seen = excluded.seen, address = excluded.address, until = excluded.until`,
  owner: `SELECT epoch, node, address FROM matches
    LEFT JOIN nodes ON node = owner AND until > clock_timestamp() WHERE name = $1`,
  take: "UPDATE matches SET epoch = epoch + 1, owner = $3 WHERE name = $1 AND epoch = $2 RETURNING epoch",
  orphans: `SELECT name AS match, listed_at AS at FROM matches WHERE status = 'running'
    AND (listed_at, name) < ($2, $3) AND NOT EXISTS (SELECT FROM nodes WHERE node = owner AND until > clock_timestamp())
    ORDER BY listed_at DESC, name DESC LIMIT $1`,
  nodes: "SELECT node FROM nodes WHERE until > clock_timestamp()",
  heads: "SELECT name AS match, seq, epoch FROM matches WHERE name = ANY ($1)",
} as const;

/** What several servers on one database know of each other. */
export function sharedOn(writing: Pool, reading: Pool, node: string): Omit<Shared, "publish" | "listen"> {
  const rows = <R extends QueryResultRow>(pool: Pool, name: keyof typeof texts, values: unknown[]): Promise<R[]> =>
    pool.query<R>({ name: `shared ${name}`, text: texts[name], values }).then(
      (result) => result.rows,
      (error: unknown) => Promise.reject(explained(error)),
    );
  return {
    node,
    now: async () => (await rows<{ readonly now: number }>(reading, "now", []))[0]?.now ?? Date.now(),
    secret: async () => (await rows<{ readonly text: string }>(reading, "secret", []))[0]?.text ?? "",
    lease: async (address, ms) => void (await rows(writing, "lease", [node, address, ms])),
    ownerOf: async (match) =>
      (await rows<Owner>(reading, "owner", [match]))[0] ?? { epoch: 0, node: null, address: null },
    take: async (match, epoch) =>
      (await rows<{ readonly epoch: number }>(writing, "take", [match, epoch, node]))[0]?.epoch ?? null,
    orphans: (limit, after) =>
      rows<ListCursor>(reading, "orphans", [limit, after?.at ?? Number.MAX_SAFE_INTEGER, after?.match ?? ""]),
    nodes: async () => (await rows<{ readonly node: string }>(reading, "nodes", [])).map(({ node }) => node),
    heads: (matches) => rows<Head>(reading, "heads", [[...matches]]),
  };
}
