import { fastDice } from "@umpire/bots";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { tactics } from "../../game.ts";
import { buffs } from "../../rules/data/buffs.ts";
import { presets } from "../../rules/data/presets.ts";
import { tiles as tacticsTiles } from "../../rules/data/tiles.ts";
import { unitTypes } from "../../rules/data/units.ts";
import type { Tactics } from "../../rules/shape.ts";
import { fight } from "../fights.fixture.ts";
import { countPositions, solve, unsolved } from "./duel.ts";
import { duelVerdict } from "./duel-verdict.ts";
import { endingVerdict } from "./ending-verdict.ts";
import { countEndings, solveEndings, unsolvedEndings } from "./endings.ts";
import { duelField, pairsOf, positionsIn, type Side } from "./field.ts";
import { readTable, writeTable } from "./file.ts";
import { quietTurns } from "./quiet.ts";
import { isSolved, type Tables, unsolvedTables, verdictOf } from "./tables.ts";
import type { SolvedResult } from "./verdict.ts";

type View = Tactics["view"];
type Unit = View["units"][number];
type Numbers = Pick<Unit, "hp" | "attack" | "moveRange" | "attackRange">;

const rules = { ...presets.skirmish, turnCap: null };
const rng = fastDice(3);
const oneOf = <T>(items: readonly T[]): T => items[rng.int(items.length)] as T;

/** Two sides on random squares. */
function placed(sides: readonly [readonly Numbers[], readonly Numbers[]]): View {
  const squares = new Set<number>();
  const units = sides.flatMap((side, at) =>
    side.map(({ hp, attack, moveRange, attackRange }, index): Unit => {
      let square = rng.int(25);
      while (squares.has(square)) square = rng.int(25);
      squares.add(square);
      const owner = at === 0 ? "P1" : "P2";
      const position = { x: square % 5, y: Math.floor(square / 5) };
      return { id: `${index}${owner}`, owner, hp, attack, moveRange, attackRange, position, alive: true };
    }),
  );
  return { ...fight([]), units, currentPlayer: oneOf(["P1", "P2"]) };
}

/** Every position that a whole turn leads to, by the real rules; the end of the match among them. */
function afterTurn(view: View): readonly View[] {
  return [...tactics.legal(view, 0, rules)].flatMap((action) => {
    const { state } = tactics.resolve(view, () => action, rng, rules);
    return state.gameOver || state.currentPlayer !== view.currentPlayer ? [state] : afterTurn(state);
  });
}

/** What a position must be worth, if what follows it is worth what the table says. */
function expected(view: View, verdict: (view: View) => SolvedResult | null): SolvedResult {
  const found = afterTurn(view).map((after): SolvedResult => {
    if (!after.gameOver) return turned(verdict(after));
    return { result: after.winner === null ? "draw" : after.winner === view.currentPlayer ? "win" : "loss", turns: 1 };
  });
  const turns = (result: SolvedResult["result"]) =>
    found.flatMap((each) => (each.result === result ? [each.turns] : []));
  if (turns("win").length > 0) return { result: "win", turns: Math.min(...turns("win")) };
  if (turns("draw").length > 0) return { result: "draw", turns: 0 };
  return { result: "loss", turns: Math.max(...turns("loss")) };
}

/** The same a turn earlier, for the other side. */
function turned(verdict: SolvedResult | null): SolvedResult {
  if (verdict === null) throw new Error("a position that follows a solved one is not solved");
  const { result, turns } = verdict;
  return { result: result === "draw" ? "draw" : result === "win" ? "loss" : "win", turns: turns + 1 };
}

