import type { Rng } from "@umpire/kernel";
import { chanceOf, oneIn } from "./chance.ts";
import type { Events } from "./events.ts";

/** A place on the network: a machine for servers (`node1`), the database, or where everybody else is. */
export type Place = string;
export const DATABASE: Place = "database";
export const PEOPLE: Place = "people";

/** What may be wrong between two places for a while. */
type Trouble = { readonly cutUntil: number; readonly slowUntil: number; readonly extra: number };

/** A message under way: from when to when; without an arrival it is lost. */
export type Flight = {
  readonly from: Place;
  readonly to: Place;
  /** Whose it is, where it is of somebody or for somebody. */
  readonly who: string | null;
  readonly sent: number;
  readonly due: number | null;
};

/** For a picture of the network: called for every message when it is sent. */
export type Watch = (flight: Flight) => void;

export type Network = {
  /** How long a message is under way; null for one that is lost, or meets a cut. */
  readonly travel: (from: Place, to: Place) => number | null;
  /** The same where whatever is lost is sent again: it comes after the cut. */
  readonly stream: (from: Place, to: Place) => number;
  /** When a message of somebody comes, which comes after those before it. */
  readonly inOrder: (from: Place, to: Place, last: number, who: string) => number;
  /** The delays of a message without a guarantee: it may come never, or twice, or after later ones. */
  readonly scatter: (from: Place, to: Place) => readonly number[];
  readonly cut: (one: Place, other: Place, until: number) => void;
  readonly slow: (one: Place, other: Place, until: number, extra: number) => void;
  /** Until then messages without a guarantee are lost, doubled and late. */
  readonly lose: (until: number) => void;
  /** What is wrong between two places now. */
  readonly between: (one: Place, other: Place) => "cut" | "slow" | "well";
  readonly isLossy: () => boolean;
};

const calm: Trouble = { cutUntil: 0, slowUntil: 0, extra: 0 };
const keyOf = (one: Place, other: Place): string => [one, other].sort().join(" ");

/** What is wrong on the ways between places. */
function openWays(now: () => number) {
  const troubles = new Map<string, Trouble>();
  const of = (one: Place, other: Place): Trouble => troubles.get(keyOf(one, other)) ?? calm;
  const worsen = (one: Place, other: Place, trouble: Partial<Trouble>) =>
    void troubles.set(keyOf(one, other), { ...of(one, other), ...trouble });
  const cut: Network["cut"] = (one, other, until) =>
    worsen(one, other, { cutUntil: Math.max(until, of(one, other).cutUntil) });
  const slow: Network["slow"] = (one, other, until, extra) => worsen(one, other, { slowUntil: until, extra });
  const between: Network["between"] = (one, other) => {
    const { cutUntil, slowUntil } = of(one, other);
    if (cutUntil > now()) return "cut";
    return slowUntil > now() ? "slow" : "well";
  };
  return { of, cut, slow, between };
}

export function newNetwork({ now }: Pick<Events, "now">, seed: number, watch: Watch = () => undefined): Network {
  const { of: troubleOf, ...ways } = openWays(now);
  const chances = new Map<string, Rng>();
  let lossyUntil = 0;
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
  const later = (from: Place, to: Place): number => Math.max(0, troubleOf(from, to).cutUntil - now()) + delay(from, to);
  const watched = (from: Place, to: Place, ms: number | null, who: string | null = null): void =>
    watch({ from, to, who, sent: now(), due: ms === null ? null : now() + ms });
  const stream = (from: Place, to: Place): number => {
    const ms = later(from, to);
    watched(from, to, ms);
    return ms;
  };
  return {
    ...ways,
    stream,
    inOrder: (from, to, last, who) => {
      const at = Math.max(last, now() + later(from, to));
      watched(from, to, at - now(), who);
      return at;
    },
    travel: (from, to) => {
      const ms = delay(from, to);
      const isCut = troubleOf(from, to).cutUntil > now();
      watched(from, to, isCut ? null : ms);
      return isCut ? null : ms;
    },
    scatter: (from, to) => {
      if (lossyUntil <= now()) return [stream(from, to)];
      const rng = chanceFor(from, to);
      const kind = rng.int(4);
      if (kind === 0) {
        watched(from, to, null);
        return [];
      }
      const late = () => {
        const ms = later(from, to) + rng.int(1500);
        watched(from, to, ms);
        return ms;
      };
      return kind === 1 ? [late(), late()] : [late()];
    },
    lose: (until) => {
      lossyUntil = Math.max(until, lossyUntil);
    },
    isLossy: () => lossyUntil > now(),
  };
}
