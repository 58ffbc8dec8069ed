import { describe, expect, test } from "vitest";
import type { ListedGame } from "./create-match.ts";
import { type FormValues, requestOf, tableOf, tablesOf } from "./match-request.ts";

const listed: ListedGame = { id: "war", editions: [1], presets: ["usual"], seats: 2, bots: ["club"] };
const values: FormValues = {
  ...{ game: "war", preset: null, seats: null, people: 1, bot: "", clock: "none", isPublic: false, pack: "" },
};
const tables = [2, 3, 4].map((seats) => ({ seats, options: { seats } }));

describe("what is asked of the server", () => {
  test("a game of one size: its rules, and open seats", () => {
    expect(requestOf(values, listed)).toEqual({
      ...{ game: "war", rules: "usual", clock: { kind: "none" }, isPublic: false },
    });
  });

  test("as many players as were chosen, from what the server says or the site knows", () => {
    expect(requestOf({ ...values, seats: 3 }, { ...listed, tables })).toMatchObject({ options: { seats: 3 } });
    const known = [{ seats: 3, options: "a map" }];
    expect(requestOf({ ...values, seats: 3 }, { ...listed, tables }, known)).toMatchObject({ options: "a map" });
  });

  test("bots take the seats that no person takes, one at least", () => {
    const war = { ...listed, tables };
    const bot = { bot: "club" };
    const seats = (part: Partial<FormValues>) => requestOf({ ...values, bot: "club", ...part }, war).seats;
    expect(seats({})).toEqual(["open", bot]);
    expect(seats({ seats: 4 })).toEqual(["open", bot, bot, bot]);
    expect(seats({ seats: 4, people: 2 })).toEqual(["open", "open", bot, bot]);
    expect(seats({ seats: 2, people: 3 })).toEqual(["open", bot]);
  });

  test("a size that the game does not have is its usual one", () => {
    expect(tableOf({ ...values, seats: 9 }, tablesOf(undefined, { ...listed, tables }))?.seats).toBe(2);
  });

  test("options of a pack stand over those of the table", () => {
    const pack = JSON.stringify({ rules: { rounds: 1 }, options: { map: "mine" } });
    expect(requestOf({ ...values, preset: "", pack }, { ...listed, tables })).toMatchObject({
      options: { map: "mine" },
    });
  });
});