describe("the solved duel", () => {
  const part = unsolved(duelField());
  const PAIRS = 45;
  beforeAll(() => {
    const work = solve(part);
    for (let pair = 0; pair < PAIRS; pair += 1) work.next();
  }, 120_000);

  const { sides, kinds } = part.field;
  const numbers = (side: Side = []): readonly Numbers[] =>
    side.map(({ kind, hp }) => ({ attack: 0, attackRange: 0, ...kinds[kind], hp, moveRange: 1 }));
  const known = (view: View) => duelVerdict(part, view);

  test("agrees with the real rules in random positions, as far as it is solved here", () => {
    const pairs = pairsOf(part.field).slice(0, PAIRS);
    const large = pairs.filter(([a, b]) => (sides[a]?.length ?? 0) + (sides[b]?.length ?? 0) === 4);
    expect(large.length).toBeGreaterThan(5);
    for (const list of [pairs, large]) {
      for (let time = 0; time < 150; time += 1) {
        const [a, b] = oneOf(list);
        const view = placed([numbers(sides[a]), numbers(sides[b])]);
        expect(known(view)).toEqual(expected(view, known));
      }
    }
  });

  test("agrees with the endings, which are solved in another way, where one unit a side is left", () => {
    const endings = unsolvedEndings();
    const lone = pairsOf(part.field)
      .slice(0, PAIRS)
      .filter(([a, b]) => sides[a]?.length === 1 && sides[b]?.length === 1);
    expect(lone.length).toBeGreaterThan(15);
    for (let time = 0; time < 2000; time += 1) {
      const [a, b] = oneOf(lone);
      const view = placed([numbers(sides[a]), numbers(sides[b])]);
      expect(endingVerdict(endings, view)).toEqual(known(view));
    }
  });

  test("goes quietly wherever the real rules go without an attack, and nowhere else", () => {
    const [both = []] = duelField().sides.filter(({ length }) => length === 2);
    for (let time = 0; time < 60; time += 1) {
      const view = { ...placed([numbers(both), numbers(both)]), currentPlayer: "P1" as const };
      const spell = (units: View["units"]) => units.map(({ position: { x, y } }) => y * 5 + x).join();
      const legal = afterTurn(view).filter(({ units }) => units.every(({ hp }, at) => hp === view.units[at]?.hp));
      const squares = Int8Array.from(view.units, ({ position: { x, y } }) => y * 5 + x);
      const found: string[] = [];
      quietTurns(squares, 0, 2, 4, (reached) => found.push(reached.join()));
      expect(found.toSorted()).toEqual([...new Set(legal.map(({ units }) => spell(units)))].sort());
    }
  });

  test("counts every position once, turned or mirrored", () => {
    expect(positionsIn(duelField())).toBe(46_066_200);
    const { won, lost, drawn } = countPositions(part);
    const places = 5_772_445;
    expect(won + lost + drawn).toBe(places);
  });
});

/** Any of the three units, with few hp, so that not much has to be solved. */
const anyUnit = (): Numbers => ({ ...oneOf(Object.values(unitTypes)), hp: 1 + rng.int(3) });

/** One against one with some tiles left, and some of the buffs of those that are spent. */
function ending(): View {
  const tiles = tacticsTiles.filter(() => rng.int(2) === 0);
  const view = placed([[anyUnit()], [anyUnit()]]);
  const spent = tacticsTiles.filter((tile) => !tiles.includes(tile) && rng.int(3) === 0);
  const unitBuffs: { [id: string]: View["unitBuffs"][string] } = {};
  for (const { buffId, duration } of spent) {
    const { id } = oneOf(view.units);
    const buff = { ...buffs[buffId as keyof typeof buffs], duration: 1 + rng.int(duration) };
    unitBuffs[id] = [...(unitBuffs[id] ?? []), buff];
  }
  return { ...view, tiles, unitBuffs };
}

describe("the endings of skirmish", () => {
  const endings = unsolvedEndings();
  const known = (view: View) => endingVerdict(endings, view);

  test("agree with the real rules in random positions with tiles and buffs", () => {
    const results = new Set<string>();
    for (let time = 0; time < (inject("isLong") ? 2500 : 250); time += 1) {
      const view = ending();
      const verdict = known(view);
      expect(verdict).toEqual(expected(view, known));
      // On one's own turn one may fall by poison alone, and win on the other's.
      results.add(`${verdict?.result} ${(verdict?.turns ?? 0) % 2}`);
    }
    expect([...results].sort()).toEqual(["draw 0", "loss 0", "loss 1", "win 0", "win 1"]);
  });

  test.runIf(inject("isLong"))("are solved set by set to the same as when they are asked for one by one", () => {
    const whole = unsolvedEndings();
    solveEndings(whole).next();
    expect(whole.done).toBe(1);
    for (let time = 0; time < 500; time += 1) {
      const view = { ...ending(), tiles: [] };
      expect(endingVerdict(whole, view)).toEqual(known(view));
    }
    const { won, lost, drawn, longest } = countEndings(whole);
    expect(won + lost + drawn).toBe(34 * 34 * 25 * 24);
    expect(longest).toBeGreaterThan(20);
  });
});

