import type { Json } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { games } from "umpire";
import { expect, test } from "vitest";
import { matchCard, replayCard } from "./card.ts";

const sight = (next: Json, decided: readonly number[] = []): Json => ({ view: { secret: "hidden" }, next, decided });
const running = sight({ awaiting: [0, 1], step: "show" }, [0]);

const view = (more: Partial<MatchView> = {}): MatchView => ({
  match: "8Epy-FlCSz_GQ-cW",
  game: "rps",
  edition: 1,
  rules: {},
  options: {},
  status: "running",
  isPublic: false,
  players: [
    { name: "Ann", bot: false },
    { name: "expert", bot: true },
  ],
  commitment: "0".repeat(64),
  secret: null,
  step: 1,
  sight: running,
  clock: { control: { kind: "none" }, left: [0, 0], running: [], at: 0 },
  rematch: { by: [], match: null },
  ...more,
});

test("a match is told by who plays what; the call is where it is", () => {
  expect(matchCard({ games }, "en", view())).toEqual({
    title: "Ann – Expert bot · Rock, paper, scissors",
    text: "Being played now: open the link and watch.",
    label: "Rock, paper, scissors",
    rows: [
      { name: "Ann", score: null, mark: null },
      { name: "Expert bot", score: null, mark: "call" },
    ],
  });
  expect(JSON.stringify(matchCard({ games }, "en", view()))).not.toContain("hidden");
});

test("one that waits for players invites", () => {
  const card = matchCard(
    { games },
    "en",
    view({ status: "open", sight: null, players: [{ name: "Ann", bot: false }, null] }),
  );
  expect(card.title).toBe("Ann – a free seat · Rock, paper, scissors");
  expect(card.text).toContain("A seat is free");
});

test("one that is over says who has won and why, with the points where the game counts them", () => {
  const over = { winners: [1], reason: "resigned", scores: [2, 7] };
  const card = matchCard({ games }, "ru", view({ status: "over", sight: sight({ over }) }));
  expect(card.text).toMatch(/^Победа: бот «.+» \(.+\)\.$/);
  expect(card.rows.map(({ score, mark }) => [score, mark])).toEqual([
    [2, null],
    [7, "won"],
  ]);
  const drawn = matchCard(
    { games },
    "en",
    view({ status: "over", sight: sight({ over: { winners: [], reason: "agreed" } }) }),
  );
  expect(drawn.text).toMatch(/^A draw: /);
});

test("a replay is named as one", () => {
  expect(replayCard({ games }, "en", view()).title).toBe("Replay: Ann – Expert bot · Rock, paper, scissors");
});

test("names from outside are names and nothing else", () => {
  const strange = view({
    game: "__proto__",
    players: [
      { name: "__proto__", bot: true },
      { name: "constructor", bot: false },
    ],
  });
  expect(matchCard({ games }, "en", strange).title).toBe("__proto__ bot – constructor · __proto__");
});
