import type { Pool } from "pg";
import { stretchOf, unread } from "../chain.ts";
import { verified } from "../node-chain.ts";
import type { Args, OperationName, Results } from "../operations.ts";
import { explained } from "./database.ts";

type Reader = Exclude<OperationName, "append" | "claim" | "beat">;

const listed = (filter: string) =>
  `SELECT name AS match, listed_at AS at, status, game, text FROM matches
   WHERE is_public AND status = $1 ${filter} AND (listed_at, name) < ($2, $3)
   ORDER BY listed_at DESC, name DESC LIMIT $4`;

const texts = {
  // One statement, so that head and entries are of the same instant.
  read: `SELECT entries.seq, at, entries.text, entries.hash, matches.seq AS last, matches.hash AS last_hash
    FROM matches LEFT JOIN entries ON match = matches.id AND entries.seq >= $2
    WHERE name = $1 ORDER BY entries.seq LIMIT $3`,
  answered: "SELECT answer FROM answers WHERE match = (SELECT id FROM matches WHERE name = $1) AND key = $2",
  list: listed(""),
  listOfGame: listed("AND game = $5"),
  unfinished: "SELECT name FROM matches WHERE status = 'running' ORDER BY listed_at DESC, name DESC",
  outages: 'SELECT since AS "from", until AS "to" FROM outages ORDER BY id',
  latest: "SELECT greatest((SELECT max(last_at) FROM matches), (SELECT max(at) FROM last_beat)) AS at",
  bundle: "SELECT text FROM bundles WHERE hash = $1",
  bundles: "SELECT hash, game, edition, at FROM bundles ORDER BY id",
  keepBundle: `INSERT INTO bundles (hash, game, edition, at, text) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (hash) DO NOTHING`,
} as const;

/** The place before the first page. */
const FIRST = { at: Number.MAX_SAFE_INTEGER, match: "" };

/** The operations that are one statement each, prepared: those that read, and what is kept once and never changed. */
export function postgresReaders(pool: Pool): <N extends OperationName>(name: N, args: Args[N]) => Promise<unknown> {
  const rows = async (name: keyof typeof texts, values: readonly unknown[]) =>
    (await pool.query({ name, text: texts[name], values: [...values] })).rows;
  const readers: { readonly [N in Reader]: (...args: Args[N]) => Promise<Results[N]> } = {
    read: async (match, after, limit) => {
      const read = await rows("read", [match, after, limit + 1]).catch((error: unknown) => {
        throw unread(match, after, explained(error));
      });
      return verified({ match, after, limit }, stretchOf(read));
    },
    answered: async (match, key) => (await rows("answered", [match, key]))[0]?.answer ?? null,
    list: ({ status, game, before, limit }) => {
      const { at, match } = before ?? FIRST;
      return game === null
        ? rows("list", [status, at, match, limit])
        : rows("listOfGame", [status, at, match, limit, game]);
    },
    unfinished: async () => (await rows("unfinished", [])).map(({ name }) => name),
    outages: () => rows("outages", []),
    latest: async () => (await rows("latest", []))[0]?.at ?? null,
    bundle: async (hash) => (await rows("bundle", [hash]))[0]?.text ?? null,
    bundles: () => rows("bundles", []),
    keepBundle: async ({ hash, game, edition, at, text }) =>
      void (await rows("keepBundle", [hash, game, edition, at, text])),
  };
  return (name, args) => Reflect.apply(Reflect.get(readers, name), readers, args);
}
