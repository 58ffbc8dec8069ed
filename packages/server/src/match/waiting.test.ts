import type { ServerMessage } from "@umpire/protocol";
import { describe, expect, test } from "vitest";
import { emptyContents, openMemory } from "../store/memory.ts";
import { viewMatch, watch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { hostOn, must, plain } from "./host.fixture.ts";
import { beforeBeginning, joinMatch, linkSeat } from "./host.ts";
import { listPublicMatches } from "./lists.ts";
import type { Ending, Host } from "./live.ts";

const seed = "0011223344556677";
const tokens = ["a", "b"].map((letter) => letter.repeat(43));
const [ann = "", bob = ""] = tokens;

const codeOf = (done: { ok: true } | { ok: false; refusal: { code: string } }) => (done.ok ? "ok" : done.refusal.code);

/** A match of two seats at which Ann sits. */
async function waiting(host: Host): Promise<string> {
  const { match } = must(await createMatch(host, plain));
  must(await joinMatch(host, match, { name: "Ann", seed, token: ann }));
  return match;
}

async function onlooker(host: Host, match: string, token: string | null) {
  const heard: ServerMessage[] = [];
  const ends: Ending[] = [];
  const request = { token, since: null, end: (why: Ending) => void ends.push(why) };
  const done = await watch(host, match, request, (message) => heard.push(message));
  return { heard, ends, code: codeOf(done) };
}

const namesOf = async (host: Host, match: string) =>
  must(await viewMatch(host, match)).view.players.map((player) => player?.name ?? null);

const listed = async (host: Host) => must(await listPublicMatches(host, { status: "open", limit: 10 })).matches.length;

describe("leaving before the match begins", () => {
  test("frees the seat for anybody, and the token is for no seat any more", async () => {
    const contents = emptyContents();
    const host = hostOn(openMemory(contents));
    const match = await waiting(host);
    const phone = await onlooker(host, match, ann);
    expect(must(await beforeBeginning(host, match, ann, { type: "leave" }))).toBe(0);
    expect(phone.ends).toEqual(["going-away"]);
    expect(await namesOf(host, match)).toEqual([null, null]);
    expect((await onlooker(host, match, ann)).code).toBe("wrong-token");
    expect(codeOf(await beforeBeginning(host, match, ann, { type: "leave" }))).toBe("wrong-token");
    expect(must(await joinMatch(host, match, { name: "Bob", seed, token: bob })).seat).toBe(0);
    expect(await namesOf(hostOn(openMemory(contents)), match)).toEqual(["Bob", null]);
  });

  test("is refused once everybody sits, and to strangers", async () => {
    const host = hostOn(openMemory());
    const match = await waiting(host);
    expect(codeOf(await beforeBeginning(host, match, bob, { type: "leave" }))).toBe("wrong-token");
    must(await joinMatch(host, match, { name: "Bob", seed, token: bob }));
    for (const wanted of [{ type: "leave" }, { type: "cancel" }, { type: "move", to: 1 }] as const)
      expect(codeOf(await beforeBeginning(host, match, ann, wanted))).toBe("already-begun");
  });
});

describe("moving before the match begins", () => {
  test("takes another free seat with every device, and whoever is connected joins anew", async () => {
    const host = hostOn(openMemory());
    const match = await waiting(host);
    const { token: phone } = must(await linkSeat(host, match, ann));
    const before = await onlooker(host, match, phone);
    expect(must(await beforeBeginning(host, match, ann, { type: "move", to: 1 }))).toBe(1);
    expect(before.ends).toEqual(["going-away"]);
    expect(await namesOf(host, match)).toEqual([null, "Ann"]);
    expect((await onlooker(host, match, phone)).heard[0]).toMatchObject({ type: "joined", seat: 1 });
    expect(must(await joinMatch(host, match, { name: "Bob", seed, token: bob })).seat).toBe(0);
    expect(must(await viewMatch(host, match)).view.status).toBe("running");
  });

  test("to a seat that is taken, or that there is not, is refused", async () => {
    const host = hostOn(openMemory());
    const { match } = must(await createMatch(host, { ...plain, seats: ["open", { bot: "random" }] }));
    expect(codeOf(await beforeBeginning(host, match, ann, { type: "move", to: 1 }))).toBe("wrong-token");
    const two = await waiting(host);
    expect(codeOf(await beforeBeginning(host, two, ann, { type: "move", to: 0 }))).toBe("seat-taken");
    expect(codeOf(await beforeBeginning(host, two, ann, { type: "move", to: 2 }))).toBe("no-such-seat");
  });
});

describe("cancelling", () => {
  test("takes the match away: from the lists, from those who watch, and for everybody who comes", async () => {
    const contents = emptyContents();
    const host = hostOn(openMemory(contents));
    const match = await waiting(host);
    const [spectator, player] = [await onlooker(host, match, null), await onlooker(host, match, ann)];
    expect(await listed(host)).toBe(1);
    expect(must(await beforeBeginning(host, match, ann, { type: "cancel" }))).toBe(0);
    expect([spectator.ends, player.ends]).toEqual([["cancelled"], ["cancelled"]]);
    for (const each of [host, hostOn(openMemory(contents))]) {
      expect(await listed(each)).toBe(0);
      for (const status of ["running", "over"] as const)
        expect(must(await listPublicMatches(each, { status, limit: 10 })).matches).toEqual([]);
      expect(codeOf(await viewMatch(each, match))).toBe("cancelled");
      expect((await onlooker(each, match, null)).code).toBe("cancelled");
      expect(codeOf(await joinMatch(each, match, { name: "Bob", seed, token: bob }))).toBe("cancelled");
      expect(codeOf(await linkSeat(each, match, ann))).toBe("cancelled");
      expect(codeOf(await beforeBeginning(each, match, ann, { type: "cancel" }))).toBe("cancelled");
    }
  });

  test("is refused where somebody else sits", async () => {
    const host = hostOn(openMemory());
    const homes = ["s0", "s1", "s2"];
    const options = { map: { systems: homes.map((id) => ({ id })) }, starts: homes.map((home) => ({ home })) };
    const { match } = must(await createMatch(host, { ...plain, game: "ti4", options }));
    for (const token of tokens) must(await joinMatch(host, match, { name: "Player", seed, token }));
    expect(codeOf(await beforeBeginning(host, match, ann, { type: "cancel" }))).toBe("others-sit");
    must(await beforeBeginning(host, match, bob, { type: "leave" }));
    expect(must(await beforeBeginning(host, match, ann, { type: "cancel" }))).toBe(0);
  });
});
