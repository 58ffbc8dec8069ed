import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Line, LineSplitter, LONGEST_LINE } from "./lines.ts";

/** The lines of these bytes, given in pieces of these sizes. */
function split(bytes: Buffer, sizes: readonly number[]): readonly Line[] {
  const splitter = new LineSplitter();
  const lines: Line[] = [];
  let at = 0;
  for (const size of [...sizes, bytes.length]) {
    lines.push(...splitter.push(bytes.subarray(at, at + size)));
    at += size;
  }
  return [...lines, ...splitter.end()];
}

describe("lines from bytes", () => {
  test("[P1] however the bytes are cut, the lines are the same", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "é", "😀", "\n", "\r") });
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 0, max: 5 })), (input, sizes) => {
        const expected = input.split("\n").map((line) => ({ text: line }));
        if (input.endsWith("\n") || input === "") expected.pop();
        expect(split(Buffer.from(input), sizes)).toEqual(expected);
      }),
    );
  });

  test("[P6] a line of 1 MiB is read, one byte more is too large, and the next line is read again", () => {
    const long = "x".repeat(LONGEST_LINE);
    expect(split(Buffer.from(`${long}\n${long}x\nshort`), [1000, 500_000])).toEqual([
      { text: long },
      { tooLarge: true },
      { text: "short" },
    ]);
  });

  test("[P6] bytes that are not UTF-8 are told", () => {
    expect(split(Buffer.from([0xff, 10, 0x61]), [])).toEqual([{ notUtf8: true }, { text: "a" }]);
  });
});
