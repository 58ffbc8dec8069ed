import WebSocket from "ws";
import { playAt } from "../players/socket-link.ts";
import type { ServerProcess } from "./server-process.ts";
import type { Twin } from "./twin.ts";

/** Times, and figures of the process rather than the matches. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/(?<="at":)\d{13}/g, "0".repeat(13)],
  [/(?<="(time|ms|for|claimIn)":)\d+/g, "0"],
  [/^(# (HELP|TYPE) )?(process_|nodejs_|umpire_append_seconds|umpire_sockets).*\n/gm, ""],
  [/(?<=127\.0\.0\.1:)\d+/g, "0"],
];

export const withoutTime = (text: string): string =>
  passing.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);

const timed = ["date", "x-ratelimit-reset"];

const chatLines = /(?<=umpire_messages_total\{direction="out",type="chat"\} )\d+/;
const countChat = (metrics: string): number => Number(chatLines.exec(metrics)?.[0] ?? 0);

/**
 * A server in its own process, on real sockets; without clocks, which differ between runs. Lines of chat are counted
 * from the beginning of this match: at the end of the one before, which is no secret, spectators heard the players'.
 */
export function remoteTwin({ url }: ServerProcess, isPublic: boolean): Twin {
  const chatBefore = fetch(new URL("/metrics", url))
    .then((answer) => answer.text())
    .then(countChat);
  return {
    request: (wanted) => ({ ...wanted, clock: { kind: "none" }, isPublic }),
    socket: async () => new WebSocket(playAt(url), { perMessageDeflate: false }),
    rest: async (path, body) => {
      const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      const answer = await fetch(new URL(path, url), { ...sent, headers: { "content-type": "application/json" } });
      const unlike = path === "/metrics" ? [...timed, "content-length"] : timed;
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => !unlike.includes(name)));
      const text = await answer.text();
      const before = await chatBefore;
      return { status: answer.status, headers, text: text.replace(chatLines, (count) => `${Number(count) - before}`) };
    },
    pass: () => undefined,
    forget: () => undefined,
    close: () => Promise.resolve(),
  };
}
