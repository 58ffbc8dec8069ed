import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { umpire, umpireProcess } from "umpire/umpire-fixture";
import { afterAll, describe, expect, test } from "vitest";
import { duel } from "./duel.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe("umpire laws", () => {
  test("[P18] an honest game obeys them all", async () => {
    const { code, stdout } = await umpire(["laws", "rps", "--runs", "20"]);
    expect(code).toBe(0);
    expect(stdout.match(/^holds {2}\[L\d+\] rps: /gm)).toHaveLength(12);
  });

  test("[P18] a game that breaks one is told which, and in which match", async () => {
    const rigged = duel
      .replace("legal: () => [{ at: 1 }", "legal: () => [{ at: 3 }")
      .replace("check: () => null", 'check: (_view, _seat, { at }) => (at > 2 ? { code: "high" } : null)');
    const path = file("rigged.mjs", rigged);
    const { code, stdout } = await umpire(["laws", path]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^BROKEN \[L7\] duel: every action that is offered is legal\n.*legal lists \{"at":3\}/);
    expect(stdout).toMatch(
      /The match: preset standard, seed "".*\n.*Decisions: .*\n.*The same again: seed -?\d+ .*\nThe other laws .* once this one holds\.\n$/,
    );
    const lines = (await umpire(["laws", path, "--json"])).stdout.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { law: "[L7] duel: every action that is offered is legal", holds: false, trouble: expect.any(String) },
    ]);
  });

  /** It needs to be told for how many it is. */
  const many = `const accept = (value) => ({ ok: true, value });
const refuse = (refusal) => ({ ok: false, refusal });
const seatsOf = ({ seats }) => [...Array(seats).keys()];
export const duel = {
  id: "duel", edition: 1, maxDecisions: 9, presets: { standard: {} },
  parse: {
    options: (input) =>
      Number.isInteger(input.seats) ? accept(input) : refuse({ code: "bad-request", path: "/seats", problem: "a number" }),
    rules: accept, action: accept, state: accept,
  },
  seats: ({ seats }) => seats,
  setup: ({ seats }) =>
    seats > 9 ? refuse({ code: "too-many-here" }) : accept({ state: { seats, shots: [] }, events: [] }),
  next: (state) => state.shots.length > 0 ? { over: { winners: [0], reason: "shot" } } : { awaiting: seatsOf(state), step: "shoot" },
  view: (state) => state, isVisible: () => true, check: () => null,
  legal: () => [{ at: 1 }, { at: 2 }], sample: () => ({ at: 2 }), determinize: (view) => view, defaultAction: () => ({ at: 1 }),
  resolve: (state, chosen) => ({ state: { ...state, shots: seatsOf(state).map((seat) => chosen(seat).at) }, events: [] }),
};`;

  test("[P18] a game that needs options is tried with those that are given, each of them", async () => {
    const path = file("many.mjs", many);
    const without = await umpire(["laws", path]);
    expect(without).toMatchObject({ code: 2, stdout: "" });
    expect(without.stderr).toBe(
      "duel needs options: give them with --options, as JSON or as the path of a JSON file. Without any it says: /seats: a number.\n",
    );
    const options = file("three.json", '{"seats":3}');
    const with2and3 = await umpire(["laws", path, "-n", "5", "--options", '{"seats":2}', "--options", options]);
    expect(with2and3).toMatchObject({ code: 0, stderr: "" });
    const odd = await umpire(["laws", path, "--options", '{"seats":2}', "--options", '{"seats":"x"}', "--json"]);
    expect(odd.code).toBe(2);
    expect(JSON.parse(odd.stdout)).toMatchObject({ refusal: { code: "bad-request", path: "--options/seats" } });
    expect((await umpire(["laws", path, "--options", '{"seats":10}'])).stderr).toContain("too-many-here");
  });

  test("[P18] without any, the tables that a game declares are tried, and a broken one is named", async () => {
    const breaks3 = many
      .replace("id:", "tables: [{ seats: 2 }, { seats: 3 }], id:")
      .replace("awaiting: seatsOf(state)", "awaiting: [...seatsOf(state), ...(state.seats > 2 ? [0] : [])]");
    const { code, stdout } = await umpire(["laws", file("tables.mjs", breaks3), "-n", "5"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/BROKEN \[L11\].*\n.*\n.*The match: preset standard, seed .*, options \{"seats":3\}\n/);
  });

  test("[P24] so is an arena, at a table of three", async () => {
    const path = file("arena.mjs", many);
    const args = ["arena", "--game", path, "--bots", "random,greedy", "--games", "2", "--workers", "1", "--json"];
    const without = await umpireProcess(args, "", folder);
    expect(without.code).toBe(2);
    expect(JSON.parse(without.stdout)).toMatchObject({ refusal: { code: "options-needed", path: "/seats" } });
    const { code, stdout } = await umpireProcess([...args, "--options", '{"seats":3}'], "", folder);
    expect(code).toBe(0);
    // Seat 0 wins every match, and each bot has it once.
    expect(JSON.parse(stdout)).toMatchObject({ a: "random", b: "greedy", games: 2, scoreOfA: 0.5 });
  });

  test("[P18] the laws after a broken one are tried all the same", async () => {
    const path = file("endless.mjs", duel.replace("maxDecisions: 2", "maxDecisions: 1"));
    const { code, stdout } = await umpire(["laws", path, "--json"]);
    const broken = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .filter(({ holds }) => !holds);
    expect(code).toBe(1);
    expect(broken.map(({ law }) => law)).toEqual(["[L10] duel: random play ends as early as promised"]);
  });
});
