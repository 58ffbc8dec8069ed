import { describe, expect, test } from "vitest";
import { emptyContents, openMemory } from "../store/memory.ts";
import { begun, hand, hostOn, send } from "./host.fixture.ts";
import { MOST_BYTES_KEPT, type wish } from "./host.ts";
import { MOST_SAID } from "./requests.ts";

describe("what one match may hold", () => {
  const chat = (key: string): Parameters<typeof wish>[3] => ({ type: "chat", key, text: "again" });

  test("a seat says so many lines, and the other may still answer; also after a restart", async () => {
    const contents = emptyContents();
    const host = hostOn(openMemory(contents));
    const match = await begun(host);
    for (let line = 0; line < MOST_SAID; line += 1) await send(host, match, 0, chat(`${line}`));
    const full = { ok: false, refusal: { code: "chat-full", limit: MOST_SAID } };
    expect(await send(host, match, 0, chat("more"))).toEqual(full);
    expect(await send(host, match, 1, chat("b"))).toMatchObject({ ok: true });
    expect(await send(hostOn(openMemory(contents)), match, 0, chat("later"))).toEqual(full);
    expect(await send(host, match, 0, hand(1, "rock"))).toMatchObject({ ok: true });
  });

  test("a match that has grown too large takes nothing but a resignation", async () => {
    const contents = emptyContents();
    const match = await begun(hostOn(openMemory(contents)));
    // As an earlier server may have kept it.
    const long = JSON.stringify({ type: "chat", seat: 0, name: "Ann", text: "x".repeat(2 ** 20) });
    const store = openMemory(contents);
    const epoch = await store.claim(match);
    const entries = Array.from({ length: 9 }, () => long);
    await store.append({ match, expected: 3, key: null, epoch, at: 1000, answer: "", summary: null, entries });
    const host = hostOn(openMemory(contents));
    const full = { ok: false, refusal: { code: "match-full", limit: MOST_BYTES_KEPT } };
    expect(await send(host, match, 0, hand(1, "rock"))).toEqual(full);
    expect(await send(host, match, 1, chat("b"))).toEqual(full);
    expect(await send(host, match, 0, { type: "resign", key: "r" })).toMatchObject({ ok: true });
  });
});
