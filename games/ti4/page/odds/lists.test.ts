import { describe, expect, it } from "vitest";
import { actionOf } from "../../planner/action.ts";
import { assess } from "../../planner/assess.ts";
import { outcomeOf } from "../../planner/outcome.ts";
import { ti4Words } from "../../words/languages.ts";
import { chanceText, toneOf } from "../parts/bars.tsx";
import { firstPlan } from "../plan/first.ts";
import { arrivalRows, fleetText, groundRows, merged, roundColumns, type Sides, survivorRows } from "./lists.ts";

const sides: Sides = {
  attacker: { name: "Blue", tone: toneOf(0) },
  defender: { name: "Red", tone: toneOf(1) },
};

function outcome() {
  const meant = assess(firstPlan);
  if (!meant.ok || meant.value === null) throw new Error("no system is active");
  const found = outcomeOf(actionOf(meant.value, firstPlan.plan), ti4Words.en.unitText);
  if (!found.ok) throw new Error("no outcome");
  return found.value;
}

const sumOf = (rows: readonly { readonly value: number }[]) => rows.reduce((sum, { value }) => sum + value, 0);

describe("chances as they are told", () => {
  it("are neither certain nor impossible while there is a doubt", () => {
    expect(chanceText("en", 1 - 1e-10)).toBe(">99.99%");
    expect(chanceText("en", 1e-10)).toBe("<0.01%");
    expect(chanceText("en", 1 - 1e-15)).toBe("100%");
    expect(chanceText("en", 0)).toBe("0%");
    expect(chanceText("ru", 0.573)).toBe("57,3\u00a0%");
  });
});

describe("fleets", () => {
  it("are told in one order, with what is damaged", () => {
    expect(fleetText("en", { infantry: 2, cruiser: 1, dreadnought: 2, fighter: 0 }, { dreadnought: 1 })).toBe(
      "2\u00a0×\u00a0Dreadnought\u00a0I (1 damaged), Cruiser\u00a0I, 2\u00a0×\u00a0Infantry\u00a0I",
    );
  });

  it("that are told alike are one row, the likeliest first", () => {
    const rows = [
      { label: "a", value: 0.2 },
      { label: "b", value: 0.5 },
      { label: "a", value: 0.4 },
    ];
    expect(merged(rows).map(({ label }) => label)).toEqual(["a", "b"]);
  });
});

describe("an outcome", () => {
  const found = outcome();

  it("has rows that make a whole, each name once", () => {
    const lists = [
      arrivalRows("en", found, 0),
      survivorRows("en", found, sides),
      found.ground === null ? [] : groundRows("en", found.ground, sides),
    ];
    for (const rows of lists) {
      expect(sumOf(rows)).toBeCloseTo(1, 9);
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    }
  });

  it("has the colour of whoever is left", () => {
    const rows = survivorRows("en", found, sides);
    expect(rows.find(({ label }) => label.startsWith("Blue"))?.tone).toBe("p0");
    expect(rows.find(({ label }) => label.startsWith("Red"))?.tone).toBe("p1");
    expect(rows.find(({ label }) => label === "nobody is left")?.tone).toBe("quiet");
  });
});

describe("a landing", () => {
  const gone = { planet: "X", taken: 0, survivors: [{ probability: 1, attacker: {}, defender: {} }] };
  it("that nobody survives leaves the planet with its owner", () => {
    const label = (owner: number | null, language: "en" | "ru") =>
      groundRows(language, { ...gone, owner }, sides)[0]?.label;
    expect(label(1, "en")).toBe("nobody is left, and the defender keeps the planet");
    expect(label(1, "ru")).toBe("никого не остаётся, и планета остаётся за защитником");
    expect(label(null, "en")).toBe("nobody is left");
  });
});

describe("rounds", () => {
  it("that hardly happen are told of together", () => {
    const columns = roundColumns("en", [0, 0.9, 0.0997, 0.0002, 0.0001]);
    expect(columns.map(({ label }) => label)).toEqual(["1", "2", "3+"]);
    expect(sumOf(columns)).toBeCloseTo(1, 12);
  });

  it("are at most as many columns as fit", () => {
    const columns = roundColumns(
      "en",
      Array.from({ length: 20 }, () => 0.05),
    );
    expect(columns).toHaveLength(8);
    expect(columns.at(-1)).toMatchObject({ label: "7+" });
  });
});
