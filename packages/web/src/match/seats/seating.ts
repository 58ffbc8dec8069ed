import { ok, type Result } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import {
  type Answer,
  type cancelMatch,
  createMatch,
  fetchMatch,
  joinMatch,
  type leaveSeat,
  type MatchRequest,
  type ServerRefusal,
} from "../connection/api.ts";
import { newSeed, newToken } from "../random-id.ts";
import { deleteSeat, loadSeat, storeLinkedSeat, storeSeat } from "../storage.ts";
import { storeName } from "./own-name.ts";

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
export async function takeSeat(language: Language, chair: SeatRequest): Promise<Answer<number>> {
  const { match, commitment, name, seat, token } = chair;
  const secret = requested.get(match) ?? { token: token ?? newToken(), seed: newSeed() };
  requested.set(match, secret);
  const body = { name, ...secret, ...(seat !== undefined && { seat }) };
  let joined = await joinMatch(language, match, body);
  for (let tries = 1; tries < MAX_TRIES && !joined.ok && joined.refusal.code === "away"; tries += 1) {
    await pause();
    joined = await joinMatch(language, match, body);
  }
  if (!joined.ok) return joined;
  storeName(name);
  storeSeat(match, { ...secret, commitment, seat: joined.value.seat });
  return ok(joined.value.seat);
}

/** Gives a seat up, or takes the match away, before it begins. */
export async function quitSeat(
  language: Language,
  match: string,
  token: string,
  quit: typeof leaveSeat | typeof cancelMatch,
): Promise<Answer<null>> {
  const done = await quit(language, match, token);
  if (!done.ok) return done;
  deleteSeat(match);
  // The token is for no seat any more: whoever sits down again needs another one.
  requested.delete(match);
  return ok(null);
}

/** Takes the seat of a rematch, which is kept for the token of the match before. */
export async function takeRematchSeat(
  language: Language,
  match: string,
  name: string,
  token: string,
): Promise<Answer<null>> {
  // What this browser brought to the dice is kept with its seat: it is not brought twice.
  if (loadSeat(match) !== null) return ok(null);
  const found = await fetchMatch(language, match);
  if (!found.ok) return found;
  const { commitment } = found.value.view;
  const seated = await takeSeat(language, { match, commitment, name, token });
  if (seated.ok) return ok(null);
  if (seated.refusal.code !== "seat-taken") return seated;
  // Another device of this seat was faster.
  storeLinkedSeat(match, token);
  return ok(null);
}

/** Creates a match and takes a seat in it; returns its id. */
export async function createAndJoin(
  language: Language,
  wanting: MatchRequest,
  name: string,
): Promise<Result<string, ServerRefusal>> {
  const made = await createMatch(language, wanting);
  if (!made.ok) return made;
  const { match, view } = made.value;
  const seated = await takeSeat(language, { match, commitment: view.commitment, name });
  return seated.ok ? ok(match) : seated;
}
