import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { combatTable } from "../../data/combat-effects.ts";
import { effectTable } from "../../data/effects.ts";
import { powerTable } from "../../data/powers.ts";
import { units } from "../../units/units.ts";
import { catalogue } from "../catalogue.ts";

/** Tables, what things are called in them and in words, and editions that are frozen. */
const tables = ["data", "words", "dist", "editions", "golden"];
const root = new URL("../../", import.meta.url);
const modules = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (name) =>
    /\.tsx?$/.test(name) && !/\.(test|fixture)\.ts$/.test(name) && !tables.some((each) => name.startsWith(`${each}/`)),
);

/** What a person or a program reads: examples, and the code of a refusal. */
const written = [
  ...["page/plan/first.ts: plasma-scoring", "terminal/commands/program.ts: flank-speed"],
  ...["terminal/commands/arrive.ts: morale-boost", "galaxy/anomalies.ts: chaos-mapping"],
];

test("no id of an effect, a faction or a special unit stands outside the tables", () => {
  const factions = units.flatMap(({ faction }) => faction ?? []);
  const special = units.filter(({ faction }) => faction !== null).map(({ id }) => id);
  const effects = [combatTable, effectTable, powerTable].flatMap((table) => Object.keys(table));
  const ids = new Set([...effects, ...catalogue.map(({ id }) => id), ...factions, ...special]);
  expect(modules.length).toBeGreaterThan(200);
  const named = modules.flatMap((name) => {
    const text = readFileSync(new URL(name, root), "utf8").replaceAll(/^import .*$|from ".*";$/gm, "");
    return [...text.matchAll(/"([^"\n]*)"/g)].flatMap(([, word = ""]) => (ids.has(word) ? [`${name}: ${word}`] : []));
  });
  expect(named.filter((each) => !written.includes(each))).toEqual([]);
});
