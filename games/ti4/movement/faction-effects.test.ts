import { describe, expect, test } from "vitest";
import { assess } from "../planner/assess.ts";
import { type Plan, readPlan, toBoard } from "../planner/plan.ts";
import { neighboursFor } from "./movement.ts";
import { reach } from "./reach.ts";

type Player = Partial<Plan["players"][number]>;
const whole = (units: { readonly [unit: string]: number }) => ({ units, damaged: {} });

/** A plan on four systems in a row, the first with an alpha wormhole. */
function planned(players: readonly Player[], rest: Partial<Plan>, additions: readonly object[] = []): Plan {
  const systems = [{ id: "A", wormholes: ["alpha"] }, { id: "B" }, { id: "C" }, { id: "D" }];
  const links = [
    ["A", "B"],
    ["B", "C"],
    ["C", "D"],
  ];
  const read = readPlan({
    map: { systems, links, additions },
    rules: "official",
    players: players.map((player) => ({ name: "", effects: [], tokens: [], ...player })),
    plan: { mover: 0, active: "C" },
    ...rest,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

function reachIn(plan: Plan) {
  const assessed = assess(plan);
  if (!assessed.ok || assessed.value === null) throw new Error("nothing is active");
  return assessed.value.answers.map(({ found }) => found.refusal?.code ?? found.options.at(-1)?.path.join("-"));
}

describe("effects of factions on movement", () => {
  const carrier = { space: { A: { 0: whole({ carrier: 1 }) } } };

  test("[TI241] Slipstream: +1 for a ship that begins beside an alpha or beta wormhole, or at home", () => {
    expect(reachIn(planned([{}], carrier))).toEqual(["too-far"]);
    expect(reachIn(planned([{ effects: ["slipstream"] }], carrier))).toEqual(["A-B-C"]);
    const elsewhere = { space: { B: { 0: whole({ carrier: 1 }) } }, plan: { ...planned([{}], {}).plan, active: "D" } };
    expect(reachIn(planned([{ effects: ["slipstream"] }], elsewhere))).toEqual(["too-far"]);
    const map = { string: "17 19", centre: "18", extra: ["51"] };
    const home = readPlan({
      ...{ map, rules: "official", players: [{ name: "", effects: ["slipstream"] }] },
      ...{ space: { "51": { 0: whole({ carrier: 1 }) } }, plan: { mover: 0, active: "18" } },
    });
    expect(home.ok && reachIn(home.value)).toEqual(["51-17-18"]);
  });

  test("[TI242] Dominus Orb: ships leave, and take cargo from, systems with their owner's token", () => {
    const held = { space: { B: { 0: whole({ carrier: 1, infantry: 2 }) } } };
    expect(reachIn(planned([{ tokens: ["B"] }], held))).toEqual(["start-has-token"]);
    const plan = planned([{ tokens: ["B"], effects: ["dominus-orb"] }], held);
    expect(reachIn(plan)).toEqual(["B-C"]);
    const assessed = assess(plan);
    expect(assessed.ok && assessed.value?.declared[0]?.cargo).toEqual([{ unit: "infantry", count: 2, from: "B" }]);
  });

  test("[TI243] Aerie Hololattice: nobody else passes its owner's structures, whatever passes ships", () => {
    const space = { A: { 0: whole({ cruiser: 1 }) } };
    const dock = { B: { HOME1: { ...whole({ spacedock: 1 }), owner: 1 } } };
    const map = { string: "19 20", centre: "21" };
    const plan = (effects: readonly string[], units: { readonly [unit: string]: number }) => {
      const read = readPlan({
        ...{ map, rules: "official" },
        players: [
          { name: "", effects: ["light-wave-deflector"] },
          { name: "", effects },
        ],
        space: { "19": { 0: whole({ cruiser: 1 }) } },
        ground: { "21": { Thibah: { ...whole(units), owner: 1 } } },
        plan: { mover: 0, active: "20" },
      });
      return read.ok ? read.value : planned([{}], { space, ground: dock });
    };
    // 19 and 20 touch, so only the way through 21 is closed: it is a way that is asked for.
    const through = (each: Plan) => {
      const assessed = assess(each);
      if (!assessed.ok || assessed.value === null) throw new Error("nothing is active");
      const far = {
        ...assessed.value.movement,
        galaxy: { ...assessed.value.galaxy, links: lonely(assessed.value.galaxy.links) },
      };
      return reach(far, [{ id: "s", at: "19", move: 2 }])[0]?.refusal?.code ?? "open";
    };
    const lonely = <L extends { readonly a: string; readonly b: string }>(links: readonly L[]) =>
      links.filter(({ a, b }) => a === "21" || b === "21");
    expect(through(plan([], { spacedock: 1 }))).toBe("open");
    expect(through(plan(["aerie-hololattice"], { infantry: 1 }))).toBe("open");
    expect(through(plan(["aerie-hololattice"], { spacedock: 1 }))).toBe("blocked-by-structures");
  });

  test("[TI244] a flagship's own wormhole joins where it is to others of its letter", () => {
    const delta = [{ system: "D", wormhole: "delta", source: "token" }];
    const space = { A: { 0: whole({ ghost_flagship: 1 }) }, D: { 0: whole({ cruiser: 1 }) } };
    const plan = planned([{}], { space, plan: { ...planned([{}], {}).plan, active: "A" } }, delta);
    expect(reachIn(plan).at(-1)).toBe("D-A");
    const without = planned([{}], { ...plan, space: { D: { 0: whole({ cruiser: 1 }) } } }, delta);
    expect(reachIn(without)).toEqual(["too-far"]);
    const strays = planned([{}], { space: { Z: { 0: whole({ ghost_flagship: 1 }) } } });
    expect(toBoard(strays).ok).toBe(true);
  });

  test("[TI207] a border is closed to all but its owner; severed wormholes are no way for ships", () => {
    const map = {
      systems: [
        { id: "A", at: [0, 0] },
        { id: "B", at: [0, -1] },
      ],
      additions: [{ system: "A", border: "n", source: "void-tether", owner: "1" }],
    };
    const players = [{ name: "" }, { name: "" }];
    const read = readPlan({ map, rules: "official", players, plan: { mover: 0, active: "B" } });
    const out = read.ok ? toBoard(read.value) : read;
    if (!out.ok) throw new Error(out.refusal.code);
    const at = (player: string) => ({
      ...{ galaxy: out.value.galaxy, rules: out.value.rules, player, active: "B", effects: [] },
      ...{ others: new Set<string>(), own: new Set<string>(), tokens: new Set<string>() },
    });
    expect(neighboursFor(at("0"), "ships").get("A")).toEqual([]);
    expect(neighboursFor(at("1"), "ships").get("A")).toEqual(["B"]);
    const holes = [
      { system: "A", wormhole: "alpha", source: "token" },
      { system: "D", wormhole: "alpha", source: "token" },
    ];
    const severed = planned([{}], {}, [...holes, { system: "A", severed: true, source: "token" }]);
    const board = toBoard(severed);
    if (!board.ok) throw new Error(board.refusal.code);
    const movement = { ...at("0"), galaxy: board.value.galaxy };
    expect(neighboursFor(movement, "ships").get("A")).toEqual(["B"]);
    expect(neighboursFor(movement, "player").get("A")).toEqual(["B", "D"]);
  });
});
