import type { Json } from "@umpire/kernel";
import type { Kits } from "@umpire/kit";
import { newCollector } from "./checks/clocks.ts";
import { type Ledger, newLedger } from "./checks/ledger.ts";
import { type Cluster, newCluster } from "./cluster.ts";
import { type Cause, causeIn } from "./faults.ts";
import { cheat } from "./people/cheat.ts";
import { type History, newHistory } from "./people/history.ts";
import type { Person, Surroundings } from "./people/person.ts";
import { sitDown } from "./people/table.ts";
import type { Fault, Plan } from "./plan.ts";
import { chanceOf, oneIn, range } from "./world/chance.ts";
import type { Watch } from "./world/network.ts";
import { type Software, softwareOf } from "./world/software.ts";
import { accuse, newUniverse, START, type Universe } from "./world/universe.ts";

/** What runs it: resolves after a turn of the real event loop. */
export type Settle = () => Promise<void>;

/** What a history needs beside its plan. */
export type Setting = {
  readonly games: Kits;
  readonly settle: Settle;
  /** Hears of every message. */
  readonly watch?: Watch;
};

/** A history, as far as it has come. */
export type Run = {
  readonly plan: Plan;
  /** What goes wrong by hand: by the plan, and added since. */
  readonly byHand: Fault[];
  readonly universe: Universe;
  readonly software: Software;
  readonly cluster: Cluster;
  readonly ledger: Ledger;
  readonly history: History;
  readonly people: Person[];
  readonly cause: Cause;
  /** Nobody decides any more. */
  isCalm: boolean;
  /** An exception has ended it. */
  hasFailed: boolean;
  /** Everybody has gone. */
  hasEnded: boolean;
};

/** Time in which nothing goes wrong any more, in milliseconds: longer than a lease, a lost socket and a timeout. */
const CALM = 40_000;
/** How late a clock or a bot may be while everything is well. */
const GRACE = 15_000;

/** How long after the beginning everything is well again. */
export const calmFrom = ({ plan: { busy, faults }, byHand }: Pick<Run, "plan" | "byHand">): number =>
  [...faults, ...byHand].reduce((last, { at, ms }) => Math.max(last, at + Math.abs(ms)), busy);

/** How long after the beginning all has had time to come right. */
export const calmEnd = (run: Pick<Run, "plan" | "byHand">): number => calmFrom(run) + CALM;

/** What is wrong is looked for at the end of every second. */
export const endOfSecond = (ms: number): number => Math.ceil(ms / 1000) * 1000;

/** From when on it is judged. */
export const endOf = (run: Pick<Run, "plan" | "byHand">): number => endOfSecond(calmEnd(run));

/** Milliseconds since the beginning. */
export const elapsed = ({ universe }: Pick<Run, "universe">): number => universe.events.now() - START;

function begin(plan: Plan, { games, settle, watch }: Setting): Run {
  const universe = newUniverse(plan.seed, settle, watch);
  const { upgradeAt } = plan;
  const version = () => (upgradeAt === null ? null : Number(universe.events.now() - START >= upgradeAt));
  const software = softwareOf(games, version);
  const cluster = newCluster(universe, plan, software);
  const ledger = newLedger(cluster.kept, software.gameOf);
  const cause = causeIn(cluster, plan, () => ledger.folds.clear());
  const parts = { universe, software, cluster, ledger, cause, history: newHistory(), people: [] };
  return { plan, byHand: [...plan.byHand], ...parts, isCalm: false, hasFailed: false, hasEnded: false };
}

/** Every second: what is overdue although everything is well. */
function watchClocks(run: Run): void {
  const { universe, ledger, cluster } = run;
  const { events } = universe;
  const lateOf = newCollector(ledger, GRACE);
  const look = (): void => {
    const quiet = START + calmFrom(run);
    const times = cluster.listening().map(({ service: { host } }) => host.now());
    if (events.now() < quiet || times.length === 0) return;
    const isSecond = events.now() > quiet + CALM / 2;
    for (const match of ledger.kept().matches.keys()) {
      const late = lateOf(match, events.now(), Math.min(...times), isSecond ? quiet + CALM / 2 : quiet);
      if (late !== null) accuse(universe, late);
    }
  };
  const again = () => {
    look();
    events.after(1000, again);
  };
  events.after(1000, again);
}

