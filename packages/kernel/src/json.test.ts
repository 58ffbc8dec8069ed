import { describe, expect, test } from "vitest";
import { isReserved, readJson } from "./index.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("readJson, the door for text from outside", () => {
  test("[K24] good JSON is its value", () => {
    expect(readJson(' {"a":[1,-0.5,"é😀",null,true]} ')).toEqual({
      ok: true,
      value: { a: [1, -0.5, "é😀", null, true] },
    });
    expect(readJson(nested(64)).ok).toBe(true);
  });

  test.each(["", "{", "NaN", "[1,]", "undefined", "'a'", "{a:1}", "\u0000"])("[K24] %j is not JSON", (text) => {
    const result = readJson(text);
    expect(result).toMatchObject({ ok: false, refusal: { code: "bad-json" } });
    if (!result.ok) expect(result.refusal["problem"]).not.toBe("");
  });

  test.each([
    ["an infinite number", '{"a":[0,1e999]}', "/a/1", /finite/],
    ["a negative infinite number", "-1e999", "", /finite/],
    ["a lone surrogate", '{"a":{"b":"\\ud800"}}', "/a/b", /surrogate/],
    ["a key with a lone surrogate", '{"\\udc00":1}', "/\ufffd", /key/],
    ["a __proto__ key", '{"a":{"__proto__":{"admin":true}}}', "/a/__proto__", /key/],
    ["a constructor key", '[{"constructor":1}]', "/0/constructor", /key/],
    ["a toString key", '{"toString":{}}', "/toString", /key/],
    ["a pointer with special characters", '{"a/b~c":1e999}', "/a~1b~0c", /finite/],
    ["nesting one deeper than allowed", nested(65), "/0".repeat(64), /deeper than 64/],
    ["very deep nesting", nested(100_000), "/0".repeat(64), /deeper than 64/],
  ])("[K24] %s is refused with its path", (_name, text, path, problem) => {
    const result = readJson(text);
    expect(result).toMatchObject({ ok: false, refusal: { code: "bad-request", path } });
    if (!result.ok) expect(result.refusal["problem"]).toMatch(problem);
  });

  test("[K24] nothing it lets through touches a prototype", () => {
    readJson('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  test("[K25] what every object inherits is no id; what none inherits is", () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(isReserved(name)).toBe(true);
    for (const name of ["", "proto", "prototype", "__proto", "Constructor", "length"])
      expect(isReserved(name)).toBe(false);
  });
});
