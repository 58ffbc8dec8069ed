import { checkMatches, closeMatch, commandsOf } from "../torture/players/seated-match.ts";
import { type Findings, isGood, noFindings, sumFindings } from "../torture/report.ts";
import { readStore, startServer } from "../torture/servers/server-process.ts";
import { sleep, withFolder } from "../torture/tools.ts";
import { listed, medianOf, spelt, spreadOf, tableOf } from "./figures.ts";
import { startHonest, stopHonest } from "./honest.ts";
import { memoryOf } from "./process.ts";
import { type AttackOptions, startLimitedServer, startStranger } from "./setup.ts";

/** Interval between two samples of the memory, in milliseconds. */
const EVERY = 10_000;

async function sampled(pid: number, minutes: number): Promise<readonly number[]> {
  const samples: number[] = [];
  for (const end = performance.now() + minutes * 60_000; performance.now() < end; await sleep(EVERY))
    samples.push(memoryOf(pid));
  return samples;
}

/** The medians of the first and the last quarter, in megabytes. */
function quartersOf(samples: readonly number[]): readonly [number, number] {
  const quarter = Math.max(1, samples.length >> 2);
  return [medianOf(samples.slice(0, quarter)), medianOf(samples.slice(-quarter))];
}

/** The number of matches whose records are compared with the store; of the others, the entries are. */
const RECORDS = 20;

type Honest = ReturnType<typeof startHonest>;

/** Compares what is stored with what was acknowledged, at a server that is restarted without limits. */
async function kept(data: string, { matches, failures }: Honest): Promise<Findings> {
  const server = await startServer({ data, planted: null });
  try {
    const found = await checkMatches(matches, (look) => readStore(data, look), server.url);
    const ended = matches
      .slice(0, RECORDS)
      .map((seated) => closeMatch(seated, (look) => readStore(data, look), server.url));
    return sumFindings([found, ...(await Promise.all(ended)), { ...noFindings, troubles: failures }]);
  } finally {
    await server.kill();
  }
}

/** Prints what was measured, before the check of the store, which takes a while. */
function printFigures({ matches, acks, updates, health }: Honest, minutes: number, samples: readonly number[]): void {
  const acknowledged = matches.flatMap(commandsOf).filter((sent) => sent.acks.length > 0).length;
  const [first, last] = quartersOf(samples);
  const cells = [
    ...[`${minutes}`, acknowledged.toLocaleString("en")],
    ...[acks, updates, health].map((waits) => spelt(spreadOf(waits))),
    `${first.toFixed(0)} / ${last.toFixed(0)} / ${Math.max(...samples).toFixed(0)}`,
  ];
  console.log(tableOf(head, [cells]));
  console.log(`\nMemory by two minutes, MB: ${byTwoMinutes(samples).join(", ")}.`);
}

/** Medians of the samples of every two minutes. */
function byTwoMinutes(samples: readonly number[]): readonly string[] {
  const each = 120_000 / EVERY;
  const parts = Array.from({ length: Math.ceil(samples.length / each) }, (_, at) =>
    samples.slice(at * each, (at + 1) * each),
  );
  return parts.map((part) => medianOf(part).toFixed(0));
}

/** Honest players and all attacks for a long time: true where nothing failed, and everything acknowledged is stored. */
export const holdOut = (wanted: AttackOptions, minutes: number): Promise<boolean> =>
  withFolder(async (data) => {
    const server = await startLimitedServer(data, wanted);
    const honest = startHonest(server.url, wanted.matches);
    try {
      const stranger = startStranger(server.url, wanted.only);
      honest.isMeasured = true;
      const samples = await sampled(server.pid, minutes);
      const refused = await stranger.strike();
      await stopHonest(honest);
      printFigures(honest, minutes, samples);
      console.log(`\nThe stranger got: ${listed(refused)}`);
    } finally {
      await server.kill();
    }
    const { lost, doubled, troubles } = await kept(data, honest);
    console.log(`\nOf what was acknowledged ${lost} are lost, and ${doubled} are kept twice.`);
    for (const trouble of troubles.slice(0, 12)) console.log(`\u2716 ${trouble}`);
    return isGood({ test: "long", asked: 0, done: 0, lost, leaked: 0, doubled, troubles, note: "" });
  });

const head = [
  ...["minutes", "acknowledged", "acknowledged p50 / p99 / max, ms", "other seat p50 / p99 / max, ms"],
  ...["/health p50 / p99 / max, ms", "memory, MB: first quarter / last quarter / most"],
];
