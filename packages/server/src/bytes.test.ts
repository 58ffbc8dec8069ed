import fc from "fast-check";
import { expect, test } from "vitest";
import { compareUtf8, fromBase64url, toBase64url, toHex, utf8Length } from "./bytes.ts";

const bytes = fc.uint8Array({ maxLength: 40 });
const text = fc.string({ unit: "binary" });

test("bytes are written as Node.js writes them, and read back", () => {
  fc.assert(
    fc.property(bytes, (some) => {
      expect(toBase64url(some)).toBe(Buffer.from(some).toString("base64url"));
      expect(toHex(some)).toBe(Buffer.from(some).toString("hex"));
      expect([...fromBase64url(toBase64url(some))]).toEqual([...some]);
    }),
  );
});

test("what is no digit is skipped", () => {
  expect(new TextDecoder().decode(fromBase64url(" aG\nk= "))).toBe("hi");
});

test("texts are as long, and in the order, that their bytes say", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(utf8Length(one)).toBe(Buffer.byteLength(one));
      if (one.isWellFormed() && other.isWellFormed())
        expect(Math.sign(compareUtf8(one, other))).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
    }),
  );
  expect(utf8Length("\ud800 a")).toBe(5);
});
