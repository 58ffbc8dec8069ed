import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Game, nextOf, sealedDice, viewOf } from "@umpire/kernel";
import { afterAll, expect, test } from "vitest";
import { game as highCard } from "../../../../examples/high-card.ts";
import { literal, testText } from "./as-test.ts";
import { frameOf, openSession, pendingAt, play, type Session } from "./session.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
// Within the repository, where a test finds its packages.
const folder = mkdtempSync(join(root, "node_modules/.cache/as-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game: Game = highCard;

/** A match in which everybody decides at random. */
function randomMatch(most: number): Session {
  let session = openSession(game, { preset: "standard", options: {}, seed: 'a "seed"' });
  for (let at = 0; at < most; at += 1) {
    const frame = frameOf(session);
    const seat = frame === null ? undefined : pendingAt(game, frame)[0];
    if (frame === null || seat === undefined) break;
    const { match } = frame;
    const action = game.sample(viewOf(game, match, seat), seat, sealedDice("choice", at), match.rules);
    const played = play(game, session, { seat, action });
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    session = played.value;
  }
  return session;
}

function textOf(session: Session): string {
  const { setup, decisions } = session;
  const frame = frameOf(session);
  if (frame === null) throw new Error("no match");
  const { match } = frame;
  return testText({ file: "high-card.ts", exported: "game", setup, decisions, match, next: nextOf(game, match) });
}

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");

/** Runs the tests of a folder; what they say where one fails, null where none does. */
function failureIn(place: string): string | null {
  try {
    execFileSync(process.execPath, [vitest, "run", "--root", place], { encoding: "utf8", stdio: "pipe" });
    return null;
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout);
  }
}

test("what is copied as a test is a test that passes, and fails where a rule is another one", () => {
  const whole = randomMatch(100);
  copyFileSync(join(root, "examples/high-card.ts"), join(folder, "high-card.ts"));
  writeFileSync(join(folder, "vitest.config.ts"), 'export default { resolve: { conditions: ["@umpire/source"] } };\n');
  writeFileSync(join(folder, "whole.test.ts"), textOf(whole));
  // Up to where one seat has decided and the other has not.
  writeFileSync(join(folder, "sealed.test.ts"), textOf(randomMatch(3)));
  writeFileSync(join(folder, "begun.test.ts"), textOf(randomMatch(0)));
  expect(failureIn(folder)).toBeNull();
  writeFileSync(join(folder, "sealed.test.ts"), textOf(randomMatch(4)).replace(/score: \[\d/, "score: [9"));
  expect(failureIn(folder)).toContain("after 4 decisions the match stands so");
}, 120_000);

test("a value is written as one writes TypeScript", () => {
  expect(literal({ a: [1, "two"], "b-c": null })).toBe('{ a: [1, "two"], "b-c": null }');
  expect(literal({})).toBe("{}");
  expect(literal(JSON.parse('{"__proto__":1}'))).toBe('{ ["__proto__"]: 1 }');
  const long = literal({ list: Array.from({ length: 60 }, (_, at) => at), text: "x" }, "  ");
  expect(long.split("\n")[1]).toBe("    list: [");
  expect(long.endsWith(',\n    text: "x",\n  }')).toBe(true);
});
