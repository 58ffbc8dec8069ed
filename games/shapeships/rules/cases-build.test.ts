import { canonical, decide, type Match, observe, start } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { draw, duel, fleetOf, play, refusalOf, settlementOf, shipOf } from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import type { Drawing, Shapeships } from "./shape.ts";
import { limited, toys } from "./toys.fixture.ts";
import { saveAll } from "./windows.ts";

type Spec = Parameters<typeof duel>[1][0];
const drawing = (north: Spec, more: Parameters<typeof duel>[2] = {}) => duel("drawing", [north, {}], more);
const order = (ships: readonly string[], more: Partial<Drawing> = {}): Drawing => ({ ...draw(...ships), ...more });
const upgrade = (...ships: readonly string[]) => ({ upgrades: ships.map((ship) => ({ ship })) });
const after = (north: Spec, action: Drawing, pack = toys) =>
  play(drawing(north, { pack }), [[action, saveAll]], { pack });

describe("build", () => {
  test("[SC12][R11][S3] a line ship brings its line from the next turn on", () => {
    const from = duel("dice_roll", [{}, {}]);
    const bought = play(from, [[draw("line1"), saveAll]], { rolls: [3, 0] });
    const lines = bought.events.flatMap((event) => (event.type === "lines" ? [event.lines[0]] : []));
    expect(lines).toEqual([4, 2]);
    const because = bought.events.flatMap((event) => (event.type === "lines" ? [event.because[0]] : []));
    expect(because[1]).toEqual([
      { op: "base", amount: 1 },
      { op: "add", amount: 1, source: "line1 N1" },
    ]);
  });

  test("[SC13][S3] the saving cap holds when saving, not while the roll is added", () => {
    const { events, state } = play(duel("dice_roll", [{ lines: 10 }, {}]), [[saveAll, saveAll]], { rolls: [5, 0] });
    expect(events.find((event) => event.type === "lines")).toMatchObject({ lines: [16, 6] });
    expect(events.find((event) => event.type === "completed")).toMatchObject({ lines: [10, 6] });
    expect(state.players[0].lines).toBe(11);
  });

  test("[SC14][S7] a Basic drawn this turn can feed an upgrade of this turn", () => {
    const played = after({ lines: 7 }, order(["hit3", "mend2"], upgrade("big")));
    expect(fleetOf(played, 0)).toEqual(["big"]);
    expect(played.events.find((event) => event.type === "completed")).toMatchObject({ lines: [0, 0] });
  });

  test("[SC15][S7] a component that still has a charge is refused, and nothing is consumed", () => {
    const from = drawing({ ships: [{ ship: "bolt", charges: 1 }, "hit3"], lines: 1 });
    expect(refusalOf(from, order([], upgrade("arm")))).toEqual({
      ...{ code: "component-charged", rule: "S7", ship: "arm", component: "bolt" },
    });
    const spent = drawing({ ships: [{ ship: "bolt", charges: 0 }, "hit3"], lines: 1 });
    expect(refusalOf(spent, order([], upgrade("arm")))).toBeNull();
  });

  test("[SC16][S6] an order over budget is refused as a whole", () => {
    expect(refusalOf(drawing({ lines: 5 }), draw("hit3", "hit3"))).toEqual({
      ...{ code: "not-enough-lines", rule: "S3", needed: 6, lines: 5 },
    });
  });

  test("[SC17][S6] a limit is judged on the fleet after the whole order", () => {
    const pack = limited("hit3", 2);
    const north = { ships: ["hit3", "hit3", "mend2"], lines: 5 };
    expect(fleetOf(after(north, order(["hit3"], upgrade("big")), pack), 0)).toEqual(["hit3", "hit3", "big"]);
    expect(refusalOf(drawing(north, { pack }), draw("hit3"), pack)).toMatchObject({ code: "too-many", most: 2 });
  });

  test("[SC18] counts that are none, unknown ships and fields, and another faction's ships", () => {
    for (const count of [0, -1, 1.5, 9999, "2", Number.NaN]) {
      expect(shapeships.parse.action({ basics: [{ ship: "hit3", count }] })).toMatchObject({
        ok: false,
        refusal: { code: "bad-request", path: "/basics/0/count" },
      });
    }
    const extra = { basics: [{ ship: "hit3", count: 1, priority: 1 }] };
    expect(shapeships.parse.action(extra)).toMatchObject({ ok: false, refusal: { path: "/basics/0/priority" } });
    expect(shapeships.parse.action({ ...saveAll, priority: 1 })).toMatchObject({ refusal: { path: "/priority" } });
    const from = drawing({ lines: 9 });
    expect(refusalOf(from, draw("nothing"))).toMatchObject({ code: "unknown-ship" });
    expect(refusalOf(from, draw("alien"))).toMatchObject({ code: "other-faction", faction: "other" });
    expect(refusalOf(from, draw("big"))).toMatchObject({ code: "not-a-basic" });
    expect(refusalOf(from, order([], upgrade("hit3")))).toMatchObject({ code: "not-an-upgrade" });
  });

  test("[SC19][S5][R11] a maker makes nothing in the turn in which it was drawn", () => {
    const bought = play(drawing({ lines: 6 }), [[draw("maker"), saveAll]]);
    expect(fleetOf(bought, 0)).toEqual(["maker"]);
    const makes = { makers: [{ ship: "N1", makes: "hit3" }] };
    const made = play(bought.state, [[order([], makes), saveAll]]);
    expect(fleetOf(made, 0)).toEqual(["maker", "hit3"]);
    expect(shipOf(made, "N1")?.charges).toBe(1);
    const young = drawing({ ships: [{ ship: "maker", born: 3 }] });
    expect(refusalOf(young, order([], makes))).toMatchObject({ code: "too-young", rule: "R11" });
  });

  test("[SC20][S5] what a maker made is a component at once", () => {
    const north = { ships: ["maker", "mend2"], lines: 2 };
    const played = after(north, order([], { makers: [{ ship: "N1", makes: "hit3" }], ...upgrade("big") }));
    expect(fleetOf(played, 0)).toEqual(["maker", "big"]);
    expect(played.state.players[0].wrecks.map(({ id, fate }) => [id, fate])).toEqual([
      ["N3", "consumed"],
      ["N2", "consumed"],
    ]);
  });

  test("[SC21][SC99] what is consumed is not destroyed: no spawn, nothing queued", () => {
    const played = after({ ships: ["pod", "boom"] }, order([], upgrade("frame")));
    expect(fleetOf(played, 0)).toEqual(["frame"]);
    expect(played.events.filter(({ type }) => type === "queued" || type === "arrived")).toEqual([]);
    expect(settlementOf(played)[1].damage).toBe(0);
  });

  test("[SC27][S4] joining lines do not pay for Basics", () => {
    expect(refusalOf(drawing({ joining: 3 }), draw("hit3"))).toMatchObject({
      code: "not-enough-lines",
      needed: 3,
      lines: 0,
    });
  });

  test("[SC28][S4] ordinary lines fill in for missing joining lines", () => {
    const ships = ["hit3", "mend2"];
    expect(fleetOf(after({ ships, lines: 2 }, order([], upgrade("big"))), 0)).toEqual(["big"]);
    const mixed = after({ ships, lines: 3, joining: 1 }, order([], upgrade("big")));
    expect(mixed.events.find((event) => event.type === "completed")).toMatchObject({ lines: [2, 0], joining: [0, 0] });
    const capped = after({ lines: 9, joining: 5 }, saveAll);
    expect(capped.events.find((event) => event.type === "completed")).toMatchObject({ lines: [9, 0], joining: [1, 0] });
  });

  test("[SC29][S6] a number that is missing or does not exist refuses the whole order", () => {
    const from = drawing({ lines: 9 });
    const pick = (number?: number): Drawing => ({
      ...saveAll,
      basics: [
        { ship: "mend2", count: 1 },
        { ship: "number", count: 1, ...(number !== undefined && { number }) },
      ],
    });
    expect(refusalOf(from, pick(7))).toMatchObject({ code: "number-required", highest: 6 });
    expect(refusalOf(from, pick())).toMatchObject({ code: "number-required" });
    expect(shipOf(play(from, [[pick(5), saveAll]]), "N2")).toMatchObject({ ship: "number", number: 5 });
    const stray = { ...saveAll, basics: [{ ship: "hit3", count: 1, number: 1 }] };
    expect(refusalOf(from, stray)).toMatchObject({ code: "number-unexpected" });
  });

  test("[SC30][S5] a conversion neither destroys nor makes", () => {
    const played = after({ ships: ["grub"], lines: 1 }, order([], { conversions: [{ ship: "N1" }] }));
    expect(shipOf(played, "N1")).toMatchObject({ ship: "moth", origin: "converted", born: 1 });
    expect(played.state.players[0].wrecks).toEqual([]);
    expect(played.events.find((event) => event.type === "completed")).toMatchObject({ built: [[], []] });
    expect(settlementOf(played)[1]).toMatchObject({ damage: 4 });
    const from = drawing({ ships: ["grub", "hit3"], lines: 0 });
    expect(refusalOf(from, order([], { conversions: [{ ship: "N1" }] }))).toMatchObject({ code: "not-enough-lines" });
    expect(refusalOf(from, order([], { conversions: [{ ship: "N2" }] }))).toMatchObject({ code: "not-convertible" });
  });
});

