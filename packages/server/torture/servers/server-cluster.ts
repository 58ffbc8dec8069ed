import { Client } from "pg";
import { emptyContents, memoryOperations } from "../../src/store/memory.ts";
import type { Operations } from "../../src/store/operations.ts";
import { ALL } from "../../src/store/pages.ts";
import { type Postgres, startPostgres } from "../../src/store/postgres/postgres.fixture.ts";
import { checkTables, type Table } from "../players/seated-match.ts";
import { type Found, together } from "../report.ts";
import { range } from "../tools.ts";
import { type Served, serve } from "./server-process.ts";

/** Several servers on one PostgreSQL. */
export type Town = {
  readonly postgres: Postgres;
  /** Null while it is not to be asked. */
  readonly nodes: (Served | null)[];
  readonly planted: string | null;
};

export const startNode = ({ postgres, planted }: Pick<Town, "postgres" | "planted">): Promise<Served> =>
  serve({ data: "unused", planted, more: ["--database", postgres.url()] });

/** Does something with a town that is gone afterwards. */
export async function withTown<T>(planted: string | null, task: (town: Town) => Promise<T>): Promise<T> {
  const postgres = await startPostgres();
  const nodes: (Served | null)[] = [];
  try {
    for (const _ of range(2)) nodes.push(await startNode({ postgres, planted }));
    return await task({ postgres, nodes, planted });
  } finally {
    for (const node of nodes) await node?.kill().catch(() => undefined);
    await postgres.end();
  }
}

/** Where the servers are that can be asked. */
export function urlsOf({ nodes }: Town): readonly string[] {
  return nodes.flatMap((node) => (node === null ? [] : [node.url]));
}

/** What the database holds of these matches, to be looked into at leisure. */
async function keptOf({ postgres }: Town, matches: readonly string[]): Promise<Operations> {
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
      ...{ seq: entries.length, hash, epoch: 0, lastAt: null, listed: null, answers: new Map(answers ?? []) },
      entries: entries.map((each: { readonly hash: string }) => ({ ...each, hash: Buffer.from(each.hash, "hex") })),
    });
  return memoryOperations(contents);
}

/** So often it is waited for what is still under way when everybody has gone. */
const TRIES = 50;

/** What is kept of these matches, against what was asked for there, and against what every server shows of them. */
export async function checkTown(town: Town, tables: readonly Table[], tries = TRIES): Promise<Found> {
  const matches = tables.map(({ match }) => match);
  const kept = await keptOf(town, matches);
  const founds: Found[] = [];
  for (const url of urlsOf(town)) founds.push(await checkTables(tables, (how) => how(kept), url));
  const later = await keptOf(town, matches);
  const isQuiet = matches.every((match) => later.read(match, 0, ALL).length === kept.read(match, 0, ALL).length);
  if (!isQuiet && tries > 0) return checkTown(town, tables, tries - 1);
  // What is lost is lost once, however many servers were asked.
  const [first, ...rest] = founds;
  return together([...(first ? [first] : []), ...rest.map((found) => ({ ...found, lost: 0, doubled: 0 }))]);
}
