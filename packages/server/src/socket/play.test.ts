import { fastDice, randomBot } from "@umpire/bots";
import { canonical, hashText, type Json, type JsonObject, readRecord } from "@umpire/kernel";
import { games } from "umpire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, decide, joined, observationOf, owes, seatsOf, table } from "../client.fixture.ts";
import { ask, type Served, served } from "../server.fixture.ts";

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

/** Decides at random for whoever owes a decision, until nobody does; every client hears everything. */
async function playOut(game: string, clients: readonly Client[], everybody: readonly Client[]): Promise<void> {
  const found = games.find(game);
  const dice = fastDice(7);
  for (;;) {
    const seat = clients.findIndex((client, at) => owes(client, at));
    const client = clients[seat];
    if (client === undefined || !found.ok) return;
    const { rules } = client.view();
    const action = randomBot(found.value)(rules as JsonObject, observationOf(client).view, seat, dice);
    const answer = await decide(client, action);
    if (answer.type === "refused") throw new Error(answer.refusal.message);
    await Promise.all(everybody.map((each) => each.upTo(answer.seq)));
  }
}

const spelt = (value: unknown) => canonical(value as Json);

describe.each(games.games.map(({ id }) => id))("a whole match of %s between a client for each seat", (game) => {
  test("the differences make of the first view the last, for every seat and a spectator", async () => {
    const { match, tokens, clients } = await table(at, { game });
    const spectator = await joined(at, match);
    const everybody = [...clients, spectator];
    await playOut(game, clients, everybody);
    expect(spectator.view().status).toBe("over");
    const again = await Promise.all([...tokens, undefined].map((token) => joined(at, match, token)));
    for (const [index, client] of everybody.entries()) {
      expect(client.heard.filter(({ type }) => type === "joined")).toHaveLength(1);
      expect(spelt(client.view())).toBe(spelt(again[index]?.view()));
    }
    await Promise.all([...everybody, ...again].map((client) => client.leave()));
  });
});

test("an action of tactics costs a client few bytes", async () => {
  const { clients } = await table(at, { game: "tactics" });
  await playOut("tactics", clients, clients);
  const sizes = clients.flatMap(({ heard, bytes }) =>
    heard.flatMap((message) => (message.type === "update" ? [bytes.get(message) ?? 0] : [])),
  );
  const median = [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  expect(median).toBeLessThan(1000);
});

test("the record verifies, and begins with the secret whose hash was published", async () => {
  const { match, clients } = await table(at, { game: "rps" });
  const [first] = clients as [Client];
  const { commitment, secret } = first.view();
  expect(secret).toBeNull();
  expect(await ask(at, `/api/matches/${match}/record`)).toMatchObject({
    status: 409,
    body: { refusal: { code: "not-over" } },
  });
  await playOut("rps", clients, clients);
  const { status, headers, text } = await ask(at, `/api/matches/${match}/record`);
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const read = readRecord(games, text);
  if (!read.ok) throw new Error(read.refusal.code);
  const [told, ...seeds] = read.value.match.seed.split(".");
  expect(hashText(told ?? "")).toBe(commitment);
  expect(first.view().secret).toBe(told);
  expect(seeds).toEqual(["0123456789abcdef", "0123456789abcdef"]);
  expect(spelt(read.value.match.state)).toBe(spelt(observationOf(first).view));
});

describe.each(["random", "greedy"])("against the bot %s", (bot) => {
  test.each(games.games.map(({ id }) => id))("a match of %s comes to its end", async (game) => {
    const others = Array.from({ length: seatsOf({ game }) - 1 }, () => ({ bot }));
    const { match, clients } = await table(at, { game, seats: ["open", ...others] });
    const [client] = clients as [Client];
    expect(client.view().players).toEqual([
      { name: "Player 0", bot: false },
      ...others.map(() => ({ name: bot, bot: true })),
    ]);
    while (client.view().status !== "over") {
      await playOut(game, clients, clients);
      if (client.view().status !== "over" && !owes(client, 0)) await client.next("update");
    }
    expect((await ask(at, `/api/matches/${match}`)).body).toMatchObject({ view: { status: "over" } });
    await client.leave();
  });
});