describe("what is known of a position", () => {
  const view = fight([
    ["P1", 0, 0, 8, 2],
    ["P2", 4, 4, 1],
  ]);
  const verdict = (change: Partial<View>, of: Tactics["rules"] = rules) =>
    verdictOf(undefined, { ...view, ...change }, of);

  test("a win that comes too late for the turn cap is a draw", () => {
    const { result, turns = 0 } = verdict({}) ?? {};
    expect(result).toBe("win");
    const cap = (left: number) => verdict({ turn: 40 - left }, presets.duel)?.result;
    expect(cap(turns)).toBe("win");
    expect(cap(turns - 1)).toBe("draw");
  });

  test("nothing, where it is not what was solved: other rules, units, tiles and buffs, the middle of a turn", () => {
    const [tile] = tacticsTiles;
    const { STUN, RAGE, MARKED } = buffs;
    const one = (unit: Partial<Unit>) => ({ units: view.units.map((each) => ({ ...each, ...unit })) });
    expect(verdict({ tiles: tacticsTiles.slice(0, 3), unitBuffs: { a: [RAGE].slice(1) } })).not.toBeNull();
    expect(verdict({ unitBuffs: { a: [STUN, RAGE] } })).not.toBeNull();
    expect(verdict({ actedUnitIds: ["a"] })).toBeNull();
    expect(verdict({ board: { width: 6, height: 5 } })).toBeNull();
    expect(verdict({ units: view.units.slice(1) })).toBeNull();
    expect(verdict(one({ attack: 4 }))).toBeNull();
    expect(verdict(one({ moveRange: 2 }))).toBeNull();
    expect(verdict(one({ owner: "P1" }))).toBeNull();
    if (tile === undefined) throw new Error("no tile");
    expect(verdict({ tiles: [{ ...tile, duration: 1 }] })).toBeNull();
    expect(verdict({ tiles: [{ ...tile, position: { x: 3, y: 3 } }] })).toBeNull();
    expect(verdict({ unitBuffs: { a: [MARKED] } })).toBeNull();
    expect(verdict({ unitBuffs: { a: [STUN, STUN] } })).toBeNull();
    expect(verdict({ unitBuffs: { a: [{ ...STUN, duration: 3 }] } })).toBeNull();
    expect(verdict({ unitBuffs: { a: [{ ...RAGE, modifiers: { ...RAGE.modifiers, bonusAttack: 3 } }] } })).toBeNull();
    expect(verdict({ unitBuffs: { a: [{ ...STUN, flags: RAGE.flags }] } })).toBeNull();
    expect(verdict({ unitBuffs: { a: [RAGE] }, tiles: [tile] })).toBeNull();
    expect(verdict({}, presets.v1)).toBeNull();
    expect(verdict({}, { ...rules, poisonTick: "turn-start" })).toBeNull();
    expect(verdict({}, { ...rules, turnEndOrder: "expire-first" })).toBeNull();
  });

  test("nothing where it would take long and nobody has brought tables", () => {
    const [hale, other] = view.units;
    if (hale === undefined || other === undefined) throw new Error("no units");
    expect(verdict({ units: [hale, { ...other, hp: 10 }], tiles: tacticsTiles })).toBeNull();
    expect(verdict({ units: [hale, { ...other, hp: 2 }], tiles: tacticsTiles })).not.toBeNull();
  });
});

describe("a table file", () => {
  const unsolvedOnes = unsolvedTables();
  const { blocks } = unsolvedOnes.endings;
  const tables: Tables = { duel: { ...unsolvedOnes.duel, done: 190 }, endings: { blocks, done: 32 } };
  tables.duel.values[7] = 3;
  blocks[blocks.length - 1] = new Int8Array(625).fill(-5);
  const bytes = writeTable(tables);
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
    if (!read.ok) throw new Error(read.refusal.problem);
    expect(isSolved(read.value)).toBe(true);
    expect(read.value.duel.values[7]).toBe(3);
    expect(read.value.endings.blocks.at(-1)).toEqual(new Int8Array(625).fill(-5));
    expect(isSolved(unsolvedTables())).toBe(false);
  });

  test("says how far the work is, and holds nothing beyond", () => {
    const read = readTable(writeTable({ ...tables, endings: { blocks, done: 31 } }));
    if (!read.ok) throw new Error(read.refusal.problem);
    expect(isSolved(read.value)).toBe(false);
    expect(read.value.endings).toMatchObject({ done: 31 });
    expect(read.value.endings.blocks.at(-1)).toBeUndefined();
  });

  test("is refused where it is cut short, damaged, of another edition, or no table", () => {
    expect(problem(bytes.subarray(0, bytes.length - 1))).toBe("cut-short");
    const changed = bytes.slice();
    changed[bytes.length - 9] = 1;
    expect(problem(changed)).toBe("damaged");
    expect(problem(withHead((head) => head.replace('"edition":1', '"edition":2')))).toBe("other-edition");
    expect(problem(withHead((head) => head.replace('"done":222', '"done":223')))).toBe("damaged");
    // A file of the duel alone, as it was made before there were endings in it.
    expect(problem(withHead((head) => head.replace(/"size":\d+/, '"size":14062500')))).toBe("other-edition");
    expect(problem(new Uint8Array(0))).toBe("no-table");
    expect(problem(Uint8Array.from("umpire table 1 nonsense\n", (letter) => letter.charCodeAt(0)))).toBe("no-table");
  });
});
