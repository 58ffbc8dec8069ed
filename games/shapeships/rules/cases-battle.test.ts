import { canonical, decide, hashText, type Match, observe, start, takeBack, writeRecord } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { messages } from "../audit/messages.ts";
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
  shipOf,
  solar,
  stepsOf,
} from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import type { BattleOrder, Pair, Shapeships, ShapeshipsAction } from "./shape.ts";
import { toys } from "./toys.fixture.ts";
import { pass, saveAll } from "./windows.ts";

type Spec = Parameters<typeof duel>[1][0];
const declaring = (north: Spec, south: Spec) => duel("simultaneous_declaration", [north, south]);
const fleets = (north: readonly string[], south: readonly string[]) => declaring({ ships: north }, { ships: south });
type Windows = readonly Pair<BattleOrder>[];
const after = (north: readonly string[], south: readonly string[], ...windows: Windows) =>
  play(fleets(north, south), windows);
const N1hits = charges(fire("N1", "damage"));
const S1hits = charges(fire("S1", "damage"));
/** The state in which the response is open. */
const responding = (from: ReturnType<typeof duel>, declared: Pair<BattleOrder>) =>
  play(from, [declared], { until: "conditional_response" }).state;

describe("declaration and response", () => {
  test("[SC42][R2] no action, no response, no charge spent", () => {
    const played = after(["bolt"], ["bolt"], passes);
    expect(stepsOf(played)).not.toContain("conditional_response");
    expect([shipOf(played, "N1")?.charges, shipOf(played, "S1")?.charges]).toEqual([2, 2]);
  });

  test("[SC43][R1] one action opens the response for both, the declarer included", () => {
    const state = responding(fleets(["bolt", "bolt"], ["bolt"]), [N1hits, pass]);
    expect(shapeships.next(state, toys)).toEqual({ awaiting: [0, 1], step: "conditional_response" });
    expect(refusalOf(state, charges(fire("N2", "damage")))).toBeNull();
  });

  test("[SC44] opening the responses does not replay the declarations", () => {
    const played = after(["bolt"], ["bolt"], [N1hits, pass], passes);
    expect(healthAfter(played)).toEqual([40, 36]);
    expect(shipOf(played, "N1")?.charges).toBe(1);
  });

  test("[SC45][C3] no third window", () => {
    const played = after(["bolt"], ["bolt"], [N1hits, S1hits], passes);
    expect(healthAfter(played)).toEqual([36, 36]);
    expect(stepsOf(played).filter((step) => step === "conditional_response")).toHaveLength(1);
    expect(refusalOf(played.state, N1hits)).toMatchObject({ code: "wrong-order" });
  });

  test("[SC46][C3] orders revealed after the responses break constraint 3", () => {
    const from = fleets(["bolt", "bolt"], []);
    const { state } = play(from, [[N1hits, pass], passes], { until: "settlement" });
    const settled = shapeships.resolve(state, () => pass, { int: () => 0, pool: () => [] }, toys);
    const late = { type: "revealed", window: "response", orders: passes, automatic: [false, false] } as const;
    expect(shapeships.invariant?.(state, settled.state, [...settled.events, late])).toMatchObject({
      ...{ code: "C3", message: messages[3] },
    });
  });

  test("[SC50][C3] a charge that is applied when it is locked breaks constraint 3", () => {
    const before = fleets(["bolt"], ["bolt"]);
    const [north, south] = before.players;
    const ships = north.ships.map((ship) => ({ ...ship, charges: 1 }));
    const after = { ...before, players: [{ ...north, ships }, south] as const };
    const health: Pair<number> = [40, 40];
    const step = { type: "step", turn: 3, phase: "battle_phase", step: "simultaneous_declaration", health } as const;
    expect(shapeships.invariant?.(before, after, [step])).toMatchObject({ code: "C3", message: messages[3] });
  });

  test("[SC51][R5] one charge action a ship a turn", () => {
    const state = responding(fleets(["bolt", "bolt"], []), [N1hits, pass]);
    expect(refusalOf(state, N1hits)).toEqual({ code: "already-acted", rule: "R5", ship: "N1" });
    expect(refusalOf(fleets(["bolt"], []), charges(fire("N1", "damage"), fire("N1", "heal")))).toMatchObject({
      ...{ code: "named-twice", rule: "R5" },
    });
  });

  test("[SC52][R5] a ship that held may act in the response", () => {
    expect(healthAfter(after(["bolt"], ["bolt"], [pass, S1hits], [N1hits, pass]))).toEqual([36, 36]);
  });

  test("[SC53][R9] two ships destroy each other", () => {
    const played = after(
      ["zap"],
      ["zap"],
      [charges(fire("N1", "destroy", "S1")), charges(fire("S1", "destroy", "N1"))],
      passes,
    );
    expect([fleetOf(played, 0), fleetOf(played, 1)]).toEqual([[], []]);
    expect(played.state.players.map(({ wrecks }) => wrecks.map(({ id }) => id))).toEqual([["N1"], ["S1"]]);
  });

  test("[SC54][C4] what a ship declared stands when it dies by a declaration", () => {
    const played = after(["zap"], ["bolt"], [charges(fire("N1", "destroy", "S1")), S1hits], passes);
    expect(fleetOf(played, 1)).toEqual([]);
    expect(healthAfter(played)).toEqual([36, 40]);
  });

  test("[SC55][R6] a ship that died in the declaration cannot respond", () => {
    const state = responding(fleets(["zap"], ["bolt", "bolt"]), [charges(fire("N1", "destroy", "S1")), pass]);
    expect(refusalOf(state, S1hits, toys, 1)).toEqual({ code: "ship-destroyed", rule: "S8", ship: "S1" });
  });

  test("[SC56][R10] amounts are fixed when the window opens", () => {
    const orders = [charges(fire("N1", "damage")), charges(fire("S1", "destroy", "N3"))] as const;
    const played = after(["dyn", "mend2", "core"], ["zap"], orders, passes);
    expect(fleetOf(played, 0)).toEqual(["dyn", "mend2"]);
    expect(healthAfter(played)[1]).toBe(37);
  });

  test("[SC57][S12] two actions of a player may not name one target", () => {
    const from = fleets(["zap", "zap"], ["hit3", "hit3"]);
    const both = (second: string) => charges(fire("N1", "destroy", "S1"), fire("N2", "destroy", second));
    expect(refusalOf(from, both("S1"))).toEqual({ code: "named-twice", rule: "S12", ship: "S1" });
    expect(refusalOf(from, both("S2"))).toBeNull();
  });

  test("[SC58][C5][S16] a stolen ship works for its new controller this turn", () => {
    const played = after(["grab"], ["hit3"], [charges(fire("N1", "steal", "S1")), pass], passes);
    expect(fleetOf(played, 0)).toEqual(["grab", "hit3"]);
    expect(healthAfter(played)).toEqual([40, 37]);
  });

  test("[SC59][R9][S16] destroying beats stealing", () => {
    const pair = charges({ ship: "S1", effect: "paired_destroy", own: "S2", target: "N2" });
    const played = after(
      ["grab", "hit3"],
      ["twin", "hit3", "boom"],
      [charges(fire("N1", "steal", "S2")), pair],
      passes,
    );
    expect([fleetOf(played, 0), fleetOf(played, 1)]).toEqual([["grab"], ["twin", "boom"]]);
    expect([shipOf(played, "N1")?.charges, shipOf(played, "S1")?.charges]).toEqual([0, 0]);
  });

  test("[SC60][R9] both steal", () => {
    const orders = [charges(fire("N1", "steal", "S2")), charges(fire("S1", "steal", "N2"))] as const;
    const played = after(["grab", "hit3"], ["grab", "hit3"], orders, passes);
    expect(played.state.players.map(({ ships }) => ships.map(({ id }) => id))).toEqual([
      ["N1", "S2"],
      ["S1", "N2"],
    ]);
    expect(healthAfter(played)).toEqual([37, 37]);
  });

  test("[SC61][R9] an actor that is stolen still acts, for the player who ordered it", () => {
    const orders = [charges(fire("N1", "steal", "S1")), charges(fire("S1", "steal", "N2"))] as const;
    const played = after(["grab", "hit3"], ["grab"], orders, passes);
    expect(played.state.players.map(({ ships }) => ships.map(({ id }) => id))).toEqual([["N1", "S1"], ["N2"]]);
  });

  test("[SC62][R7] a stolen ship that has not acted may respond for its new controller", () => {
    const played = after(["grab"], ["bolt"], [charges(fire("N1", "steal", "S1")), pass], [S1hits, pass]);
    expect(healthAfter(played)).toEqual([40, 36]);
    expect(shipOf(played, "S1")).toMatchObject({ charges: 1, origin: "stolen" });
  });

  test("[SC63][R5][R7] a stolen ship that has acted may not", () => {
    const state = responding(fleets(["grab", "bolt"], ["bolt"]), [charges(fire("N1", "steal", "S1")), S1hits]);
    expect(refusalOf(state, S1hits)).toMatchObject({ code: "already-acted", ship: "S1" });
    expect(healthAfter(play(state, [passes]))).toEqual([36, 40]);
  });

  test("[SC64][R8] legality is judged when the window opens", () => {
    const from = fleets(["zap", "grab"], ["ward", "hit3"]);
    const order = charges(fire("N1", "destroy", "S1"), fire("N2", "steal", "S2"));
    expect(refusalOf(from, order)).toEqual({ code: "target-protected", rule: "S11", ship: "S2", by: "S1" });
  });

  test("[SC65][S11][R24] no legal target: refused, not offered, passed automatically", () => {
    const from = fleets(["zap"], ["big"]);
    expect(refusalOf(from, charges(fire("N1", "destroy", "S1")))).toMatchObject({ code: "target-upgraded" });
    expect([...shapeships.legal(from, 0, toys)]).toEqual([pass]);
    expect(shapeships.next(from, toys)).toEqual({ auto: "simultaneous_declaration" });
  });

  test("[SC66][S9] energy is counted over the whole order", () => {
    const from = declaring({ amber: 1 }, {});
    expect(refusalOf(from, solar({ power: "spark" }, { power: "spark" }))).toEqual({
      ...{ code: "not-enough-energy", rule: "S9", colour: "amber", needed: 2, energy: 1 },
    });
  });

  test("[SC67][R2] a solar power is an action like a charge", () => {
    const played = play(declaring({ amber: 1 }, {}), [[solar({ power: "spark" }), pass]]);
    expect(stepsOf(played)).toContain("conditional_response");
    expect(healthAfter(played)).toEqual([40, 38]);
  });

  test("[SC68][S9][R23] what the declaration spent is gone in the response", () => {
    const from = declaring({ amber: 2, ships: ["bolt"] }, { ships: ["hit3"] });
    const state = responding(from, [solar({ power: "rend", target: "S1" }), pass]);
    expect(refusalOf(state, solar({ power: "spark" }))).toMatchObject({ code: "not-enough-energy", energy: 0 });
  });

  test("[SC69][R3] declarations are public in the response; responses are not counted", () => {
    const declared = { charges: [fire("N1", "damage")], solarPowers: [{ power: "spark" }] };
    const from = declaring({ ships: ["bolt", "bolt"], amber: 1 }, { ships: ["echo"] });
    const played = play(from, [
      [declared, pass],
      [charges(fire("N2", "damage")), charges(fire("S1", "heal"))],
    ]);
    expect(healthAfter(played)).toEqual([40, 40 - 4 - 2 - 4 + 4]);
  });

  test("[SC70][S10] a response-only charge is refused in the declaration", () => {
    expect(refusalOf(fleets(["echo"], []), charges(fire("N1", "heal")))).toEqual({
      ...{ code: "wrong-window", rule: "S10", source: "N1", window: "declaration" },
    });
  });

  test("[SC71][R24][S21] where nobody owns anything usable the window exists, with two automatic passes", () => {
    const { events } = after(["hit3"], []);
    expect(events.find((event) => event.type === "revealed")).toEqual({
      ...{ type: "revealed", window: "declaration", orders: passes, automatic: [true, true] },
    });
  });

  test("[SC73][C3] a power with a priority is refused on loading", () => {
    const ships = toys.ships.map((ship) => ({
      ...ship,
      powers: ship.powers.map((power) => ({ ...power, priority: 1 })),
    }));
    expect(shapeships.parse.rules({ ...toys, ships })).toMatchObject({
      refusal: { rule: "C3", path: "/ships/0/powers/0/priority", problem: `Error: ${messages[3]}` },
    });
    const [first, ...others] = toys.ships;
    const stray = { ...first, powers: [{ ...first?.powers[0], haste: 1 }] };
    expect(shapeships.parse.rules({ ...toys, ships: [stray, ...others] })).toMatchObject({
      ...{ ok: false, refusal: { code: "bad-request" } },
    });
  });

  test("[SC74][C2] queued damage beyond one's health does not kill before the end of the turn", () => {
    const from = declaring({ ships: ["bolt"] }, { ships: ["bolt"], health: 3 });
    const played = play(from, [
      [N1hits, pass],
      [pass, charges(fire("S1", "heal"))],
    ]);
    expect(healthAfter(played)).toEqual([40, 3]);
    expect(played.state.status).toBe("playing");
  });
});

