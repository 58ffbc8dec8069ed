import { StoreError } from "./error.ts";
import type { Append, Appended, Store } from "./store.ts";

export type OperationName = Exclude<keyof Store, "close" | "shared">;
export type Args = { readonly [name in OperationName]: Parameters<Store[name]> };
export type Results = { readonly [name in OperationName]: Awaited<ReturnType<Store[name]>> };

/** The operations of a store, done synchronously; when the caller is answered is decided elsewhere. */
export type Operations = { readonly [name in OperationName]: (...args: Args[name]) => Results[name] };
type Ask = <N extends OperationName>(name: N, ...args: Args[N]) => Promise<Results[N]>;

export const perform = <N extends OperationName>(deeds: Operations, name: N, args: Args[N]): Results[N] =>
  deeds[name](...args);

const readers: ReadonlySet<OperationName> = new Set([
  "read",
  "answered",
  "list",
  "unfinished",
  "outages",
  "latest",
  "bundle",
  "bundles",
]);
export const isWrite = (name: OperationName): boolean => !readers.has(name);

/** A store whose operations all go through `ask`. Values that a database would not return unchanged are refused. */
export function storeOf(ask: Ask, close: () => Promise<void>): Store {
  const checked: Ask = (name, ...args) => {
    const trouble = findUnstorable(args);
    return trouble === null ? ask(name, ...args) : Promise.reject(new StoreError("unkeepable", trouble));
  };
  return {
    append: (append) => checked("append", append),
    read: (match, after, limit) => checked("read", match, after, limit),
    answered: (match, key) => checked("answered", match, key),
    claim: (match) => checked("claim", match),
    list: (query) => checked("list", query),
    unfinished: () => checked("unfinished"),
    beat: (at) => checked("beat", at),
    outages: () => checked("outages"),
    latest: () => checked("latest"),
    keepBundle: (bundle) => checked("keepBundle", bundle),
    bundle: (hash) => checked("bundle", hash),
    bundles: () => checked("bundles"),
    close,
  };
}

/** SQLite would change half a surrogate pair, PostgreSQL refuses NUL, and -1 is no limit to the one and an error to the other. */
function findUnstorable(value: unknown): string | null {
  if (typeof value === "string")
    return value.isWellFormed() && !value.includes("\0")
      ? null
      : "a text with NUL or half a surrogate pair cannot be kept";
  if (typeof value === "number")
    return Number.isSafeInteger(value) && value >= 0 ? null : `${value} cannot be kept: numbers are whole, from 0`;
  if (typeof value !== "object" || value === null) return null;
  for (const key in value) {
    const trouble = findUnstorable(Reflect.get(value, key));
    if (trouble !== null) return trouble;
  }
  return null;
}

/**
 * Whether an append is stored. The key is checked first: who repeats a request missed its answer, and its epoch and
 * sequence number may be old by now.
 */
export function judgeAppend(
  { expected, epoch, entries }: Append,
  head: { readonly seq: number; readonly epoch: number },
  before: string | null,
): Appended {
  if (before !== null) return { ok: false, why: "duplicate", answer: before };
  if (epoch !== head.epoch) return { ok: false, why: "fenced", epoch: head.epoch };
  if (expected !== head.seq) return { ok: false, why: "conflict", seq: head.seq };
  return { ok: true, seq: head.seq + entries.length };
}

/** The outage before the first heartbeat: since the last heartbeat or entry, if there is one and it is in the past. */
export function outageUntil(to: number, lastBeat: number | null, lastEntry: number | null) {
  const signs = [lastBeat, lastEntry].filter((at) => at !== null);
  const from = Math.max(...signs);
  return signs.length > 0 && from < to ? { from, to } : null;
}
