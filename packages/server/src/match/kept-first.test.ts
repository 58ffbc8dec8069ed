import { fastDice } from "@umpire/bots";
import type { Rng } from "@umpire/kernel";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { type Cluster, join, type Member, newCluster } from "./cluster/cluster.fixture.ts";
import { viewMatch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { joinMatch, type SeatToken } from "./host.ts";
import {
  checkCount,
  checkList,
  checkRecord,
  checkView,
  keptRoom,
  type Ledger,
  newLedger,
  newWitness,
} from "./kept.fixture.ts";
import { listPublicMatches } from "./lists.ts";
import { recordOf } from "./record.ts";
import { type Client, connect, newSockets } from "./wire.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server, and whoever is connected to it for the match that is played. */
type Node = Member & { readonly sockets: ReturnType<typeof newSockets>; clients: Client[]; players: Client[] };

type World = {
  readonly cluster: Cluster;
  readonly ledger: Ledger;
  readonly rng: Rng;
  nodes: Node[];
  started: number;
  /** What was looked at, and how much of it is a message on a socket, a list or a record. */
  readonly seen: { views: number; messages: number; lists: number; records: number };
  /** Counted as acknowledged by servers that are gone. */
  counted: number;
  /** The first thing that was shown and not kept; whoever is told something cannot throw it. */
  trouble: unknown;
};

async function start(world: World): Promise<Node> {
  world.started += 1;
  const skew = world.rng.int(10_001) - 5000;
  const member = await settled(join(world.cluster, `node${world.started}`, skew));
  const node: Node = { ...member, sockets: newSockets(member.host), clients: [], players: [] };
  world.nodes.push(node);
  return node;
}

/** The answer, with time going on until it is there. */
async function settled<T>(asked: Promise<T>): Promise<T> {
  let isDone = false;
  const done = asked.finally(() => (isDone = true));
  done.catch(() => undefined);
  for (let ms = 0; !isDone; ms += 5) {
    if (ms > 60_000) throw new Error("no answer within a minute");
    await vi.advanceTimersByTimeAsync(5);
  }
  return done;
}

const some = <T>(rng: Rng, list: readonly T[]): T => list[rng.int(list.length)] as T;

/** Whoever asks a server that is killed gets no answer. */
function unlessKilled(error: unknown): void {
  if (!(error instanceof Error) || error.message !== "killed") throw error;
}

type Table = { readonly match: string; readonly seats: readonly SeatToken[] };

/** Somebody looks on at a server, with a seat or without, and hears everything that it says. */
function attend(world: World, node: Node, match: string, from: SeatToken | null): void {
  const witness = newWitness(world.ledger, match, from?.seat ?? "spectator");
  const client = connect(node.sockets, (message) => {
    world.seen.messages += 1;
    try {
      witness(message);
    } catch (error) {
      remember(world)(error);
    }
  });
  const since = world.rng.int(2) === 0 ? { since: 0 } : {};
  client.say({ type: "join", match, ...(from !== null && { token: from.token }), ...since });
  if (from === null) node.clients.push(client);
  else node.players.push(client);
}

function attendAll(world: World, node: Node, { match, seats }: Table): void {
  for (const from of [null, ...seats]) attend(world, node, match, from);
}

function leaveAll(node: Node): void {
  for (const client of [...node.clients, ...node.players]) client.close();
  node.clients = [];
  node.players = [];
}

const statuses = ["open", "running", "over"] as const;

/** What any server shows without being asked to do anything: lists, the record, and what it has counted. */
async function inspect(world: World, match: string): Promise<void> {
  const { ledger, rng, nodes, seen, counted } = world;
  const acknowledged = await Promise.all(nodes.map(({ sockets }) => sockets.metrics.acknowledged.get()));
  checkCount(
    ledger,
    acknowledged.reduce((sum, { values }) => sum + (values[0]?.value ?? 0), counted),
  );
  const { host } = some(rng, nodes);
  const list = await listPublicMatches(host, { status: some(rng, statuses), limit: 5 });
  if (list.ok) checkList(ledger, list.value);
  seen.lists += 1;
  const told = (record: Awaited<ReturnType<typeof recordOf>>) => {
    if (record.ok) checkRecord(ledger, match, record.value);
    seen.records += Number(record.ok);
  };
  // It comes when it comes: nobody waits for it, or what is being kept would be.
  recordOf(host, match).then(told).catch(unlessKilled).catch(remember(world));
}

/** Where nobody can throw, the first that was found is thrown later. */
const remember = (world: World) => (error: unknown) => {
  world.trouble ??= error;
};

async function look({ ledger, rng, nodes, seen }: World, match: string): Promise<void> {
  const looked = await settled(viewMatch(some(rng, nodes).host, match));
  if (looked.ok) checkView(ledger, match, "spectator", looked.value.seq, looked.value.view);
  seen.views += 1;
}

const hands = ["rock", "paper", "scissors"];

/** Somebody decides or says something, and while it is being kept everything is looked at, a millisecond after the other. */
async function say(world: World, { match }: Table, key: string): Promise<void> {
  const { rng, nodes, ledger } = world;
  const client = some(rng, some(rng, nodes).players);
  const step = keptRoom(ledger, match).match?.step ?? 0;
  const text = `said ${key}`;
  if (rng.int(8) === 0) some(rng, some(rng, nodes).clients).say({ type: "spectator-chat", key, name: "Guest", text });
  else if (rng.int(4) === 0) client.say({ type: "chat", key, text });
  else client.say({ type: "decide", key, step, action: some(rng, hands) });
  for (let ms = 0; ms < 3; ms += 1) {
    await vi.advanceTimersByTimeAsync(1);
    await inspect(world, match);
  }
}

/** A server is gone, and another comes. */
async function replace(world: World, table: Table): Promise<void> {
  const [gone] = world.nodes.splice(world.rng.int(world.nodes.length), 1);
  gone?.kill();
  if (gone !== undefined) {
    leaveAll(gone);
    const { values } = await gone.sockets.metrics.acknowledged.get();
    world.counted += values[0]?.value ?? 0;
  }
  attendAll(world, await start(world), table);
}

async function happen(world: World, table: Table, key: string): Promise<void> {
  const what = world.rng.int(10);
  if (what < 5) await say(world, table, key);
  else if (what < 7) await look(world, table.match);
  else if (what < 9) await vi.advanceTimersByTimeAsync(world.rng.int(1500));
  else if (world.rng.int(4) === 0) await replace(world, table);
  if (world.trouble !== null) throw world.trouble;
}

/** Rounds of one match. */
const ROUNDS = 40;

const wanted = {
  game: "rps",
  rules: { wins: 100_000, rounds: ROUNDS },
  isPublic: true,
  clock: { kind: "move", ms: 1000 },
} as const;

/** A match with two seated; somebody looks on at every server before anybody sits. */
async function newTable(world: World): Promise<Table> {
  const { rng, nodes } = world;
  const created = await settled(createMatch(some(rng, nodes).host, wanted));
  if (!created.ok) throw new Error(created.refusal.code);
  const { match } = created.value;
  for (const node of nodes) attend(world, node, match, null);
  const seats: SeatToken[] = [];
  for (const name of ["Ann", "Bob"]) {
    const joined = await settled(joinMatch(some(rng, nodes).host, match, { name, seed: "0011223344556677" }));
    if (!joined.ok) throw new Error(joined.refusal.code);
    seats.push(joined.value);
  }
  return { match, seats };
}

/** Plays matches of sealed rounds, a second for each decision, until there were enough rounds. */
async function simulate(seed: number, rounds: number): Promise<World> {
  const cluster = newCluster();
  const world: World = {
    cluster,
    ledger: newLedger(cluster),
    nodes: [],
    started: 0,
    counted: 0,
    rng: fastDice(seed),
    trouble: null,
    seen: { views: 0, messages: 0, lists: 0, records: 0 },
  };
  await start(world);
  await start(world);
  for (let played = 0; played < rounds; played += ROUNDS) {
    const table = await newTable(world);
    for (const node of world.nodes) for (const from of table.seats) attend(world, node, table.match, from);
    for (let count = 0; keptRoom(world.ledger, table.match).match?.step !== ROUNDS + 1; count += 1)
      await happen(world, table, `k${count}`).catch(unlessKilled);
    await inspect(world, table.match);
    await vi.advanceTimersByTimeAsync(10);
    if (world.trouble !== null) throw world.trouble;
    world.nodes.forEach(leaveAll);
  }
  for (const { kill } of world.nodes) kill();
  return world;
}

test("nothing is shown that is not kept: two servers whose clocks differ by up to 5 s, killed at random", async () => {
  const rounds = inject("isLong") ? 4000 : 1000;
  const { seen, started } = await simulate(1, rounds);
  expect(seen.messages).toBeGreaterThan(5 * rounds);
  expect(Math.min(seen.views, seen.lists)).toBeGreaterThan(rounds / 2);
  expect(seen.records).toBeGreaterThan(rounds / 100);
  expect(started).toBeGreaterThan(rounds / 100);
});
