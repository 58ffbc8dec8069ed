import type { Refusal } from "@umpire/kernel";
import { games } from "umpire";
import { worldOn } from "../../node-world.ts";
import { type Contents, compareAge, emptyContents, openMemory } from "../../store/memory.ts";
import type { News, Shared, Store } from "../../store/store.ts";
import type { Thinkers } from "../bots/thinkers.ts";
import type { Command } from "../commands.ts";
import { execute } from "../execution.ts";
import { openHost } from "../host.ts";
import type { Host } from "../live.ts";
import { joinCluster } from "./cluster.ts";
import { type Forwarded, newPeers, type Peer } from "./peers.ts";

/** Several servers on one store in one process: they share the store's contents, and nothing else. */
export type Cluster = {
  readonly contents: Contents;
  /** By match: the server that claimed it last. */
  readonly owners: Map<string, string>;
  /** By server: when its lease ends, by the store's clock. */
  readonly leases: Map<string, number>;
  readonly nodes: Map<string, Node>;
};

type Node = { readonly host: Host; readonly hear: (news: News) => void };

export const newCluster = (): Cluster => ({
  contents: emptyContents(),
  owners: new Map(),
  leases: new Map(),
  nodes: new Map(),
});

const nobodyThinks: Thinkers = { think: async () => null, close: async () => undefined };

const tellAll = ({ nodes }: Cluster, news: News) => {
  for (const { hear } of nodes.values()) setTimeout(hear, 1, news);
};

/** The store of one server: once the server is killed, nothing reaches it, and nothing comes back. */
function storeFor(cluster: Cluster, node: string, isKilled: () => boolean): Store {
  const memory = openMemory(cluster.contents);
  const gone = () => Promise.reject(new Error("killed"));
  const asked = async <T>(task: () => Promise<T>): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (isKilled()) return gone();
    const done = await task();
    await new Promise((resolve) => setTimeout(resolve, 1));
    return isKilled() ? gone() : done;
  };
  return {
    ...memory,
    append: (append) =>
      asked(async () => {
        const done = await memory.append(append);
        if (done.ok) tellAll(cluster, { type: "kept", match: append.match, seq: done.seq });
        return done;
      }),
    read: (match, after, limit) => asked(() => memory.read(match, after, limit)),
    claim: (match) =>
      asked(() => {
        cluster.owners.set(match, node);
        return memory.claim(match);
      }),
    shared: sharedFor(cluster, node, isKilled, asked),
  };
}

const isThere = ({ leases }: Cluster, node: string | undefined) => (leases.get(node ?? "") ?? 0) > performance.now();

function sharedFor(
  cluster: Cluster,
  node: string,
  isKilled: () => boolean,
  asked: <T>(task: () => Promise<T>) => Promise<T>,
): Shared {
  const { contents, owners, leases, nodes } = cluster;
  return {
    node,
    now: async () => Date.now(),
    secret: async () => "secret",
    lease: (_address, ms) => asked(async () => void leases.set(node, performance.now() + ms)),
    ownerOf: (match) =>
      asked(async () => {
        const owner = owners.get(match);
        const there = isThere(cluster, owner) ? (owner ?? null) : null;
        return { epoch: contents.matches.get(match)?.epoch ?? 0, node: there, address: there };
      }),
    take: (match, epoch) =>
      asked(async () => {
        const row = contents.matches.get(match);
        if (row === undefined || row.epoch !== epoch) return null;
        row.epoch += 1;
        owners.set(match, node);
        return row.epoch;
      }),
    orphans: (limit, after) =>
      asked(async () =>
        [...contents.matches.values()]
          .flatMap(({ listed }) => (listed?.status === "running" ? [{ match: listed.match, at: listed.at }] : []))
          .filter(({ match }) => !isThere(cluster, owners.get(match)))
          .sort(compareAge)
          .filter((place) => after === null || compareAge(after, place) < 0)
          .slice(0, limit),
      ),
    heads: (matches) =>
      asked(async () =>
        matches.flatMap((match) => {
          const row = contents.matches.get(match);
          return row === undefined ? [] : [{ match, seq: row.seq, epoch: row.epoch }];
        }),
      ),
    nodes: async () => [...nodes.keys()],
    publish: (news) => (isKilled() ? undefined : tellAll(cluster, news)),
    listen: () => undefined,
  };
}

async function forwardTo({ nodes }: Cluster, { node }: Peer, match: string, command: Command): Promise<Forwarded> {
  const peer = nodes.get(node);
  if (peer === undefined) return { kind: "gone" };
  const done = await execute(peer.host, match, command, "forwarded");
  return done === "elsewhere" ? { kind: "elsewhere" } : { kind: "settled", settled: done };
}

export type Member = { readonly host: Host; readonly kill: () => void };

/** One more server, whose clock is `skew` milliseconds ahead of the others'. */
export async function join(
  cluster: Cluster,
  node: string,
  skew: number,
  onSetAside: (refusal: Refusal) => void = () => undefined,
): Promise<Member> {
  let isKilled = false;
  let hear: (news: News) => void = () => undefined;
  const store = storeFor(cluster, node, () => isKilled);
  const shared: Shared = { ...(store.shared as Shared), listen: (listener) => (hear = listener) };
  const peers = newPeers(shared);
  const world = worldOn(store, (peer, match, order) => forwardTo(cluster, peer, match, order));
  const now = () => Date.now() + skew;
  const host = openHost({ games, world, thinkers: nobodyThinks, now, botDelay: 0, peers, onSetAside });
  cluster.nodes.set(node, { host, hear: (news) => (isKilled ? undefined : hear(news)) });
  const end = await joinCluster(host, peers, node);
  return {
    host,
    kill: () => {
      isKilled = true;
      host.isClosed = true;
      cluster.nodes.delete(node);
      void end();
    },
  };
}
