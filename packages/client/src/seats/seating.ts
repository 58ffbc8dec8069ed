import { ok } from "@umpire/kernel";
import {
  type Answer,
  type At,
  type cancelMatch,
  createMatch,
  fetchMatch,
  joinMatch,
  type leaveSeat,
  type MatchRequest,
} from "../api.ts";
import { newSeed, newToken } from "./random-id.ts";
import { linkedSeat, type SeatStorage } from "./seat-storage.ts";

/** A server, and where the seats that are taken there are kept. */
export type Seating = At & { readonly storage: SeatStorage };

type SeatRequest = {
  readonly match: string;
  /** The server's promise; a seed that was made before it would be worth nothing. */
  readonly commitment: string;
  readonly name: string;
  readonly seat?: number;
  /** What the seat is kept for; else another one is made. */
  readonly token?: string;
};

/** Token and seed of each seat request: repeated after a lost answer, it gets the same seat. */
const requested = new Map<string, { readonly token: string; readonly seed: string }>();

/** Max tries when no answer comes, and the delay between them in ms. */
const MAX_TRIES = 3;
const RETRY_DELAY = 700;

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));

/** Takes a seat with a seed of one's own, and stores its token. */
export async function takeSeat(at: Seating, chair: SeatRequest): Promise<Answer<number>> {
  const { match, commitment, name, seat, token } = chair;
  const secret = requested.get(match) ?? { token: token ?? newToken(), seed: newSeed() };
  requested.set(match, secret);
  const body = { name, ...secret, ...(seat !== undefined && { seat }) };
  let joined = await joinMatch(at, match, body);
  for (let tries = 1; tries < MAX_TRIES && !joined.ok && joined.refusal.code === "away"; tries += 1) {
    await pause();
    joined = await joinMatch(at, match, body);
  }
  if (!joined.ok) return joined;
  at.storage.store(match, { ...secret, commitment, seat: joined.value.seat });
  return ok(joined.value.seat);
}

/** Gives a seat up, or takes the match away, before it begins. */
export async function quitSeat(
  at: Seating,
  match: string,
  token: string,
  quit: typeof leaveSeat | typeof cancelMatch,
): Promise<Answer<null>> {
  const done = await quit(at, match, token);
  if (!done.ok) return done;
  at.storage.remove(match);
  // The token is for no seat any more: sitting down again needs another one.
  requested.delete(match);
  return ok(null);
}

/** Takes the seat of a rematch, which is kept for the token of the match before. */
export async function takeRematchSeat(at: Seating, match: string, name: string, token: string): Promise<Answer<null>> {
  // What this browser brought to the dice is kept with its seat: it is not brought twice.
  if (at.storage.load(match) !== null) return ok(null);
  const found = await fetchMatch(at, match);
  if (!found.ok) return found;
  const { commitment } = found.value.view;
  const seated = await takeSeat(at, { match, commitment, name, token });
  if (seated.ok) return ok(null);
  if (seated.refusal.code !== "seat-taken") return seated;
  // Another device of this seat was faster.
  at.storage.store(match, linkedSeat(token));
  return ok(null);
}

/** Creates a match and takes a seat in it; returns its id. */
export async function createAndJoin(at: Seating, wanting: MatchRequest, name: string): Promise<Answer<string>> {
  const made = await createMatch(at, wanting);
  if (!made.ok) return made;
  const { match, view } = made.value;
  const seated = await takeSeat(at, { match, commitment: view.commitment, name });
  return seated.ok ? ok(match) : seated;
}
