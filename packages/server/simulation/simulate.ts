import type { Json } from "@umpire/kernel";
import type { Kits } from "@umpire/kit";
import { newCollector } from "./checks/clocks.ts";
import { dear } from "./checks/cost.ts";
import {
  doubled,
  leftOut,
  missingAcks,
  otherStep,
  staleView,
  timeGoesBack,
  unanswered,
  unasked,
  wrongList,
} from "./checks/end.ts";
import { type Ledger, newLedger } from "./checks/ledger.ts";
import { leftIn } from "./checks/memory.ts";
import { torn } from "./checks/register.ts";
import { hiddenOrders, leaked } from "./checks/secrecy.ts";
import { type Cluster, newCluster } from "./cluster.ts";
import { letGoWrong } from "./faults.ts";
import { cheat } from "./people/cheat.ts";
import { type History, newHistory } from "./people/history.ts";
import type { Person, Surroundings } from "./people/person.ts";
import { sitDown } from "./people/table.ts";
import type { Plan } from "./plan.ts";
import { chanceOf, oneIn, oneOf, range } from "./world/chance.ts";
import { type Software, softwareOf } from "./world/software.ts";
import { accuse, newUniverse, note, START, type Universe } from "./world/universe.ts";

/** How much there was of everything; `ms` is simulated time. */
export type Figures = { readonly [name in "matches" | "events" | "entries" | "acks" | "ms"]: number };

/** What came of a plan. */
export type Outcome = {
  /** The first invariant that did not hold; null where all did. */
  readonly trouble: string | null;
  readonly trace: readonly string[];
  readonly figures: Figures;
};

/** What runs it: resolves after a turn of the real event loop. */
export type Settle = () => Promise<void>;

/** Time in which nothing goes wrong any more, in milliseconds: longer than a lease, a lost socket and a timeout. */
const CALM = 40_000;
/** How late a clock or a bot may be while everything is well. */
const GRACE = 15_000;

type Run = {
  readonly plan: Plan;
  readonly universe: Universe;
  readonly software: Software;
  readonly cluster: Cluster;
  readonly ledger: Ledger;
  readonly history: History;
  readonly people: Person[];
  /** Everybody has gone. */
  hasEnded: boolean;
};

/** How long after the beginning everything is well again. */
const calmFrom = ({ busy, faults }: Plan): number =>
  faults.reduce((last, { at, ms }) => Math.max(last, at + Math.abs(ms)), busy);

function begin(plan: Plan, games: Kits, settle: Settle): Run {
  const universe = newUniverse(plan.seed, settle);
  const { upgradeAt } = plan;
  const version = () => (upgradeAt === null ? null : Number(universe.events.now() - START >= upgradeAt));
  const software = softwareOf(games, version);
  const cluster = newCluster(universe, plan, software);
  const ledger = newLedger(cluster.kept, software.gameOf);
  return { plan, universe, software, cluster, ledger, history: newHistory(), people: [], hasEnded: false };
}

