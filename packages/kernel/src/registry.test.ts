import { describe, expect, test } from "vitest";
import { expandRules, registry } from "./index.ts";
import { toy } from "./toy.fixture.ts";

describe("registry", () => {
  const games = registry([toy, { ...toy, edition: 10 }, { ...toy, id: "other", edition: 1 }]);

  test("[K17] by id and edition, the newest if none is named", () => {
    expect(games.find("toy")).toMatchObject({ ok: true, value: { edition: 10 } });
    expect(games.find("toy", 2)).toEqual({ ok: true, value: toy });
  });

  test("[K17] games are listed once, in their newest edition", () => {
    expect(games.games.map(({ id, edition }) => [id, edition])).toEqual([
      ["toy", 10],
      ["other", 1],
    ]);
    expect(games.editions).toHaveLength(3);
  });

  test("[K17] no such game, no such edition", () => {
    expect(games.find("go")).toEqual({
      ok: false,
      refusal: { code: "unknown-game", game: "go", known: ["toy", "other"] },
    });
    expect(games.find("toy", 3)).toEqual({
      ok: false,
      refusal: { code: "unknown-edition", game: "toy", edition: 3, known: [10, 2] },
    });
  });
});

describe("rules", () => {
  test("[K16] a preset by name, switches over the default preset, or the default preset", () => {
    expect(expandRules(toy, "secret")).toEqual({ ok: true, value: { hidden: true, die: 6 } });
    expect(expandRules(toy, { die: 4 })).toEqual({ ok: true, value: { hidden: false, die: 4 } });
    expect(expandRules(toy, undefined)).toEqual({ ok: true, value: { hidden: false, die: 6 } });
  });

  test.each(["lost", "toString", "__proto__"])("[K16] %s is no preset", (name) => {
    expect(expandRules(toy, name)).toEqual({
      ok: false,
      refusal: { code: "bad-rules", path: "", problem: "the presets are: open, secret" },
    });
  });

  test.each([{ odd: 1 }, null, 3, ["open"]])("[K16] %j are no rules", (rules) => {
    expect(expandRules(toy, rules)).toMatchObject({ ok: false, refusal: { code: "bad-rules", path: "/odd" } });
  });

  test("[K16] a game without a preset is the rulebook's mistake", () => {
    expect(() => expandRules({ ...toy, presets: {} }, undefined)).toThrow("toy has no preset");
  });
});
