import { hashText } from "@umpire/kernel";
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
import { leftIn } from "./checks/memory.ts";
import { torn } from "./checks/register.ts";
import { hiddenOrders, leaked } from "./checks/secrecy.ts";
import { advance, calmEnd, elapsed, endOf, endOfSecond, openRun, type Run, type Setting } from "./course.ts";
import type { Plan } from "./plan.ts";
import { chanceOf, oneOf } from "./world/chance.ts";
import { accuse, note, START } from "./world/universe.ts";

/** How much there was of everything; `ms` is simulated time. */
export type Figures = { readonly [name in "matches" | "events" | "entries" | "acks" | "ms"]: number };

/** What came of a plan. */
export type Outcome = {
  /** The first invariant that did not hold; null where all did. */
  readonly trouble: string | null;
  readonly trace: readonly string[];
  readonly figures: Figures;
};

/** SHA-256 of a trace as a file of lines. */
export const digestOf = (trace: readonly string[]): string => hashText(`${trace.join("\n")}\n`);

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

/** Longer than an update is under way when everything is well, and the most that is waited for such a time without a new entry, in milliseconds. */
const QUIET = 300;
const MAX_WAIT = 10_000;

/** Until nothing is under way to anybody, so that in the end everybody has what is kept. */
async function untilQuiet(run: Run): Promise<number> {
  const { commits } = run.universe;
  const last = () => [...commits.values()].reduce((latest, at) => Math.max(latest, at), START) - START;
  const end = calmEnd(run);
  let now = end;
  for (; now < last() + QUIET && now < end + MAX_WAIT; now += QUIET) await advance(run, endOfSecond(now + QUIET));
  return now;
}

/** Time after which a room that nobody asks for is forgotten, in milliseconds, and some more. */
const LONG = 12 * 60_000;

/** Everybody goes, and after a while nothing of them is left in memory. */
async function goAway(run: Run, end: number): Promise<string | null> {
  run.hasEnded = true;
  for (const person of run.people) person.hasLeft = true;
  await advance(run, endOfSecond(end + LONG));
  return run.cluster.listening().reduce<string | null>((left, server) => left ?? leftIn(server), null);
}

/** The same again, with one hidden order that is another one. */
async function playTwin(first: Run, { games, settle }: Setting): Promise<string | null> {
  const { plan, byHand, ledger, people, universe } = first;
  const orders = hiddenOrders(ledger).flatMap((order) => {
    const person = people.find(({ match, seat }) => match === order.match && seat === order.seat);
    return person === undefined ? [] : [{ order, name: person.name }];
  });
  if (orders.length === 0) return null;
  // Where most are sealed there is most to tell: in which order they came, too.
  const most = Math.max(...orders.map(({ order: { count } }) => count));
  const { order, name } = oneOf(
    chanceOf(plan.seed, "twin"),
    orders.filter(({ order: { count } }) => count === most),
  );
  const until = universe.commits.get(`${order.match} ${order.revealed}`) ?? START;
  const second = openRun({ ...plan, byHand }, { games, settle }, { name, step: order.step });
  await advance(second, endOfSecond(until - START + 1000));
  return leaked(universe, second.universe, name, order);
}

/** What came of a history that has come to its end, or to the first thing that is wrong. */
export async function conclude(run: Run, setting: Setting): Promise<Outcome> {
  const { plan, universe, ledger, history, cluster } = run;
  const end = await untilQuiet(run);
  let wrong = universe.trouble ?? judge(run);
  if (wrong === null && plan.isTwin && !cluster.disk?.hasLost) wrong = await playTwin(run, setting);
  if (wrong === null && plan.isLong) wrong = await goAway(run, end);
  if (wrong !== null) accuse(universe, wrong);
  const { events, trace } = universe;
  note(universe, "#", "the end");
  const { matches } = ledger.kept();
  const entries = [...matches.values()].reduce((sum, { seq }) => sum + seq, 0);
  const counted = { matches: matches.size, events: events.count(), entries };
  const figures = { ...counted, acks: history.acks.size, ms: elapsed(run) };
  return { trouble: universe.trouble, trace, figures };
}

/** Runs a plan to its end, or to the first thing that is wrong. The same plan gives the same history. */
export async function simulate(plan: Plan, setting: Setting): Promise<Outcome> {
  const run = openRun(plan, setting);
  await advance(run, endOf(run));
  return conclude(run, setting);
}
