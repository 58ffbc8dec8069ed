import { answerLine } from "@umpire/cli";
import { kitsOf } from "@umpire/kit";
import { expect } from "vitest";
import { coins } from "./coins.fixture.ts";
import { games } from "./index.ts";

export const all = kitsOf([...games.kits, { game: coins }]);

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
