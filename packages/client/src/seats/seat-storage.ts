import { readJson } from "@umpire/kernel";

/** A seat of this browser: its token, and its contribution to the seed with the server's commitment at that time. */
export type StoredSeat = {
  readonly token: string;
  /** Null for a seat that came by a link: its seed was made elsewhere. */
  readonly seed: string | null;
  readonly commitment: string | null;
  /** Which one it is; null where only the token is known. */
  readonly seat: number | null;
};

/** Where tokens of seats are kept; a token is the right to play its seat. */
export type SeatStorage = {
  readonly load: (match: string) => StoredSeat | null;
  readonly store: (match: string, seat: StoredSeat) => void;
  /** For a token that the server refuses. */
  readonly remove: (match: string) => void;
};

/** For browsers that store nothing: lasts as long as the page. */
const inMemory = new Map<string, StoredSeat | null>();

const keyOf = (match: string): string => `match.seat:${match}`;

/** Private windows, full disks and programs without a browser throw here, and the seat lasts as long as the page. */
function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

const isSeat = (value: unknown): value is Partial<StoredSeat> & { token: string } =>
  typeof value === "object" && value !== null && "token" in value && typeof value.token === "string";

/** The browser's own storage. */
export const browserSeats: SeatStorage = {
  load: (match) => {
    const known = inMemory.get(match);
    if (known !== undefined) return known;
    // Other versions of a page may have stored anything.
    const kept = readJson(tryStorage((storage) => storage.getItem(keyOf(match))) ?? "null");
    if (!kept.ok || !isSeat(kept.value)) return null;
    const { token, seed = null, commitment = null, seat = null } = kept.value;
    return { token, seed, commitment, seat };
  },
  store: (match, seat) => {
    inMemory.set(match, seat);
    tryStorage((storage) => storage.setItem(keyOf(match), JSON.stringify(seat)));
  },
  remove: (match) => {
    inMemory.set(match, null);
    tryStorage((storage) => storage.removeItem(keyOf(match)));
  },
};

/** A seat by its token alone: its seed was made on another device. */
export const linkedSeat = (token: string): StoredSeat => ({ token, seed: null, commitment: null, seat: null });
