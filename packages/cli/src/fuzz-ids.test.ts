import { fastDice } from "@umpire/bots";
import { isReserved, type Json, type JsonObject, type Rng } from "@umpire/kernel";
import { all, ask } from "umpire/ask-fixture";
import { expect, test } from "vitest";
import { corpus, from, linesToTry } from "./fuzz.fixture.ts";
import { answerLine } from "./referee.ts";

const LINES = linesToTry(1500, 4000);

/** Names that every object inherits, or looks as if it did. */
const RESERVED = Object.getOwnPropertyNames(Object.prototype);
const ODD = [
  ...["prototype", "length", "name", "then", "toJSON", "__proto__ ", "Constructor", "null", "undefined", "NaN"],
  ...["", " ", "0", "-1", "1e3", "07", "a/b", "a~b", "a.b", "#", "@", "é", "e\u0301", "😀", "\u202e", "x".repeat(300)],
];

/** A match of the game after some decisions at random. */
function midway(game: string, decisions: number, further: object = {}): Json {
  let match = ask({ game, ask: "start", seed: "ids", ...further })["match"] as Json;
  for (let made = 0; made < decisions; made += 1) {
    const { next } = ask({ ask: "look", match, viewer: "spectator" })["sight"] as { next: { awaiting?: number[] } };
    const seat = next.awaiting?.at(-1);
    const action = ask({ ask: "bot", match, seat, bot: "random", seed: `${made}` })["action"];
    const moved = seat === undefined ? null : ask({ ask: "decide", match, seat: next.awaiting?.[0], action });
    match = (moved?.ok ? moved["match"] : match) as Json;
  }
  return match;
}

/** Further requests whose ids are many: matches in the midst of it, packs, maps, tables. */
function withManyIds(): readonly string[] {
  const tactics = midway("tactics", 14) as JsonObject;
  const v1 = midway("tactics", 5, { rules: "v1" }) as JsonObject;
  const duel = midway("shapeships", 24) as JsonObject;
  const war = midway("ti4", 30) as JsonObject;
  const anyOf = (match: JsonObject) =>
    [0, 1].flatMap((seat) => {
      const legal = ask({ ask: "legal", match, seat, limit: 5 });
      const actions = (legal["actions"] ?? []) as readonly Json[];
      return actions.slice(0, 2).map((action) => ({ ask: "decide", match, seat, action, viewer: 1 - seat }));
    });
  const map = {
    systems: [
      { id: "A", planets: [{ name: "Ax", resources: 1, influence: 1 }] },
      { id: "R", anomalies: ["gravity-rift"], wormholes: ["alpha"] },
      { id: "T", wormholes: ["alpha"], planets: [{ name: "Tx", resources: 2, influence: 1 }] },
    ],
    links: [["A", "R"]],
    additions: [
      { system: "A", anomaly: "nebula", source: "token", owner: "p1" },
      { system: "T", wormhole: "beta", source: "token" },
    ],
  };
  const at = {
    map,
    player: "p1",
    active: "T",
    others: ["R"],
    tokens: ["T"],
    own: ["A"],
    effects: ["gravity-drive:s1"],
  };
  const ships = [
    { id: "s1", unit: "carrier", at: "A", via: ["R"] },
    { id: "s2", move: 2, at: "A" },
  ];
  const moves = [{ ship: "s1", path: ["A", "R", "T"], cargo: [{ unit: "infantry", count: 1, from: "A" }] }];
  const starts = [{ home: "A", fleets: { R: { cruiser: 1 } }, effects: ["antimass-deflectors"] }, { home: "T" }];
  const requests = [
    ...[tactics, v1, duel, war].flatMap(anyOf),
    ...[tactics, duel, war].flatMap((match) => [
      { ask: "look", match, viewer: 0 },
      { ask: "bot", match, seat: 0, bot: "random" },
      { ask: "bot", match, seat: 1, bot: "greedy" },
      { ask: "replay", record: ask({ ask: "record", match })["record"], viewer: 1 },
    ]),
    { game: "tactics", ask: "read", state: tactics["state"] },
    { game: "tactics", ask: "stats", state: v1["state"], unitId: "u1_p1" },
    { game: "shapeships", ask: "start", seed: "x", rules: duel["rules"] },
    { game: "shapeships", ask: "checkRules", definition: duel["rules"] },
    { game: "ti4", ask: "map", map },
    { game: "ti4", ask: "anomalies", map, system: "A" },
    { game: "ti4", ask: "may", map, do: "place", system: "A", player: "p1", chaosMapping: ["R"] },
    { game: "ti4", ask: "reach", ...at, ships },
    { game: "ti4", ask: "path", ...at, ships, ship: "s1", path: ["A", "R", "T"] },
    { game: "ti4", ask: "move", ...at, ships, moves, dice: [7, 7], units: { A: { infantry: 2 } } },
    { game: "ti4", ask: "arrive", ...at, ships, moves, place: "space", defender: { units: { cruiser: 1 } } },
    { game: "ti4", ask: "start", seed: "x", options: { map, starts } },
  ];
  return requests.map((request) => JSON.stringify(request));
}

