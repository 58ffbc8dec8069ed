import { describe, expect, test } from "vitest";
import { definitionOf } from "../pack/catalogue.ts";
import { fleet } from "../pack/data/fleet.ts";
import { duel, refusalOf } from "../rules/duel.fixture.ts";
import { pass, saveAll } from "../rules/windows.ts";
import { bookOf, nameOf } from "./book.ts";
import { choices, exampleOrder, joinOrders } from "./choices.ts";
import { describeShip, priceOfShip, wholePrice } from "./describe.ts";
import { compactIds } from "./reckoning.ts";

const [english, russian] = [bookOf(fleet, "en"), bookOf(fleet, "ru")];

describe("a pack in words", () => {
  test("[S5] powers are told from the data", () => {
    const keystone = definitionOf(fleet, "keystone");
    expect(describeShip(keystone, english)).toBe(
      "every turn: 5 damage, +1 for each other ship of its side (at most +4)",
    );
    expect(describeShip(keystone, russian)).toBe(
      "каждый ход: урон 5, +1 за каждый другой корабль своей стороны (не больше +4)",
    );
  });

  test("[S7] an upgrade costs its parts and its joining lines", () => {
    const drawbridge = definitionOf(fleet, "drawbridge");
    expect(priceOfShip(drawbridge, english)).toBe("Caliper + Strut + 3 lines");
    expect(wholePrice(drawbridge, fleet)).toBe(10);
  });

  test("[S19] a designer's ship goes by its id, even where that is a code of the game", () => {
    expect(["strut", "dusk", "draw"].map((id) => nameOf("ru", id))).toEqual(["Распорка", "dusk", "draw"]);
    expect(english.term("dusk")).toBe("Dusk");
  });

  test("ids that follow each other are written in short", () => {
    expect(compactIds(["N1", "N2", "N3", "N5", "N6"])).toBe("N1–N3, N5, N6");
  });
});

describe("an order for somebody new", () => {
  const north = { faction: "lattice", lines: 9, ships: ["strut", "gusset", "caliper"] };
  const south = { faction: "corona", lines: 6, ships: ["prism"] };

  test.each(["drawing", "simultaneous_declaration", "conditional_response"] as const)(
    "[S22] is one that the rules take, in %s, and so is every single choice",
    (step) => {
      const state = duel(step, [north, south], { pack: fleet });
      for (const side of [0, 1] as const) {
        const place = { state, side, pack: fleet };
        for (const order of [exampleOrder(place), ...choices(place)])
          expect(refusalOf(state, order, fleet, side)).toBeNull();
        expect(choices(place)[0]).toEqual(step === "drawing" ? saveAll : pass);
      }
    },
  );

  test("[S6] orders of one kind are joined, like Basics in one entry", () => {
    const two = { ...saveAll, basics: [{ ship: "strut", count: 1 }] };
    expect(joinOrders(two, two)).toEqual({ ...saveAll, basics: [{ ship: "strut", count: 2 }] });
    expect(joinOrders(two, pass)).toBeNull();
  });
});
