import { tactics, tacticsPresets } from "@umpire/games";
import { beforeAll, describe, expect, test } from "vitest";
import { fastDice } from "../dice.ts";
import { fight } from "../tactics/fights.fixture.ts";
import { duelField, pairsOf, positionsIn, type Side } from "./field.ts";
import { isSolved, readTable, writeTable } from "./file.ts";
import { quietTurns } from "./quiet.ts";
import { countPositions, type Solution, solve, unsolved } from "./solve.ts";
import { endings, type Verdict, verdictOf } from "./tables.ts";

type View = typeof tactics extends { view(...given: never[]): infer V } ? V : never;

const rules = { ...tacticsPresets.duel, turnCap: null };
const rng = fastDice(3);

/** Two sides on random squares. */
function placed({ field: { kinds } }: Solution, sides: readonly [Side, Side]): View {
  const squares = new Set<number>();
  const units = sides.flatMap((side, at) =>
    side.map(({ kind, hp }) => {
      let square = rng.int(25);
      while (squares.has(square)) square = rng.int(25);
      squares.add(square);
      const { attack = 0, attackRange = 0 } = kinds[kind] ?? {};
      const owner = at === 0 ? ("P1" as const) : ("P2" as const);
      const position = { x: square % 5, y: Math.floor(square / 5) };
      return { id: `${kind}${owner}`, owner, hp, attack, attackRange, moveRange: 1, position, alive: true };
    }),
  );
  return { ...fight([]), units, currentPlayer: rng.int(2) === 0 ? "P1" : "P2" };
}

/** Every position that a whole turn leads to, by the real rules; the end of the match among them. */
function afterTurn(view: View): readonly View[] {
  return [...tactics.legal(view, 0, rules)].flatMap((action) => {
    const { state } = tactics.resolve(view, () => action, rng, rules);
    return state.gameOver || state.currentPlayer !== view.currentPlayer ? [state] : afterTurn(state);
  });
}

/** What a position must be worth, if what follows it is worth what the table says. */
function expected(solution: Solution, view: View): Verdict {
  const found = afterTurn(view).map((after): Verdict | null =>
    after.gameOver ? { result: "loss", turns: 0 } : verdictOf(solution, after, rules),
  );
  const turns = (result: Verdict["result"]) => found.flatMap((each) => (each?.result === result ? [each.turns] : []));
  expect(found).not.toContain(null);
  if (turns("loss").length > 0) return { result: "win", turns: 1 + Math.min(...turns("loss")) };
  if (turns("draw").length > 0) return { result: "draw", turns: 0 };
  return { result: "loss", turns: 1 + Math.max(...turns("win")) };
}

