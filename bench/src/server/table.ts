import { Agent, request } from "node:http";
import { WebSocket } from "ws";
import { at } from "../measure/at.ts";

/** What one action came to: how long until its player knew that it counts, and what this player was sent for it. */
export type Acted = { readonly ms: number; readonly bytes: number };

/** One match, with both players connected. */
export type Table = {
  /** Sends the action of that number; settled when both players know what came of it. */
  act(index: number, due: number): Promise<Acted>;
  leave(): void;
};

/** What a message of a server says to the player whom it reaches. */
export type Heard = "acknowledged" | "told" | "both" | "nothing";

export type Talk = {
  readonly sockets: readonly [WebSocket, WebSocket];
  /** For each action: whose it is, and the message that sends it. */
  readonly said: readonly { readonly seat: number; readonly text: string }[];
  /** Throws where the server refuses something. */
  hear(text: string, index: number): Heard;
};

type Waiting = {
  readonly index: number;
  readonly seat: number;
  readonly due: number;
  readonly missing: Set<"acknowledgement" | number>;
  readonly settle: (acted: Acted) => void;
  readonly fail: (error: unknown) => void;
  ms: number;
  bytes: number;
};

/** The clients of both sides: they send, count and time. */
export function tableOf({ sockets, said, hear }: Talk): Table {
  let waiting: Waiting | null = null;
  const read = (seat: number, data: Buffer): void => {
    if (waiting === null) return;
    if (seat === waiting.seat) waiting.bytes += data.length;
    const heard = hear(data.toString(), waiting.index);
    if ((heard === "acknowledged" || heard === "both") && seat === waiting.seat) {
      waiting.ms = performance.now() - waiting.due;
      waiting.missing.delete("acknowledgement");
    }
    if (heard === "told" || heard === "both") waiting.missing.delete(seat);
    if (waiting.missing.size > 0) return;
    const { settle, ms, bytes } = waiting;
    waiting = null;
    settle({ ms, bytes });
  };
  for (const [seat, socket] of sockets.entries()) {
    socket.on("message", (data: Buffer) => {
      try {
        read(seat, data);
      } catch (error) {
        waiting?.fail(error);
      }
    });
    socket.on("close", (code) => waiting?.fail(closedBy(code)));
  }
  return {
    act: (index, due) =>
      new Promise<Acted>((settle, fail) => {
        const { seat, text } = at(said, index);
        waiting = { index, seat, due, missing: new Set(["acknowledgement", 0, 1]), settle, fail, ms: 0, bytes: 0 };
        sockets[seat === 0 ? 0 : 1].send(text);
      }),
    leave() {
      for (const socket of sockets) socket.removeAllListeners("close").close();
    },
  };
}

const closedBy = (code: number) => new Error(`a server has closed a socket, with ${code}`);

/** A socket that has heard everything that it has to hear before it can play. */
export function connect(
  port: number,
  path: string,
  greet: (text: string, socket: WebSocket) => boolean,
  first: string | null = null,
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
    const refused = (code: number) => reject(closedBy(code));
    const listen = (data: Buffer) => {
      if (!greet(data.toString(), socket)) return;
      socket.off("message", listen).off("close", refused);
      resolve(socket);
    };
    socket.on("message", listen).on("close", refused).on("error", reject);
    if (first !== null) socket.on("open", () => socket.send(first));
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export function post<T>(port: number, path: string, body: object): Promise<T> {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, agent, headers, method: "POST" }, (response) => {
      let answer = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        answer += part;
      });
      response.on("end", () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve(JSON.parse(answer));
        else reject(new Error(`${path}: ${response.statusCode} ${answer}`));
      });
    });
    asked.on("error", reject).end(text);
  });
}
