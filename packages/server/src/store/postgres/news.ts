import { readJson } from "@umpire/kernel";
import { Client } from "pg";
import type { News } from "../store.ts";
import { configOf } from "./database.ts";

type Hear = (news: News) => void;

/** News between servers. Delivery is not guaranteed: what is lost is found by comparing with the store. */
type NewsChannel = {
  readonly publish: Hear;
  readonly listen: (hear: Hear) => void;
  readonly close: () => Promise<void>;
};

/** Max news in one payload: PostgreSQL takes 8000 bytes, and one piece of news up to 200. */
const MAX_NEWS_PER_PAYLOAD = 40;
/** Delay before reconnecting, in milliseconds. */
const RECONNECT_MS = 500;

const CHANNEL = "'umpire_' || current_schema()";

/** The pending news as few payloads. */
function payloadsOf(pending: ReadonlyMap<string, News>): readonly string[] {
  const items = [...pending.values()];
  return Array.from({ length: Math.ceil(items.length / MAX_NEWS_PER_PAYLOAD) }, (_, page) =>
    JSON.stringify(items.slice(page * MAX_NEWS_PER_PAYLOAD, (page + 1) * MAX_NEWS_PER_PAYLOAD)),
  );
}

/** The news in a payload; none where another program sent it. */
function parseNews(payload: string): readonly News[] {
  const read = readJson(payload);
  return read.ok && Array.isArray(read.value) ? (read.value as unknown as readonly News[]) : [];
}

/** Newer news of a kind replaces older; a question that is replaced is still asked. */
function addPending(pending: Map<string, News>, news: News): void {
  const about = `${news.type} ${news.match}`;
  const before = pending.get(about);
  const isAsked = before?.type === "here" && before.isAsking;
  pending.set(about, news.type === "here" && isAsked ? { ...news, isAsking: true } : news);
}

async function listenWith(client: Client): Promise<void> {
  await client.connect();
  const { rows } = await client.query(`SELECT ${CHANNEL} AS channel`);
  await client.query(`LISTEN ${client.escapeIdentifier(rows[0]?.channel)}`);
}

/**
 * A connection of its own for news. Never within the transaction of an append: there it would cost four fifths of the
 * throughput, because PostgreSQL lets one such transaction commit after the other.
 */
export function openNews(url: string): NewsChannel {
  let client: Client | null = null;
  let hear: Hear | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isBusy = false;
  const pending = new Map<string, News>();
  const connect = async (): Promise<void> => {
    const fresh = new Client({ ...configOf(url), application_name: "umpire news" });
    client = fresh;
    fresh.on("error", () => undefined);
    fresh.once("end", () => {
      if (client === fresh) timer = setTimeout(connect, RECONNECT_MS).unref();
    });
    fresh.on("notification", ({ payload = "" }) => {
      for (const news of parseNews(payload)) hear?.(news);
    });
    await listenWith(fresh).catch(() => fresh.end().catch(() => undefined));
  };
  const flush = async (): Promise<void> => {
    if (isBusy || client === null || pending.size === 0) return;
    isBusy = true;
    const payloads = payloadsOf(pending);
    pending.clear();
    const text = `SELECT pg_notify(${CHANNEL}, payload) FROM unnest($1::text[]) AS payload`;
    await client.query({ name: "news", text, values: [payloads] }).catch(() => undefined);
    isBusy = false;
    flush();
  };
  return {
    publish: (news) => {
      if (client === null) return;
      addPending(pending, news);
      if (pending.size === 1) setImmediate(flush);
    },
    listen: (listener) => {
      hear = listener;
      connect();
    },
    close: async () => {
      const last = client;
      client = null;
      if (timer !== null) clearTimeout(timer);
      await last?.end().catch(() => undefined);
    },
  };
}
