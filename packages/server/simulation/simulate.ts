import type { Kits } from "@umpire/kit";
import { overdue } from "./checks/clocks.ts";
import { doubled, missingAcks, staleView, unanswered } from "./checks/end.ts";
import { type Ledger, newLedger } from "./checks/ledger.ts";
import { type Cluster, newCluster } from "./cluster.ts";
import { letGoWrong } from "./faults.ts";
import { type History, newHistory } from "./people/history.ts";
import type { Person, Surroundings } from "./people/person.ts";
import { sitDown } from "./people/table.ts";
import type { Plan } from "./plan.ts";
import { softwareOf } from "./world/software.ts";
import { accuse, newUniverse, note, START, type Universe } from "./world/universe.ts";

/** What came of a plan. */
export type Outcome = {
  /** The first invariant that did not hold; null where all did. */
  readonly trouble: string | null;
  readonly trace: readonly string[];
  readonly figures: { readonly events: number; readonly entries: number; readonly acks: number; readonly ms: number };
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
  readonly cluster: Cluster;
  readonly ledger: Ledger;
  readonly history: History;
  readonly people: Person[];
};

/** How long after the beginning everything is well again. */
const calmFrom = ({ busy, faults }: Plan): number =>
  faults.reduce((last, { at, ms }) => Math.max(last, at + Math.abs(ms)), busy);

function begin(plan: Plan, games: Kits, settle: Settle): Run {
  const universe = newUniverse(plan.seed, settle);
  const software = softwareOf(games);
  const cluster = newCluster(universe, plan, software);
  const ledger = newLedger(cluster.kept, software.gameOf);
  return { plan, universe, cluster, ledger, history: newHistory(), people: [] };
}

/** Every second: what is overdue although everything is well. */
function watch({ plan, universe, ledger }: Run): void {
  const { events } = universe;
  const calm = START + calmFrom(plan);
  const again = () => {
    for (const match of ledger.kept().matches.keys()) {
      const late = overdue(ledger, match, events.now(), GRACE, calm);
      if (late !== null) accuse(universe, late);
    }
    events.after(1000, again);
  };
  events.after(1000, again);
}

/** The first thing that is wrong in the end. */
function judge({ cluster, ledger, history, people }: Run): string | null {
  const honest = cluster.disk?.hasLost ? null : missingAcks(ledger, history);
  return honest ?? doubled(ledger) ?? unanswered(people) ?? staleView(ledger, people);
}

/** Everybody sits down, and plays until it is quiet. */
function open(run: Run, games: Kits): void {
  const { plan, universe, cluster, ledger, history, people } = run;
  const around: Surroundings = {
    universe,
    ledger,
    history,
    listening: cluster.listening,
    gameOf: ({ game, edition }) => {
      const found = games.find(game, edition);
      return found.ok ? found.value : null;
    },
    twin: null,
  };
  for (const machine of cluster.machines) cluster.start(machine);
  for (const table of plan.tables) {
    const game = games.find(table.game);
    const options = game.ok ? game.value.parse.options({}) : game;
    if (!game.ok || !options.ok) throw new RangeError(`there is no ${table.game}`);
    void sitDown(around, table, game.value.seats(options.value), people);
  }
  letGoWrong(cluster, plan, () => ledger.folds.clear());
  watch(run);
  universe.events.after(calmFrom(plan) + CALM / 2, () => {
    for (const person of people) person.isCalm = true;
  });
}

/** Runs a plan to its end, or to the first thing that is wrong. The same plan gives the same history. */
export async function simulate(plan: Plan, games: Kits, settle: Settle): Promise<Outcome> {
  const run = begin(plan, games, settle);
  const { universe, ledger, history } = run;
  const { events, trace } = universe;
  open(run, games);
  const end = calmFrom(plan) + CALM;
  for (let ms = 0; ms < end && universe.trouble === null; ms += 1000) await events.runUntil(START + ms);
  const wrong = universe.trouble ?? judge(run);
  if (wrong !== null) accuse(universe, wrong);
  note(universe, "#", "the end");
  const entries = [...ledger.kept().matches.values()].reduce((sum, { seq }) => sum + seq, 0);
  const figures = { events: events.count(), entries, acks: history.acks.size, ms: events.now() - START };
  return { trouble: universe.trouble, trace, figures };
}
