import type { Json, Match, Next } from "@umpire/kernel";
import { isBranch } from "./difference.ts";
import type { Decision, Setup } from "./session.ts";

/** What a test is written of: the file and the name under which it exports the game, and a match. */
export type Tested = {
  readonly file: string;
  readonly exported: string;
  readonly setup: Setup;
  readonly decisions: readonly Decision[];
  readonly match: Match;
  readonly next: Next;
};

/** Lines are no longer than this where they can be broken. */
const WIDTH = 110;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** A value as TypeScript, over several lines where one is too short for it. */
export function literal(value: Json, indent = ""): string {
  const flat = inLine(value);
  if (!isBranch(value) || indent.length + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each: Json) => literal(each, inner))
    : Object.entries(value).map(([key, each]) => `${keyText(key)}: ${literal(each, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

/** `__proto__: x` in an object would set what it inherits from. */
const keyText = (key: string): string =>
  key === "__proto__" ? '["__proto__"]' : NAME.test(key) ? key : JSON.stringify(key);

function inLine(value: Json): string {
  if (!isBranch(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  const parts = Object.entries(value).map(([key, each]) => `${keyText(key)}: ${inLine(each)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function titleOf({ decisions, next }: Tested): string {
  const after = `after ${decisions.length} ${decisions.length === 1 ? "decision" : "decisions"}`;
  if (!("over" in next)) return `${after} the match stands so`;
  const { winners, reason } = next.over;
  return winners.length === 0
    ? `${after} it is drawn: ${reason}`
    : `${after} ${winners.length === 1 ? "seat" : "seats"} ${winners.join(", ")} won: ${reason}`;
}

/** A test for Vitest, in TypeScript: it plays the match again and expects what came of it. */
export function testText(tested: Tested): string {
  const { file, exported, setup, decisions, match, next } = tested;
  const binding = exported === "default" ? "own" : `{ ${exported === "own" ? "own" : `${exported} as own`} }`;
  const made = decisions.map(({ seat, action }) => `  [${seat}, ${literal(action, "  ")}],\n`).join("");
  return `import { decide, type Game, type Json, nextOf, start } from "@umpire/kernel";
import { expect, test } from "vitest";
import ${binding} from "./${file}";

const game: Game = own;

/** The value of a result that must be one. */
function must<T>(result: { ok: true; value: T } | { ok: false; refusal: object }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** Who decided what, in this order. */
const decisions: readonly (readonly [seat: number, action: Json])[] = [
${made}];

test(${JSON.stringify(titleOf(tested))}, () => {
  const options = must(game.parse.options(${literal(setup.options, "  ")}));
  let { match } = must(start(game, ${JSON.stringify(setup.seed)}, options, game.presets[${JSON.stringify(setup.preset)}]));
  for (const [seat, action] of decisions) ({ match } = must(decide(game, match, seat, must(game.parse.action(action)))));
  expect(match.state).toEqual(${literal(match.state, "  ")});
  expect(nextOf(game, match)).toEqual(${literal(next as unknown as Json, "  ")});
});
`;
}
