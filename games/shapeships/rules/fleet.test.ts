import { describe, expect, test } from "vitest";
import { fleet } from "../pack/data/fleet.ts";
import {
  charges,
  draw,
  duel,
  fire,
  fleetOf,
  healthAfter,
  passes,
  play,
  refusalOf,
  settlementOf,
  solar,
} from "./duel.fixture.ts";
import type { ShapeshipsState } from "./shape.ts";
import { pass, saveAll } from "./windows.ts";

describe("the fleet", () => {
  type Spec = Parameters<typeof duel>[1][0];
  const corona = (spec: Spec = {}): Spec => ({ faction: "corona", ...spec });
  const lattice = (spec: Spec = {}): Spec => ({ faction: "lattice", ...spec });
  const at = (step: Parameters<typeof duel>[0], north: Spec, south: Spec): ShapeshipsState =>
    duel(step, [north, south], { pack: fleet });
  const run = (state: ShapeshipsState, orders: Parameters<typeof play>[1], more: Parameters<typeof play>[2] = {}) =>
    play(state, orders, { pack: fleet, ...more });

  test("[S14] Strut, Gusset, Keystone and Cusp", () => {
    const north = lattice({ ships: ["strut", "gusset", "keystone"], health: 50 });
    const south = corona({ ships: ["cusp", "cusp", "cusp"] });
    expect(healthAfter(run(at("settlement", north, south), []))).toEqual([50 + 2 - 9, 66 - 2 - (5 + 2)]);
  });

  test("[S10] Caliper, Flare, Halo and Refraction", () => {
    const south = corona({ ships: ["prism", "lens", "mote"], amber: 3 });
    const from = at("simultaneous_declaration", lattice({ ships: ["caliper", "caliper"], health: 40 }), south);
    const [north, other] = from.players;
    const state = { ...from, players: [north, { ...other, energy: { amber: 3, indigo: 1 } }] as const };
    const orders = [
      [charges(fire("N1", "damage"), fire("N2", "heal")), solar({ power: "flare" }, { power: "refraction" })],
      [pass, solar({ power: "halo" })],
    ] as const;
    expect(healthAfter(run(state, orders))).toEqual([40 + 6 - 2 - 4, 66 - 5 + 2]);
  });

  test("[S3][S5] Scaffold, Nimbus and Winch", () => {
    const from = at("dice_roll", lattice({ ships: ["scaffold", "winch"] }), corona({ ships: ["nimbus", "nimbus"] }));
    const lines = (roll: number) =>
      run(from, [], { rolls: [roll - 1, 4], until: "drawing" }).events.find((event) => event.type === "lines");
    expect(lines(3)).toMatchObject({ lines: [3 + 2 + 1, 3 + 2 + 3 + 3] });
    expect(lines(2)).toMatchObject({ lines: [2 + 2 + 2, 2 + 2 + 3 + 3] });
    const made = run(at("drawing", lattice({ ships: ["winch"] }), corona()), [
      [{ ...saveAll, makers: [{ ship: "N1", makes: "gusset" }] }, saveAll],
    ]);
    expect(fleetOf(made, 0)).toEqual(["winch", "gusset"]);
  });

  test("[S16][S13] Burr, Umbra, Corolla and Mote", () => {
    const from = at("drawing", corona({ ships: ["corolla"], lines: 4 }), corona({ ships: ["umbra", "umbra"] }));
    const order = { ...draw("burr"), makers: [{ ship: "N1", makes: "mote" }] };
    const played = run(from, [[order, saveAll]]);
    expect(played.events.filter((event) => event.type === "struck").map(({ target }) => target.ship)).toEqual([
      "mote",
      "burr",
    ]);
    expect(fleetOf(played, 0)).toEqual(["corolla", "mote", "mote"]);
    expect(settlementOf(played)[1]).toMatchObject({ damage: 4 + 5 });
    expect(settlementOf(played)[0]).toMatchObject({ damage: 10, healing: 3 });
  });

  test("[S11] Drawbridge, Counterfort and Shatter", () => {
    const steal = charges(fire("N1", "steal", "S1"));
    const open = at("simultaneous_declaration", lattice({ ships: ["drawbridge"] }), corona({ ships: ["prism"] }));
    expect(fleetOf(run(open, [[steal, pass], passes]), 0)).toEqual(["drawbridge", "prism"]);
    const held = at(
      "simultaneous_declaration",
      lattice({ ships: ["drawbridge", "caliper"] }),
      lattice({ ships: ["strut", "counterfort"] }),
    );
    expect(refusalOf(held, steal, fleet)).toMatchObject({ code: "target-protected", by: "S2" });
    const answered = run(
      {
        ...held,
        players: [
          held.players[0],
          { ...held.players[1], health: duel("drawing", [{ health: 40 }, {}]).players[0].health },
        ],
      },
      [
        [charges(fire("N2", "damage")), pass],
        [pass, charges(fire("S2", "heal"))],
      ],
    );
    expect(settlementOf(answered)[1]).toMatchObject({ damage: 5, healing: 4 + 2 });
    const poor = at("simultaneous_declaration", corona({ amber: 4, ships: ["lens"] }), lattice({ ships: ["strut"] }));
    expect(refusalOf(poor, solar({ power: "shatter", target: "S1" }), fleet)).toMatchObject({
      code: "not-enough-energy",
      colour: "indigo",
    });
  });

  test("[S9] a stolen Prism is of no use to its thief", () => {
    const from = at(
      "energy_generation",
      lattice({ ships: [{ ship: "prism", origin: "stolen" }] }),
      corona({ ships: ["prism"] }),
    );
    const { state } = run(from, [], { until: "first_strike" });
    expect(state.players.map(({ energy }) => energy)).toEqual([{}, { amber: 1 }]);
  });
});
