import type { Json } from "@umpire/kernel";
import type { ServerMessage } from "@umpire/protocol";
import { rps } from "@umpire/rps/game";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultLimits } from "../socket/limits.ts";
import { emptyContents, openMemory } from "../store/memory.ts";
import { hasBudget } from "./budget.ts";
import { viewMatch, watch } from "./cluster/watch.ts";
import { hand, hostOn, must, plain, send, startMatch } from "./host.fixture.ts";
import { type Host, loadRoom } from "./live.ts";
import { MAX_MISSED_BYTES } from "./missed.ts";

afterEach(() => void vi.restoreAllMocks());

type Joined = Extract<ServerMessage, { type: "joined" }>;

/** What somebody is told who joins and knows everything up to an entry. */
async function joinedSince(host: Host, match: string, since: number | null): Promise<Joined> {
  const told: ServerMessage[] = [];
  must(await watch(host, match, { token: null, since }, (message) => told.push(message)));
  if (told[0]?.type !== "joined") throw new Error("not joined");
  return told[0];
}

const endless = { ...plain, rules: { wins: 1000, rounds: 1000 } as Json };

async function play(host: Host, match: string, from: number, to: number): Promise<void> {
  for (let step = from; step <= to; step += 1)
    for (const seat of [0, 1]) mustDo(await send(host, match, seat, hand(step, "rock")));
}
function mustDo(done: { readonly ok: boolean }): void {
  if (!done.ok) throw new Error("refused");
}

/** Each round has this much to tell: a rulebook may have a lot. */
function tellMuch(bytes: number): void {
  const { resolve } = rps;
  vi.spyOn(rps, "resolve").mockImplementation((...asked) => {
    const resolved = resolve(...asked);
    const [shown] = resolved.events;
    return { ...resolved, events: [{ ...shown, text: "x".repeat(bytes) } as never] };
  });
}

/** Two seats sit down before the first round, and each round has two entries. */
const seqAfter = (round: number): number => 3 + 2 * round;

describe("what was missed", () => {
  test("is bounded in bytes: the latest of it is told, and that it begins later; the view is whole", async () => {
    tellMuch(100_000);
    const contents = emptyContents();
    const host = hostOn(openMemory(contents));
    const match = await startMatch(host, endless);
    await play(host, match, 1, 8);
    for (const at of [host, hostOn(openMemory(contents))]) {
      const { missed, isShortened, view } = await joinedSince(at, match, 0);
      expect(missed.map(({ seq }) => seq)).toEqual([4, 5, 6, 7, 8].map(seqAfter));
      expect([isShortened, view.step]).toEqual([true, 9]);
      const bytes = Buffer.byteLength(JSON.stringify(missed));
      expect(bytes).toBeLessThan(MAX_MISSED_BYTES + 1000);
    }
    // It is remembered as it happens, too.
    await play(host, match, 9, 10);
    expect((await joinedSince(host, match, 0)).missed.map(({ seq }) => seq)).toEqual([6, 7, 8, 9, 10].map(seqAfter));
  });

  test("is all of it for whoever asks for no more than that", async () => {
    tellMuch(100_000);
    const host = hostOn(openMemory());
    const match = await startMatch(host, endless);
    await play(host, match, 1, 8);
    const { missed, isShortened } = await joinedSince(host, match, seqAfter(3));
    expect([missed.length, isShortened]).toEqual([5, undefined]);
    expect(await joinedSince(host, match, seqAfter(8))).not.toHaveProperty("isShortened");
    expect(await joinedSince(host, match, null)).not.toHaveProperty("isShortened");
  });

  test("of one entry alone may be too much: then it is left out", async () => {
    tellMuch(MAX_MISSED_BYTES);
    const host = hostOn(openMemory());
    const match = await startMatch(host, endless);
    await play(host, match, 1, 1);
    expect(await joinedSince(host, match, 0)).toMatchObject({ missed: [], isShortened: true });
  });

  test("is two hundred changes at most, and says so from the next one on", async () => {
    const host = hostOn(openMemory());
    const match = await startMatch(host, endless);
    await play(host, match, 1, 200);
    expect(await joinedSince(host, match, 0)).not.toHaveProperty("isShortened");
    await play(host, match, 201, 201);
    const { missed, isShortened } = await joinedSince(host, match, 0);
    expect([missed.length, missed[0]?.seq, isShortened]).toEqual([200, seqAfter(2), true]);
  });

  test("leaves room for what happens next: a socket may leave more than that unread", () => {
    expect(MAX_MISSED_BYTES).toBeLessThanOrEqual(defaultLimits.buffered / 2);
  });
});

describe("whoever comes pays for what is shown to it", () => {
  /** A host whose clock goes on by 200 ms with every call of one of the rulebook's functions. */
  async function slowHost(slow: "view" | "resolve"): Promise<{ readonly host: Host; readonly match: string }> {
    const contents = emptyContents();
    const first = hostOn(openMemory(contents));
    const match = await startMatch(first, endless);
    await play(first, match, 1, 2);
    let now = 0;
    const usual = hostOn(openMemory(contents));
    const ticks = () => now;
    const pause = async (ms: number) => {
      now += Math.ceil(ms);
    };
    const host: Host = { ...usual, share: 0.05, world: { ...usual.world, ticks, busy: ticks, pause } };
    must(await loadRoom(host, match));
    const { [slow]: original } = rps;
    vi.spyOn(rps, slow).mockImplementation((...asked: unknown[]) => {
      now += 200;
      return Reflect.apply(original, rps, asked);
    });
    return { host, match };
  }

  test.each(["view", "resolve"] as const)("a slow %s is on its account", async (slow) => {
    const { host, match } = await slowHost(slow);
    must(await watch(host, match, { token: null, since: 0, address: "10.0.0.9" }, () => undefined));
    expect(hasBudget(host, "10.0.0.9")).toBe(false);
  });

  test("and so is the view that a request asks for", async () => {
    const { host, match } = await slowHost("view");
    // One stop alone makes nobody wait.
    for (let asked = 0; asked < 2; asked += 1) must(await viewMatch(host, match, "10.0.0.9"));
    expect(hasBudget(host, "10.0.0.9")).toBe(false);
  });
});
