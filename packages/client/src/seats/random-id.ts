/** Bytes from the browser's cryptographic generator. */
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** A player's contribution to the seed: 128 bits as 32 hexadecimal digits. */
export const newSeed = (): string => Array.from(bytes(16), (byte) => byte.toString(16).padStart(2, "0")).join("");

const toBase64 = (from: Uint8Array): string =>
  btoa(Array.from(from, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The token of a seat: 256 bits as 43 characters. */
export const newToken = (): string => toBase64(bytes(32));

/** The key of a command: unique among all commands of a seat, also from another tab. */
export const newKey = (): string => toBase64(bytes(12));
