import { describe, expect, test } from "vitest";
import { decided, draws, duel, eventsOf, tableOf } from "../duel.fixture.ts";
import { gameEvents, groupByStage } from "./log.ts";

const begun = duel(["lattice", "corona"], { keel: 20 });
const battle = decided(begun, draws(["caliper", 1], ["strut", 1]), draws(["mote", 2]));

describe("the news of a step", () => {
  test("both drawings are opened in one piece of news, and what they queued is told together", () => {
    const blocks = groupByStage(eventsOf(battle), tableOf(battle));
    expect(blocks.map(({ turn, stage }) => [turn, stage])).toEqual([[1, "build_phase"]]);
    const [drawings, queued] = blocks[0]?.items ?? [];
    expect(drawings).toMatchObject({ kind: "drawings", event: { orders: [{ basics: [{}, {}] }, { basics: [{}] }] } });
    expect(queued).toEqual({ kind: "line", text: "Queued: Mote S1, S2, 8 damage to Anna (you) (4 each)" });
  });

  test("a turn that ends is told to its settlement, and the next one with its die", () => {
    const ended = decided(battle, { charges: [{ ship: "N1", effect: "damage" }] }, null);
    const blocks = groupByStage(eventsOf(ended), tableOf(ended));
    expect(blocks.map(({ turn, stage, items }) => [turn, stage, items.map(({ kind }) => kind)])).toEqual([
      [1, "battle_phase", ["orders", "line", "line"]],
      [1, "end_of_turn_resolution", ["settled"]],
      [2, "build_phase", ["line", "line"]],
    ]);
  });

  test("in Russian there is no Latin word but ids", () => {
    const said = groupByStage(eventsOf(battle), tableOf(battle, 0, "ru")).flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === "line" ? [item.text] : [])),
    );
    expect(said).toEqual(["В очереди: Пылинка S1, S2, урон 8 получает Анна (вы) (по 4)"]);
  });

  test("what befalls the match is left to the page", () => {
    const ours = { type: "turn-ended", turn: 1 };
    expect(gameEvents([{ type: "match:resigned", seat: 1 }, ours, null, "step", { type: "toString" }])).toEqual([ours]);
  });
});
