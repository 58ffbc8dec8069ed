import { request } from "node:http";
import WebSocket from "ws";
import type { Ticket } from "../torture/players/rest.ts";
import { playAt } from "../torture/players/socket-link.ts";

/** A server, and the address of this machine from which it is asked: its limits are by address. */
export type Source = { readonly url: string; readonly address: string };

export type Reply = { readonly status: number; readonly text: string };

/** Timeout of a request, in milliseconds. */
const PATIENCE = 15_000;

/** What a request is answered with; status 0 where it is not. */
export function ask({ url, address }: Source, path: string, body?: string): Promise<Reply> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, text: error.message });
    const method = body === undefined ? "GET" : "POST";
    const headers = body === undefined ? {} : { "content-type": "application/json" };
    const asked = request(new URL(path, url), { localAddress: address, agent: false, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (more: string) => (text += more));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on("error", fail);
    });
    asked.setTimeout(PATIENCE, () => asked.destroy(new Error("no answer")));
    asked.on("error", fail);
    asked.end(body);
  });
}

export const openSocket = ({ url, address }: Source): WebSocket =>
  new WebSocket(playAt(url), { perMessageDeflate: false, localAddress: address, maxPayload: 2 ** 30 });

/** The code of a refusal, else the status. */
export function refusalIn({ status, text }: Reply): string {
  return /"code":"([\w-]+)"/.exec(text.slice(0, 2000))?.[1] ?? `status ${status}`;
}

/** A match with everybody seated who is no bot, or what it was refused with. */
export async function setUp(source: Source, wanted: string, seats = 2): Promise<readonly Ticket[] | string> {
  const made = await ask(source, "/api/matches", wanted);
  if (made.status !== 201) return refusalIn(made);
  const { match } = JSON.parse(made.text);
  const tickets: Ticket[] = [];
  for (let at = 0; at < seats; at += 1) {
    const body = JSON.stringify({ name: `P${at}`, seed: `001122334455667${at}` });
    const joined = await ask(source, `/api/matches/${match}/join`, body);
    if (joined.status !== 200) return refusalIn(joined);
    const { seat, token } = JSON.parse(joined.text);
    tickets.push({ match, seat, token });
  }
  return tickets;
}
