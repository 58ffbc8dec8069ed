import { canonical, type Game, type Json, nextOf, rewind, sealedDice, undo } from "@umpire/kernel";
import { games } from "umpire";
import { describe, expect, inject, test } from "vitest";
import { emptyContents, openMemory } from "../store/memory.ts";
import { viewMatch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { hand, hostOn, must, plain, send } from "./host.fixture.ts";
import { joinMatch } from "./host.ts";
import type { Host } from "./live.ts";
import { recordOf } from "./record.ts";
import { after, seated } from "./room.fixture.ts";
import { type Room, seatsToDecide, viewOf } from "./room.ts";

const tactics = { ...plain, game: "tactics", rules: "v1" };
const endTurn = (playerId: string) => ({ type: "END_TURN", playerId });

/** A match of Tactics in which each of two has ended a turn; the second may be a bot. */
async function afterBoth(host: Host, bot: string | null = null) {
  const seats = ["open" as const, bot === null ? ("open" as const) : { bot }];
  const { match } = must(await createMatch(host, { ...tactics, seats }));
  for (const name of bot === null ? ["Ann", "Bob"] : ["Ann"])
    must(await joinMatch(host, match, { name, seed: "0011223344556677" }));
  const view = async () => must(await viewMatch(host, match)).view;
  let count = 0;
  const ask = async (seat: number, type: "ask-takeback" | "accept-takeback" | "decline-takeback" | "resign") => {
    count += 1;
    const done = await send(host, match, seat, { type, key: `t${count}` });
    return done.ok ? "ok" : done.refusal.code;
  };
  const begun = await view();
  const decide = async (seat: number) => {
    const { step } = await view();
    const done = await send(host, match, seat, hand(step, endTurn(`P${seat + 1}`), `d${step}:${seat}:${count}`));
    expect(done.ok).toBe(true);
  };
  await decide(0);
  if (bot === null) await decide(1);
  else await expect.poll(async () => (await view()).sight).toMatchObject({ next: { awaiting: [0] } });
  return { match, ask, view, begun, decide };
}

describe("a takeback", () => {
  test("is done when the other accepts: the match is the one before, and so is its record", async () => {
    const contents = emptyContents();
    const host = hostOn(openMemory(contents));
    const { match, ask, view, begun } = await afterBoth(host);
    expect((await view()).proposals).toMatchObject({ mayUndo: [1], mayAsk: [0], takeback: null });
    expect(await ask(0, "ask-takeback")).toBe("ok");
    expect((await view()).proposals).toMatchObject({ mayAsk: [], takeback: { by: 0, accepted: [] } });
    expect(await ask(1, "accept-takeback")).toBe("ok");
    expect(await view()).toMatchObject({ step: begun.step, sight: begun.sight });
    expect(await view()).not.toHaveProperty("proposals");
    expect(must(await viewMatch(hostOn(openMemory(contents)), match)).view).toEqual(await view());
    await ask(0, "resign");
    expect(must(await recordOf(hostOn(openMemory(contents)), match))).toMatch(/\n1 resign 0 #.*\nend 1\n$/);
  });

  test("is over with one refusal, and asked for again after a decision", async () => {
    const { ask, view, decide } = await afterBoth(hostOn(openMemory()));
    const before = (await view()).sight;
    await ask(0, "ask-takeback");
    expect(await ask(1, "decline-takeback")).toBe("ok");
    expect((await view()).sight).toEqual(before);
    expect((await view()).proposals).toMatchObject({ mayAsk: [], takeback: null, declined: { takeback: [0] } });
    expect(await ask(0, "ask-takeback")).toBe("takeback-declined");
    expect(await ask(1, "accept-takeback")).toBe("no-takeback-asked");
    await decide(0);
    await decide(1);
    expect(await ask(0, "ask-takeback")).toBe("ok");
  });

  test("lapses with the next decision", async () => {
    const { ask, view, decide } = await afterBoth(hostOn(openMemory()));
    await ask(0, "ask-takeback");
    await decide(0);
    expect((await view()).proposals).toMatchObject({ takeback: null });
    expect(await ask(1, "accept-takeback")).toBe("no-takeback-asked");
  });

  test("is asked for once, answered by others alone, and not needed where an undo does", async () => {
    const { ask } = await afterBoth(hostOn(openMemory()));
    expect(await ask(1, "ask-takeback")).toBe("takeback-needless");
    expect(await ask(0, "accept-takeback")).toBe("no-takeback-asked");
    await ask(0, "ask-takeback");
    expect(await ask(0, "ask-takeback")).toBe("takeback-asked");
    expect(await ask(0, "accept-takeback")).toBe("no-takeback-asked");
  });

  test("a bot always agrees", async () => {
    const { ask, view, begun } = await afterBoth(hostOn(openMemory()), "random");
    expect(await ask(0, "ask-takeback")).toBe("ok");
    expect(await view()).toMatchObject({ step: begun.step, sight: begun.sight });
  });

  test("after sealed decisions were opened it is refused with the reason", async () => {
    const host = hostOn(openMemory());
    const { match } = must(await createMatch(host, plain));
    for (const name of ["Ann", "Bob"]) must(await joinMatch(host, match, { name, seed: "0011223344556677" }));
    for (const seat of [0, 1]) await send(host, match, seat, hand(1, "rock"));
    expect(must(await viewMatch(host, match)).view).not.toHaveProperty("proposals");
    expect(await send(host, match, 0, { type: "ask-takeback", key: "t" })).toMatchObject({
      refusal: { code: "undo-refused", reason: "revealed" },
    });
  });
});

/** Every position of a random match, up to a length. */
function* positions(game: Game, longest: number): Generator<Room> {
  let { room } = seated({ ...plain, game: game.id });
  for (let at = 0; at < longest && room.match !== null && "awaiting" in nextOf(game, room.match); at += 1) {
    yield room;
    const [seat = 0] = seatsToDecide(game, room.match);
    const { state, rules } = room.match;
    const action = game.sample(game.view(state, seat, rules), seat, sealedDice("choice", at), rules) as Json;
    ({ room } = after(room, { type: "decide", seat, action }));
  }
}

/** Here all decide at once, or a decision shows what was hidden. */
const never: ReadonlySet<string> = new Set(["rps", "shapeships", "sea-battle", "goofspiel", "liars-dice", "whist"]);

test.each(games.games.map((game) => [game.id, game] as const))(
  "%s: it is offered exactly where the kernel allows it",
  (_id, game) => {
    let offered = 0;
    for (const room of positions(game, inject("isLong") ? 120 : 60)) {
      const { match } = room;
      if (match === null) throw new Error("it never began");
      const { mayUndo = [], mayAsk = [] } = viewOf(room, "spectator").proposals ?? {};
      const seats = room.players
        .map((_, seat) => seat)
        .filter((seat) => match.sealed.every((each) => each.seat !== seat));
      const undoable = seats.filter((seat) => undo(game, match, seat).ok);
      const askable = seats.filter((seat) => !undoable.includes(seat) && rewind(game, match, seat).ok);
      expect(canonical({ mayUndo, mayAsk })).toBe(canonical({ mayUndo: undoable, mayAsk: askable }));
      offered += mayUndo.length + mayAsk.length;
    }
    expect(offered > 0).toBe(!never.has(game.id));
  },
);
