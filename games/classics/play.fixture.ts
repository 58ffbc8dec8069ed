import {
  advance,
  decide,
  type Game,
  type Json,
  type Match,
  type Next,
  nextOf,
  type Shape,
  start,
  type Table,
  viewOf,
} from "@umpire/kernel";

/** A match that has begun. */
export function begun<G extends Shape>(game: Game<G>, options: G["options"], rules?: G["rules"]): Match<G> {
  const found = start(game, "seed", options, rules);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value.match;
}

/** The same match in this state. */
export const at = <G extends Shape>(match: Match<G>, state: G["state"]): Match<G> => ({ ...match, state });

/** What a match waits for, and for whom. */
export const awaits = <G extends Shape>(game: Game<G>, match: Table<G>): Next => nextOf(game, match);

function awaited<G extends Shape>(game: Game<G>, match: Match<G>): number {
  const next = nextOf(game, match);
  const waiting =
    "awaiting" in next ? next.awaiting.filter((seat) => !match.sealed.some((order) => order.seat === seat)) : [];
  const [seat] = waiting;
  if (seat === undefined) throw new Error(`nobody is awaited: ${JSON.stringify(next)}`);
  return seat;
}

/** The match after these decisions, each of the seat that is awaited first; what is refused is thrown. */
export function play<G extends Shape>(game: Game<G>, match: Match<G>, actions: readonly G["action"][]): Match<G> {
  return actions.reduce<Match<G>>((before, action) => {
    const moved = decide(game, before, awaited(game, before), action);
    if (!moved.ok) throw new Error(`${JSON.stringify(action)}: ${moved.refusal.code}`);
    return moved.value.match;
  }, match);
}

export const legalIn = <G extends Shape>(
  game: Game<G>,
  match: Match<G>,
  seat: number = awaited(game, match),
): Json[] => [...game.legal(viewOf(game, match, seat), seat, match.rules)];

/** The number of ways in which this many decisions can be made; a match that is over goes no further. */
export function countWays<G extends Shape>(game: Game<G>, table: Table<G>, depth: number): number {
  if (depth === 0) return 1;
  const next = nextOf(game, table);
  if (!("awaiting" in next)) return 0;
  const [seat = 0] = next.awaiting;
  const actions = [...game.legal(viewOf(game, table, seat), seat, table.rules)];
  // The last decision need not be made to be counted.
  if (depth === 1) return actions.length;
  let ways = 0;
  for (const action of actions)
    ways += countWays(game, advance(game, table, { type: "decide", orders: [{ seat, action }] }).table, depth - 1);
  return ways;
}

/** A board as a drawing, from the top: 0 and 1 are seats, a dot is empty. */
export function cellsFrom(drawing: string): (number | null)[] {
  return [...drawing.replaceAll(/\s/g, "")].map((sign) => (sign === "." ? null : Number(sign)));
}
