import { sealedDice } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { assignmentChoices } from "../../combat/choices.ts";
import { findFight, preparedFor } from "./fight.fixture.ts";
import { type Fight, playOut, waysTo } from "./fight.ts";

const fight = (prepared: Fight["prepared"], rest: Partial<Fight> = {}): Fight => ({
  ...{ prepared, seed: "demo", retreat: null, you: null, ...rest },
});
const fleets = preparedFor("2 dreadnought + 3 fighter", "2 dreadnought + 2 cruiser");

describe("a battle with dice", () => {
  test("the dice are those of the seed, in their order", () => {
    const { events, asked } = playOut(fight(fleets), []);
    const faces = events.flatMap((event) => (event.type === "volley" ? event.dice.map(({ die }) => die) : []));
    const rng = sealedDice("demo", 0);
    expect(faces).toEqual(faces.map(() => rng.int(10) + 1));
    expect(new Set(faces).size).toBeGreaterThan(5);
    expect(asked).toBeNull();
    expect(playOut(fight(fleets), [])).toEqual({ events, asked });
    expect(playOut(fight(fleets, { seed: "other" }), []).events).not.toEqual(events);
  });

  test("a side leaves at the end of the round in which it has said so, and not before", () => {
    const retreat = { side: "defender", after: 2 } as const;
    const { events } = findFight({ prepared: fleets, retreat, you: null }, (course) =>
      course.events.some(({ type }) => type === "retreated"),
    );
    expect(events.slice(-2)).toEqual([
      { type: "retreated", camp: "defender", round: 2 },
      { type: "over", winner: "attacker", round: 2 },
    ]);
  });

  test("where no die can hit the attacker leaves: there is an end", () => {
    const typed = { in: ["asteroid-field"], attacker: ["cosmic-phenomenae"] };
    const { events } = playOut(fight(preparedFor("2 fighter", "2 fighter", typed)), []);
    expect(events.slice(-2)).toEqual([
      { type: "retreated", camp: "attacker", round: 1 },
      { type: "over", winner: "defender", round: 1 },
    ]);
    // Cards that give the dice a chance in the first round are waited for.
    const first = preparedFor("2 fighter", "2 fighter", { ...typed, defender: ["morale-boost"] });
    expect(playOut(fight(first), []).events.at(-1)).toMatchObject({ winner: "defender", round: 2 });
  });
});

describe("somebody decides", () => {
  const you = "defender";
  const course = findFight({ prepared: fleets, retreat: null, you }, ({ asked, events }) => {
    const struck = events.find((event) => event.type === "assigned" && event.camp === you);
    return asked?.at === 0 && struck?.type === "assigned" && struck.round === 1 && struck.hits === 1;
  });
  const { seed } = course;

  test("a retreat is asked for before the dice of each round, an assignment after them", () => {
    expect(course.asked).toEqual({ type: "retreat", round: 1, at: 0 });
    const { events, asked } = playOut(fight(fleets, { seed, you }), [{ retreats: false }]);
    expect(asked).toMatchObject({ type: "assign", about: { 2: 1 } });
    expect(events.slice(0, asked?.at).filter(({ type }) => type === "volley")).toHaveLength(2);
    expect(events).toEqual(course.events);
  });

  test("what is decided happens, with the same dice", () => {
    const lost = { sustain: {}, destroy: { cruiser: 1 }, destroyDamaged: {} };
    const { events, asked } = playOut(fight(fleets, { seed, you }), [{ retreats: false }, { assignment: lost }]);
    const made = events.find((event) => event.type === "assigned" && event.camp === you);
    expect(made).toMatchObject({ round: 1, assignment: lost });
    expect(asked).toMatchObject({ type: "retreat", round: 2 });
    const volleys = (all: typeof events) => all.filter(({ type }) => type === "volley").slice(0, 2);
    expect(volleys(events)).toEqual(volleys(course.events));
  });

  test("who says so leaves", () => {
    const { events } = playOut(fight(fleets, { seed, you }), [{ retreats: true }]);
    expect(events.at(-1)).toEqual({ type: "over", winner: "attacker", round: 1 });
  });

  test("nobody is asked where there is but one way, nor about a retreat on the ground", () => {
    const ground = preparedFor("2 infantry", "2 infantry", { place: "ground" });
    expect(playOut(fight(ground, { you }), []).asked).toBeNull();
    const retreat = { side: you, after: 1 } as const;
    expect(playOut(fight(fleets, { seed, you, retreat }), []).asked).toMatchObject({ type: "assign" });
  });
});

describe("the ways to assign hits", () => {
  const { attacker: kit } = fleets.sides;
  const asked = [kit, kit.start, 3, "all"] as const;
  const ways = waysTo(...asked);

  test("the usual one first, each once, and none left out", () => {
    expect(ways[0]).toEqual({ sustain: { dreadnought: 2 }, destroy: { fighter: 1 }, destroyDamaged: {} });
    const spelt = (list: typeof ways) => list.map((way) => JSON.stringify(way)).sort();
    expect(spelt(ways)).toEqual(spelt(assignmentChoices(...asked)));
  });

  test("those that lose less before those that lose more", () => {
    const dreadnoughts = ways.map(({ destroy, destroyDamaged }) =>
      [destroy, destroyDamaged].reduce((sum, counts) => sum + (counts["dreadnought"] ?? 0), 0),
    );
    expect(dreadnoughts).toEqual([...dreadnoughts].sort());
    expect(dreadnoughts.at(-1)).toBe(2);
  });
});
