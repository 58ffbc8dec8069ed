import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fastDice } from "@umpire/bots";
import WebSocket from "ws";
import { playAt } from "../torture/link.ts";
import { sleep } from "../torture/tools.ts";
import { bytesOf, CLOSE, PING, PONG, TEXT } from "../torture/wire.ts";
import { type Camp, closedAs, note } from "./camp.ts";
import type { Crew } from "./crews.ts";

const rng = fastDice(1);
const frame = (opcode: number, payload: Buffer, isFinal = true) => bytesOf({ opcode, payload, isFinal }, rng);

/** As many as a socket may send at once, and one more. */
const flood = (opcode: number) => Buffer.concat(Array.from({ length: 61 }, () => frame(opcode, Buffer.alloc(125))));
/** One piece more than a message may have. */
const pieces = Buffer.concat(
  Array.from({ length: 17 }, (_, at) => frame(at === 0 ? TEXT : 0, Buffer.from("x"), at === 16)),
);
const shots: readonly Buffer[] = [
  ...[flood(PING), flood(PONG), pieces, frame(TEXT, Buffer.alloc(65_536, "x")), frame(CLOSE, Buffer.alloc(0))],
  frame(TEXT, Buffer.from("no message")),
];

/** A socket whose bytes are written by hand. */
async function openRaw(camp: Camp): Promise<Socket | null> {
  const tcp = connect({ host: "127.0.0.1", port: Number(new URL(camp.url).port), localAddress: camp.address });
  tcp.on("error", () => note(camp, "connection: lost"));
  const socket = new WebSocket(playAt(camp.url), { perMessageDeflate: false, createConnection: () => tcp });
  socket.on("error", () => undefined);
  socket.on("close", (code) => note(camp, closedAs(code)));
  const isOpen = await Promise.race([once(socket, "open"), once(socket, "close")]).then(
    () => socket.readyState === socket.OPEN,
    () => false,
  );
  return isOpen ? tcp : null;
}

/** One kind of shot after the other, each on a socket of its own. */
const flooding: Crew = async (camp) => {
  for (let at = 0; camp.isOn; at += 1) {
    const tcp = await openRaw(camp);
    tcp?.write(shots[at % shots.length] ?? "");
    await sleep(500);
  }
};

/** Sockets that never say a word, as many as are let in. */
const SILENT = 80;
const silence: Crew = async (camp) => {
  for (let count = 0; camp.isOn; count += 1) {
    await openRaw(camp);
    if (count >= SILENT) await sleep(100);
  }
};

/** Half the head of a request. */
const half = "GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-more: ";

/** Connections up to the limit and beyond it: each asks half a question and waits. */
const OPEN = 420;
const halves: Crew = async (camp) => {
  let open = 0;
  while (camp.isOn) {
    if (open >= OPEN) {
      await sleep(50);
      continue;
    }
    const tcp = connect({ host: "127.0.0.1", port: Number(new URL(camp.url).port), localAddress: camp.address });
    open += 1;
    tcp.on("connect", () => tcp.write(half));
    tcp.on("error", () => undefined);
    tcp.on("data", (data) => note(camp, `half a request: ${String(data.subarray(9, 12))}`));
    tcp.on("close", () => {
      open -= 1;
      note(camp, "connection: closed");
    });
    await sleep(2);
  }
};

export const knockers: readonly Crew[] = [flooding, silence, halves];
