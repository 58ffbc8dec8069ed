import { isWrite, perform, type Results } from "../../src/store/operations.ts";
import type { News, Shared, Store } from "../../src/store/store.ts";
import { DATABASE, type Place } from "../world/network.ts";
import { accuse, note, type Universe } from "../world/universe.ts";
import { type Asked, closing, openBatches } from "./batches.ts";
import { type Database, lastEntryIn, sharing, statementsOf } from "./database.ts";
import { type Asker, attempt, type Exchange, exchangeOf, type Reply } from "./exchange.ts";

/** One task after the other, as on one connection. */
type Lane = <T>(task: () => Promise<T>) => Promise<T>;

function openLane(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}

type Publish = (news: News) => void;

/** News for every server, without a guarantee. */
function publishing({ network, events }: Universe, database: Database, askers: ReadonlyMap<string, Asker>) {
  const notifyAll = (news: News): void => {
    const text = JSON.stringify(news);
    for (const [node, hear] of database.listeners) {
      const asker = askers.get(node);
      if (asker === undefined) continue;
      for (const ms of network.scatter(DATABASE, asker.place))
        events.after(ms, () => hear(JSON.parse(text)), asker.process);
    }
  };
  return (place: Place): Publish =>
    (news) => {
      for (const ms of network.scatter(place, DATABASE).slice(0, 1))
        events.after(ms, () => (database.isAway ? undefined : notifyAll(news)));
    };
}

/** What several servers know of each other, as `src/store/postgres/shared.ts` asks the database. */
function sharedBy(database: Database, node: string, exchange: Exchange, lane: Lane, publish: Publish): Shared {
  return {
    node,
    now: () => exchange(() => database.clock()),
    secret: async () => "secret",
    lease: (address, ms) => lane(() => exchange(() => sharing.lease(database, node, address, ms), true)),
    ownerOf: (match) => exchange(() => sharing.ownerOf(database, match)),
    take: (match, epoch) => lane(() => exchange(() => sharing.take(database, node, match, epoch), true)),
    orphans: (limit, after) => exchange(() => sharing.orphans(database, limit, after)),
    heads: (matches) => exchange(() => sharing.heads(database, matches)),
    nodes: () => exchange(() => sharing.nodes(database)),
    publish,
    listen: (hear) => void database.listeners.set(node, hear),
  };
}

/** Connects servers to a simulated PostgreSQL: what `src/store/postgres/` does by a network, with the same promises. */
export function sessionsOn(universe: Universe, database: Database): (asker: Asker) => Promise<Store> {
  const askers = new Map<string, Asker>();
  const publishFrom = publishing(universe, database, askers);
  return async (asker) => {
    const { process, place } = asker;
    const node = process.name;
    const exchange = exchangeOf(universe, database, asker);
    const lastEntry = await exchange(() => lastEntryIn(database));
    database.connected.add(node);
    askers.set(node, asker);
    const statements = statementsOf(database, node, lastEntry);
    const lane = openLane();
    const transact = (batch: readonly Asked[]) => () =>
      batch.map((asked) => {
        const reply = attempt(() => perform(statements, asked.name, asked.args));
        describe(universe, node, asked, reply);
        judgeWriter(universe, database, node, asked, reply);
        return reply;
      });
    const write = openBatches(universe, process, (batch) => lane(() => exchange(transact(batch), true)));
    const ask = (name: Asked["name"], args: Asked["args"]): Promise<unknown> =>
      isWrite(name) && name !== "keepBundle"
        ? write(name, args)
        : exchange(() => perform(statements, name, args), name === "keepBundle");
    const store = closing(
      universe,
      process,
      (name, args) => ask(name, args) as Promise<Results[typeof name]>,
      () => {
        for (const known of [database.connected, database.nodes, database.listeners]) known.delete(node);
      },
    );
    const publish = publishFrom(place);
    const append: Store["append"] = async (wanted) => {
      const done = await store.append(wanted);
      if (done.ok) publish({ type: "kept", match: wanted.match, seq: done.seq });
      return done;
    };
    return { ...store, append, shared: sharedBy(database, node, exchange, lane, publish) };
  };
}

/** Of several writers the last one to have claimed a match writes, right after what it knows of. */
function judgeWriter(
  universe: Universe,
  { contents, writers }: Database,
  node: string,
  { name, args }: Asked,
  reply: Reply<unknown>,
) {
  const [append] = args;
  if (name !== "append" || typeof append !== "object" || !("expected" in append)) return;
  if ("error" in reply || !isKept(reply.value)) return;
  const { match, epoch, expected, entries } = append;
  const row = contents.matches.get(match);
  const other = writers.get(`${match} ${epoch}`) ?? node;
  writers.set(`${match} ${epoch}`, node);
  if (other !== node) accuse(universe, `${node} and ${other} both write to ${match} by epoch ${epoch}`);
  else if (row?.epoch !== epoch)
    accuse(universe, `${node} writes to ${match} by epoch ${epoch}, and it is ${row?.epoch}`);
  else if (row.seq !== expected + entries.length)
    accuse(universe, `${node} writes to ${match} after ${expected}, and it was at ${row.seq - entries.length}`);
}

const isKept = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "ok" in value && value.ok === true;

/** An append as a line of the history. */
export function describe(universe: Universe, node: string, { name, args }: Asked, reply: Reply<unknown>): void {
  const [append] = args;
  if (name !== "append" || typeof append !== "object" || !("expected" in append)) return;
  const { match, entries, epoch, key, expected } = append;
  const outcome = "value" in reply ? JSON.stringify(reply.value) : reply.error.code;
  universe.counts.appends += 1;
  if ("value" in reply && isKept(reply.value))
    for (const index of entries.keys()) universe.commits.set(`${match} ${expected + index + 1}`, universe.events.now());
  const types = entries.map((text) => /"type":"([a-z-]+)"/.exec(text)?.[1]).join("+");
  note(universe, "store", `${node} appends ${types} to ${match} after ${expected}, epoch ${epoch}, ${key}: ${outcome}`);
}
