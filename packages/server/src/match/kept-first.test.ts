import { fastDice } from "@umpire/bots";
import type { Rng } from "@umpire/kernel";
import type { MatchView, ServerMessage } from "@umpire/protocol";
import { withChanges } from "@umpire/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Cluster, join, type Member, newCluster } from "./cluster.fixture.ts";
import { entryOf } from "./entries.ts";
import { createMatch, joinMatch, lookAt, watch, wish } from "./host.ts";
import { folded, opened, type Room } from "./room.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What follows from what is kept at this instant. */
function keptRoom({ contents }: Cluster, match: string): Room {
  const [first, ...rest] = contents.matches.get(match)?.entries ?? [];
  const created = first && entryOf(first.text);
  if (first === undefined || created?.type !== "created") throw new Error(`nothing is kept of ${match}`);
  const room = opened(created, first.seq, first.at);
  if (!room.ok) throw new Error(room.refusal.code);
  return rest.reduce((before, { seq, at, text }) => folded(before, { seq, at, entry: entryOf(text) }).room, room.value);
}

/** Throws where a view shows a step that is not in the store. */
function mustBeKept(cluster: Cluster, match: string, shown: MatchView): void {
  const { match: kept } = keptRoom(cluster, match);
  if (shown.step > (kept?.step ?? 0)) throw new Error(`step ${shown.step} was shown, ${kept?.step ?? 0} is kept`);
}

type World = { readonly cluster: Cluster; members: Member[]; started: number; shown: number; readonly rng: Rng };

async function start(world: World): Promise<void> {
  world.started += 1;
  const skew = world.rng.int(10_001) - 5000;
  world.members.push(await settled(join(world.cluster, `node${world.started}`, skew)));
}

/** The answer, with time going on until it is there; null where the server was killed meanwhile. */
async function settled<T>(asked: Promise<T>): Promise<T> {
  let isDone = false;
  const done = asked.finally(() => (isDone = true));
  done.catch(() => undefined);
  for (let ms = 0; !isDone; ms += 5) {
    if (ms > 60_000) throw new Error("no answer within a minute");
    await vi.advanceTimersByTimeAsync(5);
  }
  return done;
}

const some = <T>(rng: Rng, list: readonly T[]): T => list[rng.int(list.length)] as T;

/** Somebody looks, or looks on for a moment; whatever is shown must be kept. */
async function look(world: World, match: string): Promise<void> {
  const { host } = some(world.rng, world.members);
  if (world.rng.int(2) === 0) {
    const looked = await settled(lookAt(host, match));
    if (looked.ok) mustBeKept(world.cluster, match, looked.value.view);
    world.shown += 1;
    return;
  }
  let view: unknown = null;
  const tell = (message: ServerMessage) => {
    if (message.type === "joined") view = message.view;
    else if (message.type === "update") view = withChanges(view as never, message.changes);
    else return;
    mustBeKept(world.cluster, match, view as MatchView);
    world.shown += 1;
  };
  const watched = await settled(watch(host, match, { token: null, since: null }, tell));
  await vi.advanceTimersByTimeAsync(world.rng.int(1500));
  if (watched.ok) watched.value.leave();
}

const hands = ["rock", "paper", "scissors"];

async function happen(world: World, match: string, key: string): Promise<void> {
  const { rng, members } = world;
  const what = rng.int(10);
  if (what < 4) {
    const step = keptRoom(world.cluster, match).match?.step ?? 0;
    const wanted = { type: "decide", key, step, action: some(rng, hands) } as const;
    await settled(wish(some(rng, members).host, match, { seat: rng.int(2) }, wanted, () => undefined));
  } else if (what < 8) await look(world, match);
  else if (what < 9) await vi.advanceTimersByTimeAsync(rng.int(1500));
  else if (rng.int(4) === 0) {
    const [gone] = members.splice(rng.int(members.length), 1);
    gone?.kill();
    await start(world);
  }
}

/** Whoever asks a server that is killed gets no answer. */
function unlessKilled(error: unknown): void {
  if (!(error instanceof Error) || error.message !== "killed") throw error;
}

/** Rounds of one match. */
const ROUNDS = 40;

/** Plays matches of sealed rounds, a second for each decision, until there were enough rounds. */
async function simulate(seed: number, rounds: number): Promise<World> {
  const world: World = { cluster: newCluster(), members: [], started: 0, shown: 0, rng: fastDice(seed) };
  await start(world);
  await start(world);
  for (let played = 0; played < rounds; ) {
    const created = await settled(
      createMatch(some(world.rng, world.members).host, {
        ...{ game: "rps", rules: { wins: 100_000, rounds: ROUNDS }, clock: { kind: "move", ms: 1000 }, isPublic: true },
      }),
    );
    if (!created.ok) throw new Error(created.refusal.code);
    const { match } = created.value;
    for (const name of ["Ann", "Bob"])
      await settled(joinMatch(some(world.rng, world.members).host, match, { name, seed: "0011223344556677" }));
    for (let count = 0; keptRoom(world.cluster, match).match?.step !== ROUNDS + 1; count += 1)
      await happen(world, match, `k${count}`).catch(unlessKilled);
    played += ROUNDS;
  }
  for (const { kill } of world.members) kill();
  return world;
}

test("nothing is shown that is not kept: two servers whose clocks differ by up to 5 s, killed at random", async () => {
  const { shown, started } = await simulate(1, 2000);
  expect(shown).toBeGreaterThan(1000);
  expect(started).toBeGreaterThan(20);
});
