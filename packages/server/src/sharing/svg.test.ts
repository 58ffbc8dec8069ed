import { expect, test } from "vitest";
import type { Card } from "./card.ts";
import { svgOf, wrapped } from "./svg.ts";

const card = (more: Partial<Card>): Card => ({ title: "", text: "Some text.", label: "Go", rows: [], ...more });
const row = (name: string) => ({ name, score: null, mark: null });

test("what comes from outside stays text, and what XML does not allow is left out", () => {
  const svg = svgOf(card({ rows: [row(`<script>&"'\u0000\u001b\ud800 Ann`), row("Bob")] }));
  expect(svg).toContain(">&lt;script&gt;&amp;&quot;&#39; Ann</text>");
  expect(svg).not.toContain("<script");
});

test("the ball is where the call is, and points are at the end of the row", () => {
  const svg = svgOf(card({ rows: [{ name: "Ann", score: 12, mark: "call" }, row("Bob")] }));
  expect(svg.match(/<circle /g)).toHaveLength(1);
  expect(svg).toContain(">12</text>");
});

test("a long name is smaller, and more players than fit are left out", () => {
  const sizeOf = (name: string) =>
    Number(new RegExp(`font-size="([\\d.]+)"[^>]*>${name}<`).exec(svgOf(card({ rows: [row(name)] })))?.[1]);
  expect(sizeOf("W".repeat(40))).toBeLessThan(sizeOf("Ann") * 0.8);
  const svg = svgOf(card({ rows: Array.from({ length: 8 }, (_, seat) => row(`Player ${seat}`)) }));
  expect(svg).toContain("Player 3");
  expect(svg).not.toContain("Player 4");
});

test("lines are broken between words, and the last one says that there was more", () => {
  expect(wrapped("one two three", 7, 2)).toEqual(["one two", "three"]);
  expect(wrapped("one two three four five", 9, 2)).toEqual(["one two", "three …"]);
  expect(wrapped("", 9, 2)).toEqual([""]);
});
