/** A text message that is not masked and comes in one frame (RFC 6455, 5.2); then what its length is too long for itself. */
const TEXT = 0x81;
const LONG = 126;
const TOO_LONG = 2 ** 16;

/**
 * A message as a frame, one character a byte; null for one that is not plain ASCII, or very long. Several of them can be
 * one text, and a text goes out at a fraction of the price of buffers.
 */
export function frameOf(text: string): string | null {
  const { length } = text;
  if (length >= TOO_LONG || Buffer.byteLength(text) !== length) return null;
  return length < LONG
    ? String.fromCharCode(TEXT, length) + text
    : String.fromCharCode(TEXT, LONG, length >> 8, length & 0xff) + text;
}