describe("a solution", () => {
  const part = unsolved(duelField());
  const PAIRS = 45;
  beforeAll(() => {
    const work = solve(part);
    for (let pair = 0; pair < PAIRS; pair += 1) work.next();
  }, 120_000);

  test("of one against one agrees with the real rules in random positions", () => {
    const { sides } = endings().field;
    for (let time = 0; time < 400; time += 1) {
      const view = placed(endings(), [sides[rng.int(sides.length)] ?? [], sides[rng.int(sides.length)] ?? []]);
      expect(verdictOf(endings(), view, rules)).toEqual(expected(endings(), view));
    }
  });

  test("of the duel, as far as it is solved here, agrees with the real rules in random positions", () => {
    const pairs = pairsOf(part.field).slice(0, PAIRS);
    const { sides } = part.field;
    const large = pairs.filter(([a, b]) => (sides[a]?.length ?? 0) + (sides[b]?.length ?? 0) === 4);
    expect(large.length).toBeGreaterThan(5);
    for (const list of [pairs, large]) {
      for (let time = 0; time < 150; time += 1) {
        const [a, b] = list[rng.int(list.length)] ?? [0, 0];
        const view = placed(part, [sides[a] ?? [], sides[b] ?? []]);
        expect(verdictOf(part, view, rules)).toEqual(expected(part, view));
      }
    }
  });

  test("goes quietly wherever the real rules go without an attack, and nowhere else", () => {
    const [both = []] = duelField().sides.filter(({ length }) => length === 2);
    for (let time = 0; time < 60; time += 1) {
      const view = { ...placed(part, [both, both]), currentPlayer: "P1" as const };
      const spell = (units: View["units"]) => units.map(({ position: { x, y } }) => y * 5 + x).join();
      const legal = afterTurn(view).filter(({ units }) => units.every(({ hp }, at) => hp === view.units[at]?.hp));
      const squares = Int8Array.from(view.units, ({ position: { x, y } }) => y * 5 + x);
      const found: string[] = [];
      quietTurns(squares, 0, 2, 4, (reached) => found.push(reached.join()));
      expect(found.toSorted()).toEqual([...new Set(legal.map(({ units }) => spell(units)))].sort());
    }
  });

  test("knows the turn cap: a win that comes too late is a draw", () => {
    const view = fight([
      ["P1", 0, 0, 8, 2],
      ["P2", 4, 4, 1],
    ]);
    const verdict = verdictOf(endings(), view, rules);
    expect(verdict?.result).toBe("win");
    const cap = (left: number) => verdictOf(endings(), { ...view, turn: 40 - left }, tacticsPresets.duel)?.result;
    expect(cap(verdict?.turns ?? 0)).toBe("win");
    expect(cap((verdict?.turns ?? 0) - 1)).toBe("draw");
  });

  test("says nothing of what it does not know: buffs, tiles, other units, the middle of a turn", () => {
    const view = fight([
      ["P1", 0, 0, 10],
      ["P2", 4, 4, 10],
    ]);
    const tile = { position: { x: 2, y: 2 }, buffId: "RAGE", duration: 3, target: "self" } as const;
    const stun = { stunned: true, rooted: false, silenced: false, taunted: false, poison: false };
    const modifiers = { bonusHp: 0, bonusAttack: 0, bonusMoveRange: 0, bonusAttackRange: 0 };
    const buff = { buffId: "STUN", sourceUnitId: null, duration: 1, stackable: false, modifiers, flags: stun };
    expect(verdictOf(endings(), view, rules)).not.toBeNull();
    expect(verdictOf(endings(), { ...view, tiles: [tile] }, rules)).toBeNull();
    expect(verdictOf(endings(), { ...view, unitBuffs: { a: [buff] } }, rules)).toBeNull();
    expect(verdictOf(endings(), { ...view, actedUnitIds: ["a"] }, rules)).toBeNull();
    const strange = view.units.map((unit) => ({ ...unit, attack: 4 }));
    expect(verdictOf(endings(), { ...view, units: strange }, rules)).toBeNull();
    expect(verdictOf(endings(), view, tacticsPresets.v1)).toBeNull();
  });

  test("counts every position once, turned or mirrored", () => {
    expect(positionsIn(duelField())).toBe(46_066_200);
    const { won, lost, drawn } = countPositions(endings());
    // 25 squares for one unit and 24 for the other, nearly all of them met eight times.
    expect(won + lost + drawn).toBeGreaterThan((34 * 34 * 600) / 8);
    expect(won + lost + drawn).toBeLessThan((34 * 34 * 600) / 6);
  });
});

describe("a table file", () => {
  const solution: Solution = { ...unsolved(duelField()), done: 190 };
  solution.values[7] = 3;
  const bytes = writeTable(solution);
  const headEnd = bytes.indexOf(10);
  const withHead = (change: (head: string) => string) => {
    const head = change(String.fromCharCode(...bytes.subarray(0, headEnd)));
    const made = new Uint8Array(head.length + bytes.length - headEnd);
    made.set(Uint8Array.from(head, (letter) => letter.charCodeAt(0)));
    made.set(bytes.subarray(headEnd), head.length);
    return made;
  };
  const problem = (given: Uint8Array) => {
    const read = readTable(given);
    return read.ok ? null : read.refusal.problem;
  };

  test("is read as it was written", () => {
    const read = readTable(bytes);
    expect(read.ok && isSolved(read.value) && read.value.values[7]).toBe(3);
    expect(isSolved(unsolved(duelField()))).toBe(false);
  });

  test("is refused where it is cut short, damaged, of another edition, or no table", () => {
    expect(problem(bytes.subarray(0, bytes.length - 1))).toBe("cut-short");
    const changed = bytes.slice();
    changed[bytes.length - 9] = 1;
    expect(problem(changed)).toBe("damaged");
    expect(problem(withHead((head) => head.replace('"edition":1', '"edition":2')))).toBe("other-edition");
    expect(problem(withHead((head) => head.replace('"done":190', '"done":191')))).toBe("damaged");
    expect(problem(new Uint8Array(0))).toBe("no-table");
    expect(problem(Uint8Array.from("umpire table 1 nonsense\n", (letter) => letter.charCodeAt(0)))).toBe("no-table");
  });
});
