import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fastDice } from "@umpire/bots";
import WebSocket from "ws";
import { playAt } from "../torture/players/socket-link.ts";
import { bytesOf, CLOSE, PING, PONG, TEXT } from "../torture/players/wire.ts";
import { sleep } from "../torture/tools.ts";
import { type Attacker, closedAs, note } from "./attacker.ts";
import type { Attack } from "./attacks.ts";

const rng = fastDice(1);
const frame = (opcode: number, payload: Buffer, isFinal = true) => bytesOf({ opcode, payload, isFinal }, rng);

/** One frame more than a socket may send at once. */
const flood = (opcode: number) => Buffer.concat(Array.from({ length: 61 }, () => frame(opcode, Buffer.alloc(125))));
/** One fragment more than a message may have. */
const pieces = Buffer.concat(
  Array.from({ length: 17 }, (_, at) => frame(at === 0 ? TEXT : 0, Buffer.from("x"), at === 16)),
);
const shots: readonly Buffer[] = [
  ...[flood(PING), flood(PONG), pieces, frame(TEXT, Buffer.alloc(65_536, "x")), frame(CLOSE, Buffer.alloc(0))],
  frame(TEXT, Buffer.from("no message")),
];

/** A socket with hand-written bytes. */
async function openRaw(attacker: Attacker): Promise<Socket | null> {
  const tcp = connect({ host: "127.0.0.1", port: Number(new URL(attacker.url).port), localAddress: attacker.address });
  tcp.on("error", () => note(attacker, "connection: lost"));
  const socket = new WebSocket(playAt(attacker.url), { perMessageDeflate: false, createConnection: () => tcp });
  socket.on("error", () => undefined);
  socket.on("close", (code) => note(attacker, closedAs(code)));
  const isOpen = await Promise.race([once(socket, "open"), once(socket, "close")]).then(
    () => socket.readyState === socket.OPEN,
    () => false,
  );
  return isOpen ? tcp : null;
}

/** One kind of flood after the other, each on its own socket. */
const flooding: Attack = async (attacker) => {
  for (let at = 0; attacker.isOn; at += 1) {
    const tcp = await openRaw(attacker);
    tcp?.write(shots[at % shots.length] ?? "");
    await sleep(500);
  }
};

/** Sockets that never join, until they are closed for it: some at once, and then one after the other. */
const SILENT = 30;
const silence: Attack = async (attacker) => {
  for (let count = 0; attacker.isOn; count += 1) {
    await openRaw(attacker);
    if (count >= SILENT) await sleep(400);
  }
};

/** Half the head of a request. */
const half = "GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-more: ";

function knock(attacker: Attacker, said: string): Socket {
  const tcp = connect({ host: "127.0.0.1", port: Number(new URL(attacker.url).port), localAddress: attacker.address });
  tcp.on("connect", () => tcp.write(said));
  tcp.on("error", () => undefined);
  tcp.on("data", (data) => note(attacker, `half a request: ${String(data.subarray(9, 12))}`));
  tcp.on("close", () => note(attacker, "connection: closed"));
  return tcp;
}

/** Connections that send half a request and wait; the other attacks need some connections too. */
const OPEN = 100;
const halves: Attack = async (attacker) => {
  for (let open = 0; attacker.isOn; await sleep(open < OPEN ? 2 : 50)) {
    if (open >= OPEN) continue;
    open += 1;
    knock(attacker, half).on("close", () => (open -= 1));
  }
};

/** More connections at once than one address may have: now and then, for a second. */
const MANY = 420;
const storm: Attack = async (attacker) => {
  while (attacker.isOn) {
    await sleep(15_000);
    const all = Array.from({ length: MANY }, () => knock(attacker, ""));
    await sleep(1000);
    for (const tcp of all) tcp.destroy();
  }
};

export const knockers: readonly Attack[] = [flooding, silence, halves, storm];
