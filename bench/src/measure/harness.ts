/** Plays that many actions, or turns, an even number, and gives back how many matches that finished. */
export type Side = (actions: number) => number;

export type Benchmark = {
  readonly name: string;
  readonly ours: Side;
  readonly peer: Side;
  readonly unit: `${"actions" | "entries" | "turns" | "fleets" | "maps" | "answers" | "iterations" | "orders"} per CPU second`;
  /** For code that takes longer to get fast than a batch lasts. */
  readonly warmUpSeconds?: number;
};

type Unit =
  | Benchmark["unit"]
  | "actions per server CPU second"
  | "actions per CPU second of servers and database"
  | "actions per second"
  | "µs to the acknowledgement"
  | "bytes to a player per action";

export type Row = {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  readonly spread: readonly [number, number];
  /** What one of ours takes, in microseconds of CPU time; where something else is counted there is none. */
  readonly micros?: number;
  readonly unit: Unit;
};

/** What both sides came to in one alternation. */
export type Pair<T = number> = { readonly ours: T; readonly peer: T };

const ALTERNATIONS = 10;
const FIRST_GUESS = 64;

/** Both sides in turn, in one process, so that whatever disturbs the machine disturbs both. */
export function measure({ name, ours, peer, unit, warmUpSeconds = 0 }: Benchmark, batchSeconds: number): Row {
  const longer = Math.max(batchSeconds, warmUpSeconds);
  const sizes = { ours: warmUp(ours, batchSeconds, longer), peer: warmUp(peer, batchSeconds, longer) };
  const pairs = Array.from({ length: ALTERNATIONS }, () => ({
    ours: rate(ours, sizes.ours),
    peer: rate(peer, sizes.peer),
  }));
  return rowOf(name, unit, pairs);
}

export function rowOf(name: string, unit: Unit, pairs: readonly Pair[]): Row {
  const ratios = pairs.map(({ ours, peer }) => ours / peer);
  const ours = median(pairs.map((pair) => pair.ours));
  return {
    name,
    ours: Math.round(ours),
    peer: Math.round(median(pairs.map((pair) => pair.peer))),
    ratio: hundredths(median(ratios)),
    spread: [hundredths(Math.min(...ratios)), hundredths(Math.max(...ratios))],
    ...(unit.includes("CPU second") && { micros: hundredths(1e6 / ours) }),
    unit,
  };
}

/** The size of a batch. Found twice, because the first answer comes from code that was still being compiled. */
function warmUp(side: Side, batchSeconds: number, firstSeconds: number): number {
  side(batchSize(side, firstSeconds));
  return batchSize(side, batchSeconds);
}

function batchSize(side: Side, batchSeconds: number): number {
  let actions = FIRST_GUESS;
  let taken = cpuSeconds(side, actions);
  while (taken < batchSeconds / 2) {
    actions *= 2;
    taken = cpuSeconds(side, actions);
  }
  return 2 * Math.ceil((actions * batchSeconds) / taken / 2);
}

const rate = (side: Side, actions: number) => actions / cpuSeconds(side, actions);

function cpuSeconds(side: Side, actions: number): number {
  const before = process.cpuUsage();
  const finished = side(actions);
  const { user, system } = process.cpuUsage(before);
  if (finished > actions) throw new Error("more matches than actions");
  return (user + system) / 1e6;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
