import { defineGame } from "@umpire/kernel";
import { whole, z } from "@umpire/toolkit/schema";
import { expect, test } from "vitest";
import { uiOf } from "./ui-of.tsx";

const pick = defineGame({
  id: "pick",
  edition: 1,
  seats: 1,
  open: true,
  schema: { state: z.strictObject({ left: whole(0, 1) }), action: whole(1, 1) },
  setup: () => ({ left: 1 }),
  next: ({ left }) => (left > 0 ? { awaiting: [0], step: "pick" } : { over: { winners: [0], reason: "picked" } }),
  legal: () => [1],
  resolve: ({ left }) => ({ state: { left: left - 1 }, events: [] }),
});
const ui = uiOf(pick, () => ({ scores: [3], progress: { en: "Round 1", ru: "Раунд 1" } }));
const table = { language: "en", rules: {}, view: { left: 1 }, seat: 0, names: ["Ann"] } as const;

test("a game says how far it is while it is played; once it is over, why is said in that place", () => {
  const progressAt = (next: Parameters<NonNullable<typeof ui.standing>>[0]["next"]) =>
    ui.standing?.({ ...table, next }).progress;
  expect(progressAt({ awaiting: [0], step: "pick" })).toBe("Round 1");
  expect(progressAt({ over: { winners: [0], reason: "picked" } })).toBe("");
});
