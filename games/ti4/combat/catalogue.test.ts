import { describe, expect, test } from "vitest";
import { combatTable } from "../data/combat-effects.ts";
import { effectTable } from "../data/effects.ts";
import { powerTable } from "../data/powers.ts";
import { findUnit, units } from "../units/units.ts";
import { catalogueRu } from "../words/names/catalogue-ru.ts";
import { namesEn } from "../words/names/en.ts";
import { policies } from "../words/rules/policies.ts";
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

describe("what battles count", () => {
  test("has a row in one of the two tables, and nothing else has", () => {
    const counted = catalogue.filter(isCountedIn).map(({ id }) => id);
    const rows = [...Object.keys(combatTable), ...Object.keys(powerTable)].filter((id) => id !== "cosmic-phenomenae");
    expect(rows.toSorted()).toEqual(counted.toSorted());
  });

  test("says in both languages how a choice is made, where there is one", () => {
    const chosen = catalogue.filter(({ status }) => status === "policy").map(({ id }) => id);
    for (const policy of Object.values(policies)) {
      expect(Object.keys(policy).toSorted()).toEqual(chosen.toSorted());
      expect(Object.values(policy).filter((text) => text === "")).toEqual([]);
    }
  });

  test("speaks of units, types and factions that there are", () => {
    const clauses = Object.values(powerTable).flat();
    const named = clauses.flatMap((clause) => [
      ...("who" in clause ? [...(clause.who?.of ?? []), ...(clause.who?.not ?? [])] : []),
      ...("with" in clause ? [clause.with] : []),
      ...(clause.while === undefined ? [] : [clause.while]),
    ]);
    expect(named.filter((name) => !units.some(({ id, type }) => id === name || type === name))).toEqual([]);
  });
});
