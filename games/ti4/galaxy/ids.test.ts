import { isReserved } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { readPlan } from "../planner/plan.ts";
import { readAction, readOptions } from "../skirmish/schema.ts";
import { readMap } from "./read-map.ts";

const NAMES = Object.getOwnPropertyNames(Object.prototype);
const notAllowed = { ok: false, refusal: { code: "bad-request", problem: "a name that is not allowed" } };

describe("[K25] a name that every object inherits is no id", () => {
  test.each(NAMES)("%s", (name) => {
    expect(isReserved(name)).toBe(true);
    const named = { systems: [{ id: name }, { id: "T" }], links: [[name, "T"]] };
    expect(readMap(named)).toMatchObject(notAllowed);
    expect(readMap({ systems: [{ id: "T", planets: [{ name, resources: 1, influence: 1 }] }] })).toMatchObject(
      notAllowed,
    );
    expect(readMap({ systems: [{ id: "T" }], additions: [{ system: "T", source: name }] })).toMatchObject(notAllowed);
    expect(readOptions({ starts: [{ home: name }] })).toMatchObject(notAllowed);
    expect(readOptions({ starts: [{ home: "North", effects: [name] }] })).toMatchObject(notAllowed);
    expect(readAction({ type: "activate", system: name })).toMatchObject(notAllowed);
    expect(readAction({ type: "ability", ability: name, system: "T" })).toMatchObject(notAllowed);
    const cargo = [{ unit: name, count: 1, from: "T" }];
    expect(readAction({ type: "move", moves: [{ ship: "s", path: [], cargo }] })).toMatchObject(notAllowed);
    const plan = { mover: 0, active: name };
    const table = { map: { string: "18" }, rules: "official", players: [{ name: "p" }], plan };
    expect(readPlan(table)).toMatchObject(notAllowed);
  });

  test("a wormhole's letter is judged as it is spelt in the end", () => {
    for (const letter of ["CONSTRUCTOR", "__PROTO__"])
      expect(readMap({ systems: [{ id: "T", wormholes: [letter] }] })).toMatchObject(notAllowed);
  });
});
