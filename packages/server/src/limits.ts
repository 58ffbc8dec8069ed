/** How much of the server one may take. */
export type Limits = {
  /** Sockets in all, and from one address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Messages that a socket may send at once, and further ones a second. */
  readonly burst: number;
  readonly rate: number;
  /** Requests from one address in a minute; among them, new matches. */
  readonly requests: number;
  readonly creations: number;
  /** Messages of a socket that cannot be read. */
  readonly badMessages: number;
  /** Bytes that wait for a socket to read them. */
  readonly buffered: number;
  /** Milliseconds until a socket has joined, and between two signs of life. */
  readonly joinWithin: number;
  readonly pingEvery: number;
};

export const usualLimits: Limits = {
  ...{ sockets: 20_000, socketsPerAddress: 200, burst: 60, rate: 30, requests: 1200, creations: 120 },
  ...{ badMessages: 20, buffered: 2 ** 20, joinWithin: 10_000, pingEvery: 25_000 },
};

/** What a socket may still send: so many messages as of `at`, in milliseconds. */
export type Bucket = { readonly tokens: number; readonly at: number };

export const fullBucket = ({ burst }: Limits, at: number): Bucket => ({ tokens: burst, at });

/** The bucket after one more message; null where that is one too many. */
export function taken({ tokens, at }: Bucket, now: number, { burst, rate }: Limits): Bucket | null {
  const filled = Math.min(burst, tokens + ((now - at) / 1000) * rate);
  return filled < 1 ? null : { tokens: filled - 1, at: now };
}

/** How many are inside, in all and by address. */
export type Door = { inside: number; readonly byAddress: Map<string, number> };

export const newDoor = (): Door => ({ inside: 0, byAddress: new Map() });

/** Lets one more in, unless there are too many. */
export function enter(door: Door, address: string, { sockets, socketsPerAddress }: Limits): boolean {
  const count = door.byAddress.get(address) ?? 0;
  if (count >= socketsPerAddress || door.inside >= sockets) return false;
  door.byAddress.set(address, count + 1);
  door.inside += 1;
  return true;
}

export function leave(door: Door, address: string): void {
  const count = door.byAddress.get(address) ?? 0;
  if (count > 1) door.byAddress.set(address, count - 1);
  else door.byAddress.delete(address);
  door.inside -= 1;
}
