import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parser } from "./schema.ts";

const schema = z.strictObject({ hand: z.enum(["rock", "paper"]), "a/b": z.array(z.int()).optional() });
const refused = (path: string) => ({ ok: false, refusal: { code: "bad-request", path, problem: expect.any(String) } });

describe("parser", () => {
  const parse = parser(schema);

  test("[K27] what fits is the value", () => {
    expect(parse({ hand: "rock" })).toEqual({ ok: true, value: { hand: "rock" } });
  });

  test.each([
    [7, ""],
    [{}, "/hand"],
    [{ hand: "well" }, "/hand"],
    [{ hand: "rock", "a/b": [1, "x"] }, "/a~1b/1"],
    [{ hand: "rock", "odd~": 1 }, "/odd~0"],
  ])("[K27] %j points to %j", (input, path) => {
    expect(parse(input)).toEqual(refused(path));
  });

  test("[K27] the problem says what was expected", () => {
    const result = parse({ hand: "well" });
    expect(result.ok ? "" : result.refusal.problem).toContain("rock");
  });

  test("[K27] a library that wraps its keys, or names no path, is understood too", () => {
    const issues = [{ message: "odd", path: [{ key: "units" }, 3] }];
    expect(parser({ "~standard": { validate: () => ({ issues }) } })(1)).toEqual(refused("/units/3"));
    expect(parser({ "~standard": { validate: () => ({ issues: [{ message: "odd" }] }) } })(1)).toEqual(refused(""));
    expect(parser({ "~standard": { validate: () => ({ issues: [] }) } })(1)).toEqual(refused(""));
  });

  test("[K27] a schema that answers later throws", () => {
    const later = { "~standard": { validate: () => Promise.resolve({ value: 1 }) } };
    expect(() => parser(later)(1)).toThrow(/asynchronous/);
  });
});
