import { ok, type Refusal, type Result } from "@umpire/kernel";
import type { CreateMatch, GamesAnswer, JoinMatch, ListAnswer, MatchView } from "@umpire/protocol";
import type { Language } from "@umpire/ui";

/** A refusal with its sentence, in the language that was asked for; without one where no server has answered. */
export type Sent = Refusal & { readonly message?: string };
export type Answer<T> = Result<T, Sent>;

const away = { ok: false, refusal: { code: "away" } } as const;
const garbled = { ok: false, refusal: { code: "garbled" } } as const;

type Asking = { readonly language: Language; readonly body?: unknown };

async function ask(path: string, { language, body }: Asking): Promise<Answer<Response>> {
  const headers = { "accept-language": language, ...(body !== undefined && { "content-type": "application/json" }) };
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, init).catch(() => null);
  if (response === null) return away;
  if (response.ok) return ok(response);
  const told: unknown = await response.json().catch(() => null);
  const isTold = typeof told === "object" && told !== null && "refusal" in told;
  // A proxy without a server behind it answers with a page of its own.
  return isTold ? { ok: false, refusal: told.refusal as Sent } : response.status >= 500 ? away : garbled;
}

async function askJson<T>(path: string, asking: Asking): Promise<Answer<T>> {
  const response = await ask(path, asking);
  if (!response.ok) return response;
  const value: T | null = await response.value.json().catch(() => null);
  return value === null ? garbled : ok(value);
}

type Created = { readonly match: string; readonly view: MatchView };
type SeatToken = { readonly seat: number; readonly token: string };
export type Wanting = Partial<CreateMatch> & { readonly game: string };

export const listGames = (language: Language) => askJson<GamesAnswer>("games", { language });

export const listMatches = (language: Language, status: MatchView["status"], limit: number) =>
  askJson<ListAnswer>(`matches?status=${status}&limit=${limit}`, { language });

export const createMatch = (language: Language, body: Wanting) => askJson<Created>("matches", { language, body });

const pathOf = (match: string, deed = ""): string => `matches/${encodeURIComponent(match)}${deed}`;

export const joinMatch = (language: Language, match: string, body: JoinMatch) =>
  askJson<SeatToken>(pathOf(match, "/join"), { language, body });

/** A further token for the same seat, for another device. */
export const linkSeat = (language: Language, match: string, token: string) =>
  askJson<SeatToken>(pathOf(match, "/link"), { language, body: { token } });

/** Takes the seat away from every other token. */
export const revokeLinks = (language: Language, match: string, token: string) =>
  askJson<SeatToken>(pathOf(match, "/revoke"), { language, body: { token } });

export const lookAt = (language: Language, match: string) =>
  askJson<{ readonly seq: number; readonly view: MatchView }>(pathOf(match), { language });

/** The record of a match that is over, as text. */
export async function recordOf(language: Language, match: string): Promise<Answer<string>> {
  const response = await ask(pathOf(match, "/record"), { language });
  if (!response.ok) return response;
  const text = await response.value.text().catch(() => null);
  return text === null ? away : ok(text);
}

/** By how much the server's clock is ahead of this one, to half a second; null where nobody answers. */
export async function serverAhead(): Promise<number | null> {
  const response = await fetch("/health").catch(() => null);
  const told = Date.parse(response?.headers.get("date") ?? "");
  return Number.isNaN(told) ? null : told + 500 - Date.now();
}
