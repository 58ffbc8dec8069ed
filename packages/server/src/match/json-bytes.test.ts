import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithin, jsonBytes } from "./json-bytes.ts";

test("counts as many bytes as the text of a value has", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // JSON.stringify writes -0 as 0.
      const plain = JSON.parse(JSON.stringify(value));
      const bytes = Buffer.byteLength(JSON.stringify(plain));
      expect(jsonBytes(plain, bytes)).toBe(bytes);
      expect([isWithin(plain, bytes), isWithin(plain, bytes - 1)]).toEqual([true, false]);
    }),
  );
});

test("looks no further than the limit", () => {
  const far = () => {
    throw new Error("looked too far");
  };
  expect(
    isWithin(
      [
        "x".repeat(100),
        {
          get beyond() {
            return far();
          },
        },
      ],
      50,
    ),
  ).toBe(false);
  expect(
    isWithin(
      {
        first: "x".repeat(100),
        get beyond() {
          return far();
        },
      },
      50,
    ),
  ).toBe(false);
});
