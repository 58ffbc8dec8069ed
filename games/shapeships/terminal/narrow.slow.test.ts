import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { awkward, decisions, order, tide } from "./duels.fixture.ts";

// The width is read once, when the program starts.
const { columns } = process.stdout;
const setColumns = (value: number | undefined) =>
  Object.defineProperty(process.stdout, "columns", { value, configurable: true, writable: true });

beforeAll(() => {
  setColumns(80);
  vi.resetModules();
});
afterAll(() => {
  setColumns(columns);
});

test.each<[seed: string, rules: object, options?: object]>([
  ["a", {}],
  ["bb", {}],
  ["ccc", tide],
  ["dddd", awkward],
  ["eeeee", awkward, { factions: ["exit", "exit"] }],
])("at 80 columns nothing is wider, in either language (%s)", async (seed, rules, options = {}) => {
  const { terminal } = await import("./terminal.ts");
  for (const { match, seat, action } of decisions(seed, rules, options)) {
    for (const language of ["en", "ru"] as const) {
      const moment = { view: match.state, rules: match.rules, seat, language };
      const { draw, prompt, help, tell } = terminal;
      const told = tell?.(order(match, seat, action).events, language, true) ?? [];
      const shown = [draw(moment), prompt?.(moment), help?.(language), ...told].join("\n");
      expect(shown.split("\n").filter((line) => line.length > 80)).toEqual([]);
    }
  }
});
