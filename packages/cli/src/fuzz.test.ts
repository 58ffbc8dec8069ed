import { fastDice } from "@umpire/bots";
import { canonical, type Json, type Rng } from "@umpire/kernel";
import { expect, test } from "vitest";
import { ask, did, start } from "./ask.fixture.ts";
import { umpire } from "./umpire.fixture.ts";

/** How many mutated lines; between them a good one every so often, whose answer must not change. */
const LINES = 20_000;
const CANARY_EVERY = 100;

/** Good requests of every kind, to be spoilt. */
function corpus(): readonly string[] {
  const match = did(did(start(), 0, "rock"), 1, "paper");
  const waiting = did(match, 0, "rock");
  const { record } = ask({ ask: "record", match });
  const skirmish = ask({ game: "tactics", ask: "start", seed: "demo" })["match"] as { state: object };
  const poison = { buffId: "POISON", duration: 2, stackable: true, flags: { poison: true } };
  const steps = [
    { applyBuff: { unitId: "u1_p1", buff: poison } },
    { action: { type: "MOVE", playerId: "P1", targetPosition: { x: 1, y: 1 }, targetUnitId: null, unitId: "u1_p1" } },
    { action: { type: "END_TURN", playerId: "P1", targetPosition: null, targetUnitId: null } },
  ];
  const duel = ask({ game: "shapeships", ask: "start", seed: "demo", options: { factions: ["lattice", "corona"] } });
  const drawn = { basics: [{ ship: "strut", count: 1 }], upgrades: [], makers: [], conversions: [] };
  const halfDrawn = ask({ ask: "decide", match: duel["match"] ?? null, seat: 0, action: drawn })["match"];
  const definition = (duel["match"] as { rules: object }).rules;
  const sailing = {
    map: {
      systems: [{ id: "A" }, { id: "R", anomalies: ["gravity-rift"] }, { id: "T" }],
      links: [
        ["A", "R"],
        ["R", "T"],
      ],
    },
    ...{ active: "T", ships: [{ id: "s1", unit: "carrier", at: "A" }], others: ["A"], tokens: ["T"] },
  };
  const war = ask({ game: "ti4", ask: "start", seed: "demo" })["match"] ?? null;
  const active = ask({ ask: "decide", match: war, seat: 0, action: { type: "activate", system: "Crown" } })["match"];
  const fleet = [
    {
      ship: "North/carrier/1",
      path: ["North", "Maw", "Crown"],
      cargo: [{ unit: "infantry", count: 4, from: "North" }],
    },
  ];
  const met = { defender: { units: { cruiser: 2 }, casualties: "best" } };
  const armies = { attacker: { units: { cruiser: 2 }, damaged: {}, effects: { "morale-boost": 1 } }, ...met };
  const seats = ["takeBack", "undo", "resign", "offerDraw", "acceptDraw", "timeOut", "legal"];
  const requests: readonly object[] = [
    { id: 1, ask: "games" },
    { id: "é", game: "rps", ask: "start", seed: "demo", rules: { wins: 2 }, options: {}, language: "ru" },
    { game: "rps", ask: "start", seed: "demo", rules: "single" },
    { ask: "decide", match: waiting, seat: 1, action: "rock" },
    { ask: "look", match: waiting, viewer: "spectator" },
    { ask: "record", match },
    ...Array(4).fill({ ask: "replay", record }),
    { ask: "outcomes", match, actions: ["rock", "paper"] },
    { game: "tactics", ask: "play", state: skirmish.state, rules: { poisonTick: "turn-start" }, steps },
    { game: "tactics", ask: "stats", state: skirmish.state, unitId: "u1_p1" },
    { game: "tactics", ask: "read", state: skirmish.state },
    { ask: "decide", match: skirmish, seat: 0, ...steps[1] },
    { ask: "legal", match: skirmish, seat: 0 },
    { game: "shapeships", ask: "phases" },
    { game: "shapeships", ask: "checkRules", definition },
    { game: "shapeships", ask: "audit", events: duel["events"] },
    { ask: "decide", match: halfDrawn, seat: 1, action: { basics: [{ ship: "mote", count: 2 }] } },
    { ask: "legal", match: halfDrawn, seat: 1 },
    { ask: "look", match: duel["match"], viewer: 1 },
    { game: "shapeships", ask: "start", seed: "x", rules: { health: 20, doubleKnockout: "draw" } },
    { game: "ti4", ask: "map", map: { string: "77 40 41 85A0 39 65", extra: ["82b"] } },
    { ask: "decide", match: active, seat: 0, action: { type: "move", moves: fleet } },
    { ask: "legal", match: active, seat: 0 },
    { game: "ti4", ask: "start", seed: "x", options: { starts: [{ home: "North" }, { home: "South" }] } },
    { game: "ti4", ask: "reach", ...sailing, effects: ["flank-speed"], rules: "requirements" },
    {
      game: "ti4",
      ask: "odds",
      place: "space",
      ...armies,
      anomalies: ["nebula"],
      retreat: { side: "attacker", after: 2 },
    },
    { game: "ti4", ask: "arrive", ...sailing, moves: [{ ship: "s1", path: ["A", "R", "T"] }], place: "space", ...met },
    { game: "ti4", ask: "move", ...sailing, moves: [{ ship: "s1", path: ["A", "R", "T"] }], dice: [4] },
    { game: "ti4", ask: "anomalies", map: sailing.map, system: "R" },
    ...seats.map((verb) => ({ ask: verb, match: waiting, seat: 0 })),
  ];
  return requests.map((request) => JSON.stringify(request));
}

/** Things that have broken readers of JSON before. */
const ODD: readonly string[] = [
  ...["null", "-0", "1e999", "-1", "1.5", "9007199254740993", "NaN", "true", '""', "[]", "{}", "[[[[[]]]]]"],
  ...['"\\ud800"', '"\\u0000"', '{"__proto__":1}', '{"constructor":{"prototype":1}}', '"rock"', "2", '"😀"', "1e-7"],
  ...["[".repeat(200) + "]".repeat(200), `"${"x".repeat(3000)}"`],
];

const from = <T>(rng: Rng, items: readonly T[]): T => items[rng.int(items.length)] as T;

/** One or several values, bytes or pieces of the line replaced. */
function mutate(rng: Rng, line: string): Buffer {
  let text = line;
  for (let times = rng.int(3); times >= 0; times -= 1) {
    const values = [...text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|\[\]|\{\}/g)];
    const kind = rng.int(4);
    if (kind === 0 && values.length > 0) {
      const value = from(rng, values);
      text = text.slice(0, value.index) + from(rng, ODD) + text.slice(value.index + value[0].length);
    } else if (kind === 1) {
      const [a, b] = [rng.int(text.length + 1), rng.int(text.length + 1)];
      text = text.slice(0, Math.min(a, b)) + text.slice(Math.max(a, b) - rng.int(2));
    } else if (kind === 2) {
      const at = rng.int(text.length + 1);
      text = text.slice(0, at) + from(rng, [...ODD, "{", "}", "[", "]", ",", ":", '"', "\\", " "]) + text.slice(at);
    } else {
      const at = rng.int(text.length + 1);
      text = text.slice(0, at) + String.fromCharCode(rng.int(0x300)) + text.slice(at + 1);
    }
  }
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
  const { code, stdout, stderr } = await umpire(
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
    expect(codes.get(reached), `${hint}: ${reached}`).toBeGreaterThan(0);
  }
});