/** Where strings and keys stand in a line of JSON; those inside of a record count too. */
const STRING = /\\?"((?:[^"\\]|\\[^"])*?)\\?"/g;

type Found = { readonly at: number; readonly whole: string; readonly name: string; readonly isKey: boolean };

function namesIn(line: string): readonly Found[] {
  return [...line.matchAll(STRING)].map(({ index: at, 0: whole, 1: name = "" }) => {
    const isKey = /^\s*:/.test(line.slice(at + whole.length, at + whole.length + 5));
    return { at, whole, name, isKey };
  });
}

/**
 * Gives one name another spelling that no rulebook expects: in one place, everywhere, or everywhere but as a key (a
 * reserved key is refused at the door, and what stands as a value comes further). Each name is as likely as any other.
 */
function rename(rng: Rng, line: string): string {
  const found = namesIn(line);
  const values = found.filter(({ isKey }) => !isKey);
  const names = [...new Set((rng.int(5) === 0 ? found : values).map(({ name }) => name))];
  const name = from(rng, names);
  const odd = from(rng, from(rng, [ODD, RESERVED, ["__proto__", "constructor"], ["__proto__"]]));
  const places = found.filter((each) => each.name === name);
  const asValues = places.filter(({ isKey }) => !isKey);
  const meant = from(rng, [places.slice(0, 1), places, asValues, asValues]);
  let text = line;
  for (const { at, whole } of meant.toReversed()) {
    const spelt = JSON.stringify(odd);
    const written = whole.startsWith("\\") ? JSON.stringify(spelt).slice(1, -1) : spelt;
    text = text.slice(0, at) + written + text.slice(at + whole.length);
  }
  return text;
}

test(`[K25] ${LINES} lines with reserved names and odd ids: none is a mistake of ours`, { timeout: 600_000 }, () => {
  const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
  const rng = fastDice(seed);
  const sources = [corpus(), withManyIds()];
  const good = sources.flat();
  for (const line of good)
    expect(JSON.parse(answerLine(all, { text: line })).refusal?.code, line).not.toBe("internal-error");
  const codes = new Map<string, number>();
  const mistakes: string[] = [];
  for (let at = 0; at < LINES; at += 1) {
    let line = from(rng, from(rng, sources));
    for (let times = rng.int(3); times >= 0; times -= 1) line = rename(rng, line);
    const { ok, refusal } = JSON.parse(answerLine(all, { text: line }));
    const result: string = ok ? "ok" : refusal.code;
    if (result === "internal-error") mistakes.push(`${refusal.message} ← ${line}`);
    codes.set(result, (codes.get(result) ?? 0) + 1);
  }
  expect(mistakes.slice(0, 10), `FUZZ_SEED=${seed}: ${mistakes.length}`).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(RESERVED.every(isReserved)).toBe(true);
  for (const reached of ["ok", "bad-request", "unknown-question", "unknown-game"]) {
    expect(codes.get(reached), `FUZZ_SEED=${seed}: ${reached}`).toBeGreaterThan(0);
  }
});
