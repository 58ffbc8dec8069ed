import { rngFrom } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { definitionOf, entriesOf } from "../pack/catalogue.ts";
import { planDrawing } from "./drawing.ts";
import { charges, duel, fire, fleetOf, passes, play, refusalOf, shipOf } from "./duel.fixture.ts";
import type { Drawing, LiveShip } from "./shape.ts";
import { toys } from "./toys.fixture.ts";
import { pass, saveAll } from "./windows.ts";

type Upgrades = Drawing["upgrades"];
const upgrading = (...upgrades: Upgrades): Drawing => ({ ...saveAll, upgrades });

/** The ships that an order of North's consumes, in the order in which they go; or why it is refused. */
function consumed(from: ReturnType<typeof duel>, order: Drawing) {
  const plan = planDrawing(from.players[0], 0, from.turn, order, toys);
  return "code" in plan ? plan.code : plan.consumed.map(({ id }) => id);
}

describe("which ships go into an upgrade", () => {
  const four = duel("drawing", [{ ships: ["hit3", "mend2", "hit3", "mend2"], lines: 9 }, {}]);

  test("[S7] what any upgrade of the order names is kept for it, even if another comes before it", () => {
    const order = upgrading({ ship: "big" }, { ship: "big", components: ["N3", "N4"] });
    expect(refusalOf(four, order)).toBeNull();
    expect(consumed(four, order)).toEqual(["N1", "N2", "N3", "N4"]);
    const short = upgrading({ ship: "big" }, { ship: "big", components: ["N1", "N3"] });
    expect(refusalOf(four, short)).toMatchObject({ code: "missing-component", rule: "S7", component: "hit3" });
  });

  test("[S7] upgrade after upgrade: its named ships as it names them, then kind by kind in the order of their ids", () => {
    expect(consumed(four, upgrading({ ship: "big", components: ["N2"] }))).toEqual(["N2", "N3"]);
    expect(consumed(four, upgrading({ ship: "big" }, { ship: "big" }))).toEqual(["N3", "N4", "N1", "N2"]);
  });

  test("[S7] a ship with charges is passed over; named, it is refused, and so it is where there is no other", () => {
    const bolts = (...left: readonly number[]) =>
      duel("drawing", [{ ships: ["hit3", ...left.map((each) => ({ ship: "bolt", charges: each }))], lines: 9 }, {}]);
    expect(consumed(bolts(0, 2), upgrading({ ship: "arm" }))).toEqual(["N2", "N1"]);
    expect(consumed(bolts(0, 2), upgrading({ ship: "arm", components: ["N3"] }))).toBe("component-charged");
    expect(consumed(bolts(1), upgrading({ ship: "arm" }))).toBe("component-charged");
  });

  test("[S7] the newest is the last that has entered this fleet: a stolen ship is, a converted one keeps its place", () => {
    const from = duel("simultaneous_declaration", [
      { ships: ["grab", "hit3", "mend2"], lines: 9 },
      { ships: ["hit3"] },
    ]);
    const { state } = play(from, [[charges(fire("N1", "steal", "S1")), pass], passes]);
    expect(fleetOf({ state }, 0)).toEqual(["grab", "hit3", "mend2", "hit3"]);
    expect(shipOf({ state }, "S1")).toMatchObject({ origin: "stolen", born: 1 });
    expect(consumed(state, upgrading({ ship: "big" }))).toEqual(["S1", "N3"]);
    const grub = duel("drawing", [{ ships: ["grub", "hit3"], lines: 9 }, {}]);
    const converted = play(grub, [[{ ...saveAll, conversions: [{ ship: "N1" }] }, saveAll]]).state;
    expect(fleetOf({ state: converted }, 0)).toEqual(["moth", "hit3"]);
  });

  test("[S7] an order that would do without keeping takes the same ships with it", () => {
    let last = 20;
    const rng = rngFrom((bound) => {
      last = (last * 48_271) % 2_147_483_647;
      return last % bound;
    });
    let taken = 0;
    for (let time = 0; time < 4000; time += 1) {
      const { from, order } = randomOrder(rng.int);
      const before = asListed([...from.players[0].ships], order.upgrades);
      if (before === null) continue;
      taken += 1;
      expect(consumed(from, order)).toEqual(before);
    }
    expect(taken).toBeGreaterThan(1000);
  });
});

/** A fleet and an order of up to three upgrades of it, some with names. */
function randomOrder(int: (bound: number) => number) {
  const kinds = ["hit3", "mend2", "bolt", "big"];
  const ships = Array.from({ length: 4 + int(8) }, () => ({ ship: kinds[int(4)] ?? "hit3", charges: 0 })).map((ship) =>
    ship.ship === "bolt" ? { ...ship, charges: int(2) } : ship,
  );
  const upgrades: Upgrades = Array.from({ length: 1 + int(3) }, () => {
    const ship = ["big", "arm", "early", "tower"][int(4)] ?? "big";
    if (int(2) === 0) return { ship };
    const parts = Object.keys(componentsOf(ship));
    const at = int(ships.length);
    return parts.includes(ships[at]?.ship ?? "") ? { ship, components: [`N${at + 1}`] } : { ship };
  });
  return { from: duel("drawing", [{ ships, lines: 99 }, {}]), order: upgrading(...upgrades) };
}

function componentsOf(id: string) {
  const definition = definitionOf(toys, id);
  return definition.kind === "upgraded" ? definition.components : {};
}

/** What an order consumes if every upgrade looks at its own names alone; null where one is in another's way. */
function asListed(fleet: LiveShip[], upgrades: Upgrades): readonly string[] | null {
  const gone: string[] = [];
  for (const { ship, components = [] } of upgrades) {
    const needed = new Map(entriesOf(componentsOf(ship)));
    const take = (found: LiveShip | undefined) => {
      const left = needed.get(found?.ship ?? "") ?? 0;
      if (found === undefined || found.charges > 0 || left === 0) return false;
      needed.set(found.ship, left - 1);
      fleet.splice(fleet.indexOf(found), 1);
      return gone.push(found.id) > 0;
    };
    if (!components.every((id) => take(fleet.find((each) => each.id === id)))) return null;
    for (const [kind, count] of needed) {
      for (let left = count; left > 0; left -= 1)
        if (!take(fleet.findLast((each) => each.ship === kind && each.charges === 0))) return null;
    }
    fleet.push({
      ...{ id: "new", ship, charges: definitionOf(toys, ship).charges, born: 3, origin: "drawn" },
      maker: null,
      number: null,
    });
  }
  return gone.includes("new") ? null : gone;
}
