import { ask, refused } from "umpire/ask-fixture";
import { describe, expect, test } from "vitest";

const ti4 = (question: string, further: object) => ask({ game: "ti4", ask: question, ...further });
const map = {
  systems: [
    { id: "A" },
    {
      id: "R",
      anomalies: ["gravity-rift"],
      wormholes: ["alpha"],
      planets: [{ name: "X", resources: 1, influence: 2 }],
    },
    { id: "T" },
    { id: "F", anomalies: ["asteroid-field"] },
  ],
  links: [
    ["A", "R"],
    ["R", "T"],
    ["A", "F"],
  ],
};
const step = { map, active: "T", tokens: ["T"], ships: [{ id: "s1", unit: "carrier", at: "A" }] };
const move = { ship: "s1", path: ["A", "R", "T"], cargo: [{ unit: "infantry", count: 4, from: "A" }] };

describe("the questions of Twilight Imperium", () => {
  test("[P22] map: systems, adjacency, kinds of links, warnings", () => {
    expect(ti4("map", { map: { string: "41 41" } })).toMatchObject({
      ok: true,
      systems: [
        { id: "18", position: { q: 0, r: 0 }, isAnomaly: false, planets: [{ name: "Mecatol Rex" }] },
        { id: "41", position: { q: 0, r: -1 }, isAnomaly: true, anomalies: ["gravity-rift"], back: "red" },
        { id: "41#2" },
      ],
      adjacency: { "18": ["41", "41#2"] },
      links: expect.arrayContaining([{ a: "18", b: "41", kind: "edge" }]),
      warnings: [{ code: "duplicate-tile", system: "41#2" }],
    });
    const holes = {
      systems: [
        { id: "A", wormholes: ["beta"] },
        { id: "B", wormholes: ["beta"] },
      ],
    };
    expect(ti4("map", { map: holes })).toMatchObject({ links: [{ a: "A", b: "B", kind: "wormhole:beta" }] });
  });

  test("[P22] anomalies and may, under either preset, in either language", () => {
    expect(ti4("anomalies", { map, system: "R", language: "ru" })).toMatchObject({
      ...{
        rules: "official",
        types: ["gravity-rift"],
        isAnomaly: true,
        text: expect.stringContaining("гравитационный колодец"),
      },
    });
    expect(ti4("may", { map, do: "place", system: "F" })).toMatchObject({ ok: true, rules: "official" });
    expect(ti4("may", { map, do: "place", system: "F", rules: "requirements" })).toMatchObject(
      refused("sealed", {
        ...{ system: "F", anomaly: "asteroid-field" },
        message: "Under these rules no ship enters the asteroid field F by any means.",
      }),
    );
    expect(ti4("may", { map, do: "place", system: "F", rules: "requirements", language: "ru" })).toMatchObject(
      refused("sealed", {
        message: "По этим правилам кораблям в систему F (астероидное поле) не попасть никаким способом.",
      }),
    );
  });

  test("[P22] what is to be picked up off the path, and a ship that there is not, are told with the path and the ids", () => {
    const off = { ...move, cargo: [{ unit: "fighter", count: 1, from: "F" }] };
    const said = (language: string) => ti4("move", { ...step, moves: [off], dice: [], language });
    expect(said("en")).toMatchObject(
      refused("cargo-absent", { message: "F is not on the path A → R → T: no fighter is picked up there." }),
    );
    expect(said("ru")).toMatchObject(
      refused("cargo-absent", { message: "Система F не на пути A → R → T: отряд «истребитель I» там не взять." }),
    );
    const short = { units: { A: { infantry: 3 } }, moves: [move], dice: [9] };
    expect(ti4("move", { ...step, ...short })).toMatchObject(
      refused("cargo-absent", { message: "There is not so much infantry to pick up in A." }),
    );
    expect(ti4("path", { ...step, ship: "s2", path: ["A", "T"] })).toMatchObject(
      refused("unknown-ship", { message: "There is no ship s2 in this request. There are: s1.", known: ["s1"] }),
    );
  });

  test("[P22] a ship that the nebula it begins in holds back is told of it, in either language", () => {
    const nebula = {
      systems: [{ id: "N", anomalies: ["nebula"] }, { id: "B" }, { id: "T" }],
      links: [
        ["N", "B"],
        ["B", "T"],
      ],
    };
    const asked = {
      map: nebula,
      active: "T",
      ships: [{ id: "s", move: 2, at: "N" }],
      ship: "s",
      path: ["N", "B", "T"],
    };
    const named = { rule: "LRR 59.2", system: "N", anomaly: "nebula" };
    expect(ti4("path", asked)).toMatchObject(
      refused("too-far", {
        ...named,
        message: "It takes a move value of 2; the ship has 1, because it begins in the nebula N (otherwise 2).",
      }),
    );
    expect(ti4("path", { ...asked, language: "ru" })).toMatchObject(
      refused("too-far", {
        ...named,
        message: "Нужно движение 2, а у корабля 1: он начинает в системе N (туманность), иначе было бы 2.",
      }),
    );
  });

  test("[P22] reach: options with reasons, or a refusal with its sentence, causes and the nearest change", () => {
    expect(ti4("reach", { ...step, effects: [] })).toMatchObject({
      rules: "official",
      ships: [
        {
          id: "s1",
          reachable: true,
          options: [{ path: ["A", "R", "T"], moveNeeded: 1, rolls: 1, survival: 0.7, move: { value: 2 } }],
        },
      ],
    });
    expect(ti4("reach", { ...step, active: "F", rules: { riftBonusOnce: true } })).toMatchObject({
      rules: { custom: { riftBonusOnce: true } },
      ships: [
        {
          reachable: false,
          options: [],
          refusal: {
            ...{ code: "asteroid-field", rule: "LRR 11.1", system: "F" },
            ...{
              message: "F is an asteroid field: ships move neither into nor through it.",
              causes: [{ code: "asteroid-field" }],
            },
          },
          nearest: { changes: [{ code: "asteroid-field", system: "F" }], path: ["A", "F"] },
        },
      ],
    });
  });

  test("[P22] reach: the safest way over the systems in which it wants to pick something up", () => {
    const via = (stops: readonly string[], unit = "carrier2") =>
      ti4("reach", { ...step, ships: [{ id: "s1", unit, at: "A", via: stops }] })["ships"];
    expect(via(["R"])).toMatchObject([{ via: { path: ["A", "R", "T"], rolls: 1 } }]);
    expect(via(["F"])).toMatchObject([{ via: null }]);
    expect(ti4("reach", { ...step, ships: [{ id: "s1", move: 1, at: "A", via: ["Z"] }] })).toMatchObject(
      refused("unknown-system"),
    );
  });

  test("[P22] path: what it comes to, or why not", () => {
    expect(ti4("path", { ...step, ship: "s1", path: ["A", "R", "T"] })).toMatchObject({
      ok: true,
      rolls: 1,
      survival: 0.7,
    });
    expect(ti4("path", { ...step, ship: "s1", path: ["A", "T"] })).toMatchObject(
      refused("not-adjacent", { system: "T" }),
    );
  });

  test("[P22][TI61][NA41c] move: dice or a seed, arrivals, losses, warnings", () => {
    expect(ti4("move", { ...step, moves: [move], dice: [3] })).toMatchObject({
      arrived: [],
      removed: [{ ship: "s1", unit: "carrier", cargo: [{ unit: "infantry", count: 4 }], outcome: "removed" }],
      rolls: [{ ship: "s1", system: "R", exit: 1, die: 3, removed: true }],
      losses: [{ probability: 0.7, arrived: ["s1"] }, { probability: 0.3 }],
    });
    expect(ti4("move", { ...step, moves: [move], dice: [0], fleetPool: 0 })).toMatchObject({
      arrived: [{ ship: "s1", cargo: [{ count: 4 }] }],
      rolls: [{ die: 10, removed: false }],
      warnings: [{ code: "fleet-pool", ships: 1, pool: 0 }],
    });
    const seeded = ti4("move", { ...step, moves: [move], seed: "demo" });
    expect(seeded).toEqual(ti4("move", { ...step, moves: [move], seed: "demo" }));
    expect(seeded["ok"]).toBe(true);
    const destroyed = ti4("move", { ...step, moves: [move], dice: [1], rules: "requirements" });
    expect(destroyed).toMatchObject({ removed: [{ outcome: "destroyed" }] });
  });

  test("[P22][TI94] what is left in space beyond the capacity that stays is told; what is not there is not picked up", () => {
    const units = { A: { fighter: 3, infantry: 4 } };
    const light = { ...move, cargo: [{ unit: "infantry", count: 4, from: "A" }] };
    expect(ti4("move", { ...step, moves: [light], dice: [9], units })).toMatchObject({
      warnings: [{ code: "capacity", system: "A", needed: 3, capacity: 0 }],
    });
    const two = [...step.ships, { id: "s2", unit: "carrier", at: "A" }];
    expect(ti4("move", { ...step, ships: two, moves: [light], dice: [9], units })).toMatchObject({ warnings: [] });
    expect(ti4("move", { ...step, moves: [light], dice: [9], units: { A: { infantry: 3 } } })).toMatchObject(
      refused("cargo-absent", { unit: "infantry", system: "A" }),
    );
  });

  test("[P22][TI95] cargo that takes no capacity goes along beside a full load", () => {
    const units = { A: { infantry: 4, argent_mech: 2 } };
    const mechs = { unit: "argent_mech", count: 2, from: "A" };
    const full = { ...move, cargo: [{ unit: "infantry", count: 4, from: "A" }, mechs] };
    expect(ti4("move", { ...step, moves: [full], dice: [9], units })).toMatchObject({
      arrived: [{ ship: "s1", cargo: [{ unit: "infantry", count: 4 }, mechs] }],
      warnings: [],
    });
  });

  test("[P22][TI59][TI61] Fighter II without room count for the fleet pool, where they come to and where they stay", () => {
    const pair = (at: string) => ["f1", "f2"].map((id) => ({ id, unit: "fighter2", at }));
    const fly = ["f1", "f2"].map((ship) => ({ ship, path: ["R", "T"] }));
    const alone = { ...step, ships: pair("R"), moves: fly, dice: [9, 9] };
    expect(ti4("move", { ...alone, fleetPool: 1 })).toMatchObject({
      warnings: [{ code: "fleet-pool", system: "T", ships: 2, pool: 1 }],
    });
    expect(ti4("move", { ...alone, fleetPool: 2 })).toMatchObject({ warnings: [] });
    const beside = [...pair("R"), { id: "c", unit: "carrier", at: "T" }];
    expect(ti4("move", { ...alone, ships: beside, fleetPool: 1 })).toMatchObject({ warnings: [] });
    const crystal = ["f1", "f2"].map((id) => ({ id, unit: "naalu_fighter2", at: "R" }));
    expect(ti4("move", { ...alone, ships: crystal, fleetPool: 1 })).toMatchObject({ warnings: [] });
    const left = { ...step, moves: [{ ...move, cargo: [] }], dice: [9], units: { A: { fighter2: 3 } } };
    expect(ti4("move", { ...left, fleetPool: 2 })).toMatchObject({
      warnings: [{ code: "fleet-pool", system: "A", ships: 3, pool: 2 }],
    });
    expect(ti4("move", left)).toMatchObject({ warnings: [] });
  });

  test("[P22][TI62][NA41b] no ship is declared after a die, unless they roll one by one", () => {
    expect(ti4("move", { ...step, moves: [move], dice: [9], rolled: [4] })).toMatchObject(refused("rolled-already"));
    expect(
      ti4("move", { ...step, moves: [move], dice: [9], rolled: [4], rules: { riftSequential: true } }),
    ).toMatchObject({ ok: true });
  });

  test.each<[string, object, string, object]>([
    ["map", { map: { string: "500" } }, "unknown-tile", { token: "500" }],
    ["map", { map: { string: "83A9" } }, "bad-rotation", { token: "83A9" }],
    ["map", { map: { string: "x" } }, "bad-map-token", { token: "x" }],
    ["map", { map: { systems: [{ id: "A" }, { id: "A" }] } }, "duplicate-system", { system: "A" }],
    ["map", { map: { systems: [{ id: "A" }], links: [["A", "Z"]] } }, "unknown-system", { system: "Z" }],
    ["map", { map: { systems: [{ id: "A", anomalies: ["fog"] }] } }, "unknown-anomaly", { anomaly: "fog" }],
    ["map", { map: 7 }, "bad-request", {}],
    ["map", {}, "bad-request", { path: "/map" }],
    ["anomalies", { map, system: "Z" }, "unknown-system", { system: "Z" }],
    ["anomalies", { map, system: "A", rules: "hard" }, "bad-rules", { path: "/rules" }],
    ["may", { map, system: "A", do: "dance" }, "bad-request", { path: "/do" }],
    ["reach", { ...step, active: "Z" }, "unknown-system", { system: "Z" }],
    ["reach", { ...step, active: "83A" }, "not-a-system", { system: "83A" }],
    ["reach", { ...step, ships: [{ id: "s1", move: 1, at: "Z" }] }, "unknown-system", { system: "Z" }],
    ["reach", { ...step, ships: [{ id: "s1", move: -1, at: "A" }] }, "bad-request", { path: "/ships/0/move" }],
    ["reach", { ...step, ships: [{ id: "s1", move: 1e9, at: "A" }] }, "bad-request", { path: "/ships/0/move" }],
    ["reach", { ...step, ships: [{ id: "s1", unit: "boat", at: "A" }] }, "unknown-unit", { unit: "boat" }],
    ["reach", { ...step, ships: [...step.ships, ...step.ships] }, "duplicate-ship", { ship: "s1" }],
    ["reach", { ...step, effects: ["warp"] }, "unknown-effect", { effect: "warp" }],
    ["reach", { ...step, effects: ["gravity-drive"] }, "unknown-effect", {}],
    ["reach", { ...step, effects: ["gravity-drive:s9"] }, "unknown-ship", { ship: "s9" }],
    ["reach", { ...step, others: ["Z"] }, "unknown-system", { system: "Z" }],
    ["path", { ...step, ship: "s9", path: ["A", "T"] }, "unknown-ship", { ship: "s9" }],
    ["path", { ...step, ship: "s1", path: [] }, "path-empty", {}],
    ["path", { ...step, ship: "s1", path: ["A", "Z", "T"] }, "unknown-system", { system: "Z" }],
    ["path", { ...step, ship: "s1", path: ["A", "R"] }, "path-not-to-active", { system: "R" }],
    ["move", { ...step, moves: [move] }, "bad-request", { path: "/dice" }],
    ["move", { ...step, moves: [move], dice: [11] }, "bad-request", { path: "/dice/0" }],
    ["move", { ...step, moves: [move], dice: [-1] }, "bad-request", { path: "/dice/0" }],
    ["move", { ...step, moves: [move], dice: [] }, "bad-request", { path: "/dice" }],
    ["move", { ...step, moves: [move], dice: [5, 5] }, "bad-request", { path: "/dice" }],
    ["move", { ...step, moves: [move, move], dice: [] }, "duplicate-ship", { ship: "s1" }],
    [
      "move",
      { ...step, moves: [{ ...move, cargo: [{ unit: "infantry", count: 5, from: "A" }] }], dice: [] },
      "over-capacity",
      { capacity: 4 },
    ],
    [
      "move",
      { ...step, moves: [{ ...move, cargo: [{ unit: "infantry", count: 1, from: "F" }] }], dice: [] },
      "cargo-absent",
      { system: "F" },
    ],
  ])("[P22] %s %j is refused: %s", (question, request, code, detail) => {
    const answer = ti4(question, request);
    expect(answer).toMatchObject(refused(code, detail));
    expect(JSON.stringify(answer)).not.toContain(`"message":"${code} {`);
  });
});