/** Every second: what is overdue although everything is well. */
function watch({ plan, universe, ledger, cluster }: Run): void {
  const { events } = universe;
  const quiet = START + calmFrom(plan);
  const lateOf = newCollector(ledger, GRACE);
  const look = (): void => {
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

/** The first thing that is wrong in the end. */
function judge({ universe, cluster, ledger, history, people }: Run): string | null {
  // A disk that says that it has synced what it has not keeps no promise; what is left must still be whole.
  const promised = cluster.disk?.hasLost
    ? null
    : (missingAcks(ledger, history) ?? otherStep(ledger, history) ?? torn(ledger, history));
  const alone = cluster.disk === null ? null : timeGoesBack(ledger);
  const inTheEnd = unanswered(people) ?? leftOut(ledger, people) ?? staleView(ledger, people);
  const whole = doubled(ledger) ?? unasked(ledger, history) ?? dear(ledger, universe, people.length);
  return promised ?? alone ?? whole ?? wrongList(ledger) ?? inTheEnd;
}

/** Everybody sits down, and plays until it is quiet. */
function open(run: Run, games: Kits, twin: Surroundings["twin"]): void {
  const { plan, universe, software, cluster, ledger, history, people } = run;
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
    const game = games.find(table.game);
    if (!game.ok) throw new RangeError(`there is no ${table.game}`);
    const { tables = [{}] } = game.value;
    const options = game.value.parse.options(tables[table.variant % tables.length]);
    if (!options.ok) throw new RangeError(`${table.game} has no such table`);
    void sitDown(around, table, { seats: game.value.seats(options.value), options: options.value as Json }, people);
  }
  for (const index of range(plan.cheats)) cheat(around, `cheat${index + 1}`, people);
  letGoWrong(cluster, plan, () => ledger.folds.clear());
  watch(run);
  universe.events.after(calmFrom(plan) + CALM / 2, () => {
    for (const person of people) person.isCalm = true;
    // Nobody decides any more, and one server is gone for good: what clocks and bots owe, another one takes up.
    const [first, ...others] = cluster.machines;
    if (first === undefined || others.length === 0) return;
    if (plan.isFarewell) sayFarewell(run, first.place);
    cluster.kill(first);
  });
}

/** Half of those at a server go, and nobody hears it of them. */
function sayFarewell({ plan, people }: Run, place: string): void {
  const rng = chanceOf(plan.seed, "farewell");
  for (const person of people) if (oneIn(rng, 2) && person.line?.server.place === place) person.hasLeft = true;
}

/** Lets everything happen until a time, or until something is wrong. */
async function runUntil({ universe }: Run, end: number): Promise<void> {
  const { events } = universe;
  try {
    while (events.now() < START + end && universe.trouble === null) await events.runUntil(events.now() + 1000);
  } catch (error) {
    accuse(universe, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Longer than an update is under way when everything is well, and the most that is waited for such a time without a new entry, in milliseconds. */
const QUIET = 300;
const MAX_WAIT = 10_000;

/** Until nothing is under way to anybody, so that in the end everybody has what is kept. */
async function untilQuiet(run: Run, end: number): Promise<number> {
  const { commits } = run.universe;
  const last = () => [...commits.values()].reduce((latest, at) => Math.max(latest, at), START) - START;
  let now = end;
  for (; now < last() + QUIET && now < end + MAX_WAIT; now += QUIET) await runUntil(run, now + QUIET);
  return now;
}

/** Time after which a room that nobody asks for is forgotten, in milliseconds, and some more. */
const LONG = 12 * 60_000;

/** Everybody goes, and after a while nothing of them is left in memory. */
async function goAway(run: Run, end: number): Promise<string | null> {
  run.hasEnded = true;
  for (const person of run.people) person.hasLeft = true;
  await runUntil(run, end + LONG);
  return run.cluster.listening().reduce<string | null>((left, server) => left ?? leftIn(server), null);
}

async function play(plan: Plan, games: Kits, settle: Settle, twin: Surroundings["twin"], until: number): Promise<Run> {
  const run = begin(plan, games, settle);
  open(run, games, twin);
  await runUntil(run, until);
  return run;
}

/** The same again, with one hidden order that is another one. */
async function playTwin(first: Run, games: Kits, settle: Settle): Promise<string | null> {
  const { plan, ledger, people, universe } = first;
  const orders = hiddenOrders(ledger).flatMap((order) => {
    const person = people.find(({ match, seat }) => match === order.match && seat === order.seat);
    return person === undefined ? [] : [{ order, name: person.name }];
  });
  if (orders.length === 0) return null;
  const { order, name } = oneOf(chanceOf(plan.seed, "twin"), orders);
  const until = universe.commits.get(`${order.match} ${order.revealed}`) ?? START;
  const twin = { name, step: order.step };
  const second = await play(plan, games, settle, twin, until - START + 1000);
  return leaked(universe, second.universe, name, order);
}

/** Runs a plan to its end, or to the first thing that is wrong. The same plan gives the same history. */
export async function simulate(plan: Plan, games: Kits, settle: Settle): Promise<Outcome> {
  const calm = calmFrom(plan) + CALM;
  const run = await play(plan, games, settle, null, calm);
  const end = await untilQuiet(run, calm);
  const { universe, ledger, history } = run;
  let wrong = universe.trouble ?? judge(run);
  if (wrong === null && plan.isTwin && !run.cluster.disk?.hasLost) wrong = await playTwin(run, games, settle);
  if (wrong === null && plan.isLong) wrong = await goAway(run, end);
  if (wrong !== null) accuse(universe, wrong);
  const { events, trace } = universe;
  note(universe, "#", "the end");
  const { matches } = ledger.kept();
  const entries = [...matches.values()].reduce((sum, { seq }) => sum + seq, 0);
  const ms = events.now() - START;
  const figures = { matches: matches.size, events: events.count(), entries, acks: history.acks.size, ms };
  return { trouble: universe.trouble, trace, figures };
}
