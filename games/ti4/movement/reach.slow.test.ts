import { explain } from "@umpire/toolkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adjacencyOf, type Galaxy } from "../galaxy/galaxy.ts";
import type { Effect } from "./effects.ts";
import { moveValue, pathGain } from "./move-value.ts";
import type { Movement, Ship } from "./movement.ts";
import { checkPath } from "./path.ts";
import { randomMovement } from "./random-maps.fixture.ts";
import { type Cause, reach, type TooFar } from "./reach.ts";
import { bruteForce } from "./walker.fixture.ts";

const optionsOf = (movement: Movement, ship: Ship) =>
  (reach(movement, [ship])[0]?.options ?? []).map(({ moveNeeded, rolls }) => ({ moveNeeded, rolls }));

describe("reach against brute force", () => {
  test("every simple walk on galaxies of up to 10 systems", () => {
    fc.assert(
      fc.property(randomMovement(10), ({ movement, ship }) => {
        // Where one exit gives more than one, a detour and back can pay; the walks below try that.
        fc.pre(!movement.effects.some(({ extraRiftBonus, movePerPassed }) => extraRiftBonus || movePerPassed));
        expect(optionsOf(movement, ship)).toEqual(bruteForce(movement, ship, movement.galaxy.systems.length));
      }),
      { numRuns: 3000 },
    );
  });

  test("every walk of up to eight steps, the same system again and again, on galaxies of up to 5", () => {
    fc.assert(
      fc.property(randomMovement(5), ({ movement, ship }) => {
        expect(optionsOf(movement, ship)).toEqual(bruteForce(movement, ship, 7, true));
      }),
      { numRuns: 500 },
    );
  });

  test("every path that is offered is legal, and comes to what it says", () => {
    fc.assert(
      fc.property(randomMovement(10), ({ movement, ship }) => {
        for (const { path, rolls, survival, move } of reach(movement, [ship])[0]?.options ?? []) {
          expect(checkPath(movement, ship, path)).toEqual({ move, rolls, survival });
          expect(move.value).toBeGreaterThanOrEqual(path.length - 1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Every walk of so many systems from a ship's place to the active one. */
function walks({ galaxy, active }: Movement, { at }: Ship, length: number): readonly (readonly string[])[] {
  const near = adjacencyOf(galaxy);
  let paths: readonly (readonly string[])[] = [[at]];
  for (let step = 1; step < length; step += 1) {
    paths = paths.flatMap((path) => (near.get(path.at(-1) ?? "") ?? []).map((next) => [...path, next]));
  }
  return paths.filter((path) => path.at(-1) === active);
}

describe("which of equal ways", () => {
  test("the one with fewer steps, then the first by its ids", () => {
    fc.assert(
      fc.property(randomMovement(10), ({ movement, ship }) => {
        for (const { path, rolls, moveNeeded } of reach(movement, [ship])[0]?.options ?? []) {
          if (path.length > 5) return;
          const first = Array.from({ length: path.length - 1 }, (_, more) => walks(movement, ship, more + 2))
            .flat()
            .find((other) => isAlike(movement, ship, other, rolls, moveNeeded));
          expect(path).toEqual(first);
        }
      }),
      { numRuns: 4000 },
    );
  });
});

/** A legal way with as many rolls at the same cost. */
function isAlike(movement: Movement, ship: Ship, path: readonly string[], rolls: number, cost: number): boolean {
  const judged = checkPath(movement, ship, path);
  return !("refusal" in judged) && judged.rolls === rolls && needed(movement, ship, path) === cost;
}

/** What a path takes, a surge not taken where it is not needed. */
function needed(movement: Movement, ship: Ship, path: readonly string[]): number {
  const cost = path.length - 1 - pathGain(movement, ship, path);
  const { value } = explain(ship.move, moveValue(movement, ship));
  return Math.max(0, Math.min(cost, value));
}

/** The same step with one cause out of the way. */
function without(
  { movement, ship }: { movement: Movement; ship: Ship },
  cause: Cause,
): { movement: Movement; ship: Ship } {
  if (cause.code === "too-far") return { movement: brought(movement, ship, cause), ship };
  if (cause.code === "cannot-move") return { movement, ship: { ...ship, move: 1 } };
  const less = (set: ReadonlySet<string>) =>
    new Set([...set].filter((id) => id !== ("system" in cause ? cause.system : "")));
  if (cause.code === "start-has-token") return { movement: { ...movement, tokens: less(movement.tokens) }, ship };
  if (cause.code === "blocked-by-ships") return { movement: { ...movement, others: less(movement.others) }, ship };
  if (cause.code === "not-adjacent") return { movement, ship };
  return { movement: cleared(movement, cause.system, cause.anomaly), ship };
}

/** The same step without an anomaly of one system. */
function cleared(movement: Movement, id: string, anomaly: string | undefined): Movement {
  const galaxy: Galaxy = {
    ...movement.galaxy,
    systems: movement.galaxy.systems.map((system) =>
      system.id === id ? { ...system, anomalies: system.anomalies.filter(({ type }) => type !== anomaly) } : system,
    ),
  };
  return { ...movement, galaxy };
}

/** What is too far brought near: the nebula that is named is gone, and what is missing beside is added. */
function brought(
  movement: Movement,
  ship: Ship,
  { needed: far, move, system, anomaly, moveWithout }: TooFar,
): Movement {
  if (system === undefined || moveWithout === undefined) return raised(movement, ship, far - move);
  return raised(cleared(movement, system, anomaly), ship, Math.max(0, far - moveWithout));
}

/** The move that is missing; where a nebula caps it hard, that the cap is what it comes to without. */
function raised(movement: Movement, ship: Ship, move: number): Movement {
  const start = movement.galaxy.systems.find(({ id }) => id === ship.at);
  const isCapped = movement.rules.nebulaMoveHardCap && start?.anomalies.some(({ type }) => type === "nebula");
  const help = { id: "help", move, rule: "test" };
  if (!isCapped) return { ...movement, effects: [...movement.effects, help] };
  const rules = { ...movement.rules, nebulaMoveHardCap: false };
  return { ...movement, rules, effects: [...movement.effects.map(less), help] };
}

/** An effect without what it adds to a move value, and without what it does against a nebula: the cap lets none of it. */
function less({ move: _, extraRiftBonus: __, movePerPassed: ___, fullMoveInNebula: ____, ...effect }: Effect): Effect {
  const others = (types: Effect["into"]) => (types ?? []).filter((type) => type !== "nebula");
  return { ...effect, into: others(effect.into), through: others(effect.through) };
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((some) => [first, ...some])];
}

/** Where a ship is held back by the nebula that it begins in, and by nothing else but a token, that nebula is named. */
function expectNamed({ movement, ship }: { movement: Movement; ship: Ship }, causes: readonly Cause[]): void {
  const free = { ...movement, tokens: new Set<string>() };
  const isReached = (on: Movement) => reach(on, [ship])[0]?.reachable === true;
  if (isReached(free) || !isReached(cleared(free, ship.at, "nebula"))) return;
  expect(causes).toContainEqual(expect.objectContaining({ anomaly: "nebula", system: ship.at }));
}

describe("why not", () => {
  test("the causes of a refusal are a minimal set: without all of them the ship reaches, without fewer it does not", () => {
    let refused = 0;
    fc.assert(
      fc.property(randomMovement(9), (at) => {
        const [answer] = reach(at.movement, [at.ship]);
        const causes = answer?.refusal?.causes ?? [];
        if (
          answer === undefined ||
          answer.reachable ||
          causes.some(({ code }) => code === "not-adjacent" || code === "cannot-move")
        )
          return;
        refused += 1;
        const open = causes.reduce(without, at);
        expect(checkPath(open.movement, open.ship, answer.nearest?.path ?? [])).not.toHaveProperty("refusal");
        for (const some of subsets(causes)) {
          const changed = some.reduce(without, at);
          const reached = reach(changed.movement, [changed.ship])[0]?.reachable;
          expect(reached, JSON.stringify(some)).toBe(some.length === causes.length);
        }
        expectNamed(at, causes);
      }),
      { numRuns: 1500 },
    );
    expect(refused).toBeGreaterThan(200);
  });
});
