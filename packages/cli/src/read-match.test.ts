import { ask, did, refused, start } from "umpire/ask-fixture";
import { describe, expect, test } from "vitest";

describe("a match from outside", () => {
  const match = did(did(start(), 0, "rock"), 1, "paper") as { [key: string]: unknown };
  const waiting = did(match, 0, "rock") as { [key: string]: unknown };
  const look = (altered: unknown) => ask({ ask: "look", match: altered, viewer: 0 });

  test.each<[string, unknown, string]>([
    ["no object", 7, "/match"],
    ["null", null, "/match"],
    ["a field missing", { ...match, seed: undefined }, "/match/seed"],
    ["a field too many", { ...match, gold: 1 }, "/match/gold"],
    ["a fraction of a step", { ...match, step: 1.5 }, "/match/step"],
    ["rules of no game", { ...match, rules: { wins: 0, rounds: 1 } }, "/match/rules/wins"],
    ["options of no game", { ...match, options: { a: 1 } }, "/match/options/a"],
    ["a state of no game", { ...match, state: { score: 1 } }, "/match/state/round"],
    ["an entry of no kind", { ...match, log: [{ type: "bribe" }] }, "/match/log/0/type"],
    [
      "an action of no game",
      { ...match, log: [{ type: "decide", orders: [{ seat: 0, action: 1 }] }] },
      "/match/log/0/orders/0/action",
    ],
    ["a sealed action of no game", { ...match, sealed: [{ seat: 0, action: "x" }] }, "/match/sealed/0/action"],
    ["a sealed order of nobody", { ...match, sealed: [{ seat: 2, action: "rock" }] }, "/match/sealed"],
    [
      "two sealed orders of one seat",
      {
        ...waiting,
        sealed: [
          { seat: 0, action: "rock" },
          { seat: 0, action: "rock" },
        ],
      },
      "/match/sealed",
    ],
    [
      "all orders in and none opened",
      {
        ...waiting,
        sealed: [
          { seat: 0, action: "rock" },
          { seat: 1, action: "rock" },
        ],
      },
      "/match/sealed",
    ],
    ["sealed orders after the end", { ...waiting, ended: { winners: [], reason: "x" } }, "/match/sealed"],
    ["an offer of nobody", { ...match, offers: [5] }, "/match/offers"],
    ["offers out of order", { ...match, offers: [1, 0] }, "/match/offers"],
    ["a resignation of nobody", { ...match, resigned: [2] }, "/match/resigned"],
  ])("[P14] %s is refused with its path", (_name, altered, path) => {
    expect(look(altered)).toMatchObject(refused("bad-request", { path }));
  });

  test.each<[string, object, string]>([
    ["an order missing", { log: [{ type: "decide", orders: [{ seat: 1, action: "paper" }] }] }, "/match/log/0"],
    ["an entry too many", { log: [{ type: "draw" }, { type: "draw" }] }, "/match/log/1"],
    ["a log that is too short", { log: [] }, "/match/state"],
    ["a state that is not the log's", { state: { round: 2, score: [1, 0] } }, "/match/state"],
  ])("[P14] where the log matters, %s is refused with its path", (_name, altered, path) => {
    for (const question of ["record", "undo"]) {
      expect(ask({ ask: question, match: { ...match, ...altered }, seat: 0 })).toMatchObject(
        refused("bad-request", { path }),
      );
    }
  });

  test("[P14] options that cannot have begun", () => {
    const coins = ask({ game: "coins", ask: "start", seed: "s" })["match"] as { [key: string]: unknown };
    expect(ask({ ask: "record", match: { ...coins, options: { seats: 4 } } })).toMatchObject(
      refused("bad-request", { path: "/match/options" }),
    );
  });

  test("[P14] a pending order that the rules would have refused", () => {
    const begun = ask({ ask: "start", game: "shapeships", seed: "s", options: { factions: ["lattice", "corona"] } });
    const action = { basics: [{ ship: "mote", count: 1 }], upgrades: [], makers: [], conversions: [] };
    const forged = { ...(begun["match"] as object), sealed: [{ seat: 0, action }] };
    expect(look(forged)).toMatchObject(
      refused("bad-request", { path: "/match/sealed/0/action", problem: "other-faction" }),
    );
  });

  test("[P14] of another game or edition", () => {
    expect(look({ ...match, game: "go" })).toMatchObject(refused("unknown-game"));
    expect(look({ ...match, edition: 7 })).toMatchObject(refused("unknown-edition", { edition: 7, known: [1] }));
  });

  test("[P14] what is sound is read as it was written", () => {
    for (const sound of [match, waiting, start(), ask({ ask: "timeOut", match: start(), seat: 0 })["match"]]) {
      expect(look(sound)).toMatchObject({ ok: true });
      const pending = ask({ ask: "offerDraw", match: sound, seat: 1 })["match"] as { [key: string]: unknown };
      expect({ ...pending, offers: [] }).toEqual(sound);
    }
  });
});
