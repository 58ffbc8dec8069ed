import { ask } from "umpire/ask-fixture";
import { describe, expect, test } from "vitest";

describe("a skirmish through the referee", () => {
  const begun = ask({ game: "ti4", ask: "start", seed: "demo" });
  const { match } = begun;

  test("[P8] start, legal and decide, as for any game", () => {
    expect(begun).toMatchObject({ ok: true, match: { game: "ti4", rules: { rounds: 4 } } });
    const { actions } = ask({ ask: "legal", match, seat: 0 }) as unknown as { actions: readonly object[] };
    expect(actions).toContainEqual({ type: "activate", system: "Crown" });
    const active = ask({ ask: "decide", match, seat: 0, action: { type: "activate", system: "Crown" } });
    expect(active).toMatchObject({ ok: true, events: [{ type: "activated", seat: 0, system: "Crown" }] });
  });

  test("[P8] an illegal declaration is refused whole, with the planner's reason in words", () => {
    const active = ask({ ask: "decide", match, seat: 0, action: { type: "activate", system: "Crown" } })["match"];
    const moves = [
      { ship: "North/cruiser/1", path: ["North", "Maw", "Crown"], cargo: [] },
      { ship: "North/carrier/1", path: ["North", "Quarry", "Shoals", "Crown"], cargo: [] },
    ];
    expect(ask({ ask: "decide", match: active, seat: 0, action: { type: "move", moves } })).toMatchObject({
      ok: false,
      refusal: { code: "asteroid-field", rule: "LRR 11.1", system: "Shoals", ship: "North/carrier/1" },
    });
    expect(ask({ ask: "decide", match, seat: 1, action: { type: "pass" } })).toMatchObject({ ok: false });
  });

  test("[P8] a table that is none says why", () => {
    const starts = [{ home: "North" }, { home: "Atlantis" }];
    expect(ask({ game: "ti4", ask: "start", seed: "s", options: { starts } })).toMatchObject({
      ...{ ok: false, refusal: { code: "bad-table", message: expect.stringContaining("Atlantis") } },
    });
  });
});
