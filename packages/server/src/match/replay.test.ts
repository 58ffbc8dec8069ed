import { rps } from "@umpire/rps/game";
import { games } from "umpire";
import { afterEach, expect, test, vi } from "vitest";
import { connected, joined, table } from "../client.fixture.ts";
import { worldOn } from "../node-world.ts";
import { ask, made, post, type Served, sat, served } from "../server.fixture.ts";
import { type Contents, emptyContents, openMemory } from "../store/memory.ts";
import type { Thinkers } from "./bots/thinkers.ts";
import { viewMatch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { execute } from "./execution.ts";
import { joinMatch, openHost, resume } from "./host.ts";

let at: Served | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
  await at?.close();
  at = null;
});

const decided = (step: number, action: string) => ({ type: "decide", step, action }) as const;

/** A match of two people after a round of rock against paper, and one that has only begun. */
async function twoMatches(contents: Contents) {
  const first = await served({ store: openMemory(contents) });
  const { match, clients, tokens } = await table(first, { game: "rps", isPublic: true });
  const [ann, bob] = clients;
  await ann?.wish(decided(1, "rock"));
  await bob?.wish(decided(1, "paper"));
  const other = await made(first, { game: "rps", isPublic: true });
  await sat(first, other, "Carol");
  await first.close();
  return { match, other, token: tokens[0] ?? "" };
}

/** The same edition with other rules: rock is allowed no more. */
const withoutRock = () =>
  vi
    .spyOn(rps, "check")
    .mockImplementation((_view, _seat, hand) => (hand === "rock" ? ({ code: "no-rock" } as never) : null));

test("a match that does not replay any more is set aside, and says where; the others go on", async () => {
  const contents = emptyContents();
  const { match, other, token } = await twoMatches(contents);
  withoutRock();
  at = await served({ store: openMemory(contents) });
  await resume(at.host);
  const refusal = { code: "does-not-replay", match, game: "rps", edition: 1, seq: 4, step: 1, problem: "no-rock" };
  const looked = await ask(at, `/api/matches/${match}`);
  expect(looked).toMatchObject({ status: 409, body: { refusal } });
  expect(looked.text).toContain(`Match ${match} does not replay any more: at step 1 (entry 4)`);
  expect((await ask(at, `/api/matches/${match}`, { headers: { "accept-language": "ru" } })).text).toContain(
    `Партия ${match} больше не повторяется: на шаге 1 (запись 4)`,
  );
  expect(await ask(at, `/api/matches/${match}/record`)).toMatchObject({ status: 409, body: { refusal } });
  expect(await post(at, `/api/matches/${match}/link`, { token })).toMatchObject({ status: 409, body: { refusal } });
  const client = await connected(at);
  client.send({ type: "join", match, token });
  expect(await client.next("refused")).toMatchObject({ refusal });
  expect(await client.closed).toMatchObject({ why: "unknown-match" });
  // Said once, to whoever looks after the server, with what to do; and nothing of what was decided.
  const lines = at.logged.filter((line) => line.includes("does-not-replay"));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 50, ...refusal, msg: expect.stringContaining("edition") });
  expect(lines.join()).not.toContain(`"rock"`);
  await sat(at, other, "Dave");
  expect((await joined(at, other)).view().status).toBe("running");
});

test("nothing was lost: with the rules that it began with it goes on", async () => {
  const contents = emptyContents();
  const { match, token } = await twoMatches(contents);
  withoutRock();
  at = await served({ store: openMemory(contents) });
  expect((await ask(at, `/api/matches/${match}`)).status).toBe(409);
  await at.close();
  vi.restoreAllMocks();
  at = await served({ store: openMemory(contents) });
  const ann = await joined(at, match, token);
  expect(await ann.wish(decided(2, "paper"))).toMatchObject({ type: "ack" });
});

test.each([
  [
    "rules that fail",
    () =>
      vi.spyOn(rps, "resolve").mockImplementation(() => {
        throw new TypeError("rock");
      }),
    { seq: 5, step: 1, problem: "TypeError" },
  ],
  [
    "rules that do not set the table any more",
    () => vi.spyOn(rps, "setup").mockImplementation(() => ({ ok: false, refusal: { code: "bad-table" } }) as never),
    { seq: 3, step: 0, problem: "bad-table" },
  ],
  [
    "rules that read their switches otherwise",
    () =>
      vi
        .spyOn(rps.parse, "rules")
        .mockImplementation(() => ({ ok: false, refusal: { code: "bad-request", path: "/wins", problem: "no" } })),
    { seq: 1, step: 0, problem: "bad-request" },
  ],
])("%s: the same", async (_name, change, where) => {
  const contents = emptyContents();
  const { match } = await twoMatches(contents);
  change();
  at = await served({ store: openMemory(contents) });
  const { status, body } = await ask(at, `/api/matches/${match}`);
  expect(status).toBe(409);
  expect(body).toMatchObject({ refusal: { code: "does-not-replay", match, ...where } });
});

test("where another server with other rules goes on with a match, it is set aside here", async () => {
  const contents = emptyContents();
  const thinkers: Thinkers = { think: async () => null, close: async () => undefined };
  const hostOn = () =>
    openHost({ games, world: worldOn(openMemory(contents)), thinkers, now: () => 1000, botDelay: 0 });
  const [here, there] = [hostOn(), hostOn()];
  const made = await createMatch(here, { game: "rps", clock: { kind: "none" }, isPublic: true });
  const match = made.ok ? made.value.match : "";
  for (const name of ["Ann", "Bob"]) await joinMatch(here, match, { name, seed: "0011223344556677" });
  const send = (host: typeof here, seat: number, action: string) =>
    execute(host, match, { type: "wish", seat, wanted: { ...decided(1, action), key: `k${seat}` } });
  expect((await send(there, 0, "rock")).ok).toBe(true);
  withoutRock();
  const refusal = { code: "does-not-replay", match, step: 1, problem: "no-rock" };
  expect(await send(here, 1, "paper")).toMatchObject({ ok: false, refusal });
  expect(await viewMatch(here, match)).toMatchObject({ ok: false, refusal });
});
