import type { Json, Result, Seat } from "@umpire/kernel";
import { type MatchView, type ServerMessage, withChanges } from "@umpire/protocol";
import { rps } from "@umpire/rps/game";
import { games } from "umpire";
import { expect, test, vi } from "vitest";
import { worldOn } from "../node-world.ts";
import { openMemory } from "../store/memory.ts";
import { MAX_UPDATE_BYTES } from "./broadcast.ts";
import { viewMatch, watch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { execute } from "./execution.ts";
import { joinMatch, openHost } from "./host.ts";

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

const thinkers = { think: async () => null, close: async () => undefined };
const host = openHost({ games, world: worldOn(openMemory()), thinkers, now: () => 1000, botDelay: 0 });

/** Whoever looks on: what it is told, and what it sees by that. */
async function onlooker(match: string, token: string | null) {
  const messages: ServerMessage[] = [];
  must(await watch(host, match, { token, since: null }, (message) => messages.push(message)));
  const seen = (before: Json, message: ServerMessage): Json => {
    if (message.type === "joined") return message.view as unknown as Json;
    return message.type === "update" ? withChanges(before, message.changes) : before;
  };
  return { messages, view: () => messages.reduce<Json>(seen, null) as unknown as MatchView };
}

async function player(match: string, name: string) {
  const { token } = must(await joinMatch(host, match, { name, seed: "0011223344556677" }));
  return onlooker(match, token);
}

const show = (match: string, seat: Seat, action: string) =>
  execute(host, match, { type: "wish", seat, wanted: { type: "decide", key: `k${seat}`, step: 1, action } });

test("those who see the same are told the same, and a sealed decision is told to its seat alone", async () => {
  const { match } = must(await createMatch(host, { game: "rps", clock: { kind: "none" }, isPublic: true }));
  const [ann, bob, other] = [await player(match, "Ann"), await player(match, "Bob"), await onlooker(match, null)];
  await show(match, 0, "rock");
  expect(ann.view().sight).toMatchObject({ own: "rock", decided: [0] });
  expect(bob.view().sight).toMatchObject({ own: null, decided: [0] });
  expect(JSON.stringify([bob.messages, other.messages])).not.toContain("rock");
  // The very same: it is written down once, whoever it goes to.
  expect(bob.messages.at(-1)).toBe(other.messages.at(-1));
  await show(match, 1, "paper");
  const { view } = must(await viewMatch(host, match));
  for (const who of [ann, bob, other]) expect(who.view()).toEqual(view);
});

test.each([
  ["as long as an update may be", MAX_UPDATE_BYTES - 200, 1],
  ["longer", MAX_UPDATE_BYTES, 0],
])(
  "events %s are sent, or only that they were left out, with the view that they led to",
  async (_how, bytes, count) => {
    const { resolve } = rps;
    const spy = vi.spyOn(rps, "resolve").mockImplementation((...asked) => {
      const resolved = resolve(...asked);
      return { ...resolved, events: [{ ...resolved.events[0], text: "x".repeat(bytes) } as never] };
    });
    const { match } = must(await createMatch(host, { game: "rps", clock: { kind: "none" }, isPublic: true }));
    const [ann] = [await player(match, "Ann"), await player(match, "Bob")];
    await show(match, 0, "rock");
    await show(match, 1, "paper");
    spy.mockRestore();
    const last = ann.messages.at(-1);
    expect(last).toMatchObject({ type: "update", events: { length: count } });
    expect(last).toHaveProperty("changes");
    if (count === 0) expect(last).toHaveProperty("isShortened", true);
    else expect(last).not.toHaveProperty("isShortened");
    expect(Buffer.byteLength(JSON.stringify(last))).toBeLessThan(MAX_UPDATE_BYTES + 2000);
    expect(ann.view()).toEqual(must(await viewMatch(host, match)).view);
  },
);
