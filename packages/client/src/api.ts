import { ok, type Refusal, type Result } from "@umpire/kernel";
import type { CreateMatch, GamesAnswer, JoinMatch, Language, ListAnswer, MatchView } from "@umpire/protocol";

/** A refusal with its sentence, in the language that was asked for; without one when no server has answered. */
export type ServerRefusal = Refusal & { readonly message?: string };
/** The answer to a request: a value, or the refusal of the server. */
export type Answer<T> = Result<T, ServerRefusal>;

/** Which server is asked, and in which language it shall answer. */
export type At = {
  /** The server's origin, as `https://games.example`; without it, the one that the page came from. */
  readonly server?: string;
  readonly language?: Language;
};

/** No server has answered. */
export const away = { ok: false, refusal: { code: "away" } } as const;
const garbled = { ok: false, refusal: { code: "garbled" } } as const;

/** The address of a path at a server. */
export const addressAt = ({ server = "" }: At, path: string): string => `${server.replace(/\/$/, "")}${path}`;

async function request(at: At, path: string, body?: unknown): Promise<Answer<Response>> {
  const headers = {
    ...(at.language !== undefined && { "accept-language": at.language }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(addressAt(at, `/api/${path}`), init).catch(() => null);
  if (response === null) return away;
  if (response.ok) return ok(response);
  const answer: unknown = await response.json().catch(() => null);
  const isRefusal = typeof answer === "object" && answer !== null && "refusal" in answer;
  // A proxy without a server behind it answers with a page of its own.
  return isRefusal ? { ok: false, refusal: answer.refusal as ServerRefusal } : response.status >= 500 ? away : garbled;
}

async function requestJson<T>(at: At, path: string, body?: unknown): Promise<Answer<T>> {
  const response = await request(at, path, body);
  if (!response.ok) return response;
  const value: unknown = await response.value.json().catch(() => null);
  return value === null ? garbled : ok(value as T);
}

type Created = { readonly match: string; readonly view: MatchView };
type Left = { readonly seat: number };
type SeatToken = { readonly seat: number; readonly token: string };
/** What a match is asked for with. */
export type MatchRequest = Partial<CreateMatch> & { readonly game: string };

/** Asks which games a server offers. */
export const listGames = (at: At) => requestJson<GamesAnswer>(at, "games");

/** Asks for a page of the list of matches. */
export const listMatches = (at: At, status: MatchView["status"], limit: number) =>
  requestJson<ListAnswer>(at, `matches?status=${status}&limit=${limit}`);

/** Makes a match. */
export const createMatch = (at: At, body: MatchRequest) => requestJson<Created>(at, "matches", body);

const pathOf = (match: string, suffix = ""): string => `matches/${encodeURIComponent(match)}${suffix}`;

/** Takes a seat. */
export const joinMatch = (at: At, match: string, body: JoinMatch) =>
  requestJson<SeatToken>(at, pathOf(match, "/join"), body);

/** A further token for the same seat, for another device. */
export const linkSeat = (at: At, match: string, token: string) =>
  requestJson<SeatToken>(at, pathOf(match, "/link"), { token });

/** Takes the seat away from every other token. */
export const revokeLinks = (at: At, match: string, token: string) =>
  requestJson<SeatToken>(at, pathOf(match, "/revoke"), { token });

/** Gives the seat up, before the match begins. */
export const leaveSeat = (at: At, match: string, token: string) =>
  requestJson<Left>(at, pathOf(match, "/leave"), { token });

/** Takes another free seat, before the match begins. */
export const moveSeat = (at: At, match: string, token: string, seat: number) =>
  requestJson<SeatToken>(at, pathOf(match, "/move"), { token, seat });

/** Takes a match away to which nobody else has come. */
export const cancelMatch = (at: At, match: string, token: string) =>
  requestJson<Left>(at, pathOf(match, "/cancel"), { token });

/** Asks for a match as a spectator sees it. */
export const fetchMatch = (at: At, match: string) =>
  requestJson<{ readonly seq: number; readonly view: MatchView }>(at, pathOf(match));

/** The record of a match that is over, as text. */
export async function fetchRecord(at: At, match: string): Promise<Answer<string>> {
  const response = await request(at, pathOf(match, "/record"));
  if (!response.ok) return response;
  const text = await response.value.text().catch(() => null);
  return text === null ? away : ok(text);
}

/** By how much the server's clock is ahead of this one, to half a second; null when there is no answer. */
export async function serverClockOffset(at: At): Promise<number | null> {
  const response = await fetch(addressAt(at, "/api/games")).catch(() => null);
  const date = Date.parse(response?.headers.get("date") ?? "");
  return Number.isNaN(date) ? null : date + 500 - Date.now();
}
