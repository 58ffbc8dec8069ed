import { Client } from "pg";
import { emptyContents, memoryOperations, newRow } from "../../src/store/memory.ts";
import { verified } from "../../src/store/node-chain.ts";
import type { Operations } from "../../src/store/operations.ts";
import { ALL } from "../../src/store/pages.ts";
import { type Postgres, startPostgres } from "../../src/store/postgres/postgres.fixture.ts";
import { checkMatches, type SeatedMatch } from "../players/seated-match.ts";
import { type Findings, sumFindings } from "../report.ts";
import { range } from "../tools.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** Several servers on one PostgreSQL. */
export type ServerCluster = {
  readonly postgres: Postgres;
  /** Null while it is down. */
  readonly nodes: (ServerProcess | null)[];
  readonly planted: string | null;
};

export const startNode = ({ postgres, planted }: Pick<ServerCluster, "postgres" | "planted">): Promise<ServerProcess> =>
  startServer({ data: "unused", planted, more: ["--database", postgres.url()] });

/** Runs a task with a temporary cluster of servers. */
export async function withCluster<T>(planted: string | null, task: (cluster: ServerCluster) => Promise<T>): Promise<T> {
  const postgres = await startPostgres();
  const nodes: (ServerProcess | null)[] = [];
  try {
    for (const _ of range(2)) nodes.push(await startNode({ postgres, planted }));
    return await task({ postgres, nodes, planted });
  } finally {
    for (const node of nodes) await node?.kill().catch(() => undefined);
    await postgres.end();
  }
}

/** The addresses of the running servers. */
export function urlsOf({ nodes }: ServerCluster): readonly string[] {
  return nodes.flatMap((node) => (node === null ? [] : [node.url]));
}

/** A copy of what the database holds of these matches. */
async function readEntries({ postgres }: ServerCluster, matches: readonly string[]): Promise<Operations> {
  const contents = emptyContents();
  const client = new Client(postgres.url());
  await client.connect();
  const { rows } = await client.query(
    `SELECT name, hash,
       (SELECT json_agg(json_build_object('seq', seq, 'at', at, 'text', text, 'hash', encode(hash, 'hex')) ORDER BY seq)
         FROM entries WHERE match = matches.id) AS entries,
       (SELECT json_agg(json_build_array(key, answer)) FROM answers WHERE match = matches.id) AS answers
     FROM matches WHERE name = ANY ($1)`,
    [matches],
  );
  await client.end();
  for (const { name, hash, entries, answers } of rows)
    contents.matches.set(name, {
      seq: entries.length,
      hash,
      epoch: 0,
      lastAt: null,
      listed: null,
      answers: new Map(answers ?? []),
      entries: entries.map((each: { readonly hash: string }) => ({ ...each, hash: Buffer.from(each.hash, "hex") })),
    });
  // The hashes are those of a real store, which are none of a store in memory.
  const read: Operations["read"] = (match, after, limit) => {
    const head = contents.matches.get(match) ?? newRow();
    return verified({ match, after, limit }, { head, entries: head.entries.filter(({ seq }) => seq >= after) });
  };
  return { ...memoryOperations(contents), read };
}

/** Max checks while commands are still under way after all players have gone. */
const MAX_CHECKS = 50;

/** Compares the stored entries of matches with the commands sent, and with what every server shows. */
export async function checkCluster(
  cluster: ServerCluster,
  matches: readonly SeatedMatch[],
  tries = MAX_CHECKS,
): Promise<Findings> {
  const ids = matches.map(({ match }) => match);
  const kept = await readEntries(cluster, ids);
  const findings: Findings[] = [];
  for (const url of urlsOf(cluster)) findings.push(await checkMatches(matches, (how) => how(kept), url));
  const later = await readEntries(cluster, ids);
  const isQuiet = ids.every((match) => later.read(match, 0, ALL).length === kept.read(match, 0, ALL).length);
  if (!isQuiet && tries > 0) return checkCluster(cluster, matches, tries - 1);
  // What is lost counts once, however many servers were asked.
  const [first, ...rest] = findings;
  return sumFindings([...(first ? [first] : []), ...rest.map((found) => ({ ...found, lost: 0, doubled: 0 }))]);
}
