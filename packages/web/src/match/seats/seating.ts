import { ok, type Result } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import { recall, remember } from "@umpire/ui";
import { type Answer, createMatch, joinMatch, lookAt, type Sent, type Wanting } from "../connection/api.ts";
import { newSeed, newToken } from "../random-id.ts";
import { keepLinkedSeat, keepSeat, ownSeat } from "../storage.ts";

const NAME = "match.name";
export const LONGEST_NAME = 40;

/** What the player was called last time; empty for somebody new. */
export const rememberedName = (): string => recall(NAME) ?? "";

type Chair = {
  readonly match: string;
  /** The server's promise; a seed that was made before it would be worth nothing. */
  readonly commitment: string;
  readonly name: string;
  readonly seat?: number;
  /** What the seat is kept for; else another one is made. */
  readonly token?: string;
};

/** What a seat was asked for with: asked again after a lost answer, it is the same seat. */
const asked = new Map<string, { readonly token: string; readonly seed: string }>();

/** So often it is tried where no answer comes, and so long apart, in milliseconds. */
const TRIES = 3;
const APART = 700;

const pause = () => new Promise((resolve) => setTimeout(resolve, APART));

/** Takes a seat with chance of one's own, and keeps what acts for it. */
export async function sitDown(language: Language, chair: Chair): Promise<Answer<number>> {
  const { match, commitment, name, seat, token } = chair;
  const brought = asked.get(match) ?? { token: token ?? newToken(), seed: newSeed() };
  asked.set(match, brought);
  const body = { name, ...brought, ...(seat !== undefined && { seat }) };
  let joined = await joinMatch(language, match, body);
  for (let tries = 1; tries < TRIES && !joined.ok && joined.refusal.code === "away"; tries += 1) {
    await pause();
    joined = await joinMatch(language, match, body);
  }
  if (!joined.ok) return joined;
  remember(NAME, name);
  keepSeat(match, { ...brought, commitment });
  return ok(joined.value.seat);
}

/** Takes the seat of a rematch, which is kept for the token of the match before. */
export async function sitAgain(language: Language, match: string, name: string, token: string): Promise<Answer<null>> {
  // What this browser brought to the dice is kept with its seat: it is not brought twice.
  if (ownSeat(match) !== null) return ok(null);
  const found = await lookAt(language, match);
  if (!found.ok) return found;
  const { commitment } = found.value.view;
  const seated = await sitDown(language, { match, commitment, name, token });
  if (seated.ok) return ok(null);
  if (seated.refusal.code !== "seat-taken") return seated;
  // Another device of this seat was faster.
  keepLinkedSeat(match, token);
  return ok(null);
}

/** Makes a match and takes a seat in it; gives its id. */
export async function makeAndSit(language: Language, wanting: Wanting, name: string): Promise<Result<string, Sent>> {
  const made = await createMatch(language, wanting);
  if (!made.ok) return made;
  const { match, view } = made.value;
  const seated = await sitDown(language, { match, commitment: view.commitment, name });
  return seated.ok ? ok(match) : seated;
}