/** Half of those at a server go, and nobody hears it of them. */
function leaveSilently({ plan, people }: Run, place: string): void {
  const rng = chanceOf(plan.seed, "farewell");
  for (const person of people) if (oneIn(rng, 2) && person.line?.server.place === place) person.hasLeft = true;
}

/** Nobody decides any more, and one server is gone for good: what clocks and bots owe, another one takes up. */
function calmDown(run: Run): void {
  const { cluster, people, universe } = run;
  const wait = calmFrom(run) + CALM / 2 - elapsed(run);
  // More has gone wrong since, by hand.
  if (wait > 0) return void universe.events.after(wait, () => calmDown(run));
  run.isCalm = true;
  for (const person of people) person.isCalm = true;
  const [first, ...others] = cluster.machines;
  if (first === undefined || others.length === 0) return;
  if (run.plan.isFarewell) leaveSilently(run, first.place);
  cluster.kill(first);
}

/** Everybody sits down, and plays until it is quiet. `twin` says which decision is another one. */
export function openRun(plan: Plan, setting: Setting, twin: Surroundings["twin"] = null): Run {
  const run = begin(plan, setting);
  const { universe, software, cluster, ledger, history, people } = run;
  const around: Surroundings = {
    universe,
    ledger,
    history,
    listening: cluster.listening,
    gameOf: (view) => {
      const found = software.gameOf(view);
      return found.ok ? found.value : null;
    },
    hasEnded: () => run.hasEnded,
    isQuiet: plan.isQuiet,
    twin,
  };
  for (const machine of cluster.machines) cluster.start(machine);
  for (const table of plan.tables) {
    const game = setting.games.find(table.game);
    if (!game.ok) throw new RangeError(`there is no ${table.game}`);
    const { tables = [{}] } = game.value;
    const options = game.value.parse.options(tables[table.variant % tables.length]);
    if (!options.ok) throw new RangeError(`${table.game} has no such table`);
    void sitDown(around, table, { seats: game.value.seats(options.value), options: options.value as Json }, people);
  }
  for (const index of range(plan.cheats)) cheat(around, `cheat${index + 1}`, people);
  for (const fault of plan.faults) universe.events.after(fault.at, () => run.cause(fault));
  watchClocks(run);
  universe.events.after(calmFrom(run) + CALM / 2, () => calmDown(run));
  return run;
}

/** Whether it stops here: something is wrong, and the second is over. */
export const isStopped = (run: Run): boolean =>
  run.hasFailed || (run.universe.trouble !== null && elapsed(run) % 1000 === 0);

/** As an event, so that what follows from it does so before any other. */
async function happenNow({ universe: { events }, cause }: Run, fault: Fault): Promise<void> {
  events.after(0, () => cause(fault));
  await events.runUntil(events.now());
}

/** Lets everything happen until a time, or to the end of the second in which something is wrong. */
export async function advance(run: Run, until: number): Promise<void> {
  const { byHand, universe } = run;
  try {
    // Compared as they are kept: the difference of two large numbers is another one.
    const end = START + until;
    const { now, runUntil } = universe.events;
    while (now() < end && !isStopped(run)) {
      const due = byHand.map(({ at }) => START + at).filter((at) => at > now());
      const second = START + (Math.floor(elapsed(run) / 1000) + 1) * 1000;
      const to = Math.min(end, second, ...due);
      await runUntil(to);
      for (const fault of byHand) if (START + fault.at === to) await happenNow(run, fault);
    }
  } catch (error) {
    run.hasFailed = true;
    accuse(universe, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Lets something go wrong at the next whole millisecond, beside the plan. */
export async function intervene(run: Run, fault: Fault): Promise<void> {
  const at = Math.ceil(elapsed(run));
  await advance(run, at);
  const now = { ...fault, at };
  run.byHand.push(now);
  await happenNow(run, now);
}
