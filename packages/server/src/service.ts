import { joinCluster } from "./match/cluster/cluster.ts";
import { newPeers } from "./match/cluster/peers.ts";
import { closeHost, openHost, resume } from "./match/host.ts";
import { dropIdleRooms, type Host, type HostSettings } from "./match/live.ts";
import { type Health, openHealth } from "./monitoring/health.ts";
import type { Store } from "./store/store.ts";
import { evenClock, every, type World } from "./world.ts";

/** The interval at which idle rooms are dropped, in milliseconds. */
const TIDY = 60_000;

/** What serves matches, below requests and sockets. */
export type Service = {
  readonly host: Host;
  readonly health: Pick<Health, "ailment" | "close">;
  /**
   * Takes up the matches that are running: all of them, or its share where there are other servers, which find this one
   * at its address. The function returned ends that.
   */
  readonly takeUp: (address: string) => Promise<() => unknown>;
  /** Waits for commands under way; the store stays open. */
  readonly close: () => Promise<void>;
};

type ServiceSettings = Omit<HostSettings, "world" | "now" | "peers">;

/** Opens a server in its world. `measured` is the store as its matches use it. */
export async function openService(
  world: World,
  settings: ServiceSettings,
  measured: (store: Store) => Store = (store) => store,
): Promise<Service> {
  const { shared } = world.store;
  // A wall clock may have been set back since the last server was there: running clocks would stand still until then.
  const start = Math.max((await shared?.now()) ?? world.wall(), (await world.store.latest()) ?? 0);
  const now = evenClock(world, start);
  const health = await openHealth(world, now);
  const store = measured(health.store);
  const host = openHost({
    ...settings,
    world: { ...world, store },
    now,
    ...(shared && { peers: newPeers(shared) }),
  });
  const endTidying = every(world, TIDY, () => void dropIdleRooms(host).catch(() => undefined));
  return {
    host,
    health,
    takeUp: async (address) => {
      if (host.peers !== undefined) return joinCluster(host, host.peers, address);
      const resuming = resume(host);
      return () => resuming;
    },
    close: async () => {
      endTidying();
      await closeHost(host);
      health.stop();
    },
  };
}
