import { describe, expect, test } from "vitest";
import { protocolWords } from "./words.ts";

/** Something for every field that a sentence can need. */
const detail = {
  path: "/seven",
  problem: "seven",
  step: 7,
  seats: 7,
  seat: 7,
  bot: "hal",
  known: ["seven"],
  presets: ["standard"],
  limit: 7,
  seconds: 7,
  match: "seven",
  game: "seven",
  edition: 7,
  seq: 7,
  what: "gap" as const,
  version: 6,
  oldest: 7,
  bundle: "ab".repeat(32),
};

describe.each([
  ["en", protocolWords.en, /^[ -~]+[.]$/],
  ["ru", protocolWords.ru, /^.*[а-яё].*[.]$/i],
])("the server's words in %s", (_language, { refusal, closing }, form) => {
  const said = Object.values(refusal).map((say: (about: typeof detail) => string) => say(detail));

  test("every code has a sentence, and no two are alike", () => {
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(form);
    expect(said.join()).not.toMatch(/undefined|object/);
  });

  test("so has every way of closing a socket", () => {
    const sentences = Object.values(closing);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(form);
  });

  test("each way of being damaged is told apart", () => {
    const ways = (["gap", "changed", "missing end", "unreadable"] as const).map((what) =>
      refusal.damaged({ ...detail, what }),
    );
    expect(new Set(ways).size).toBe(4);
    for (const sentence of ways) expect(sentence).toMatch(form);
  });

  test("a refusal names what is in the way", () => {
    expect(refusal["bad-message"]({ path: "", problem: "x" })).toMatch(/: x\.$/);
    expect(refusal["bad-message"]({ path: "/a", problem: "x" })).toMatch(/\/a.*: x\.$/);
    expect(refusal["no-such-seat"]({ seat: 5, seats: 2 })).toMatch(/5.*0.*1/);
    expect(refusal["unknown-bot"]({ bot: "hal", known: ["random", "greedy"] })).toMatch(/hal.*random, greedy/);
  });
});

test("in Russian the problem is Russian too, where it is not a schema's", () => {
  expect(protocolWords.ru.refusal["bad-message"]({ path: "", problem: "it is not text" })).toBe(
    "Сообщение не подходит: это не текст.",
  );
});
