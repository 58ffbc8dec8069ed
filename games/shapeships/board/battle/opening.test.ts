import { describe, expect, test } from "vitest";
import type { ShapeshipsEvent } from "../../rules/shape.ts";
import { decided, draws, duel, eventsOf } from "../duel.fixture.ts";
import { openingOf } from "./opening.ts";

const begun = duel(["lattice", "corona"], { keel: 20 });
const battle = decided(begun, draws(["caliper", 1], ["strut", 2]), draws(["mote", 2], ["cusp", 2]));
const ended = decided(battle, { charges: [{ ship: "N1", effect: "damage" }] }, null);
const read = (duelled: ReturnType<typeof duel>) => {
  const opening = openingOf(eventsOf(duelled), duelled.match.state);
  if (opening === null) throw new Error("nothing was opened");
  return opening;
};

describe("what was opened", () => {
  test("is nothing before both orders are in", () => {
    const half = decided(begun, draws(["strut", 1]), null);
    expect(openingOf(eventsOf(half), half.match.state)).toBeNull();
  });

  test("both drawings, with the ships that they brought, and no health changed yet", () => {
    const { event, turn, orders, fleets, settled, flights } = read(battle);
    expect([event.type, turn, settled, flights]).toEqual(["completed", 1, null, []]);
    expect(orders[1]).toMatchObject({ basics: [{ ship: "mote" }, { ship: "cusp" }] });
    expect(fleets[0].map(({ id, mark }) => [id, mark])).toEqual([
      ["N1", "new"],
      ["N2", "new"],
      ["N3", "new"],
    ]);
  });

  test("a turn that ended: what counted flies from its ship to the health that it changes", () => {
    const { event, turn, settled, flights, fleets } = read(ended);
    expect([event.type, turn, ended.match.state.turn]).toEqual(["revealed", 1, 2]);
    expect(settled?.[1].damage).toBe(9);
    const from = flights.filter(({ to }) => "bar" in to && to.bar === 1).map((flight) => flight.from);
    expect(from).toEqual([{ ship: "N1" }, { ship: "N2" }, { ship: "N3" }]);
    expect(flights.every(({ by, to }) => "bar" in to && to.bar !== by)).toBe(true);
    expect(fleets[0].every(({ mark }) => mark === "there")).toBe(true);
  });

  test("the blows of a kind add up to what counted", () => {
    const { blows, settled } = read(ended);
    expect(blows.filter(({ by }) => by === 0)).toEqual([
      { by: 0, kind: "caliper", nature: "damage", amount: 5 },
      { by: 0, kind: "strut", nature: "damage", amount: 4 },
    ]);
    const sum = blows.filter(({ by }) => by === 1).reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(settled?.[0].damage);
  });

  test("factions", () => {
    const chosen = decided(duel(null), { faction: "lattice" }, { faction: "corona" });
    expect(read(chosen).orders).toEqual([{ faction: "lattice" }, { faction: "corona" }]);
  });
});

describe("what befell ships", () => {
  const rich = duel(["corona", "lattice"], { keel: 40, energyCap: 9 });
  const drawn = decided(rich, draws(["lens", 3], ["prism", 1]), draws(["strut", 1]));
  const struck: readonly ShapeshipsEvent[] = [
    { type: "struck", side: 0, by: { id: "N1", ship: "umbra" }, target: { id: "S9", ship: "mote" } },
    { type: "destroyed", side: 1, id: "S9", ship: "mote" },
  ];

  test("a strike flies to its target, which is still drawn, as lost", () => {
    const { flights, fleets } = read({ ...drawn, events: [...eventsOf(drawn), ...struck] as typeof drawn.events });
    expect(flights).toContainEqual({ by: 0, nature: "seize", from: { ship: "N1" }, to: { ship: "S9" } });
    expect(fleets[1].at(-1)).toEqual({ id: "S9", ship: "mote", charges: 0, mark: "lost" });
  });

  test("a solar power flies from the order that used it", () => {
    const order = { charges: [], solarPowers: [{ power: "shatter", target: "S1" }] };
    const revealed: ShapeshipsEvent = {
      ...{ type: "revealed", window: "declaration" },
      ...{ orders: [order, { charges: [], solarPowers: [] }], automatic: [false, true] },
    };
    const opening = openingOf([revealed], drawn.match.state);
    expect(opening?.flights).toEqual([{ by: 0, nature: "seize", from: { order: 0 }, to: { ship: "S1" } }]);
  });

  test("what arrives after the settlement is not yet part of the fleet", () => {
    const arrived: ShapeshipsEvent = { type: "arrived", side: 1, id: "S1", ship: "strut", origin: "spawned" };
    const { fleets } = read({ ...drawn, events: [...eventsOf(drawn), arrived] as typeof drawn.events });
    expect(fleets[1].map(({ id }) => id)).not.toContain("S1");
  });
});

describe("“Nobody had a charge to use.”", () => {
  const pass = { charges: [], solarPowers: [] };
  const flares = { charges: [], solarPowers: Array(4).fill({ power: "flare" }) };
  const revealed = (window: "declaration" | "response", order: typeof flares, automatic: boolean): ShapeshipsEvent => ({
    type: "revealed",
    window,
    orders: [order, pass],
    automatic: [automatic, true],
  });
  const isQuiet = (...events: readonly ShapeshipsEvent[]) => openingOf(events, begun.match.state)?.isQuiet;

  test("is said only where nobody had", () => {
    expect(isQuiet(revealed("declaration", pass, true))).toBe(true);
    expect(isQuiet(revealed("declaration", pass, false))).toBe(false);
    expect(isQuiet(revealed("declaration", flares, false), revealed("response", pass, true))).toBe(false);
  });
});