describe("sealed drawing", () => {
  const begun = start(shapeships, "sealed", { factions: ["lattice", "corona"] });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { match } = begun.value;
  const did = (from: Match<Shapeships>, seat: number, action: Drawing) => {
    const moved = decide(shapeships, from, seat, action);
    if (!moved.ok) throw new Error(moved.refusal.code);
    return moved.value;
  };

  test("[SC22][S21] one order in: nobody else sees more than that", () => {
    const moved = did(match, 0, draw("strut"));
    expect(moved.events).toEqual([]);
    for (const viewer of [1, "spectator"] as const) {
      const before = observe(shapeships, match, viewer);
      expect(canonical(observe(shapeships, moved.match, viewer))).toBe(canonical({ ...before, decided: [0] }));
    }
    expect(observe(shapeships, moved.match, 0).own).toEqual(draw("strut"));
  });

  test("[SC23][R27] both fleets change in one event", () => {
    const { events } = did(did(match, 0, draw("strut")).match, 1, draw("mote"));
    const changes = events.filter((event) => event.type === "completed");
    expect(changes).toMatchObject([{ built: [[{ id: "N1", ship: "strut" }], [{ id: "S1", ship: "mote" }]] }]);
  });

  test("[SC24] a second order is refused, and the first stands", () => {
    const first = did(match, 0, draw("strut")).match;
    expect(decide(shapeships, first, 0, draw("gusset"))).toMatchObject({ refusal: { code: "already-decided" } });
    expect(did(first, 1, saveAll).match.state.players[0].ships).toMatchObject([{ ship: "strut" }]);
  });
});
