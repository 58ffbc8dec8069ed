import type { JsonObject, Rng } from "@umpire/kernel";
import { BINARY, bytesOf, CLOSE, fragments, PING, PONG, TEXT } from "../players/wire.ts";
import { oneIn, oneOf, range } from "../tools.ts";
import { type MessageContext, malformedText, validMessage } from "./frame-messages.ts";

/** Bytes to send, the messages that the server may read in them, and whether no frame can follow. */
export type FrameBytes = { readonly bytes: Buffer; readonly texts: readonly string[]; readonly isLast: boolean };

/** Flips some bits: in the first `to` bytes, among the lowest `bits` bits of each. */
const flipped = (rng: Rng, bytes: Buffer, to: number, bits: number): Buffer => {
  const copy = Buffer.from(bytes);
  for (let flips = 1 + rng.int(3); flips > 0; flips -= 1) {
    const at = rng.int(to);
    copy[at] = (copy[at] ?? 0) ^ (1 << rng.int(bits));
  }
  return copy;
};

const noise = (rng: Rng, length: number): Buffer => Buffer.from(range(length).map(() => rng.int(256)));

const asText = (rng: Rng, payload: Buffer): FrameBytes => ({
  bytes: bytesOf({ opcode: TEXT, payload }, rng),
  texts: [payload.toString()],
  isLast: false,
});

const cutUp = (rng: Rng, payload: Buffer): FrameBytes => ({
  bytes: fragments(payload, rng),
  texts: [payload.toString()],
  isLast: payload.length === 0,
});

/** Valid frames with any content. */
function soundShot(rng: Rng, message: JsonObject): FrameBytes {
  if (oneIn(rng, 3)) return asText(rng, Buffer.from(malformedText(rng, message)));
  const valid = Buffer.from(JSON.stringify(message));
  const quiet = { texts: [], isLast: false };
  const ways: readonly (() => FrameBytes)[] = [
    () => asText(rng, flipped(rng, valid, valid.length, rng.int(6) === 0 ? 8 : 7)),
    () => cutUp(rng, valid),
    () => cutUp(rng, Buffer.from(malformedText(rng, message))),
    () => ({ bytes: bytesOf({ opcode: BINARY, payload: valid }, rng), ...quiet }),
    () => ({ bytes: bytesOf({ opcode: PING, payload: noise(rng, rng.int(126)) }, rng), ...quiet }),
    () => ({ bytes: bytesOf({ opcode: PONG, payload: noise(rng, rng.int(126)) }, rng), ...quiet }),
  ];
  return oneOf(rng, ways)();
}

/** Malformed frames. */
function brokenShot(rng: Rng, message: JsonObject): FrameBytes {
  const payload = Buffer.from(JSON.stringify(message));
  const whole = bytesOf({ opcode: TEXT, payload }, rng);
  const ways: readonly (() => Buffer)[] = [
    () => flipped(rng, whole, 8, 8),
    () => whole.subarray(0, 1 + rng.int(whole.length - 1)),
    () => bytesOf({ opcode: TEXT, payload, isMasked: false }, rng),
    () => bytesOf({ opcode: TEXT, payload, reserved: 1 + rng.int(7) }, rng),
    () => bytesOf({ opcode: oneOf(rng, [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), payload }, rng),
    () => bytesOf({ opcode: 0, payload }, rng),
    () => bytesOf({ opcode: TEXT, payload, isFinal: false }, rng),
    () => Buffer.concat([bytesOf({ opcode: TEXT, payload, isFinal: false }, rng), whole]),
    () => bytesOf({ opcode: PING, payload: noise(rng, 126 + rng.int(200)) }, rng),
    () => bytesOf({ opcode: PING, payload, isFinal: false }, rng),
    () => bytesOf({ opcode: CLOSE, payload: noise(rng, rng.int(4)) }, rng),
    () => bytesOf({ opcode: TEXT, payload, claimed: oneOf(rng, [2n ** 63n, 2n ** 64n - 1n, 2n ** 32n, 65_537n]) }, rng),
    () => bytesOf({ opcode: TEXT, payload: Buffer.alloc(65_537, 32) }, rng),
    () => noise(rng, 1 + rng.int(300)),
  ];
  return { bytes: oneOf(rng, ways)(), texts: [payload.toString()], isLast: true };
}

/** The next bytes: mostly valid frames, or the connection would never get far. */
export function nextFrames(rng: Rng, aim: MessageContext): FrameBytes {
  const message = validMessage(rng, aim);
  return rng.int(24) === 0 ? brokenShot(rng, message) : soundShot(rng, message);
}
