import { describe, expect, test } from "vitest";
import type { BattleOrder, Drawing } from "../../rules/shape.ts";
import { decided, draws, duel, placeOf, tableOf } from "../duel.fixture.ts";
import { edited } from "./draft.ts";
import { battleOptions, refusalOf, shipOffers, workOffers } from "./offers.ts";
import { describeShortfall } from "./shortfall.ts";

const noDrawing: Drawing = { basics: [], upgrades: [], makers: [], conversions: [] };
const pass: BattleOrder = { charges: [], solarPowers: [] };

describe("what can be drawn", () => {
  const begun = duel();
  const [north, south] = begun.match.state.players;
  const six = { ...begun.match.state, players: [{ ...north, lines: 6 }, south] as const };
  const place = { ...placeOf(begun), state: six };

  test("every ship of the faction is offered, and what cannot be drawn says why", () => {
    const offers = shipOffers(place, noDrawing, "basic");
    const ids = ["strut", "gusset", "caliper", "scaffold", "winch"];
    expect(offers.map(({ ship, refusal }) => [ship.id, refusal])).toEqual(ids.map((id) => [id, null]));
    const upgrades = shipOffers(place, noDrawing, "upgraded");
    expect(upgrades.map(({ refusal }) => refusal)).toMatchObject([
      { code: "missing-component", rule: "S7", component: "gusset" },
      { code: "missing-component", component: "caliper" },
      { code: "missing-component", component: "gusset" },
    ]);
  });

  test("prices are judged on the draft: what it leaves decides", () => {
    const drafted = { ...noDrawing, basics: [{ ship: "strut", count: 1 }] };
    const barred = shipOffers(place, drafted, "basic").filter(({ refusal }) => refusal !== null);
    expect(barred.map(({ ship }) => ship.id)).toEqual(["caliper", "scaffold", "winch"]);
    const short = barred.map(({ refusal }) => refusal && describeShortfall(refusal, [], tableOf(begun)));
    expect(short).toEqual(["1 line short", "2 lines short", "3 lines short"]);
  });

  test("a limit counts what the order draws", () => {
    const rich = placeOf(duel(["lattice", "corona"], { keel: 40 }));
    const drafted = { ...noDrawing, basics: [{ ship: "scaffold", count: 2 }] };
    const scaffold = shipOffers(rich, drafted, "basic").find(({ ship }) => ship.id === "scaffold");
    expect(scaffold).toMatchObject({ count: 2, refusal: { code: "too-many", rule: "S6", most: 2 } });
  });

  test("a maker offers each ship that it can make", () => {
    const built = decided(duel(["lattice", "corona"], { keel: 20 }), draws(["winch", 1]), draws());
    const [work] = workOffers(placeOf(built), noDrawing, "maker");
    expect(work?.by.id).toBe("N1");
    expect(work?.offers.map(({ item, refusal }) => [item, refusal])).toEqual([
      [{ makers: { ship: "N1", makes: "strut" } }, null],
      [{ makers: { ship: "N1", makes: "gusset" } }, null],
    ]);
  });
});

describe("what can be done in battle", () => {
  const rich = { keel: 40 };
  const battle = decided(duel(["lattice", "corona"], rich), draws(["caliper", 2], ["strut", 1]), draws(["prism", 1]));

  test("each charge is an option, with its refusals", () => {
    const all = battleOptions(placeOf(battle), pass);
    expect(all.map(({ key, refusal }) => [key, refusal])).toEqual([
      ["N1 damage", null],
      ["N1 heal", null],
      ["N2 damage", null],
      ["N2 heal", null],
    ]);
  });

  test("solar powers belong to who can hold their colours, and say what is missing", () => {
    const [flare, halo, refraction, shatter] = battleOptions(placeOf(battle, 1), pass);
    expect([flare?.refusal, halo?.refusal]).toEqual([null, null]);
    expect(refraction?.refusal).toMatchObject({ code: "not-enough-energy", colour: "indigo" });
    expect(shatter?.aims).toEqual([]);
    expect(shatter?.refusal).not.toBeNull();
  });

  test("a price that is chosen is offered as far as the energy reaches", () => {
    const flood = {
      ...{ id: "flood", windows: ["response", "declaration"], price: {}, spends: "amber", effect: "damage" },
      ...{ resolves: "end_of_turn", amount: { base: 0, per: "energy_spent" } },
    };
    const begun = duel(["lattice", "corona"], { ...rich, solarPowers: [flood] });
    const [option] = battleOptions(placeOf(decided(begun, draws(["strut", 1]), draws(["prism", 2])), 1), pass);
    expect(option?.aims.map(({ item }) => item)).toEqual(
      [0, 1, 2].map((spend) => ({ solar: { power: "flood", spend } })),
    );
    expect(option?.refusal).toBeNull();
  });

  test("what the draft has taken is no longer there for another", () => {
    const once = edited(pass, { edit: "add", item: { solar: { power: "flare" } } }) as BattleOrder;
    const [flare, halo] = battleOptions(placeOf(battle, 1), once);
    expect(flare).toMatchObject({ aims: [{ count: 1 }], refusal: { code: "not-enough-energy", rule: "S9" } });
    expect(halo?.refusal).toMatchObject({ code: "not-enough-energy" });
  });

  test("a ship that has acted says so in the response", () => {
    const response = decided(battle, { charges: [{ ship: "N1", effect: "damage" }] }, {});
    const [first, , second] = battleOptions(placeOf(response), pass);
    expect(first?.refusal).toMatchObject({ code: "already-acted", rule: "R5", ship: "N1" });
    expect(second?.refusal).toBeNull();
  });

  test("every aim that is offered without a refusal is legal", () => {
    for (const side of [0, 1] as const) {
      const place = placeOf(battle, side);
      for (const { aims } of battleOptions(place, pass))
        for (const { item, refusal } of aims) {
          const order = edited(pass, { edit: "add", item });
          expect(order && refusalOf(place, order)).toEqual(refusal);
        }
    }
  });
});
