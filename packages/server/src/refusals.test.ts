import { readdirSync, readFileSync } from "node:fs";
import { kernelWords } from "@umpire/kernel";
import { protocolWords } from "@umpire/protocol";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { languageOf, statusOf, withSentence } from "./refusals.ts";

/** Every code that the server's own sources refuse with. */
function codesInSources(): readonly string[] {
  const folders = [".", "match", "match/bots", "monitoring"].map((name) => new URL(`./${name}/`, import.meta.url));
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^[a-z-]+\.ts$/.test(name))
      .map((name) => readFileSync(new URL(name, folder), "utf8")),
  );
  return [...new Set(files.flatMap((text) => [...text.matchAll(/code: "([a-z-]+)"/g)].map(([, code]) => code ?? "")))];
}

describe.each(["en", "ru"] as const)("sentences in %s", (language) => {
  test("there is one for every code that the server refuses with", () => {
    const codes = codesInSources();
    expect(codes.length).toBeGreaterThan(15);
    const known = { ...protocolWords[language].refusal, ...kernelWords[language].refusal };
    expect(codes.filter((code) => !Object.hasOwn(known, code))).toEqual([]);
  });

  test("a code of the server or the kernel is no game's", () => {
    const ours = new Set([
      ...Object.keys(protocolWords[language].refusal),
      ...Object.keys(kernelWords[language].refusal),
    ]);
    const theirs = games.games.flatMap(({ words }) => Object.keys(words?.[language]?.refusal ?? {}));
    expect(theirs.filter((code) => ours.has(code))).toEqual([]);
  });
});

test("a refusal goes out as it is, with its sentence", () => {
  const refusal = { code: "seat-taken", seat: 1 };
  expect(withSentence("en", null, refusal)).toEqual({ ...refusal, message: "Seat 1 is taken." });
  expect(withSentence("ru", null, refusal)).toEqual({ ...refusal, message: "Место 1 занято." });
  expect(withSentence("en", null, { code: "match-over", reason: "score" }).message).toBe("The match is over (score).");
  expect(withSentence("en", null, { code: "constructor" }).message).toBe("constructor");
});

test.each([
  [undefined, "en"],
  ["", "en"],
  ["ru", "ru"],
  ["ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru"],
  ["en-GB,en;q=0.9,ru;q=0.8", "en"],
  ["de,ru;q=0.1", "ru"],
  ["en;q=0.2, ru;q=0.3", "ru"],
  ["ru;q=0", "en"],
  ["ru;q=x", "en"],
  ["*", "en"],
])("Accept-Language: %s is %s", (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test("a refusal has the status that fits it", () => {
  expect(["unknown-match", "wrong-token", "conflict", "too-fast", "too-large", "bad-rules"].map(statusOf)).toEqual([
    ...[404, 403, 409, 429, 413, 400],
  ]);
});
