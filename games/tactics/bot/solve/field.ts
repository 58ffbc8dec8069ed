import { unitTypes } from "../../rules/data/units.ts";
import { FIRSTS, SQUARES } from "./squares.ts";

/** A kind of unit: what it does in a turn. It moves one square. */
type Kind = { readonly attack: number; readonly attackRange: number };

/** What is left of a side: its units in the order of their kinds, each with its hp. */
export type Side = readonly { readonly kind: number; readonly hp: number }[];

/** What is solved: every position of two such sides, nobody with a buff and no tile on the board. */
export type Field = {
  readonly kinds: readonly Kind[];
  readonly sides: readonly Side[];
  /** Where the positions of side against side begin, by the number of the one to act and of the other. */
  readonly offsets: readonly number[];
  readonly size: number;
  /** The numbers of the sides, by their spelling. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The side after a hit: `hits[side][unit][attacker's kind]`; -1 where nobody is left. */
  readonly hits: readonly (readonly Int16Array[])[];
};

/** The standard line-up; every attack takes 3, so that few numbers of hp can come up. */
export function duelField(): Field {
  const { SWORDSMAN, ARCHER } = unitTypes;
  const swordsmen = [1, 4, 7, 10].map((hp) => ({ kind: 0, hp }));
  const archers = [2, 5, 8].map((hp) => ({ kind: 1, hp }));
  const pairs = swordsmen.flatMap((swordsman) => archers.map((archer) => [swordsman, archer]));
  const alone = [...swordsmen, ...archers].map((unit) => [unit]);
  return fieldOf([SWORDSMAN, ARCHER], [...alone, ...pairs]);
}

function fieldOf(kinds: readonly Kind[], sides: readonly Side[]): Field {
  let size = 0;
  const offsets = sides.flatMap((own) =>
    sides.map((other) => {
      const offset = size;
      size += placements(own, other);
      return offset;
    }),
  );
  const numbers = new Map(sides.map((side, number) => [sideKey(side), number]));
  const hits = sides.map((side) =>
    side.map((_, unit) =>
      Int16Array.from(kinds, ({ attack }) => {
        const after = struck(side, unit, attack);
        return after.length === 0 ? -1 : (numbers.get(sideKey(after)) ?? -1);
      }),
    ),
  );
  return { kinds, sides, offsets, size, numbers, hits };
}

/** Room for every way to stand, the first unit turned to one of a few squares. */
export const placements = (own: Side, other: Side): number => FIRSTS * SQUARES ** (own.length + other.length - 1);

/** How many positions there are in all, turns and mirror images counted each. */
export function positionsIn({ sides }: Field): number {
  const ways = (units: number) => Array.from({ length: units }, (_, at) => SQUARES - at).reduce((a, b) => a * b, 1);
  return sides.reduce((sum, own) => sides.reduce((all, other) => all + ways(own.length + other.length), sum), 0);
}

const sideKey = (side: Side) => side.map(({ kind, hp }) => `${kind}:${hp}`).join();

function struck(side: Side, unit: number, attack: number): Side {
  return side.flatMap(({ kind, hp }, at) => {
    const left = at === unit ? hp - attack : hp;
    return left > 0 ? [{ kind, hp: left }] : [];
  });
}

/** The number of a side, or null where the field has none such. */
export const sideNumber = ({ numbers }: Field, side: Side): number | null => numbers.get(sideKey(side)) ?? null;

const hpOf = (side: Side) => side.reduce((sum, { hp }) => sum + hp, 0);

/** Pairs of sides, each once, those with less hp first: what a hit leads to has been solved before. */
export function pairsOf({ sides }: Field): readonly (readonly [number, number])[] {
  const pairs = sides.flatMap((_, a) => sides.flatMap((__, b): [number, number][] => (a <= b ? [[a, b]] : [])));
  const hp = ([a, b]: readonly [number, number]) => hpOf(sides[a] ?? []) + hpOf(sides[b] ?? []);
  return pairs.sort((a, b) => hp(a) - hp(b));
}
