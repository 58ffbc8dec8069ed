import { setTimeout as sleep } from "node:timers/promises";
import type { Append, Appended, Store } from "../../src/store/store.ts";

/** Faults that a server could have: the tests must find each. */
export type Fault = (store: Store) => Store;

/** Acknowledges an append before it is stored. */
function early(store: Store): Store {
  let line: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    append: async (append) => {
      // Joins stay in order: each reads what the one before it has stored.
      if (append.key === null || append.key.startsWith("join:")) return store.append(append);
      line = line
        .then(() => sleep(40))
        .then(() => store.append(append))
        .catch(() => undefined);
      await sleep(0);
      return { ok: true, seq: append.expected + append.entries.length };
    },
  };
}

/** Stores a repeated command again. */
function keyless(store: Store): Store {
  const append = async (wanted: Append): Promise<Appended> => {
    const done = await store.append(wanted);
    return done.ok || done.why !== "duplicate" ? done : store.append({ ...wanted, key: null });
  };
  return { ...store, append };
}

/** Stores every twentieth append twice. */
function ghostly(store: Store): Store {
  let count = 0;
  const append = async (wanted: Append): Promise<Appended> => {
    count += 1;
    const isTwice = count % 20 === 0 && wanted.entries.every((text) => text.includes('"type":"chat"'));
    return store.append(isTwice ? { ...wanted, entries: [...wanted.entries, ...wanted.entries] } : wanted);
  };
  return { ...store, append };
}

/** Leaks the length of the stored entries through the lists. */
function leaky(store: Store): Store {
  let kept = 0;
  const append = (wanted: Append): Promise<Appended> => {
    const { summary, entries } = wanted;
    kept += entries.join("").length;
    const text = { ...JSON.parse(summary?.text ?? "{}"), over: kept };
    const told = summary && { ...summary, text: JSON.stringify(text) };
    return store.append({ ...wanted, summary: told });
  };
  return { ...store, append };
}

/** Crashes after some time. */
function brittle(store: Store): Store {
  let count = 0;
  const append = (wanted: Append): Promise<Appended> => {
    count += 1;
    if (count === 60)
      setImmediate(() => {
        throw new Error("planted");
      });
    return store.append(wanted);
  };
  return { ...store, append };
}

/** Never takes over a match of another server. */
function timid(store: Store): Store {
  const { shared } = store;
  if (shared === undefined) return store;
  const take = async (match: string, epoch: number): Promise<number | null> =>
    (await shared.ownerOf(match)).node === shared.node ? shared.take(match, epoch) : null;
  return { ...store, shared: { ...shared, take } };
}

const faults: { readonly [name: string]: Fault } = { early, keyless, ghostly, leaky, brittle, timid };

/** A fault by its name; null for none. */
export function faultOf(name: string | null): Fault {
  if (name === null) return (store) => store;
  const fault = faults[name];
  if (fault === undefined) throw new RangeError(`the faults are: ${Object.keys(faults).join(", ")}`);
  return fault;
}