describe("locked orders", () => {
  const begun = start(shapeships, "locked", { factions: ["lattice", "lattice"] });
  const begunMatch = begun.ok ? begun.value.match : null;
  const did = (match: Match<Shapeships>, seat: number, action: ShapeshipsAction): Match<Shapeships> => {
    const moved = decide(shapeships, match, seat, action);
    if (!moved.ok) throw new Error(moved.refusal.code);
    return moved.value.match;
  };
  const declaration = () => {
    if (begunMatch === null) throw new Error("no match");
    return did(did(begunMatch, 0, draw("caliper")), 1, draw("caliper"));
  };

  test("[SC47][R23][S21] a locked order shows nowhere, and its charge still does", () => {
    const match = declaration();
    const locked = did(match, 0, N1hits);
    for (const viewer of [1, "spectator"] as const) {
      const sight = observe(shapeships, locked, viewer);
      expect(canonical(sight)).toBe(canonical({ ...observe(shapeships, match, viewer), decided: [0] }));
      expect(sight.view.players[0].ships).toMatchObject([{ ship: "caliper", charges: 2 }]);
    }
  });

  test("[SC49][C3] a locked order can be taken back until both are in", () => {
    const locked = did(declaration(), 0, N1hits);
    expect(decide(shapeships, locked, 0, pass)).toMatchObject({ refusal: { code: "already-decided" } });
    const back = takeBack(shapeships, locked, 0);
    if (!back.ok) throw new Error(back.refusal.code);
    const changed = did(did(back.value.match, 0, charges(fire("N1", "heal"))), 1, S1hits);
    const orders = [
      { seat: 0, action: charges(fire("N1", "heal")) },
      { seat: 1, action: S1hits },
    ];
    expect(changed.log.at(-1)).toEqual({ type: "decide", orders });
    expect(takeBack(shapeships, changed, 0)).toMatchObject({ ok: false });
  });

  test("[SC48][C3][SK3] who locks first does not show", () => {
    const match = declaration();
    const one = did(did(match, 0, N1hits), 1, S1hits);
    const other = did(did(match, 1, S1hits), 0, N1hits);
    expect(canonical(one)).toBe(canonical(other));
    expect(writeRecord(shapeships, one)).toBe(writeRecord(shapeships, other));
  });

  test("[SC72] a stored match with one sealed order goes on as if it had not been stored", () => {
    const locked = did(declaration(), 0, N1hits);
    const stored: Match<Shapeships> = JSON.parse(JSON.stringify(locked));
    expect(canonical(did(stored, 1, S1hits))).toBe(canonical(did(locked, 1, S1hits)));
    expect(JSON.stringify(locked.state)).not.toContain('"charges":[{');
  });

  test("[S22] a refused order spends and reveals nothing: the hash is what it was", () => {
    const match = declaration();
    const hash = hashText(canonical(match));
    const bad: readonly ShapeshipsAction[] = [
      saveAll,
      S1hits,
      charges(fire("N9", "damage")),
      solar({ power: "flare" }),
      { faction: "corona" },
    ];
    for (const action of bad) expect(decide(shapeships, match, 0, action).ok).toBe(false);
    expect(hashText(canonical(match))).toBe(hash);
  });
});
