import type { ClientMessage, ServerMessage } from "@umpire/protocol";
import { rps } from "@umpire/rps/game";
import { expect, test } from "vitest";
import { openLocalMatch } from "./open.ts";
import type { Think } from "./options.ts";

const waits: Think = () => new Promise(() => undefined);

/** Two people at one screen, by the wires that their tables have, and what each has heard. */
function twoWires(game: object = rps) {
  const opened = openLocalMatch(game as never, { id: "local", think: waits, seed: "1" });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return [0, 1].map((seat) => {
    const heard: (ServerMessage | null)[] = [];
    const receiver = {
      opened: () => undefined,
      received: (said: ServerMessage | null) => void heard.push(said),
      closed: () => undefined,
    };
    const wire = opened.value.lineFor(seat).open(receiver);
    const say = async (message: ClientMessage) => {
      wire.send(message);
      await Promise.resolve();
      await Promise.resolve();
    };
    return { heard, say, close: wire.close };
  });
}

const rock = { type: "decide", key: "a", step: 1, action: "rock" } as const;

test("it speaks as a server does: all of it first, the answer before what came of it, then differences", async () => {
  const [ann, bob] = twoWires();
  await ann?.say({ type: "join", match: "local", since: 0 });
  await bob?.say({ type: "join", match: "local" });
  await ann?.say(rock);
  expect(ann?.heard).toMatchObject([
    { type: "joined", seat: 0, seq: 1, view: { status: "running", step: 1, sight: { decided: [] } } },
    { type: "ack", key: "a", seq: 2 },
    {
      type: "update",
      seq: 2,
      changes: [
        [["sight", "decided", 0], 0],
        [["sight", "own"], "rock"],
      ],
    },
  ]);
  expect(bob?.heard.slice(0, 2)).toMatchObject([
    { type: "joined", seat: 1 },
    { type: "update", seq: 2, events: [], changes: [[["sight", "decided", 0], 0]] },
  ]);
});

test("a command under the same key is obeyed once and answered as it was; keys of another seat are others", async () => {
  const [ann, bob] = twoWires();
  await ann?.say({ type: "join", match: "local" });
  await bob?.say({ type: "join", match: "local" });
  await ann?.say(rock);
  await ann?.say(rock);
  expect(ann?.heard.filter((said) => said?.type === "ack")).toEqual(Array(2).fill({ type: "ack", key: "a", seq: 2 }));
  expect(ann?.heard.filter((said) => said?.type === "update")).toHaveLength(1);
  await bob?.say({ ...rock, action: "scissors" });
  expect(bob?.heard.at(-1)).toMatchObject({ type: "update", events: [{ type: "shown", winner: 0 }] });
});

test("each seat hears the events that the game lets it hear, at once and after a reload", async () => {
  const [ann, bob] = twoWires({ ...rps, isVisible: (_: unknown, viewer: unknown) => viewer === 1 });
  await ann?.say({ type: "join", match: "local", since: 0 });
  await bob?.say({ type: "join", match: "local", since: 0 });
  await ann?.say(rock);
  await bob?.say({ ...rock, action: "scissors" });
  expect(ann?.heard.at(-1)).toMatchObject({ type: "update", seq: 3, events: [] });
  expect(bob?.heard.at(-1)).toMatchObject({ type: "update", seq: 3, events: [{ type: "shown" }] });
  await ann?.say({ type: "join", match: "local", since: 0 });
  await bob?.say({ type: "join", match: "local", since: 0 });
  expect(ann?.heard.at(-1)).toMatchObject({ type: "joined", missed: [] });
  expect(bob?.heard.at(-1)).toMatchObject({ type: "joined", missed: [{ seq: 3, events: [{ type: "shown" }] }] });
});

test("who has closed the wire hears nothing more, and is obeyed no more", async () => {
  const [ann, bob] = twoWires();
  await ann?.say({ type: "join", match: "local" });
  await bob?.say({ type: "join", match: "local" });
  bob?.close();
  await ann?.say(rock);
  await bob?.say({ ...rock, key: "b" });
  expect(bob?.heard).toHaveLength(1);
  expect(ann?.heard).toHaveLength(3);
});

test("what needs a server is refused with a sentence, and a ping is answered", async () => {
  const [ann] = twoWires();
  await ann?.say({ type: "join", match: "local" });
  await ann?.say({ type: "rematch", key: "r" });
  await ann?.say({ type: "ping" });
  expect(ann?.heard.slice(1)).toMatchObject([
    { type: "refused", key: "r", refusal: { code: "no-server", message: expect.stringContaining("without a server") } },
    { type: "pong" },
  ]);
});
