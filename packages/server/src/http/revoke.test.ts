import { closing } from "@umpire/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connected, decide, joined, observationOf, table } from "../client.fixture.ts";
import { watch } from "../match/cluster/watch.ts";
import { createMatch } from "../match/creation.ts";
import { execute } from "../match/execution.ts";
import { hostOn, must, plain } from "../match/host.fixture.ts";
import { joinMatch, linkSeat, revokeLinks } from "../match/host.ts";
import { recordOf } from "../match/record.ts";
import { ask, post, type Served, served } from "../server.fixture.ts";
import { emptyContents, openMemory } from "../store/memory.ts";

const contents = emptyContents();
let at: Served;
beforeAll(async () => {
  at = await served({ store: openMemory(contents) });
});
afterAll(() => at.close());

const postToken = (match: string, name: string, token: string) => post(at, `/api/matches/${match}/${name}`, { token });
const linked = async (match: string, token: string) => String((await postToken(match, "link", token)).body["token"]);
const wrong = { status: 403, body: { refusal: { code: "wrong-token" } } };

/** A match of two, the token of the first, and a link for another device. */
async function shared() {
  const { match, tokens, clients } = await table(at, { game: "rps" });
  const own = tokens[0] ?? "";
  return { match, own, other: await linked(match, own), clients };
}

test("whoever keeps a seat for itself closes the sockets of its other tokens, and no others", async () => {
  const { match, own, other, clients } = await shared();
  const [phone, twin] = [await joined(at, match, other), await joined(at, match, own)];
  expect(await postToken(match, "revoke", own)).toMatchObject({ status: 200, body: { seat: 0, token: own } });
  expect(await phone.closed).toEqual({ code: closing["wrong-token"], why: "wrong-token" });
  expect(phone.heard.at(-1)).toMatchObject({ type: "refused", key: null, refusal: { code: "wrong-token" } });
  for (const client of [...clients.slice(1), twin]) expect(await decide(client, "rock")).toMatchObject({ type: "ack" });
});

test("a token that is revoked is wrong wherever it is shown", async () => {
  const { match, own, other } = await shared();
  // The link takes the seat away from the token that it was made with.
  await postToken(match, "revoke", other);
  for (const name of ["link", "revoke"]) expect(await postToken(match, name, own)).toMatchObject(wrong);
  const again = { name: "Ann", seed: "0123456789abcdef", token: own };
  expect(await post(at, `/api/matches/${match}/join`, again)).toMatchObject(wrong);
  const client = await connected(at);
  client.send({ type: "join", match, token: own });
  expect(await client.closed).toMatchObject({ code: closing["wrong-token"] });
  expect((await joined(at, match, other)).heard[0]).toMatchObject({ type: "joined", seat: 0 });
});

test("with the links their places are free again, and the seat can be kept for oneself as often as one likes", async () => {
  const { match, own } = await shared();
  for (let round = 0; round < 3; round += 1) {
    for (let count = round === 0 ? 2 : 1; count < 20; count += 1) expect(await linked(match, own)).toHaveLength(43);
    expect((await postToken(match, "link", own)).status).toBe(409);
    expect((await postToken(match, "revoke", own)).status).toBe(200);
  }
});

test("the others' seats and links stay as they are", async () => {
  const { match, own, clients } = await shared();
  const { match: elsewhere, own: mine, other } = await shared();
  await postToken(match, "revoke", own);
  expect((await postToken(elsewhere, "link", other)).status).toBe(200);
  expect((await postToken(elsewhere, "link", mine)).status).toBe(200);
  expect(await decide(clients[1] ?? (await connected(at)), "paper")).toMatchObject({ type: "ack" });
});

test("only whoever has a seat takes it away", async () => {
  const { match } = await shared();
  expect(await postToken(match, "revoke", "A".repeat(43))).toMatchObject(wrong);
  expect((await post(at, `/api/matches/${match}/revoke`, {})).status).toBe(400);
  expect((await postToken("no-such-match", "revoke", "A".repeat(43))).status).toBe(404);
});

test("where there are no other tokens nothing is kept, and it is done all the same", async () => {
  const { match, tokens } = await table(at, { game: "rps" });
  const seq = async () => (await ask(at, `/api/matches/${match}`)).body["seq"];
  const before = await seq();
  expect((await postToken(match, "revoke", tokens[0] ?? "")).status).toBe(200);
  expect(await seq()).toBe(before);
});

test("it is kept: a server that starts anew knows it, and the record is the same as without", async () => {
  const { match, own, other, clients } = await shared();
  const [first, second] = clients;
  if (!first || !second) throw new Error("two sit");
  await postToken(match, "revoke", own);
  await decide(first, "rock");
  await decide(second, "rock");
  await first.upTo(7);
  expect(observationOf(first).view).toMatchObject({ round: 2, score: [0, 0] });
  await second.wish({ type: "resign" });
  const after = hostOn(openMemory(contents));
  expect(must(await recordOf(after, match))).toBe((await ask(at, `/api/matches/${match}/record`)).text);
  expect(must(await recordOf(after, match))).not.toContain("revoke");
  expect(await linkSeat(after, match, other)).toMatchObject({ refusal: { code: "wrong-token" } });
  expect(must(await linkSeat(after, match, own)).seat).toBe(0);
});

test("what a revoked token has asked for before it was told so is not done", async () => {
  const host = hostOn(openMemory());
  const { match } = must(await createMatch(host, plain));
  const { token } = must(await joinMatch(host, match, { name: "Ann", seed: "0011223344556677" }));
  const link = must(await linkSeat(host, match, token)).token;
  let isGone = false;
  const revoked = () => {
    isGone = true;
  };
  const { actor } = must(await watch(host, match, { token: link, since: null, end: revoked }, () => undefined));
  if (actor === null) throw new Error("it has a seat");
  must(await revokeLinks(host, match, token));
  expect(isGone).toBe(true);
  const said = await execute(host, match, {
    ...actor,
    type: "wish",
    wanted: { type: "chat", key: "k", text: "still me" },
  });
  expect(said).toMatchObject({ refusal: { code: "wrong-token" } });
});

test("of two devices that take the seat from each other at once, one has it", async () => {
  const { match, own, other } = await shared();
  const answers = await Promise.all([own, other].map((token) => postToken(match, "revoke", token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});
