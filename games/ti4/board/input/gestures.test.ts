import { beforeEach, describe, expect, test } from "vitest";
import { cellFinder, cellsOf } from "../cells.ts";
import { FIVE, galaxyFrom } from "../galaxy.fixture.ts";
import type { BoardMode, BoardProps } from "../types.ts";
import type { Camera } from "./camera.ts";
import { gesturesOf, type Host } from "./gestures.ts";

const galaxy = galaxyFrom({ string: FIVE });
const cells = cellsOf(galaxy, { string: FIVE }, { withEmpty: true, isWide: false });
const find = cellFinder(cells);
const at = (key: string) => {
  const cell = cells.find((each) => each.key === key);
  return { x: cell?.x ?? 0, y: cell?.y ?? 0 };
};
const stack = { player: 1, where: "space", units: [{ unit: "carrier", count: 2, damaged: 0 }] };
const grabbed = { cell: "system 41", stack: 0, unit: "carrier" };

let told: string[] = [];
let camera: Camera = { x: 0, y: 0, k: 1 };

function props(mode: BoardMode): BoardProps {
  const tell = (what: string) => (one: unknown, other?: unknown) => void told.push([what, one, other].join(" ").trim());
  return {
    language: "en",
    galaxy,
    map: { string: FIVE },
    stacks: new Map([["41", [stack]]]),
    tokens: new Map(),
    players: [],
    active: null,
    selected: null,
    paths: [],
    barred: [],
    shades: new Map(),
    mode,
    unitName: String,
    wormholeName: String,
    anomalyName: String,
    onPick: tell("pick"),
    onPickHex: tell("hex"),
    onDragStack: (from, _, unit) => void told.push(`drag ${from} ${unit}`),
    onDragOver: tell("over"),
    onDropStack: tell("drop"),
    onMoveTile: tell("move"),
  };
}

function started(mode: BoardMode) {
  const host: Host = {
    camera: {
      now: () => camera,
      move: (next) => {
        camera = next;
      },
      zoom: () => {},
      fit: () => {},
      show: () => {},
      goTo: () => {},
    },
    props: () => props(mode),
    cellAt: find,
    cellOf: (key) => cells.find((cell) => cell.key === key),
    show: (ghost) => void told.push(`ghost ${ghost?.kind ?? "none"}`),
    lead: () => {},
    hover: () => {},
    capture: () => {},
  };
  return gesturesOf(host);
}

beforeEach(() => {
  told = [];
  camera = { x: 0, y: 0, k: 1 };
});

describe("a drag", () => {
  test("of a unit is told from its start to its drop, each system once", () => {
    const gestures = started("move");
    gestures.down(1, at("system 41"), grabbed);
    for (const key of ["system 18", "system 18", "hex 4", "system 77"]) gestures.move(1, at(key));
    gestures.up(1, at("system 77"));
    expect(told).toEqual([
      "ghost stack",
      ...["drag 41 carrier", "over 18", "over", "over 77", "ghost none", "drop 77", "over"],
    ]);
    expect(gestures.wasDrag()).toBe(true);
  });

  test("that ends where it began, over no system or by cancelling drops nothing", () => {
    const gestures = started("fleets");
    for (const end of ["system 41", "hex 4"]) {
      gestures.down(1, at("system 41"), grabbed);
      gestures.move(1, at("system 18"));
      gestures.up(1, at(end));
    }
    gestures.down(1, at("system 41"), grabbed);
    gestures.move(1, at("system 18"));
    gestures.cancel();
    gestures.up(1, at("system 18"));
    expect(told.filter((line) => line.startsWith("drop"))).toEqual([]);
    expect(told.filter((line) => line === "over")).toHaveLength(3);
  });

  test("in map mode moves a tile, and from an empty spot the map", () => {
    const gestures = started("map");
    gestures.down(1, at("system 77"), null);
    gestures.move(1, at("hex 37"));
    gestures.up(1, at("hex 37"));
    expect(told).toEqual(["ghost tile", "ghost none", "move 1 37"]);
    gestures.down(1, at("hex 37"), null);
    gestures.move(1, { x: at("hex 37").x + 30, y: at("hex 37").y });
    expect(camera).toEqual({ x: 30, y: 0, k: 1 });
  });

  test("of less than a few pixels is a click", () => {
    const gestures = started("move");
    gestures.down(1, { x: 0, y: 0 }, null);
    gestures.move(1, { x: 3, y: 2 });
    gestures.up(1, { x: 3, y: 2 });
    expect(gestures.wasDrag()).toBe(false);
    expect(camera).toEqual({ x: 0, y: 0, k: 1 });
  });
});

test("two fingers zoom, and end the drag of one", () => {
  const gestures = started("move");
  gestures.down(1, at("system 41"), grabbed);
  gestures.move(1, at("system 18"));
  gestures.down(2, { x: 100, y: 0 }, null);
  expect(told.at(-1)).toBe("over");
  gestures.move(2, { x: 200, y: 0 });
  expect(camera.k).toBeCloseTo(2);
  gestures.up(2, { x: 200, y: 0 });
  gestures.move(1, { x: 10, y: 5 });
  gestures.up(1, { x: 10, y: 5 });
  expect(told.filter((line) => line.startsWith("drop"))).toEqual([]);
  expect(gestures.wasDrag()).toBe(true);
});
