import { decide, type Game, type Match, observe, ok, start, writeRecord } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { shapeships } from "@umpire/shapeships/game";
import { tactics } from "@umpire/tactics/game";
import { describe, expect, test } from "vitest";
import type { LocalOptions } from "../local/options.ts";
import { type Table, table } from "./table.ts";

/** Waits until the table looks like this. */
function until(at: Table, isSo: (at: Table) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = at.subscribe(() => {
      if (!isSo(at)) return;
      stop();
      resolve();
    });
    if (isSo(at)) resolve();
  });
}

const isReady = ({ turn }: Table) => turn === "yours" || turn === "over";
const here = (game: Game, options: Omit<LocalOptions, "local">) => table(game, { local: true, ...options });

/** The first legal action at every decision of this screen, until the end. */
async function playThrough(at: Table): Promise<void> {
  for (;;) {
    await until(at, isReady);
    if (at.turn === "over") return;
    expect(await at.decide(at.legal[0] ?? null)).toBeNull();
  }
}

describe("a match in the page", () => {
  test.each([rps, tactics, shapeships].map((game) => [game.id, game as Game]))(
    "%s: the same decisions and the same seed give the match that the kernel gives",
    async (_, game) => {
      const at = here(game, { seed: "0123", bots: { 1: "random" } });
      await playThrough(at);
      const record = await at.record();
      const text = record.ok ? record.value : "";
      at.close();
      const again = here(game, { seed: "0123", bots: { 1: "random" } });
      await playThrough(again);
      expect(await again.record()).toEqual(ok(text));
      again.close();
      expect(text).toBe(writeRecord(game, folded(game, text)));
    },
  );
});

