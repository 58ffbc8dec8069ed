import { expect, test } from "vitest";
import { duel } from "./duel.fixture.ts";
import { standing } from "./standing.ts";

const context = ({ match }: ReturnType<typeof duel>, language: "en" | "ru" = "en") =>
  ({
    rules: match.rules,
    view: match.state,
    next: { awaiting: [0, 1], step: "" },
    seat: 0,
    names: ["Anna", "Bob"],
    language,
  }) as unknown as Parameters<typeof standing>[0];

test("the scoreboard has health, faction and colour of both sides, and where the turn is", () => {
  expect(standing(context(duel()))).toEqual({
    seats: [
      { side: 0, figure: "66", figureLabel: "Health", detail: "Lattice" },
      { side: 5, figure: "66", figureLabel: "Health", detail: "Corona" },
    ],
    progress: "Turn 1 · drawing",
  });
});

test("before the factions are chosen it says so, in Russian too", () => {
  expect(standing(context(duel(null))).progress).toBe("Choose your faction");
  expect(standing(context(duel(null), "ru"))).toMatchObject({
    seats: [{ detail: "Север" }, { detail: "Юг" }],
    progress: "Выберите фракцию",
  });
});
