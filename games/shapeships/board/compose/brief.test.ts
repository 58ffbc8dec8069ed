import { describe, expect, test } from "vitest";
import { describeShip } from "../../book/describe.ts";
import { shapeships } from "../../game.ts";
import { findShip } from "../../pack/catalogue.ts";
import type { Pack } from "../../pack/pack.ts";
import { withWords } from "../model.ts";
import { briefOf } from "./brief.ts";

const packOf = (preset: string): Pack => {
  const pack = shapeships.presets[preset];
  if (pack === undefined) throw new Error(`no ${preset}`);
  return pack;
};
const standard = packOf("standard");
const shipOf = (pack: Pack, id: string) => {
  const ship = findShip(pack, id);
  if (ship === undefined) throw new Error(`no ${id}`);
  return ship;
};
const brief = (id: string, pack = standard) => briefOf(shipOf(pack, id), withWords(pack, "en"));

describe("the line on a ship's card", () => {
  test("is short, for each of our ships, in both languages", () => {
    for (const language of ["en", "ru"] as const)
      for (const ship of standard.ships) {
        const said = briefOf(ship, withWords(standard, language));
        expect(said.length, said).toBeLessThanOrEqual(52);
        expect(said).not.toMatch(/NaN|undefined|\b0\b/);
      }
  });

  test("has the numbers of the pack", () => {
    expect(["mote", "caliper", "cusp", "burr", "drawbridge"].map((id) => brief(id))).toEqual([
      "4 damage, once, when built",
      "A charge: 5 damage or heals 6",
      "1 damage a turn, +1 per other Cusp",
      "Heals 1 a turn. Destroyed: 5 damage, 2 Motes",
      "Heals 3 a turn. A charge steals a Basic",
    ]);
    expect(brief("drawbridge", packOf("tuned"))).toBe("Heals 5 a turn. A charge steals a Basic");
  });

  test("a ship of the same name that does something else is described from its data", () => {
    const { book, words } = withWords(standard, "en");
    const mote = { ...shipOf(standard, "mote"), powers: shipOf(standard, "gusset").powers };
    expect(briefOf(mote, { book, words })).toBe(describeShip(mote, book));
  });
});
