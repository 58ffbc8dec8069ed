import { canonical, type Json, type JsonObject } from "@umpire/kernel";
import type { ServerMessage } from "@umpire/protocol";
import { shapeships } from "@umpire/shapeships/game";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, decide, joined, observationOf, table } from "./client.fixture.ts";
import { post, type Served, served } from "./server.fixture.ts";

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

const two = async (): Promise<{ match: string; tokens: string[]; north: Client; south: Client }> => {
  const { match, tokens, clients } = await table(at, { game: "shapeships" });
  const [north, south] = clients as [Client, Client];
  return { match, tokens, north, south };
};

/** Both choose the first faction that the rules have. */
async function chosen({ north, south }: { north: Client; south: Client }): Promise<void> {
  const { factions } = north.view().rules as { factions: { id: string }[] };
  for (const client of [north, south]) await decide(client, { faction: factions[0]?.id ?? "" });
  await Promise.all([north.upTo(5), south.upTo(5)]);
}

/** Draws nothing. */
const order: JsonObject = { basics: [], upgrades: [], makers: [], conversions: [] };

describe("ShapeShips as a service", () => {
  test("[SC25] a request that is sent twice has one effect, and the same answer both times", async () => {
    const { north, south, match, tokens } = await two();
    await chosen({ north, south });
    const first = await decide(north, order, "retry");
    const second = await decide(north, order, "retry");
    expect(first.type).toBe("ack");
    expect(second).toEqual(first);
    const again = await joined(at, match, tokens[0]);
    expect(await decide(again, order, "retry")).toEqual(first);
    expect(again.heard[0]).toMatchObject({ seq: first.type === "ack" ? first.seq : 0 });
  });

  test("[SC26] an order for an earlier step is refused, not taken for the present one", async () => {
    const { north, south } = await two();
    const { step } = north.view();
    await chosen({ north, south });
    expect(north.view().step).toBeGreaterThan(step);
    const late = await north.wish({ type: "decide", step, action: order });
    expect(late).toMatchObject({ refusal: { code: "stale-step", step: north.view().step } });
    expect(observationOf(north)).toMatchObject({ own: null, decided: [] });
  });

  test("[SC112] a third visitor watches, and everybody who comes again has the role it had", async () => {
    const { match, tokens } = await two();
    const full = await post(at, `/api/matches/${match}/join`, { name: "Third", seed: "0123456789abcdef" });
    expect(full).toMatchObject({ status: 409, body: { refusal: { code: "table-full" } } });
    for (const [token, seat] of [[undefined, null] as const, [tokens[0], 0] as const, [tokens[1], 1] as const])
      for (const _reload of [1, 2]) expect((await joined(at, match, token)).heard[0]).toMatchObject({ seat });
  });

  test("[SC113] whoever watches can do nothing to the match", async () => {
    const { match, north } = await two();
    const spectator = await joined(at, match);
    const kinds = [
      "take-back",
      "undo",
      "resign",
      "offer-draw",
      "accept-draw",
      "decline-draw",
      "ask-takeback",
      "accept-takeback",
      "decline-takeback",
      "claim-win",
      "rematch",
    ].map((type) => ({ type }));
    for (const wanted of [{ type: "decide", step: 1, action: {} }, { type: "chat", text: "hm" }, ...kinds])
      expect(await spectator.wish(wanted)).toMatchObject({ refusal: { code: "spectators-watch" } });
    expect(north.heard.every(({ type }) => ["joined", "here", "away"].includes(type))).toBe(true);
  });

  test("[SC114] that a bot holds this order or that shows nowhere", async () => {
    const [standard] = Object.values(shapeships.presets);
    const factions = standard?.factions.map(({ id }) => id) ?? [];
    expect(factions.length).toBeGreaterThan(1);
    const seen = await Promise.all(factions.map((faction) => heardWhileBotHolds({ faction })));
    expect(new Set(seen).size).toBe(1);
  });

  test("[SC117] who comes back after locking sees the own order, and nothing of the other's", async () => {
    const { north, south, match, tokens } = await two();
    await chosen({ north, south });
    const blank = spelt(await joined(at, match, tokens[1]));
    await decide(north, order);
    await north.leave();
    const back = await joined(at, match, tokens[0]);
    expect(observationOf(back)).toMatchObject({ own: order, decided: [0] });
    const other = await joined(at, match, tokens[1]);
    expect(observationOf(other)).toMatchObject({ own: null, decided: [0] });
    expect(spelt(other).replace('"decided":[0]', '"decided":[]')).toBe(blank);
  });

  test("[SC118] a client that slept gets everything anew, and its old input is refused", async () => {
    const { north, south, match, tokens } = await two();
    const asleep = await joined(at, match, tokens[0]);
    const { step } = asleep.view();
    await asleep.leave();
    await chosen({ north, south });
    const awake = await joined(at, match, tokens[0]);
    expect(awake.view()).toEqual(north.view());
    expect(await awake.wish({ type: "decide", step, action: order })).toMatchObject({
      refusal: { code: "stale-step" },
    });
    expect(await decide(awake, order)).toMatchObject({ type: "ack" });
  });
});

const spelt = (client: Client): string => canonical(client.view() as unknown as Json);

/** Everything that a human hears while a bot has decided so, without what differs from match to match. */
async function heardWhileBotHolds(action: Json): Promise<string> {
  const own = await served({ thinkers: { think: async () => action, close: async () => undefined } });
  const { match, clients } = await table(own, { game: "shapeships", seats: ["open", { bot: "random" }] });
  const [human] = clients as [Client];
  await expect.poll(() => observationOf(human).decided).toEqual([1]);
  const late = await joined(own, match);
  const heard: ServerMessage[] = [...human.heard, ...late.heard];
  const { commitment } = human.view();
  await own.close();
  return JSON.stringify(heard).replaceAll(match, "MATCH").replaceAll(commitment, "HASH");
}
