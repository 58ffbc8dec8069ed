import type { Pool } from "pg";
import type { Args, Deed, Results } from "./deeds.ts";

type Reader = Exclude<Deed, "append" | "claim" | "beat">;

const listed = (filter: string) =>
  `SELECT name AS match, listed_at AS at, status, game, text FROM matches
   WHERE is_public AND status = $1 ${filter} AND (listed_at, name) < ($2, $3)
   ORDER BY listed_at DESC, name DESC LIMIT $4`;

const texts = {
  read: `SELECT seq, at, text FROM entries
    WHERE match = (SELECT id FROM matches WHERE name = $1) AND seq > $2 ORDER BY seq LIMIT $3`,
  answered: "SELECT answer FROM answers WHERE match = (SELECT id FROM matches WHERE name = $1) AND key = $2",
  list: listed(""),
  listOfGame: listed("AND game = $5"),
  unfinished: "SELECT name FROM matches WHERE status = 'running' ORDER BY listed_at DESC, name DESC",
  outages: 'SELECT since AS "from", until AS "to" FROM outages ORDER BY id',
} as const;

/** Everything in front of the first page. */
const FIRST = { at: Number.MAX_SAFE_INTEGER, match: "" };

/** What only reads, each by a statement that the database has prepared. */
export function postgresReaders(pool: Pool): <N extends Deed>(name: N, args: Args[N]) => Promise<unknown> {
  const rows = async (name: keyof typeof texts, values: readonly unknown[]) =>
    (await pool.query({ name, text: texts[name], values: [...values] })).rows;
  const readers: { readonly [N in Reader]: (...args: Args[N]) => Promise<Results[N]> } = {
    read: (match, after, limit) => rows("read", [match, after, limit]),
    answered: async (match, key) => (await rows("answered", [match, key]))[0]?.answer ?? null,
    list: ({ status, game, before, limit }) => {
      const { at, match } = before ?? FIRST;
      return game === null
        ? rows("list", [status, at, match, limit])
        : rows("listOfGame", [status, at, match, limit, game]);
    },
    unfinished: async () => (await rows("unfinished", [])).map(({ name }) => name),
    outages: () => rows("outages", []),
  };
  return (name, args) => Reflect.apply(Reflect.get(readers, name), readers, args);
}
