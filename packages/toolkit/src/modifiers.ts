import { byCodeUnit } from "./order.ts";

/** The order in which modifiers count, whatever the order in which they were found. */
const ORDER = ["set", "add", "multiply", "floor", "cap"] as const;
type Op = (typeof ORDER)[number];

/** One reason why a number is not its base: what it does, how much, whence it comes, and by which rule. */
export type Modifier = {
  readonly op: Op;
  readonly amount: number;
  readonly source: string;
  readonly rule?: string;
};

/** A part of an explained number: the base, or a modifier that counted. */
export type Part<M extends Modifier = Modifier> = { readonly op: "base"; readonly amount: number } | M;

/** A number that can say why. */
export type Explained<M extends Modifier = Modifier> = {
  readonly value: number;
  readonly because: readonly Part<M>[];
};

/**
 * Folds a base and its modifiers: set, add, multiply, floor, cap, in that order.
 * Of several sets the lowest holds; a floor or a cap is a reason only where it changes the number.
 */
export function explain<M extends Modifier>(base: number, modifiers: readonly M[]): Explained<M> {
  let value = whole(base);
  const because: Part<M>[] = [{ op: "base", amount: base }];
  for (const modifier of counting(modifiers)) {
    const next = apply(value, modifier);
    if (next === value && isBound(modifier)) continue;
    value = whole(next);
    because.push(modifier);
  }
  return { value, because };
}

const isBound = ({ op }: Modifier) => op === "floor" || op === "cap";

/** In the order of counting, which the order of finding never changes; of several sets only the first. */
function counting<M extends Modifier>(modifiers: readonly M[]): readonly M[] {
  const sorted = [...modifiers].sort(compare);
  return sorted.filter((modifier, at) => modifier.op !== "set" || at === 0);
}

function compare(a: Modifier, b: Modifier): number {
  return ORDER.indexOf(a.op) - ORDER.indexOf(b.op) || a.amount - b.amount || byCodeUnit(spell(a), spell(b));
}

/** Equal amounts come in the order of everything they say, so that the list is the same however it was found. */
const spell = (modifier: Modifier) => JSON.stringify(Object.entries(modifier).sort(([a], [b]) => byCodeUnit(a, b)));

function apply(value: number, { op, amount }: Modifier): number {
  switch (op) {
    case "set":
      return amount;
    case "add":
      return value + amount;
    case "multiply":
      return value * amount;
    case "floor":
      return Math.max(value, amount);
    case "cap":
      return Math.min(value, amount);
  }
}

/** Rules count in whole numbers; a fraction would not be the same on every path to it. */
function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return value;
}
