import { describe, expect, test } from "vitest";
import { shapeships } from "../../game.ts";
import { findShip } from "../../pack/catalogue.ts";
import { hullOf } from "./hull.ts";

const pack = shapeships.presets["standard"];
if (pack === undefined) throw new Error("there is no fleet");

const hull = (id: string) => {
  const ship = findShip(pack, id);
  if (ship === undefined) throw new Error(`no ${id}`);
  return hullOf(ship, pack);
};
const lines = ({ points, isClosed }: { points: readonly unknown[]; isClosed: boolean }) =>
  isClosed ? points.length : points.length - 1;

describe("the shape of a ship", () => {
  test("a Basic has as many lines as it costs", () => {
    for (const ship of pack.ships) if (ship.kind === "basic") expect(lines(hull(ship.id).outline)).toBe(ship.cost);
  });

  test("an Upgraded ship holds its parts together with its joining lines", () => {
    const { outline, parts } = hull("keystone");
    expect(lines(outline)).toBe(3);
    expect(parts.map(lines)).toEqual([3, 3, 3]);
  });

  test("no two ships of a faction have the same lines, even where they cost the same", () => {
    for (const { id: faction } of pack.factions) {
      const all = pack.ships.filter((ship) => ship.faction === faction).map(({ id }) => hull(id));
      const drawn = all.map(({ outline, parts }) => JSON.stringify([outline, parts]));
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  test("the sign says what it does", () => {
    const signs = ["strut", "gusset", "scaffold", "winch", "prism", "nimbus", "drawbridge"].map((id) => hull(id).sign);
    expect(signs).toEqual(["damage", "heal", "lines", "maker", "energy", "dice", "seize"]);
  });

  test("everything stays within the drawing", () => {
    for (const { id } of pack.ships) {
      const { outline, parts } = hull(id);
      for (const [x, y] of [outline, ...parts].flatMap(({ points }) => points))
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(50);
    }
  });
});
