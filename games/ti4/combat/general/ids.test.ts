import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { combatTable } from "../../data/combat-effects.ts";
import { powerTable } from "../../data/powers.ts";
import { units } from "../../units/units.ts";

const here = new URL(".", import.meta.url);
const modules = readdirSync(here).filter((name) => !/\.(test|fixture)\.ts$/.test(name));

test("no id of an effect, a faction or a unit stands outside the tables, but for types that the rules name", () => {
  const factions = units.flatMap(({ faction }) => faction ?? []);
  const special = units.filter(({ faction }) => faction !== null).map(({ id }) => id);
  const ids = new Set([...Object.keys(powerTable), ...Object.keys(combatTable), ...factions, ...special]);
  const named = modules.flatMap((name) => {
    const text = readFileSync(new URL(name, here), "utf8").replaceAll(/^import .*$|from ".*";$/gm, "");
    return [...text.matchAll(/"([^"\n]*)"/g)].flatMap(([, word = ""]) => (ids.has(word) ? [`${name}: ${word}`] : []));
  });
  expect(named).toEqual([]);
});
