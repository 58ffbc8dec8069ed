import type { ServerMessage } from "@umpire/protocol";
import { expect, test } from "vitest";
import { emptyContents, openMemory } from "../store/memory.ts";
import { MAX_SPECTATOR_CHAT } from "./chat.ts";
import { watch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { execute } from "./execution.ts";
import { hostOn, must, plain, send } from "./host.fixture.ts";
import { joinMatch } from "./host.ts";
import type { Host } from "./live.ts";

async function table(host: Host) {
  const { match } = must(await createMatch(host, plain));
  const tokens: string[] = [];
  for (const name of ["Ann", "Bob"])
    tokens.push(must(await joinMatch(host, match, { name, seed: "0011223344556677" })).token);
  return { match, tokens };
}

/** Somebody who listens: what it was told on joining, and since. */
async function listener(host: Host, match: string, token: string | null) {
  const heard: string[] = [];
  await watch(host, match, { token, since: null }, (message: ServerMessage) => {
    if (message.type === "joined") heard.push(...message.chat.map(({ text }) => text));
    if (message.type === "chat") heard.push(message.line.text);
  });
  return heard;
}

let count = 0;
const say = (host: Host, match: string, text: string) => {
  count += 1;
  return execute(host, match, { type: "say", key: `s${count}`, name: "Eve", text, payer: "1.2.3.4" });
};
const chat = (host: Host, match: string, seat: number, text: string) => {
  count += 1;
  return send(host, match, seat, { type: "chat", key: `c${count}`, text });
};

test("players and those who watch talk apart until the match is over; then everybody hears all of it", async () => {
  const contents = emptyContents();
  const host = hostOn(openMemory(contents));
  const { match, tokens } = await table(host);
  const [ann, eve] = [await listener(host, match, tokens[0] ?? ""), await listener(host, match, null)];
  await chat(host, match, 1, "good luck");
  await say(host, match, "Ann will win");
  expect(ann).toEqual(["good luck"]);
  expect(eve).toEqual(["Ann will win"]);
  expect(await listener(host, match, tokens[1] ?? "")).toEqual(["good luck"]);
  expect(await listener(host, match, null)).toEqual(["Ann will win"]);
  await send(host, match, 1, { type: "resign", key: "r" });
  expect(ann).toEqual(["good luck", "Ann will win"]);
  expect(eve).toEqual(["Ann will win", "good luck"]);
  await chat(host, match, 0, "thanks");
  await say(host, match, "I said so");
  for (const heard of [ann, eve]) expect(heard.slice(2)).toEqual(["thanks", "I said so"]);
  const later = await listener(hostOn(openMemory(contents)), match, null);
  expect(later).toEqual(["good luck", "Ann will win", "thanks", "I said so"]);
});

test("what is said is kept once, however often it is sent", async () => {
  const host = hostOn(openMemory());
  const { match } = await table(host);
  const once = { type: "say", key: "once", name: "Eve", text: "hm", payer: "1.2.3.4" } as const;
  const first = await execute(host, match, once);
  expect(first.ok).toBe(true);
  expect(await execute(host, match, once)).toEqual(first);
  expect(await listener(host, match, null)).toEqual(["hm"]);
});

test("all who watch together have a number of lines, and the players' own are not touched by it", async () => {
  const host = hostOn(openMemory());
  const { match } = await table(host);
  for (let line = 0; line < MAX_SPECTATOR_CHAT; line += 1) await say(host, match, `${line}`);
  expect(await say(host, match, "more")).toEqual({
    ok: false,
    refusal: { code: "spectator-chat-full", limit: MAX_SPECTATOR_CHAT },
  });
  expect(await chat(host, match, 0, "still here")).toMatchObject({ ok: true });
});
