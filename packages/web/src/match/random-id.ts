/** Random bytes from the browser's safe generator. */
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** What a player brings to the dice: 32 hexadecimal digits. */
export const newSeed = (): string => Array.from(bytes(16), (byte) => byte.toString(16).padStart(2, "0")).join("");

const toBase64 = (from: Uint8Array): string =>
  btoa(Array.from(from, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** What acts for a seat: 43 characters that nobody guesses. */
export const newToken = (): string => toBase64(bytes(32));

/** Another one for every wish, also in another tab of the same seat. */
export const newKey = (): string => toBase64(bytes(12));
