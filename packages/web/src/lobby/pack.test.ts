import { expect, test } from "vitest";
import { readPack } from "./pack.ts";

test("an object with rules and options is both; anything else is rules", () => {
  expect(readPack('{"rules":{"turnCap":9},"options":{}}')).toEqual({ rules: { turnCap: 9 }, options: {} });
  expect(readPack('{"options":{"lineup":[]}}')).toEqual({ options: { lineup: [] } });
  expect(readPack('{"turnCap":9}')).toEqual({ rules: { turnCap: 9 } });
  expect(readPack('{"rules":1,"turnCap":9}')).toEqual({ rules: { rules: 1, turnCap: 9 } });
  expect(readPack("{}")).toEqual({ rules: {} });
  expect(readPack('"v1"')).toEqual({ rules: "v1" });
});

test("what is no JSON is not guessed at", () => {
  expect(() => readPack("{turnCap: 9}")).toThrow(SyntaxError);
  expect(() => readPack('{"rules":{"__proto__":{"turnCap":9}}}')).toThrow(SyntaxError);
});
