import { fastDice } from "@umpire/bots";
import { canonical, type Json, type Rng } from "@umpire/kernel";
import { ask } from "umpire/ask-fixture";
import { umpireProcess } from "umpire/umpire-fixture";
import { expect, test } from "vitest";
import { corpus, from, linesToTry } from "./fuzz.fixture.ts";

/** How many mutated lines; between them a good one every so often, whose answer must not change. */
const LINES = linesToTry(4000, 20_000);
const CANARY_EVERY = 100;

/** Things that have broken readers of JSON before. */
const ODD: readonly string[] = [
  ...["null", "-0", "1e999", "-1", "1.5", "9007199254740993", "NaN", "true", '""', "[]", "{}", "[[[[[]]]]]"],
  ...['"\\ud800"', '"\\u0000"', '{"__proto__":1}', '{"constructor":{"prototype":1}}', '"rock"', "2", '"😀"', "1e-7"],
  ...["[".repeat(200) + "]".repeat(200), `"${"x".repeat(3000)}"`],
];

/** The text with what stands from `at` to `end` replaced. */
const splice = (text: string, at: number, end: number, by: string) => text.slice(0, at) + by + text.slice(end);

/** Ways to spoil a line. */
const SPOILERS: readonly ((rng: Rng, text: string) => string)[] = [
  function otherValue(rng, text) {
    const values = [...text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|\[\]|\{\}/g)];
    if (values.length === 0) return text;
    const value = from(rng, values);
    return splice(text, value.index, value.index + value[0].length, from(rng, ODD));
  },
  function pieceCutOrDoubled(rng, text) {
    const [a, b] = [rng.int(text.length + 1), rng.int(text.length + 1)];
    return splice(text, Math.min(a, b), Math.max(a, b) - rng.int(2), "");
  },
  function pieceAdded(rng, text) {
    const at = rng.int(text.length + 1);
    return splice(text, at, at, from(rng, [...ODD, "{", "}", "[", "]", ",", ":", '"', "\\", " "]));
  },
  /** What stays well-formed is wrong further in, in a hash above all. */
  function otherDigit(rng, text) {
    const digits = [...text.matchAll(/[0-9a-f]/g)];
    if (digits.length === 0) return text;
    const { index } = from(rng, digits);
    return splice(text, index, index + 1, `${rng.int(10)}`);
  },
  function otherCharacter(rng, text) {
    const at = rng.int(text.length + 1);
    return splice(text, at, at + 1, String.fromCharCode(rng.int(0x300)));
  },
];

/** Spoilt once to three times, now and then with a byte that is no UTF-8. */
function mutate(rng: Rng, line: string): Buffer {
  let text = line;
  for (let times = rng.int(3); times >= 0; times -= 1) text = from(rng, SPOILERS)(rng, text);
  const bytes = Buffer.from(text.replaceAll("\n", " "));
  if (bytes.length > 0 && rng.int(10) === 0) bytes[rng.int(bytes.length)] = 128 + rng.int(128);
  return bytes;
}

test(`[P1] ${LINES} mutated lines: no crash, one answer a line, and good lines are answered as before`, async () => {
  const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
  const rng = fastDice(seed);
  const good = corpus();
  const canary = good[3] ?? "";
  const lines: Buffer[] = [];
  for (let at = 0; at < LINES; at += 1) {
    lines.push(mutate(rng, from(rng, good)));
    if (at % CANARY_EVERY === 0) lines.push(Buffer.from(canary));
  }
  const { code, stdout, stderr } = await umpireProcess(
    ["referee"],
    Buffer.concat(lines.flatMap((line) => [line, Buffer.from("\n")])),
  );
  const answers = stdout.trimEnd().split("\n");
  const hint = `FUZZ_SEED=${seed}`;
  expect({ code, stderr, answers: answers.length }, hint).toEqual({ code: 0, stderr: "", answers: lines.length });
  const expected = canonical(ask(JSON.parse(canary)) as Json);
  const codes = new Map<string, number>();
  for (const [at, answer] of answers.entries()) {
    const parsed = JSON.parse(answer);
    expect(typeof parsed.ok, `${hint} line ${at + 1}`).toBe("boolean");
    if (lines[at]?.toString() === canary) expect(canonical(parsed), `${hint} line ${at + 1}`).toBe(expected);
    const result = parsed.ok ? "ok" : parsed.refusal.code;
    expect(result, `${hint} line ${at + 1}: ${lines[at]} → ${answer}`).not.toBe("internal-error");
    codes.set(result, (codes.get(result) ?? 0) + 1);
  }
  for (const reached of ["ok", "bad-json", "bad-request", "bad-record", "hash-mismatch", "unknown-question"]) {
    expect(codes.get(reached) ?? 0, `${hint}: ${reached}`).toBeGreaterThan(0);
  }
});
