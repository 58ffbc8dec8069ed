import { describe, expect, test } from "vitest";
import { columns, terminalWidth, wrap, wrapLines } from "./layout.ts";

describe("text for a terminal", () => {
  test("a pipe is taken for 100 columns", () => {
    expect(terminalWidth()).toBe(100);
  });

  test("lines break between words, and the later ones are indented", () => {
    const text = Array.from({ length: 60 }, () => "word").join(" ");
    const [first = "", second = "", ...rest] = wrap(text, 2, 4).split("\n");
    expect(first).toHaveLength(2 + 20 * 5 - 1 - 5);
    expect(second.startsWith("    word")).toBe(true);
    expect([first, second, ...rest].map((line) => line.trim()).join(" ")).toBe(text);
    expect(wrap("x".repeat(200))).toBe("x".repeat(200));
  });

  test("each line of a text is wrapped by itself, and keeps its own indent", () => {
    const long = "word ".repeat(30).trim();
    const [first, second, third] = wrapLines(`  ${long}\nshort`, 0, 4).split("\n");
    expect(first?.startsWith("  word")).toBe(true);
    expect(second?.startsWith("    word")).toBe(true);
    expect(third).toBe("short");
  });

  test("columns stand below each other, numbers to the right, and the last one wraps", () => {
    expect(
      columns([
        ["a", "7", "x"],
        ["long", "12", ""],
      ]),
    ).toBe("  a      7  x\n  long  12");
    const wide = columns([["name", "word ".repeat(30).trim()]]).split("\n");
    expect(wide).toHaveLength(2);
    expect(wide[1]?.startsWith(`${" ".repeat(8)}word`)).toBe(true);
  });

  test("a last column that would be a ribbon goes below", () => {
    const [first, second] = columns([["x".repeat(90), "one two three four"]]).split("\n");
    expect(first).toBe(`  ${"x".repeat(90)}`);
    expect(second).toBe("      one two three four");
  });
});
