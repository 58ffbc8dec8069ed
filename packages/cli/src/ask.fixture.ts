import { registry } from "@umpire/kernel";
import { games } from "umpire";
import { expect } from "vitest";
import { coins } from "./coins.fixture.ts";
import { answerLine } from "./referee.ts";

export const all = registry([...games.editions, coins]);

/** The answer to a request, parsed. */
export function ask(request: object): { id: unknown; ok: boolean; [field: string]: unknown } {
  return JSON.parse(answerLine(all, { text: JSON.stringify(request) }));
}

export const start = (further: object = {}) => ask({ game: "rps", ask: "start", seed: "demo", ...further })["match"];
export const did = (match: unknown, seat: number, action: unknown) =>
  ask({ ask: "decide", match, seat, action })["match"];
export const refused = (code: string, further: object = {}) => ({
  ok: false,
  refusal: expect.objectContaining({ code, message: expect.stringMatching(/\S{2}.*\.$/), ...further }),
});
