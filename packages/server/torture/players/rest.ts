import type { Json, Seat } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";

/** A seat of a match, and its token. */
export type Ticket = { readonly match: string; readonly seat: Seat; readonly token: string };

/** Timeout of a request, in milliseconds. */
const TIMEOUT = 20_000;

/** What a request was answered with: its status and its text. */
export async function ask(url: string, path: string, body?: Json): Promise<{ status: number; text: string }> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(new URL(path, url), {
    ...sent,
    headers: { "content-type": "application/json" },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return { status: answer.status, text: await answer.text() };
}

async function asked<T>(url: string, path: string, body?: Json): Promise<T> {
  const { status, text } = await ask(url, path, body);
  if (status >= 300) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

const create = async (url: string, wanted: Json): Promise<string> =>
  (await asked<{ readonly match: string }>(url, "/api/matches", wanted)).match;

async function joinMatch(url: string, match: string, seed: string): Promise<Ticket> {
  const { seat, token } = await asked<Ticket>(url, `/api/matches/${match}/join`, { name: `P ${seed.slice(-2)}`, seed });
  return { match, seat, token };
}

/** A match with everybody seated. */
export async function setUp(url: string, wanted: Json, seats = 2): Promise<readonly Ticket[]> {
  const match = await create(url, wanted);
  const tickets: Ticket[] = [];
  for (let seat = 0; seat < seats; seat += 1)
    tickets.push(await joinMatch(url, match, `00112233445566${seat.toString().padStart(2, "0")}`));
  return tickets;
}

export const viewMatch = (url: string, match: string) =>
  asked<{ readonly seq: number; readonly view: MatchView }>(url, `/api/matches/${match}`);

export const recordOf = async (url: string, match: string): Promise<string> =>
  (await ask(url, `/api/matches/${match}/record`)).text;
