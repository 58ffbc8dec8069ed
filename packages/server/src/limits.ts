/** How much of the server one may take. */
export type Limits = {
  /** Sockets in all, and from one address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** TCP connections from one address, whatever they ask for; a proxy's are not counted. */
  readonly connectionsPerAddress: number;
  /** Frames that a socket may send at once, and further ones a second: messages, pings and pongs alike. */
  readonly burst: number;
  readonly rate: number;
  /** The same for all sockets of one address together. */
  readonly addressBurst: number;
  readonly addressRate: number;
  /** Pieces of one message. */
  readonly fragments: number;
  /** Requests from one address in a minute; among them, new matches. */
  readonly requests: number;
  readonly creations: number;
  /** The part of the server's time that one address may have, in the long run; 1 for all of it. */
  readonly share: number;
  /** Messages of a socket that cannot be read. */
  readonly badMessages: number;
  /** Bytes that wait for a socket to read them. */
  readonly buffered: number;
  /** Milliseconds until a socket has joined, and between two signs of life. */
  readonly joinWithin: number;
  readonly pingEvery: number;
  /** Milliseconds until a connection has sent the head of a request, and may then be idle. */
  readonly headWithin: number;
  readonly idleFor: number;
};

export const defaultLimits: Limits = {
  ...{ sockets: 20_000, socketsPerAddress: 200, connectionsPerAddress: 400 },
  ...{ burst: 60, rate: 30, addressBurst: 1200, addressRate: 600, fragments: 16, requests: 1200, creations: 120 },
  share: 0.05,
  ...{ badMessages: 20, buffered: 2 ** 20, joinWithin: 10_000, pingEvery: 25_000, headWithin: 10_000, idleFor: 10_000 },
};

/** A token bucket: how many frames may still be sent as of `at`, in milliseconds. */
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

/** A line of chat costs as many frames more: it is kept, and told to everybody. */
export const CHAT_COST = 9;

/** Everybody of one address: how many are inside, and what they may still send together. */
export type AddressUsage = { count: number; readonly bucket: Bucket };
/** How many are inside, in all and by address. */
export type SocketCounts = { inside: number; readonly byAddress: Map<string, AddressUsage> };

export const newSocketCounts = (): SocketCounts => ({ inside: 0, byAddress: new Map() });

export const addressPace = ({ addressBurst, addressRate }: Limits): Pace => ({
  burst: addressBurst,
  rate: addressRate,
});

/** Lets one more in: those of its address; null where there are too many. */
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
