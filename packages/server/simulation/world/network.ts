import type { Rng } from "@umpire/kernel";
import { chanceOf, oneIn } from "./chance.ts";
import type { Events } from "./events.ts";

/** A place on the network: a machine for servers (`node1`), the database, or where everybody else is. */
export type Place = string;
export const DATABASE: Place = "database";
export const PEOPLE: Place = "people";

/** What may be wrong between two places for a while. */
type Trouble = { readonly cutUntil: number; readonly slowUntil: number; readonly extra: number };

export type Network = {
  /** How long a message is under way; null for one that is lost, or meets a cut. */
  readonly travel: (from: Place, to: Place) => number | null;
  /** The same where whatever is lost is sent again: it comes after the cut. */
  readonly stream: (from: Place, to: Place) => number;
  /** The delays of a message without a guarantee: it may come never, or twice, or after later ones. */
  readonly scatter: (from: Place, to: Place) => readonly number[];
  readonly cut: (one: Place, other: Place, until: number) => void;
  readonly slow: (one: Place, other: Place, until: number, extra: number) => void;
  /** Until then messages without a guarantee are lost, doubled and late. */
  readonly lose: (until: number) => void;
};

const calm: Trouble = { cutUntil: 0, slowUntil: 0, extra: 0 };
const keyOf = (one: Place, other: Place): string => [one, other].sort().join(" ");

export function newNetwork({ now }: Pick<Events, "now">, seed: number): Network {
  const troubles = new Map<string, Trouble>();
  const chances = new Map<string, Rng>();
  let lossyUntil = 0;
  const troubleOf = (from: Place, to: Place): Trouble => troubles.get(keyOf(from, to)) ?? calm;
  const chanceFor = (from: Place, to: Place): Rng => {
    const name = `${from}>${to}`;
    const known = chances.get(name) ?? chanceOf(seed, name);
    chances.set(name, known);
    return known;
  };
  const delay = (from: Place, to: Place): number => {
    const rng = chanceFor(from, to);
    const { slowUntil, extra } = troubleOf(from, to);
    const usual = 1 + rng.int(8) + (oneIn(rng, 20) ? rng.int(120) : 0);
    return slowUntil > now() ? usual + rng.int(extra) : usual;
  };
  const stream = (from: Place, to: Place): number =>
    Math.max(0, troubleOf(from, to).cutUntil - now()) + delay(from, to);
  return {
    stream,
    travel: (from, to) => {
      const ms = delay(from, to);
      return troubleOf(from, to).cutUntil > now() ? null : ms;
    },
    scatter: (from, to) => {
      if (lossyUntil <= now()) return [stream(from, to)];
      const rng = chanceFor(from, to);
      const kind = rng.int(4);
      if (kind === 0) return [];
      const late = () => stream(from, to) + rng.int(1500);
      return kind === 1 ? [late(), late()] : [late()];
    },
    cut: (one, other, until) =>
      void troubles.set(keyOf(one, other), {
        ...troubleOf(one, other),
        cutUntil: Math.max(until, troubleOf(one, other).cutUntil),
      }),
    slow: (one, other, until, extra) =>
      void troubles.set(keyOf(one, other), { ...troubleOf(one, other), slowUntil: until, extra }),
    lose: (until) => {
      lossyUntil = Math.max(until, lossyUntil);
    },
  };
}
