import { describe, expect, test } from "vitest";
import { decided, draws, duel, eventsOf, tableOf } from "../duel.fixture.ts";
import { gameEvents, logItems } from "./log.ts";

const begun = duel(["lattice", "corona"], { keel: 20 });
const battle = decided(begun, draws(["caliper", 1], ["strut", 1]), draws(["mote", 2]));

describe("the news of a step", () => {
  test("both drawings are opened in one piece of news, and what they queued is told together", () => {
    const [drawings, queued] = logItems(eventsOf(battle), tableOf(battle));
    expect(drawings).toMatchObject({ kind: "drawings", event: { orders: [{ basics: [{}, {}] }, { basics: [{}] }] } });
    expect(queued).toEqual({
      kind: "line",
      text: "At the end of the turn: Mote S1, S2, 8 damage to Anna (you) (4 each)",
    });
  });

  test("a turn that ends is told to its settlement, and the next one with its die", () => {
    const ended = decided(battle, { charges: [{ ship: "N1", effect: "damage" }] }, null);
    const kinds = logItems(eventsOf(ended), tableOf(ended)).map(({ kind }) => kind);
    expect(kinds).toEqual(["orders", "line", "line", "settled", "line", "line"]);
  });

  test("in Russian there is no Latin word but ids", () => {
    const items = logItems(eventsOf(battle), tableOf(battle, 0, "ru"));
    const said = items.flatMap((item) => (item.kind === "line" ? [item.text] : []));
    expect(said).toEqual(["В конце хода: Пылинка S1, S2, урон 8 получает Анна (вы) (по 4)"]);
  });

  test("what befalls the match is left to the page", () => {
    const ours = { type: "turn-ended", turn: 1 };
    expect(gameEvents([{ type: "match:resigned", seat: 1 }, ours, null, "step", { type: "toString" }])).toEqual([ours]);
  });
});
