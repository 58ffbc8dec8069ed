import { canonical, type Json } from "@umpire/kernel";
import type { CreateMatch } from "@umpire/protocol";
import { expect, test } from "vitest";
import { emptyContents, openMemory } from "../store/memory.ts";
import { viewMatch, watch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { hostOn, must, plain, send } from "./host.fixture.ts";
import { joinMatch, linkSeat } from "./host.ts";
import type { Host } from "./live.ts";
import { recordOf } from "./record.ts";

const SEED = "0011223344556677";
const tokens = ["a", "b", "c"].map((letter) => letter.repeat(43));
const names = ["Ann", "Bob", "Cat"];

/** A match in which everybody has sat down with a token of its own, and the first has resigned. */
async function ended(host: Host, request: CreateMatch = plain, people = 2): Promise<string> {
  const { match } = must(await createMatch(host, request));
  for (const [at, token] of tokens.slice(0, people).entries())
    must(await joinMatch(host, match, { name: names[at] ?? "", seed: SEED, token }));
  await send(host, match, 0, { type: "resign", key: "r" });
  return match;
}

/** The match that follows once all of these want one. */
async function next(host: Host, match: string, seats: readonly number[]): Promise<string> {
  for (const seat of seats) await send(host, match, seat, { type: "rematch", key: `again ${seat}` });
  return must(await viewMatch(host, match)).view.rematch.match ?? "";
}

/** A skirmish of three. */
const homes = ["s0", "s1", "s2"];
const three = { map: { systems: homes.map((id) => ({ id })) }, starts: homes.map((home) => ({ home })) };

const codeOf = (done: { ok: true } | { ok: false; refusal: { code: string } }) => (done.ok ? "ok" : done.refusal.code);
const playersOf = async (host: Host, match: string) =>
  must(await viewMatch(host, match)).view.players.map((player) => player?.name ?? null);

test("the seats of a rematch belong to those who played, one further on; a stranger gets none", async () => {
  const host = hostOn(openMemory());
  const rematch = await next(host, await ended(host), [0, 1]);
  expect(must(await viewMatch(host, rematch)).view).toMatchObject({ status: "open", sight: null });
  expect(await playersOf(host, rematch)).toEqual(["Bob", "Ann"]);
  const stranger = { name: "Eve", seed: SEED };
  expect(codeOf(await joinMatch(host, rematch, stranger))).toBe("table-full");
  for (const seat of [0, 1]) expect(codeOf(await joinMatch(host, rematch, { ...stranger, seat }))).toBe("seat-taken");
  for (const [at, seat] of [1, 0].entries()) {
    const token = tokens[at] ?? "";
    expect(must(await joinMatch(host, rematch, { name: names[at] ?? "", seed: SEED, token }))).toEqual({ seat, token });
  }
  expect(must(await viewMatch(host, rematch)).view.status).toBe("running");
});

test("a rematch begins with the chance that each player brings, and not before", async () => {
  const contents = emptyContents();
  const host = hostOn(openMemory(contents));
  const rematch = await next(host, await ended(host), [0, 1]);
  const [ann, bob] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"];
  must(await joinMatch(host, rematch, { name: "Ann", seed: ann, token: tokens[0] }));
  expect(must(await viewMatch(host, rematch)).view.status).toBe("open");
  must(await joinMatch(host, rematch, { name: "Bob", seed: bob, token: tokens[1] }));
  await send(host, rematch, 0, { type: "resign", key: "r" });
  expect(must(await recordOf(host, rematch))).toContain(`.${bob}.${ann}"`);
  const again = hostOn(openMemory(contents));
  expect(canonical(must(await viewMatch(again, rematch)) as unknown as Json)).toBe(
    canonical(must(await viewMatch(host, rematch)) as unknown as Json),
  );
});

test("whoever asks for another seat with its token gets its own, and nobody has two", async () => {
  const host = hostOn(openMemory());
  const match = await ended(host);
  const { token } = must(await linkSeat(host, match, tokens[0] ?? ""));
  const rematch = await next(host, match, [0, 1]);
  const ann = { name: "Ann", seed: SEED, token: tokens[0] };
  expect(must(await joinMatch(host, rematch, { ...ann, seat: 0 })).seat).toBe(1);
  expect(must(await joinMatch(host, rematch, { ...ann, seat: 0 })).seat).toBe(1);
  expect(await joinMatch(host, rematch, { ...ann, token, seat: 0 })).toMatchObject({
    refusal: { code: "seat-taken", seat: 1 },
  });
});

test("every device of a seat has the seat of the rematch, also when another one took it", async () => {
  const host = hostOn(openMemory());
  const match = await ended(host);
  const phone = must(await linkSeat(host, match, tokens[0] ?? "")).token;
  const rematch = await next(host, match, [0, 1]);
  const seatWith = async (token: string) =>
    must(await watch(host, rematch, { token, since: null }, () => undefined)).actor?.seat;
  expect(await seatWith(phone)).toBe(1);
  must(await joinMatch(host, rematch, { name: "Annie", seed: SEED, token: tokens[0] }));
  expect([await seatWith(phone), await seatWith(tokens[0] ?? ""), await seatWith(tokens[1] ?? "")]).toEqual([1, 1, 0]);
  expect(await playersOf(host, rematch)).toEqual(["Bob", "Annie"]);
});

test("against a bot everybody keeps the seat", async () => {
  const host = hostOn(openMemory());
  const match = await ended(host, { ...plain, seats: ["open", { bot: "random" }] }, 1);
  const rematch = await next(host, match, [0]);
  expect(await playersOf(host, rematch)).toEqual(["Ann", "random"]);
  expect(codeOf(await joinMatch(host, rematch, { name: "Eve", seed: SEED }))).toBe("table-full");
  expect(must(await joinMatch(host, rematch, { name: "Ann", seed: SEED, token: tokens[0] })).seat).toBe(0);
  expect(must(await viewMatch(host, rematch)).view.status).toBe("running");
});

test("at a larger table everybody moves on by one", async () => {
  const host = hostOn(openMemory());
  const match = await ended(host, { ...plain, game: "ti4", options: three }, 3);
  for (const seat of [1, 2]) await send(host, match, seat, { type: "resign", key: `r${seat}` });
  const rematch = await next(host, match, [0, 1, 2]);
  expect(await playersOf(host, rematch)).toEqual(["Cat", "Ann", "Bob"]);
});
