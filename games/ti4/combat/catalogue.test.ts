import { describe, expect, test } from "vitest";
import { combatTable } from "../data/combat-effects.ts";
import { effectTable } from "../data/effects.ts";
import { findUnit, units } from "../units/units.ts";
import { catalogueRu } from "../words/names/catalogue-ru.ts";
import { namesEn } from "../words/names/en.ts";
import { catalogue, findEntry, isCountedIn } from "./catalogue.ts";

const ids = catalogue.map(({ id }) => id);

describe("the catalogue", () => {
  test("names everything once, and nothing that the language has already", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(["__proto__", "constructor"].map(findEntry)).toEqual([undefined, undefined]);
  });

  test("has the ability of every flagship and mech of a faction, and no unit that there is not", () => {
    const named = new Set(catalogue.map(({ unit }) => unit));
    const special = units.filter(({ type, faction }) => faction !== null && (type === "flagship" || type === "mech"));
    expect(special.filter(({ id }) => !named.has(id))).toEqual([]);
    expect([...named].filter((id) => id !== null && findUnit(id) === undefined)).toEqual([]);
  });

  test("has factions that there are", () => {
    expect(catalogue.filter(({ faction }) => faction !== null && namesEn.faction(faction) === faction)).toEqual([]);
  });

  test("has a Russian name for each, without a Latin letter but for Roman numerals", () => {
    const latin = (name: string) => /[A-Za-z]/.test(name.replace(/(?<![\p{L}\p{N}])[IVX]+(?![\p{L}\p{N}])/gu, ""));
    expect(Object.keys(catalogueRu)).toEqual(ids);
    expect(Object.values(catalogueRu).filter((name) => name === "" || latin(name))).toEqual([]);
  });

  test("has every effect of combat and of movement under its own id", () => {
    const events = ["cosmic-phenomenae"];
    const known = [...Object.keys(combatTable), ...Object.keys(effectTable)].filter((id) => !events.includes(id));
    expect(known.filter((id) => findEntry(id) === undefined)).toEqual([]);
  });

  test("counts what has a part in battles, and nothing else; each link name is one entry's", () => {
    expect(catalogue.filter((entry) => isCountedIn(entry) && entry.places.length === 0)).toEqual([]);
    expect(Object.keys(combatTable).filter((id) => findEntry(id)?.status === "unbuilt")).toEqual([]);
    const links = catalogue.flatMap(({ link }) => link ?? []);
    expect(new Set(links).size).toBe(links.length);
  });
});
