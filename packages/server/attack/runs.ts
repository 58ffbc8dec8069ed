import { sleep, withFolder } from "../torture/tools.ts";
import { type Counts, listed, medianOf, shortened, spelt, spreadOf, tableOf } from "./figures.ts";
import { type HonestPlayers, startHonest, stopHonest } from "./honest.ts";
import { cpuOf, memoryOf, metricOf } from "./process.ts";
import { type Restart, restart } from "./restart.ts";
import { type AttackOptions, startLimitedServer, startStranger } from "./setup.ts";

/** The figures of one run. */
type Run = {
  readonly isAttack: boolean;
  readonly honest: HonestPlayers;
  /** Milliseconds of processor time in a second. */
  readonly cpu: number;
  /** Time for which the event loop was blocked, in milliseconds. */
  readonly lag: number;
  readonly memory: number;
  readonly refused: Counts;
};

/** Warm-up time, until everybody is seated, the stranger is ready and what both use is compiled. */
const WARM = 20_000;

async function once(wanted: AttackOptions, isAttack: boolean): Promise<Run> {
  return withFolder(async (data) => {
    const server = await startLimitedServer(data, wanted);
    try {
      const honest = startHonest(server.url, wanted.matches);
      const stranger = isAttack ? startStranger(server.url, wanted.only) : null;
      await sleep(WARM);
      honest.isMeasured = true;
      const before = cpuOf(server.pid);
      await sleep(wanted.seconds * 1000);
      honest.isMeasured = false;
      const cpu = (cpuOf(server.pid) - before) / wanted.seconds;
      const lag = (await metricOf(server.url, "nodejs_eventloop_lag_max_seconds")) * 1000;
      const memory = memoryOf(server.pid);
      const refused = (await stranger?.strike()) ?? {};
      await stopHonest(honest);
      if (server.hasCrashed()) honest.failures.push(`the server crashed: ${server.output().slice(-300)}`);
      return { isAttack, honest, cpu, lag, memory, refused };
    } finally {
      await (wanted.prof === null ? server.kill() : server.stop()).catch(() => undefined);
    }
  });
}

const head = ["run", "decisions", "acknowledged p50 / p99 / max, ms", "other seat p50 / p99 / max, ms"];
const more = ["/health p50 / p99 / max, ms", "failures", "CPU, ms a second", "longest stop, ms", "memory, MB"];

function rowOf({ isAttack, honest, cpu, lag, memory }: Run, at: number): readonly string[] {
  const [acks, updates, health] = [honest.acks, honest.updates, honest.health].map(spreadOf);
  if (acks === undefined || updates === undefined || health === undefined) return [];
  return [
    ...[`${at + 1} ${isAttack ? "attack" : "quiet"}`, acks.count.toLocaleString("en")],
    ...[spelt(acks), spelt(updates), spelt(health), String(honest.failures.length)],
    ...[cpu, lag, memory].map((figure) => figure.toFixed(0)),
  ];
}

/** The medians of the runs with and without an attack, and how they compare. */
function ratioOf(
  runs: readonly Run[],
  name: string,
  waits: (honest: HonestPlayers) => readonly number[],
): readonly string[] {
  const p99 = (isAttack: boolean) =>
    medianOf(runs.filter((run) => run.isAttack === isAttack).map(({ honest }) => spreadOf(waits(honest)).p99));
  const [quiet, attack] = [p99(false), p99(true)];
  return [name, shortened(quiet), shortened(attack), (attack / quiet).toFixed(2)];
}

function reportOf(runs: readonly Run[]): string {
  const ratios = [
    ratioOf(runs, "a decision is acknowledged", ({ acks }) => acks),
    ratioOf(runs, "the other seat has it", ({ updates }) => updates),
    ratioOf(runs, "`/health` answers", ({ health }) => health),
  ];
  const refused = runs
    .filter(({ isAttack }) => isAttack)
    .map((run, at) => `Attack ${at + 1} got: ${listed(run.refused)}`);
  const failures = runs.flatMap(({ honest }) => honest.failures.slice(0, 5)).map((failure) => `\u2716 ${failure}`);
  return [
    ...[tableOf([...head, ...more], runs.map(rowOf)), ""],
    ...[tableOf(["p99, median of the runs", "quiet, ms", "attack, ms", "attack : quiet"], ratios), ""],
    ...[...refused, ...failures],
  ].join("\n");
}

const told = (ms: number | null): string => (ms === null ? "did not come" : ms.toFixed(0));

function restartTable(restarts: readonly Restart[]): string {
  const cells = restarts.map(({ matches, listens, isWell, resumed }) => [
    ...[String(matches), told(listens), told(isWell), told(resumed)],
  ]);
  return tableOf(["matches under way", "listens, ms", "`/health` is well, ms", "all are at hand, ms"], cells);
}

/** Runs with and without an attack in turn; true where nothing failed and nobody waits more than twice as long. */
export async function alternate(wanted: AttackOptions): Promise<boolean> {
  const runs: Run[] = [];
  for (let at = 0; at < 2 * wanted.runs; at += 1) {
    const run = await once(wanted, at % 2 === 1);
    runs.push(run);
    console.error(`\u25b8 ${rowOf(run, at).join("  ")}`);
  }
  const again = await restart(wanted);
  console.log(`${reportOf(runs)}\n\nKilled and started again under attack:\n\n${restartTable([again])}`);
  const [, , , ratio] = ratioOf(runs, "", ({ acks }) => acks);
  const isBack = again.isWell !== null && again.resumed !== null;
  return isBack && Number(ratio) <= 2 && runs.every(({ honest }) => honest.failures.length === 0);
}
