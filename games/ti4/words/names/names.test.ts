import { describe, expect, test } from "vitest";
import { combatTable } from "../../data/combat-effects.ts";
import { effectTable } from "../../data/effects.ts";
import { abilityTable } from "../../data/skirmish.ts";
import { anomalyTypes, tiles } from "../../galaxy/tiles.ts";
import { units } from "../../units/units.ts";
import { namesEn } from "./en.ts";
import type { Ti4Names } from "./names.ts";
import { namesRu } from "./ru.ts";

const effects = [...new Set([...Object.keys(effectTable), ...Object.keys(combatTable)])];
const factions = [...units.flatMap(({ faction }) => faction ?? []), ...tiles.flatMap(({ home }) => home ?? [])];
const ids: { readonly [K in keyof Ti4Names]: readonly string[] } = {
  unit: units.map(({ id }) => id),
  unitType: [...new Set(units.map(({ type }) => type))],
  effect: effects,
  wormhole: [...new Set(tiles.flatMap(({ wormholes }) => wormholes)), "ingress", "egress"],
  source: [...anomalyTypes, ...effects, ...Object.keys(abilityTable), "printed", "tile"],
  faction: [...new Set(factions)],
};
const kinds = Object.keys(ids) as readonly (keyof Ti4Names)[];

describe.each(kinds)("names: %s", (kind) => {
  test("all there are have a Russian one, without a Latin letter but for Roman numerals", () => {
    const latin = (name: string) => /[A-Za-z]/.test(name.replace(/(?<![\p{L}\p{N}])[IVX]+(?![\p{L}\p{N}])/gu, ""));
    const strange = ids[kind].filter((id) => namesRu[kind](id) === id || latin(namesRu[kind](id)));
    expect(strange).toEqual([]);
  });

  test("English ones are no ids", () => {
    expect(ids[kind].filter((id) => /[-_]|[a-z]\d/.test(namesEn[kind](id)) && namesEn[kind](id) === id)).toEqual([]);
    expect(ids[kind].filter((id) => namesEn[kind](id) === "")).toEqual([]);
  });

  test("what there is not goes by its id", () => {
    expect([namesEn[kind]("toString"), namesRu[kind]("toString")]).toEqual(["toString", "toString"]);
  });
});

test("no two units share a name", () => {
  expect(new Set(ids.unit.map(namesEn.unit)).size).toBe(units.length);
  expect(new Set(ids.unit.map(namesRu.unit)).size).toBe(units.length);
});

test("wormholes are those of the map", () => {
  expect(ids.wormhole).toEqual(["delta", "beta", "alpha", "gamma", "epsilon", "ingress", "egress"]);
});
