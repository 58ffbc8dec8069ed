import { describe, expect, test } from "vitest";
import { charges, draw, duel, fire, passes, play, refusalOf, settlementOf, shipOf, stepsOf } from "./duel.fixture.ts";
import type { PhaseStep } from "./phases.ts";
import type { ShapeshipsEvent } from "./shape.ts";
import { basic, charge, damage, toys, withShip } from "./toys.fixture.ts";
import { saveAll } from "./windows.ts";

/** What an event is and whose: `queued 3N1`, `destroyed N4`. */
function brief(event: ShapeshipsEvent): string {
  if (event.type === "queued") return `queued ${event.effect.id}`;
  if (event.type === "struck") return `struck ${event.target.id}`;
  if (event.type === "copied") return `copied ${event.ship}`;
  return "id" in event ? `${event.type} ${event.id}` : event.type;
}

/** The events of the first time that a step was taken, without its own. */
function during(step: PhaseStep, events: readonly ShapeshipsEvent[]): readonly string[] {
  const from = events.findIndex((event) => event.type === "step" && event.step === step) + 1;
  const rest = events.slice(from);
  const to = rest.findIndex(({ type }) => type === "step");
  return rest.slice(0, to === -1 ? rest.length : to).map(brief);
}

describe("the order of events", () => {
  test("[S25] of a reveal: North's charges and solar powers, South's, copies, and then the ships of each fleet", () => {
    const from = duel("simultaneous_declaration", [
      { ships: ["boom", "bolt", "grab", "clone", "hit3"], amber: 1 },
      { ships: ["bolt", "zap", "boom", "hit3", "zap"] },
    ]);
    const order = {
      charges: [fire("N4", "copy", "S1"), fire("N3", "steal", "S4"), fire("N2", "damage")],
      solarPowers: [{ power: "spark" }],
    };
    const answer = charges(fire("S5", "destroy", "N5"), fire("S2", "destroy", "N1"), fire("S1", "heal"));
    const { events } = play(from, [[order, answer], passes]);
    expect(during("simultaneous_declaration", events)).toEqual([
      ...["revealed", "queued 3N1", "queued 3N2", "queued 3S1"],
      ...["copied bolt", "destroyed N1", "queued 3N3", "destroyed N5", "stolen S4"],
    ]);
    expect(during("cleanup", events)).toEqual(["arrived N6", "turn-ended"]);
  });

  test("[S25] of a completion: what was opened, and then effects as the ships completed, North's first", () => {
    const from = duel("drawing", [{ ships: ["spring"], lines: 9 }, { lines: 4 }]);
    const order = { ...draw("bang5", "balm5"), makers: [{ ship: "N1", makes: "bang5" }] };
    const { events } = play(from, [[order, draw("bang5")]]);
    expect(during("completion", events)).toEqual(["completed", "queued 3N1", "queued 3N2", "queued 3N3", "queued 3S1"]);
    const sources = events.flatMap((event) => (event.type === "queued" ? [event.effect.ship] : []));
    expect(sources).toEqual(["N2", "N3", "N4", "S1"]);
  });

  test("[S25] of a first strike, and of the rows of a settlement", () => {
    const pack = { ...toys, dusk: { turn: 3, damage: 1 } };
    const fleets = [
      { ships: ["early", "volley"], lines: 3 },
      { ships: ["early", "mend2"], lines: 7 },
    ] as const;
    const from = duel("drawing", fleets, { pack });
    const played = play(from, [[draw("boom"), draw("boom", "bang5")]], { pack });
    expect(during("first_strike", played.events)).toEqual([
      ...["struck S3", "queued 3N1", "struck N3"],
      ...["destroyed N3", "queued 3N2", "destroyed S3", "queued 3S2"],
    ]);
    expect(settlementOf(played)[1].rows.map(({ source }) => source)).toEqual(["volley", "boom", "mend2", "dusk"]);
  });

  test("[S25] of cleanup: North's arrivals, then South's", () => {
    const from = duel("simultaneous_declaration", [{ ships: ["zap", "pod"] }, { ships: ["zap", "pod"] }]);
    const both = [charges(fire("N1", "destroy", "S2")), charges(fire("S1", "destroy", "N2"))] as const;
    const { events } = play(from, [both]);
    expect(during("cleanup", events)).toEqual([
      ...["arrived N3", "arrived N4", "arrived S3", "arrived S4", "turn-ended"],
    ]);
    expect(stepsOf({ events })).toContain("cleanup");
  });
});

describe("first strikes", () => {
  test("[S13] a striker strikes in the turn in which it is built", () => {
    const from = duel("drawing", [{ ships: ["hit3", "hit3"], lines: 2 }, { lines: 3 }]);
    const played = play(from, [[{ ...saveAll, upgrades: [{ ship: "early" }] }, draw("hit3")]]);
    expect(during("first_strike", played.events)).toEqual(["struck S1", "destroyed S1"]);
    expect(shipOf(played, "N3")?.charges).toBe(0);
  });

  test("[S13] who strikes spends a charge and has acted; who finds nothing to take does neither", () => {
    const both = basic("both", 5, [{ when: "first_strike", effect: "destroy" }, charge(damage, 2)], { charges: 2 });
    const pack = withShip(both);
    const after = (south: ReturnType<typeof draw>) =>
      play(duel("drawing", [{ ships: ["both", "both"] }, { lines: 4 }], { pack }), [[saveAll, south]], { pack }).state;
    const struck = after(draw("hit3"));
    expect([shipOf({ state: struck }, "N1")?.charges, shipOf({ state: struck }, "N2")?.charges]).toEqual([1, 2]);
    expect(struck.turnData.acted).toEqual(["N1"]);
    expect(refusalOf(struck, charges(fire("N1", "damage")), pack)).toMatchObject({ code: "already-acted" });
    expect(refusalOf(struck, charges(fire("N2", "damage")), pack)).toBeNull();
    expect(after(saveAll).turnData.acted).toEqual([]);
  });

  test("[S13] a striker that is itself taken has struck", () => {
    const pack = withShip(basic("spike", 2, [{ when: "first_strike", effect: "destroy" }], { charges: 1 }));
    const from = duel("drawing", [{ lines: 4 }, { lines: 2 }], { pack });
    const { events } = play(from, [[draw("spike"), draw("spike")]], { pack });
    expect(during("first_strike", events)).toEqual(["struck S1", "struck N1", "destroyed N1", "destroyed S1"]);
  });
});

describe("the last turn", () => {
  const last = { ...toys, turnCap: 3 };
  const outcome = (one: number, two: number) =>
    play(duel("settlement", [{ health: one }, { health: two, ships: ["hit3"] }]), [], { pack: last }).state.outcome;

  test("[S15] nobody is out: drawn, whatever the numbers; somebody is: as in any other turn", () => {
    expect(outcome(40, 2)).toEqual({ result: "turn_cap", winner: null });
    expect(outcome(3, 2)).toEqual({ result: "win", winner: 1 });
    expect(outcome(2, -1)).toEqual({ result: "draw", winner: null });
    expect(outcome(2, -2)).toEqual({ result: "narrow_win", winner: 0 });
  });
});
