import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, hashText, type Json } from "./index.ts";

const json = () => fc.jsonValue({ maxDepth: 4, stringUnit: "grapheme" }) as fc.Arbitrary<Json>;

/** The same value with the keys of every object the other way round. */
function reversed(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

describe("canonical", () => {
  test("[K2] keys come by code unit and there is no white space", () => {
    expect(canonical({ b: [1, null, true], "10": "x", "2": {}, a: -0, é: "ß", Z: 1.5 })).toBe(
      '{"10":"x","2":{},"Z":1.5,"a":0,"b":[1,null,true],"é":"ß"}',
    );
  });

  test("[K2] the order of keys does not matter, and JSON reads the spelling back", () => {
    fc.assert(
      fc.property(json(), (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value));
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
      }),
    );
  });

  test.each([
    ["undefined", undefined],
    ["undefined in an object", { a: undefined }],
    ["a hole in an array", new Array(2)],
    ["NaN", Number.NaN],
    ["an infinity", [Number.POSITIVE_INFINITY]],
    ["a lone surrogate", "a\ud800"],
    ["a lone surrogate in a key", { "\udc00": 1 }],
    ["a function", () => 1],
    ["a Map", new Map()],
    ["a Date", new Date(0)],
    ["an instance of a class", new (class Unit {})()],
    ["a bigint", 1n],
  ])("[K2] %s has no canonical form", (_name, value) => {
    expect(() => canonical(value as Json)).toThrow(/no canonical form/);
  });

  test("[K2] the message names the key", () => {
    expect(() => canonical({ a: { b: undefined } } as unknown as Json)).toThrow("undefined at key b");
  });

  test("[K2] an object without a prototype is plain data", () => {
    expect(canonical(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });
});

test("[K18] a hash is SHA-256 of UTF-8, in hexadecimal", () => {
  expect(hashText("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hashText("é")).toBe("4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c");
});
