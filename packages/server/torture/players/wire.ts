import type { Rng } from "@umpire/kernel";

export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

/** A WebSocket frame, valid or not. */
export type Frame = {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly isFinal?: boolean;
  readonly isMasked?: boolean;
  /** The three reserved bits (RSV1 to RSV3). */
  readonly reserved?: number;
  /** The length in the header, if it is not the payload's. */
  readonly claimed?: bigint;
};

function lengthBytes(length: bigint, masked: number): Buffer {
  if (length < 126n) return Buffer.from([masked | Number(length)]);
  if (length < 65_536n) return Buffer.from([masked | 126, Number(length >> 8n), Number(length & 255n)]);
  const long = Buffer.alloc(9, masked | 127);
  long.writeBigUInt64BE(length, 1);
  return long;
}

export function bytesOf(frame: Frame, rng: Rng): Buffer {
  const { opcode, payload, isFinal = true, isMasked = true, reserved = 0, claimed = BigInt(payload.length) } = frame;
  const first = Buffer.from([(isFinal ? 128 : 0) | (reserved << 4) | opcode]);
  const length = lengthBytes(claimed, isMasked ? 128 : 0);
  if (!isMasked) return Buffer.concat([first, length, payload]);
  const mask = Buffer.from([rng.int(256), rng.int(256), rng.int(256), rng.int(256)]);
  const masked = Buffer.from(payload);
  for (let at = 0; at < masked.length; at += 1) masked[at] = (masked[at] ?? 0) ^ (mask[at % 4] ?? 0);
  return Buffer.concat([first, length, mask, masked]);
}

/** A message in fragments, with pings between them. */
export function fragments(payload: Buffer, rng: Rng): Buffer {
  const parts: Buffer[] = [];
  for (let from = 0; from < payload.length; ) {
    const to = Math.min(payload.length, from + 1 + rng.int(payload.length));
    const opcode = from === 0 ? TEXT : 0;
    parts.push(bytesOf({ opcode, payload: payload.subarray(from, to), isFinal: to === payload.length }, rng));
    if (to < payload.length && rng.int(2) === 0) parts.push(bytesOf({ opcode: PING, payload: Buffer.from("?") }, rng));
    from = to;
  }
  return Buffer.concat(parts);
}
