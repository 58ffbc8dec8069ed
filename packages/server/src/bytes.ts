/** Bytes as text, and text as bytes, where there is no Node.js. */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** In base64 for addresses (RFC 4648, 5), without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const digits = Math.min(4, bytes.length - at + 1);
    for (let digit = 0; digit < digits; digit += 1) text += DIGITS[(bits >> (18 - 6 * digit)) & 63];
  }
  return text;
}

/** The bytes of such a text; characters that are no digit are skipped. */
export function fromBase64url(text: string): Uint8Array {
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) continue;
    bits = ((bits << 6) | digit) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** In hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The length of a text in UTF-8; half of a surrogate pair has the three bytes of what is written in its place. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    bytes += code < 0x800 ? 1 : 2;
    // Two units become four bytes.
    if (code >= 0xd800 && code < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) at += 1;
  }
  return bytes;
}

/** The order of two texts by their bytes in UTF-8, which is that of their code points. */
export function compareUtf8(one: string, other: string): number {
  const [left, right] = [one[Symbol.iterator](), other[Symbol.iterator]()];
  for (;;) {
    const [a, b] = [left.next(), right.next()];
    if (a.done || b.done) return Number(Boolean(b.done)) - Number(Boolean(a.done));
    if (a.value !== b.value) return (a.value.codePointAt(0) ?? 0) - (b.value.codePointAt(0) ?? 0);
  }
}
