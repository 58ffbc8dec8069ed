/** What one client may use. */
export type Limits = {
  /** Max open sockets, in all and from one address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Max TCP connections from one address; a trusted proxy's are not counted. */
  readonly connectionsPerAddress: number;
  /** Token bucket of a socket: frames at once, and frames a second. Messages, pings and pongs count alike. */
  readonly burst: number;
  readonly rate: number;
  /** The same for all sockets of one address together. */
  readonly addressBurst: number;
  readonly addressRate: number;
  /** Max fragments of one message. */
  readonly fragments: number;
  /** Max requests from one address in a minute, and new matches among them. */
  readonly requests: number;
  readonly creations: number;
  /** Max pictures of links that are painted for one address in a minute. */
  readonly pictures: number;
  /** The share of the server's time that one address may use in the long run, from 0 to 1. */
  readonly share: number;
  /** Malformed messages after which a socket is closed. */
  readonly badMessages: number;
  /** Max bytes that wait to be sent on a socket. */
  readonly buffered: number;
  /** Time until a socket must have joined, and interval of the pings, in milliseconds. */
  readonly joinWithin: number;
  readonly pingEvery: number;
  /** Time for the head of an HTTP request, and max idle time of a connection, in milliseconds. */
  readonly headWithin: number;
  readonly idleFor: number;
};

export const defaultLimits: Limits = {
  sockets: 20_000,
  socketsPerAddress: 200,
  connectionsPerAddress: 400,
  burst: 60,
  rate: 30,
  addressBurst: 1200,
  addressRate: 600,
  fragments: 16,
  requests: 1200,
  creations: 120,
  pictures: 30,
  share: 0.05,
  badMessages: 20,
  buffered: 2 ** 20,
  joinWithin: 10_000,
  pingEvery: 25_000,
  headWithin: 10_000,
  idleFor: 10_000,
};

/** A token bucket: the frames that may be sent as of `at`, in milliseconds. */
export type Bucket = { tokens: number; at: number };
type Pace = { readonly burst: number; readonly rate: number };

export const fullBucket = ({ burst }: Pace, at: number): Bucket => ({ tokens: burst, at });

/** Takes `cost` tokens; false, and none taken, where there are fewer. */
export function takeTokens(bucket: Bucket, now: number, { burst, rate }: Pace, cost = 1): boolean {
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * rate);
  bucket.at = now;
  if (bucket.tokens < cost) return false;
  bucket.tokens -= cost;
  return true;
}

/** What a chat line costs beside its frame: it is stored, and sent to everybody. */
export const CHAT_COST = 9;

/** The open sockets of one address, and their common bucket. */
export type AddressUsage = { count: number; readonly bucket: Bucket };
/** The open sockets, in all and by address. */
export type SocketCounts = { inside: number; readonly byAddress: Map<string, AddressUsage> };

export const newSocketCounts = (): SocketCounts => ({ inside: 0, byAddress: new Map() });

export const addressPace = ({ addressBurst, addressRate }: Limits): Pace => ({
  burst: addressBurst,
  rate: addressRate,
});

/** Counts a new socket; null where there are too many. */
export function admit(door: SocketCounts, address: string, limits: Limits, now: number): AddressUsage | null {
  const crowd = door.byAddress.get(address) ?? { count: 0, bucket: fullBucket(addressPace(limits), now) };
  if (crowd.count >= limits.socketsPerAddress || door.inside >= limits.sockets) return null;
  crowd.count += 1;
  door.byAddress.set(address, crowd);
  door.inside += 1;
  return crowd;
}

export function release(door: SocketCounts, address: string): void {
  const crowd = door.byAddress.get(address);
  if (crowd === undefined) return;
  crowd.count -= 1;
  if (crowd.count === 0) door.byAddress.delete(address);
  door.inside -= 1;
}
