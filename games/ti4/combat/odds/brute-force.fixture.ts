import type { Battle, Camp } from "../battle.ts";

/** One unit of a side, as an independent reading of the rules knows it. */
type Piece = { readonly kind: string; readonly isHurt: boolean };
type Numbers = { readonly chance: number; readonly dice: number; readonly sustains: boolean };
type Table = { readonly [kind: string]: Numbers };
type Fleet = readonly Piece[];

/** Plain numbers of a few units, spelt out again: what hits on 9 has two faces of ten. */
const table: Table = {
  fighter: { chance: 0.2, dice: 1, sustains: false },
  destroyer: { chance: 0.2, dice: 1, sustains: false },
  cruiser: { chance: 0.4, dice: 1, sustains: false },
  carrier: { chance: 0.2, dice: 1, sustains: false },
  dreadnought: { chance: 0.6, dice: 1, sustains: true },
  warsun: { chance: 0.8, dice: 3, sustains: true },
};
const lossOrder = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought", "warsun"];
const barrageChance = 0.2;

/**
 * Win, loss and draw by following every number of hits of every round until hardly a chance is left: nothing is summed
 * in closed form, nothing is looked up. It knows barrage, cannons, early and late sustaining, Duranium Armor, and
 * static orders of losing and of sustaining.
 */
export function bruteOdds(battle: Battle): { readonly [end in Camp | "draw"]: number } {
  let open = new Map([[keyOf(fleetOf(battle, "attacker"), fleetOf(battle, "defender")), 1]]);
  open = step(open, (a, b) => cannons(battle, a, b));
  open = step(open, barrages);
  const ends = { attacker: 0, defender: 0, draw: 0 };
  while (sumOf(open) > 1e-13) {
    open = stillFought(open, ends);
    open = step(open, (a, b) => rounds(battle, a, b));
  }
  return ends;
}

const sumOf = (open: ReadonlyMap<string, number>) => [...open.values()].reduce((sum, chance) => sum + chance, 0);

/** What is not over; what is goes where it belongs. */
function stillFought(open: ReadonlyMap<string, number>, ends: { [end in Camp | "draw"]: number }): Map<string, number> {
  const next = new Map<string, number>();
  for (const [key, chance] of open) {
    const [a, b] = readKey(key);
    if (a.length > 0 && b.length > 0) next.set(key, chance);
    else ends[a.length > 0 ? "attacker" : b.length > 0 ? "defender" : "draw"] += chance;
  }
  return next;
}

type Ends = readonly { readonly a: Fleet; readonly b: Fleet; readonly chance: number }[];

function step(open: ReadonlyMap<string, number>, of: (a: Fleet, b: Fleet) => Ends): Map<string, number> {
  const next = new Map<string, number>();
  for (const [key, chance] of open) {
    const [a, b] = readKey(key);
    for (const end of of(a, b)) {
      const to = keyOf(end.a, end.b);
      next.set(to, (next.get(to) ?? 0) + chance * end.chance);
    }
  }
  return next;
}

const keyOf = (a: Fleet, b: Fleet): string => JSON.stringify([sorted(a), sorted(b)]);
const sorted = (fleet: Fleet) => fleet.map(({ kind, isHurt }) => `${kind}${isHurt ? "!" : ""}`).sort();
function readKey(key: string): readonly [Fleet, Fleet] {
  const read = (names: readonly string[]) =>
    names.map((name) => ({ kind: name.replace("!", ""), isHurt: name.endsWith("!") }));
  const [a, b] = JSON.parse(key);
  return [read(a), read(b)];
}

function fleetOf(battle: Battle, camp: Camp): Fleet {
  const { units, damaged } = battle[camp];
  return Object.entries(units).flatMap(([kind, count]) =>
    kind === "pds" ? [] : Array.from({ length: count }, (_, at) => ({ kind, isHurt: at < (damaged[kind] ?? 0) })),
  );
}

/** How likely each number of hits is, by every way the dice can fall. */
function hitsOf(chances: readonly number[]): readonly number[] {
  const found = Array.from({ length: chances.length + 1 }, () => 0);
  for (let way = 0; way < 2 ** chances.length; way += 1) {
    const hits = chances.filter((_, at) => (way >> at) % 2 === 1).length;
    const likely = chances.reduce((product, chance, at) => product * ((way >> at) % 2 === 1 ? chance : 1 - chance), 1);
    found[hits] = (found[hits] ?? 0) + likely;
  }
  return found;
}

