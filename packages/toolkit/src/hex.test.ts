import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  directions,
  distance,
  drawHexes,
  neighbour,
  opposite,
  readHexes,
  ring,
  rotate,
  sizeOf,
  spiralHex,
  spiralIndex,
  turn,
} from "./hex.ts";

const centre = { q: 0, r: 0 };
const hexes = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });

describe("hexes", () => {
  test("[M9] six neighbours, each a step away, and back by the opposite side", () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        for (const side of directions) {
          const next = neighbour(hex, side);
          expect(distance(hex, next)).toBe(1);
          expect(neighbour(next, opposite(side))).toEqual(hex);
        }
      }),
    );
  });

  test("[M10] rings begin in the north and run clockwise", () => {
    expect(ring(0)).toEqual([centre]);
    expect(ring(1)).toEqual(directions.map((side) => neighbour(centre, side)));
    expect(ring(3)[0]).toEqual({ q: 0, r: -3 });
    expect(ring(3)).toHaveLength(18);
    expect(ring(2).every((hex) => distance(hex, centre) === 2)).toBe(true);
    expect([0, 1, 2, 3, 4].map(sizeOf)).toEqual([1, 7, 19, 37, 61]);
  });

  test("[M10] the spiral counts ring by ring", () => {
    expect(spiralHex(1)).toEqual({ q: 0, r: -1 });
    expect(spiralHex(7)).toEqual({ q: 0, r: -2 });
    for (let index = 0; index < 200; index += 1) expect(spiralIndex(spiralHex(index))).toBe(index);
    expect(() => spiralHex(-1)).toThrow(RangeError);
    expect(() => spiralHex(1.5)).toThrow(RangeError);
  });

  test("[M11] a turn of hexes and sides, six of which are none", () => {
    expect(turn("n", 1)).toBe("ne");
    expect(turn("n", -1)).toBe("nw");
    fc.assert(
      fc.property(hexes, fc.integer({ min: -12, max: 12 }), (hex, sixths) => {
        const turned = rotate(hex, sixths);
        expect(distance(turned, centre)).toBe(distance(hex, centre));
        expect(rotate(turned, -sixths)).toEqual(hex);
        for (const side of directions) {
          expect(rotate(neighbour(hex, side), sixths)).toEqual(neighbour(turned, turn(side, sixths)));
        }
      }),
    );
  });

  test("[M12] drawn as text and read back", () => {
    const label = fc.stringMatching(/^[A-Za-z0-9#]{1,6}$/);
    const cells = fc.uniqueArray(fc.record({ hex: hexes, label }), {
      minLength: 1,
      maxLength: 40,
      selector: ({ hex }) => spiralIndex(hex),
    });
    const inOrder = (list: readonly { hex: { q: number; r: number } }[]) =>
      [...list].sort((a, b) => spiralIndex(a.hex) - spiralIndex(b.hex));
    fc.assert(
      fc.property(cells, (list) => {
        expect(inOrder(readHexes(drawHexes(list)))).toEqual(inOrder(list));
      }),
    );
    expect(drawHexes(ring(1).map((hex, at) => ({ hex, label: `${at}` })))).toBe(
      "3 -1 -2\n   0\n5     1\n\n4     2\n   3",
    );
    expect(() => drawHexes([{ hex: centre, label: "a b" }])).toThrow(RangeError);
    expect(() => readHexes("nonsense")).toThrow(RangeError);
  });
});
