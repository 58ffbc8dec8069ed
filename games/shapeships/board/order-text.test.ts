import { describe, expect, test } from "vitest";
import { decided, draws, duel, tableOf } from "./duel.fixture.ts";
import { formatOrder, orderLines } from "./order-text.ts";

const battle = decided(
  duel(["lattice", "corona"], { keel: 20 }),
  draws(["caliper", 1], ["winch", 1]),
  draws(["mote", 2]),
);
const model = tableOf(battle);
const noDrawing = { basics: [], upgrades: [], makers: [], conversions: [] };

describe("an order in words", () => {
  test("of a drawing", () => {
    const order = {
      basics: [
        { ship: "strut", count: 2 },
        { ship: "dial", count: 1, number: 5 },
      ],
      upgrades: [{ ship: "keystone", components: ["N1", "N2"] }, { ship: "counterfort" }],
      makers: [{ ship: "N2", makes: "gusset" }],
      conversions: [{ ship: "N1" }],
    };
    expect(orderLines(order, model).map(({ text }) => text)).toEqual([
      "Winch N2 makes Gusset",
      "2 × Strut",
      "dial (number 5)",
      "convert Caliper N1",
      "Keystone from N1, N2",
      "Counterfort",
    ]);
  });

  test("of a battle, with targets; the same thing twice is one line", () => {
    const order = {
      charges: [{ ship: "N1", effect: "steal", target: "S2" }],
      solarPowers: [{ power: "flare" }, { power: "halo" }, { power: "flare" }],
    };
    const lines = orderLines(order, model);
    expect(lines.map(({ text }) => text)).toEqual(["Caliper N1: steal → Mote S2", "2 × Flare", "Halo"]);
    expect(lines.map(({ item }) => item)).toEqual([
      { charge: order.charges[0] },
      { solar: { power: "flare" } },
      { solar: { power: "halo" } },
    ]);
  });

  test("that does nothing, and of a faction", () => {
    expect(formatOrder(noDrawing, model)).toBe("draws nothing");
    expect(formatOrder({ charges: [], solarPowers: [] }, tableOf(battle, 0, "ru"))).toBe("пас");
    expect(formatOrder({ faction: "corona" }, tableOf(battle, 0, "ru"))).toBe("Корона");
  });
});
