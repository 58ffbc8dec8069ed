import { ok, type Refusal, type Result } from "@umpire/kernel";
import type { CreateMatch, GamesAnswer, JoinMatch, ListAnswer, MatchView } from "@umpire/protocol";
import type { Language } from "@umpire/ui";

/** A refusal with its sentence, in the language that was asked for; without one when no server has answered. */
export type ServerRefusal = Refusal & { readonly message?: string };
export type Answer<T> = Result<T, ServerRefusal>;

/** No server has answered. */
export const away = { ok: false, refusal: { code: "away" } } as const;
const garbled = { ok: false, refusal: { code: "garbled" } } as const;

type RequestOptions = { readonly language: Language; readonly body?: unknown };

async function request(path: string, { language, body }: RequestOptions): Promise<Answer<Response>> {
  const headers = { "accept-language": language, ...(body !== undefined && { "content-type": "application/json" }) };
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, init).catch(() => null);
  if (response === null) return away;
  if (response.ok) return ok(response);
  const answer: unknown = await response.json().catch(() => null);
  const isRefusal = typeof answer === "object" && answer !== null && "refusal" in answer;
  // A proxy without a server behind it answers with a page of its own.
  return isRefusal ? { ok: false, refusal: answer.refusal as ServerRefusal } : response.status >= 500 ? away : garbled;
}

async function requestJson<T>(path: string, options: RequestOptions): Promise<Answer<T>> {
  const response = await request(path, options);
  if (!response.ok) return response;
  const value: T | null = await response.value.json().catch(() => null);
  return value === null ? garbled : ok(value);
}

type Created = { readonly match: string; readonly view: MatchView };
type Left = { readonly seat: number };
type SeatToken = { readonly seat: number; readonly token: string };
export type MatchRequest = Partial<CreateMatch> & { readonly game: string };

export const listGames = (language: Language) => requestJson<GamesAnswer>("games", { language });

export const listMatches = (language: Language, status: MatchView["status"], limit: number) =>
  requestJson<ListAnswer>(`matches?status=${status}&limit=${limit}`, { language });

export const createMatch = (language: Language, body: MatchRequest) =>
  requestJson<Created>("matches", { language, body });

const pathOf = (match: string, suffix = ""): string => `matches/${encodeURIComponent(match)}${suffix}`;

export const joinMatch = (language: Language, match: string, body: JoinMatch) =>
  requestJson<SeatToken>(pathOf(match, "/join"), { language, body });

/** A further token for the same seat, for another device. */
export const linkSeat = (language: Language, match: string, token: string) =>
  requestJson<SeatToken>(pathOf(match, "/link"), { language, body: { token } });

/** Takes the seat away from every other token. */
export const revokeLinks = (language: Language, match: string, token: string) =>
  requestJson<SeatToken>(pathOf(match, "/revoke"), { language, body: { token } });

/** Gives the seat up, before the match begins. */
export const leaveSeat = (language: Language, match: string, token: string) =>
  requestJson<Left>(pathOf(match, "/leave"), { language, body: { token } });

/** Takes another free seat, before the match begins. */
export const moveSeat = (language: Language, match: string, token: string, seat: number) =>
  requestJson<SeatToken>(pathOf(match, "/move"), { language, body: { token, seat } });

/** Takes a match away to which nobody else has come. */
export const cancelMatch = (language: Language, match: string, token: string) =>
  requestJson<Left>(pathOf(match, "/cancel"), { language, body: { token } });

export const fetchMatch = (language: Language, match: string) =>
  requestJson<{ readonly seq: number; readonly view: MatchView }>(pathOf(match), { language });

/** The record of a match that is over, as text. */
export async function fetchRecord(language: Language, match: string): Promise<Answer<string>> {
  const response = await request(pathOf(match, "/record"), { language });
  if (!response.ok) return response;
  const text = await response.value.text().catch(() => null);
  return text === null ? away : ok(text);
}

/** By how much the server's clock is ahead of this one, to half a second; null when there is no answer. */
export async function serverClockOffset(): Promise<number | null> {
  const response = await fetch("/health").catch(() => null);
  const date = Date.parse(response?.headers.get("date") ?? "");
  return Number.isNaN(date) ? null : date + 500 - Date.now();
}
