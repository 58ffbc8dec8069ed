import { utf8Length } from "../bytes.ts";

/** First byte of an unmasked text message in one frame (RFC 6455, 5.2); from `LONG` on, the length takes two more bytes. */
const TEXT = 0x81;
const LONG = 126;
const TOO_LONG = 2 ** 16;

/**
 * A message as a frame, one character a byte; null for one that is not ASCII, or 64 KiB and longer. Frames can be joined
 * to one string, and writing that costs a fraction of writing buffers.
 */
export function frameOf(text: string): string | null {
  const { length } = text;
  if (length >= TOO_LONG || utf8Length(text) !== length) return null;
  return length < LONG
    ? String.fromCharCode(TEXT, length) + text
    : String.fromCharCode(TEXT, LONG, length >> 8, length & 0xff) + text;
}