function cannons(battle: Battle, a: Fleet, b: Fleet): Ends {
  const shots = (camp: Camp) => hitsOf(Array.from({ length: battle[camp].units["pds"] ?? 0 }, () => 0.5));
  return shots("attacker").flatMap((x, i) =>
    shots("defender").map((y, j) => ({
      a: take(battle, "attacker", a, j).fleet,
      b: take(battle, "defender", b, i).fleet,
      chance: x * y,
    })),
  );
}

function barrages(a: Fleet, b: Fleet): Ends {
  if (a.length === 0 || b.length === 0) return [{ a, b, chance: 1 }];
  const dice = (fleet: Fleet) =>
    hitsOf(fleet.filter(({ kind }) => kind === "destroyer").flatMap(() => [0, 0].fill(barrageChance)));
  const shoot = (fleet: Fleet, hits: number): Fleet => {
    let left = hits;
    return fleet.filter(({ kind }) => {
      if (kind !== "fighter" || left === 0) return true;
      left -= 1;
      return false;
    });
  };
  return dice(a).flatMap((x, i) => dice(b).map((y, j) => ({ a: shoot(a, j), b: shoot(b, i), chance: x * y })));
}

function rounds(battle: Battle, a: Fleet, b: Fleet): Ends {
  const bonus = battle.anomalies.includes("nebula") ? 0.1 : 0;
  const chances = (fleet: Fleet, more: number) =>
    fleet.flatMap(({ kind }) => {
      const { chance = 0, dice = 0 } = table[kind] ?? {};
      return Array.from({ length: dice }, () => Math.min(1, chance + more));
    });
  return hitsOf(chances(a, 0)).flatMap((x, i) =>
    hitsOf(chances(b, bonus)).map((y, j) => ({
      a: afterRound(battle, "attacker", a, j),
      b: afterRound(battle, "defender", b, i),
      chance: x * y,
    })),
  );
}

function afterRound(battle: Battle, camp: Camp, fleet: Fleet, hits: number): Fleet {
  const { fleet: left, fresh } = take(battle, camp, fleet, hits);
  if (!battle[camp].effects["duranium-armor"]) return left;
  // Of the damaged that did not just sustain, the one that would be lost last.
  const old = [...left].filter((piece) => piece.isHurt && !fresh.has(piece));
  const rank = ranking(battle[camp].casualties);
  const best = old.sort((x, y) => rank(y) - rank(x))[0];
  return left.map((piece) => (piece === best ? { ...piece, isHurt: false } : piece));
}

/** Where a piece is in an order; what it does not name comes after, in the usual one. */
const ranking = (order: readonly string[]) => {
  const all = [...order, ...lossOrder.filter((kind) => !order.includes(kind))];
  return ({ kind }: Piece) => all.indexOf(kind);
};

/** One hit after the other; those that sustain now are remembered. */
function take(battle: Battle, camp: Camp, fleet: Fleet, hits: number) {
  let pieces = fleet.map((piece) => ({ ...piece }));
  const fresh = new Set<Piece>();
  const rank = ranking(battle[camp].casualties);
  const turn = ranking(battle[camp].sustains ?? []);
  for (let left = hits; left > 0 && pieces.length > 0; left -= 1) {
    const first = Math.min(...pieces.map(rank));
    const able = pieces
      .filter(({ kind, isHurt }) => table[kind]?.sustains && !isHurt)
      .filter((piece) => battle[camp].sustain === "early" || rank(piece) === first)
      .sort((x, y) => turn(x) - turn(y));
    const [strong] = able;
    if (strong !== undefined) {
      const hurt = { ...strong, isHurt: true };
      pieces = pieces.map((piece) => (piece === strong ? hurt : piece));
      fresh.add(hurt);
      continue;
    }
    const lowest = pieces.filter((piece) => rank(piece) === first);
    const lost = lowest.find((piece) => fresh.has(piece)) ?? lowest.find(({ isHurt }) => isHurt) ?? lowest[0];
    pieces = pieces.filter((piece) => piece !== lost);
  }
  return { fleet: pieces as Fleet, fresh };
}
