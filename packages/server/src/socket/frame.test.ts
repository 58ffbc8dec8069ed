import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, test } from "vitest";
import { frameOf } from "./frame.ts";

/** Its types do not tell of this part. */
type Library = { readonly Sender: { frame(data: Buffer, options: object): readonly Buffer[] } };
const { Sender }: Library = createRequire(import.meta.url)("ws");

/** As the library that reads them writes them. */
function written(text: string): Buffer {
  const options = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false };
  return Buffer.concat(Sender.frame(Buffer.from(text), options));
}

test("a frame is what the library would write, at every length", () => {
  for (const length of [0, 1, 125, 126, 127, 255, 256, 65_535]) {
    const text = "x".repeat(length);
    expect(Buffer.from(frameOf(text) ?? "", "latin1")).toEqual(written(text));
  }
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii", maxLength: 400 }), (text) => {
      expect(Buffer.from(frameOf(text) ?? "", "latin1")).toEqual(written(text));
    }),
  );
});

test("what is more than a byte a character, or very long, is left to the library", () => {
  for (const text of ["\u00e9", "\u0445\u043e\u0434", "\u{1f3b2}", "x".repeat(65_536)])
    expect(frameOf(text)).toBeNull();
});