/** The match of a record's decisions, made one by one with the kernel alone. */
function folded(game: Game, record: string): Match {
  const options = game.parse.options({});
  const begun = options.ok ? start(game, "0123", options.value) : options;
  if (!begun.ok) throw new Error(begun.refusal.code);
  let { match } = begun.value;
  for (const [, orders = "[]"] of record.matchAll(/^\d+ decide (.+) #/gm))
    for (const [seat, action] of JSON.parse(orders)) {
      const moved = decide(game, match, seat, action);
      if (!moved.ok) throw new Error(moved.refusal.code);
      match = moved.value.match;
    }
  return match;
}

describe("what waits stays sealed", () => {
  test("a bot is asked about what its seat sees, and nobody sees what it has decided", async () => {
    const asked: unknown[] = [];
    const at = here(rps as Game, {
      bots: { 1: "mine" },
      think: async (question) => {
        asked.push(question);
        return "paper";
      },
    });
    await until(at, (each) => each.decided.includes(1));
    expect(asked).toMatchObject([{ bot: "mine", seat: 1, view: { round: 1 }, game: "rps" }]);
    expect(JSON.stringify(at.match)).not.toContain("paper");
    expect(await at.decide("rock")).toBeNull();
    expect(at.events).toMatchObject([{ type: "shown", hands: ["rock", "paper"] }]);
    at.close();
  });

  test("at one screen each sees the own decision, and the screen goes to whoever has to decide", async () => {
    const at = here(rps as Game, { names: { 0: "Ann", 1: "Bob" } });
    await until(at, isReady);
    expect([at.seat, at.players]).toEqual([
      0,
      [
        { name: "Ann", bot: false },
        { name: "Bob", bot: false },
      ],
    ]);
    await at.decide("rock");
    await until(at, ({ seat }) => seat === 1);
    expect([at.own, at.decided]).toEqual([null, [0]]);
    expect(JSON.stringify(at.match)).not.toContain('"rock"');
    await at.decide("scissors");
    expect(at.view).toEqual({ round: 2, score: [1, 0] });
    at.close();
  });
});

test("a bot that fails, or does what is not allowed, is decided for by the rules", async () => {
  for (const think of [async () => "lizard", () => Promise.reject(new Error("no"))]) {
    const at = here(rps as Game, { bots: { 1: "mine" }, think });
    await until(at, isReady);
    await at.decide("paper");
    await until(at, ({ match }) => match?.step === 2);
    expect(at.events).toMatchObject([{ type: "match:absent", seat: 1 }, { type: "shown" }]);
    at.close();
  }
});

describe("refusals", () => {
  test("are the game's, the kernel's or the protocol's, with a sentence in the language", async () => {
    const at = here(rps as Game, { bots: { 1: "random" }, language: "ru" });
    await until(at, isReady);
    const refused = await at.decide("lizard");
    expect(refused).toMatchObject({ code: "bad-request" });
    expect(at.refusal).toEqual(refused);
    expect(refused?.message).toMatch(/[а-я]/);
    expect(await at.ask("rematch")).toMatchObject({ code: "no-server" });
    expect(await at.record()).toMatchObject({ ok: false, refusal: { code: "not-over" } });
    at.close();
    expect(await at.decide("rock")).toMatchObject({ code: "closed" });
  });

  test.each([
    ["unknown-bot", { bots: { 1: "constructor" } }],
    ["no-such-seat", { bots: { 7: "random" } }],
    ["bad-rules", { rules: "__proto__" }],
    ["bad-request", { options: { seats: 9 } }],
  ])("%s: there is no table, and it says why", async (code, options) => {
    const at = here(rps as Game, options);
    await until(at, ({ status }) => status === "refused");
    expect(at.refusal).toMatchObject({ code });
    at.close();
  });
});

describe("a match that is kept", () => {
  const shelf = () => {
    let kept: string | null = null;
    return {
      load: () => kept,
      store: (text: string) => {
        kept = text;
      },
    };
  };

  test("goes on where it was left, sealed decisions included", async () => {
    const keep = shelf();
    const never = () => new Promise<never>(() => undefined);
    const first = here(rps as Game, { bots: { 1: "random" }, keep });
    await until(first, isReady);
    await first.decide("rock");
    await until(first, ({ match }) => match?.step === 2);
    const { view } = first;
    first.close();
    const second = here(rps as Game, { bots: { 1: "random" }, keep, think: never });
    await until(second, isReady);
    expect(second.view).toEqual(view);
    expect(second.events).toMatchObject([{ type: "shown" }]);
    await second.decide("paper");
    second.close();
    const third = here(rps as Game, { bots: { 1: "random" }, keep, think: never });
    await until(third, ({ own }) => own === "paper");
    expect(third.turn).toBe("decided");
    third.close();
  });

  test.each([
    "",
    "{}",
    "[]",
    '{"pins":{"game":"rps","seed":"a"},"players":[],"log":[],"sealed":[]}',
    '{"pins":{"game":"rps","edition":1,"rules":{"wins":3,"rounds":30},"options":{},"seed":"a"},"players":[],"log":[{"type":"decide","orders":[{"seat":0,"action":"lizard"}]}],"sealed":[]}',
    '{"pins":{"game":"rps","edition":1,"rules":{"wins":3,"rounds":30},"options":{},"seed":"a"},"players":[],"log":[{"type":"decide","orders":[{"seat":0,"action":"rock"}]}],"sealed":[]}',
  ])("%s is as good as nothing", async (text) => {
    const at = here(rps as Game, { keep: { load: () => text, store: () => undefined } });
    await until(at, isReady);
    expect(at.view).toEqual({ round: 1, score: [0, 0] });
    at.close();
  });
});

test("a decision is undone where the kernel allows it, and bots agree to a takeback", async () => {
  const at = here(tactics as Game, { seed: "7", bots: { 1: "random" } });
  await until(at, isReady);
  const before = at.match?.sight;
  await at.decide(at.legal[0] ?? null);
  await until(at, isReady);
  const { mayUndo = [], mayAsk = [] } = at.match?.proposals ?? {};
  const command = mayUndo.includes(0) ? "undo" : mayAsk.includes(0) ? "ask-takeback" : null;
  expect(command).not.toBeNull();
  if (command !== null) expect(await at.ask(command)).toBeNull();
  expect(at.match?.sight).toEqual(before);
  at.close();
});

test("bots alone play, and whoever is here watches", async () => {
  const at = here(rps as Game, { seed: "0123", bots: { 0: "random", 1: "random" } });
  await until(at, ({ status }) => status === "over");
  expect([at.seat, at.turn, at.legal]).toEqual([null, "over", []]);
  expect(observe(rps, folded(rps as Game, textOf(await at.record())) as never, "spectator").next).toEqual(at.next);
  at.close();
});

const textOf = (record: Awaited<ReturnType<Table["record"]>>): string => (record.ok ? record.value : "");
