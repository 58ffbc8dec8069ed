import { expect, test } from "vitest";
import { formatMap, tokensOf } from "./map-edit.ts";
import { publishedMaps } from "./maps.ts";
import { meantBy, mendText, readMapText } from "./text.ts";

const spelt = (text: string): string => {
  const read = readMapText(text);
  return read.ok ? formatMap(read.tokens) : `wrong: ${read.wrong.word.text}`;
};

test("published maps are read as they are, with commas, newlines, small letters and a named centre", () => {
  for (const { string } of publishedMaps) {
    expect(spelt(string)).toBe(string);
    expect(spelt(string.toLowerCase().replaceAll(" ", "\n"))).toBe(string);
    if (!string.startsWith("{")) expect(spelt(`{18} ${string}`)).toBe(string);
  }
  expect(spelt("{112} 25 66")).toBe("{112} 25 66");
  expect(spelt("25 66 {112}")).toBe("{112} 25 66");
});

test("a list with commas and the centre in it, hyperlanes as 83A-2", () => {
  const map = publishedMaps[0];
  const list = tokensOf(map).map((token) => token.replace(/^(\d+[A-Z])(\d)$/, "$1-$2"));
  expect(spelt(list.join(","))).toBe(map.string);
  expect(spelt("65,83A-2,84A-1,0,41,42,43")).toBe("{65} 83A2 84A1 0 41 42 43");
});

test("a list with commas and without the centre, degrees after a colon, seats and free places", () => {
  expect(spelt("83A:120,H3,_,X,41,42")).toBe("83A2 0 -1 -1 41 42");
});

test("degrees without a colon are wrong, and it is said what they mean", () => {
  const read = readMapText("66 91a60 63 83b180 35 86a120 78 87b240 30 64");
  expect(read).toMatchObject({
    ok: false,
    wrong: {
      refusal: { code: "bad-map-token", token: "91a60" },
      ...{ number: 2, meant: "91A1", before: "66 ", after: " 63 83b180 35 …" },
      tally: { systems: 1, hyperlanes: 0, anomalies: 0 },
    },
  });
  expect(mendText("66 91a60 63, 83b180 nothing")).toEqual({ text: "66 91A1 63, 83B3 nothing", count: 2 });
});

test.each([
  ["83A7", "83A1"],
  ["{83a60}", "{83A1}"],
  ["−1", "-1"],
  ["O", "0"],
  ['"77"', "77"],
  ["83C", "83A0"],
  ["hello", null],
  ["999", null],
])("by %s %s may be meant", (wrong, meant) => {
  expect(readMapText(wrong).ok).toBe(false);
  expect(meantBy(wrong)).toBe(meant);
});

test("a second centre, and a brace that is not closed, are wrong", () => {
  expect(spelt("{18} 41 {42}")).toBe("wrong: {42}");
  expect(spelt("{18 41")).toBe("wrong: {18");
});

test("what is far too long is refused as a whole", () => {
  expect(readMapText("-1 ".repeat(500))).toMatchObject({ ok: false, wrong: { number: 0 } });
});
