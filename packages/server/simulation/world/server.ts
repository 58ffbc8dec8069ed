import { fastDice, findBot } from "@umpire/bots";
import type { Refusal, Result } from "@umpire/kernel";
import type { Bundles } from "../../src/bundles/bundles.ts";
import type { Thinkers } from "../../src/match/bots/thinkers.ts";
import { FORWARD_TIMEOUT, type Forwarded, type Peer } from "../../src/match/cluster/peers.ts";
import type { Command } from "../../src/match/commands.ts";
import { execute } from "../../src/match/execution.ts";
import type { Host } from "../../src/match/live.ts";
import { openService, type Service } from "../../src/service.ts";
import { defaultLimits, newSocketCounts } from "../../src/socket/limits.ts";
import { newOutbox } from "../../src/socket/outbox.ts";
import { closeAll, type Sockets } from "../../src/socket/socket.ts";
import type { Store } from "../../src/store/store.ts";
import { chanceOf, range } from "./chance.ts";
import type { Process } from "./events.ts";
import { type Clocks, machineOf } from "./machine.ts";
import { PEOPLE, type Place } from "./network.ts";
import type { Software } from "./software.ts";
import { accuse, note, type Universe } from "./universe.ts";

/** A server that runs: what `src/serve.ts` opens, without requests in HTTP and pages. */
export type Server = {
  readonly process: Process;
  readonly place: Place;
  readonly service: Service;
  readonly sockets: Sockets;
  /** Ends it as a signal would: it tells everybody, and waits for what is under way. */
  readonly stop: () => Promise<void>;
};

/** By the name of its process: servers that listen. */
export type Directory = Map<string, Server>;

/** Bots think in threads of their own: it takes a while, and nothing else waits for it. */
function thinkersOf(universe: Universe, process: Process, { games }: Software, bundles: Bundles): Thinkers {
  const rng = chanceOf(universe.seed, `thinking at ${process.name}`);
  return {
    think: async ({ bot, game, edition, bundle, rules, view, seat, seed }) => {
      await new Promise<void>((resolve) => void universe.events.after(5 + rng.int(300), resolve, process));
      const served = bundle === null ? null : bundles.known(bundle);
      const own = games.findKit(game, edition);
      const kit = served?.kit ?? (own.ok ? own.value : null);
      const player = kit && findBot(kit, bot);
      return player?.(rules, view, seat, fastDice(seed)) ?? null;
    },
    close: async () => undefined,
  };
}

/** Sends commands to other servers as `src/peer.ts` does: a request; without an answer in time the other is gone. */
function forwarding(universe: Universe, directory: Directory, process: Process, place: Place) {
  const { events, network } = universe;
  return ({ node }: Peer, match: string, command: Command): Promise<Forwarded> =>
    new Promise((resolve, reject) => {
      events.after(FORWARD_TIMEOUT, () => resolve({ kind: "gone" }), process);
      const back = (settle: () => void, from: Place) => {
        const ms = network.travel(from, place);
        if (ms !== null) events.after(ms, settle, process);
      };
      const to = directory.get(node)?.place ?? node.split(".", 1).join();
      const there = network.travel(place, to);
      if (there === null) return;
      const text = JSON.stringify(command);
      events.after(there, () => {
        const target = directory.get(node);
        if (target === undefined) return back(() => resolve({ kind: "gone" }), to);
        events.after(0, () => answer(target), target.process);
      });
      const answer = ({ service: { host }, place: from }: Server) =>
        execute(host, match, JSON.parse(text), "forwarded").then(
          (done) =>
            back(
              () => resolve(done === "elsewhere" ? { kind: "elsewhere" } : { kind: "settled", settled: done }),
              from,
            ),
          () => back(() => reject(new Error("another server has failed")), from),
        );
    });
}

const countNothing = { inc: () => undefined };

function socketsOf(universe: Universe, host: Host, process: Process): Sockets {
  return {
    host,
    limits: defaultLimits,
    metrics: {
      messages: { in: new Map(), out: new Map() },
      refusals: countNothing,
      acknowledged: countNothing,
      closings: countNothing,
    },
    log: {
      error: ({ err }, message) => note(universe, process.name, `logs: ${message}: ${err}`),
    },
    counts: newSocketCounts(),
    clients: new Set(),
    outbox: newOutbox(),
  };
}

/** Where a server runs, and how it gets at its store. */
export type Birth = {
  readonly process: Process;
  readonly place: Place;
  readonly clocks: Clocks;
  readonly open: () => Promise<Store>;
};

export async function startServer(
  universe: Universe,
  directory: Directory,
  software: Software,
  { process, place, clocks, open }: Birth,
): Promise<Server> {
  const store = await open();
  const bundles = software.bundlesOn(store);
  const world = {
    ...machineOf(universe, process, clocks),
    store,
    forward: forwarding(universe, directory, process, place),
  };
  const service = await openService(world, {
    games: software.games,
    bundles,
    thinkers: thinkersOf(universe, process, software, bundles),
    botDelay: 20,
    onSetAside: (refusal: Refusal) => onSetAside(universe, process, refusal),
  });
  const sockets = socketsOf(universe, service.host, process);
  let leave: () => unknown = () => undefined;
  const server: Server = {
    process,
    place,
    service,
    sockets,
    stop: async () => {
      directory.delete(process.name);
      await leave();
      closeAll(sockets, "going-away");
      await service.close();
      await store.close();
    },
  };
  directory.set(process.name, server);
  leave = await service.takeUp(process.name);
  return server;
}

/** The code of games does not change under a running match here, so none may fail to replay. */
function onSetAside(universe: Universe, process: Process, refusal: Refusal): void {
  note(universe, process.name, `sets aside ${JSON.stringify(refusal)}`);
  if (refusal.code !== "damaged") accuse(universe, `${process.name} set a match aside: ${JSON.stringify(refusal)}`);
}

/** What a request came to: null where there was no answer in time. */
const REQUEST_TIMEOUT = 5000;

/** A request to a server, as its routes of REST would carry it out; null where no answer comes. */
export function request<T>(
  universe: Universe,
  server: Server,
  what: string,
  task: (host: Host) => Promise<Result<T>>,
): Promise<Result<T> | null> {
  const { events, network } = universe;
  const { process, place, service } = server;
  return new Promise((resolve) => {
    events.after(REQUEST_TIMEOUT, () => resolve(null));
    const answer = (result: Result<T> | null) =>
      events.after(network.stream(place, PEOPLE), () => {
        note(
          universe,
          PEOPLE,
          `${process.name} answers ${what}: ${result === null ? "failed" : result.ok ? "done" : result.refusal.code}`,
        );
        resolve(result);
      });
    events.after(
      network.stream(PEOPLE, place),
      () =>
        task(service.host).then(answer, (error: unknown) => {
          note(universe, process.name, `fails: ${error}`);
          answer(null);
        }),
      process,
    );
  });
}

export const newToken = (universe: Universe, name: string): string => {
  const rng = chanceOf(universe.seed, `token of ${name}`);
  return range(43)
    .map(() => "abcdefghijklmnopqrstuvwxyz0123456789".charAt(rng.int(36)))
    .join("");
};
