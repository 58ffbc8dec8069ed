import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { at } from "../measure/at.ts";
import { type Pair, type Row, rowOf } from "../measure/harness.ts";
import * as ours from "./client.ts";
import { inLines, type Pace, paced, percentile } from "./pace.ts";
import * as peer from "./peer-client.ts";
import { type Program, portOf, startProgram } from "./process.ts";
import { buildPages, limits, serverProgram } from "./program.ts";
import { beginnings, type Script, scripts } from "./scripts.ts";
import type { Acted, Table } from "./table.ts";

export { canMeasure } from "./process.ts";

/** A server, and how its players sit down. */
type Side = {
  readonly program: Program;
  readonly port: number;
  sitDown(port: number, script: Script): Promise<Table>;
};
type Sides = { readonly ours: Side; readonly peer: Side; readonly bare: Program };
/** What a batch came to: its actions by CPU second of the server, and each of them. */
type Batch = { readonly rate: number; readonly acted: readonly Acted[] };

type Size = {
  readonly matches: number;
  readonly warmUps: number;
  readonly alternations: number;
  readonly pace: Pace;
  readonly paceAlternations: number;
};

const PER_SECOND = 1000;
const sizes: { readonly [name in "quick" | "full"]: Size } = {
  quick: {
    ...{ matches: 40, warmUps: 6, alternations: 3 },
    ...{ pace: { matches: 40, length: 20, perSecond: PER_SECOND }, paceAlternations: 2 },
  },
  full: {
    ...{ matches: 100, warmUps: 6, alternations: 5 },
    ...{ pace: { matches: 100, length: 20, perSecond: PER_SECOND }, paceAlternations: 9 },
  },
};
/** No batch takes so long. */
const MOST_MS = 60_000;

/** Our server beside the peer's, and beside its own store. */
export async function measureServers(quick: boolean): Promise<readonly Row[]> {
  buildPages();
  // Not among the temporary files, which may be kept in memory: waiting for the disk is a part of it.
  const folder = mkdtempSync(fileURLToPath(new URL("../server-data-", import.meta.url)));
  const programs: Program[] = [];
  const started = (...args: Parameters<typeof startProgram>) => {
    const program = startProgram(...args);
    programs.push(program);
    return program;
  };
  const clean = () => rmSync(folder, { recursive: true, force: true });
  // Else a signal would end this program and leave the others behind.
  const leave = () => {
    clean();
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, leave);
  try {
    const serve = ["--port", "0", "--data", join(folder, "server"), ...limits];
    const [own, other] = [started(serverProgram, serve), started(new URL("./peer.js", import.meta.url))];
    return await measureAll(quick ? sizes.quick : sizes.full, {
      ours: { program: own, port: await portOf(own), sitDown: ours.sitDown },
      peer: { program: other, port: await portOf(other), sitDown: peer.sitDown },
      bare: started(new URL("./bare.js", import.meta.url), [join(folder, "bare.sqlite")]),
    });
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, leave);
    await Promise.all(programs.map((program) => program.stop()));
    clean();
  }
}

async function measureAll(size: Size, sides: Sides): Promise<readonly Row[]> {
  const { matches, warmUps, alternations, pace, paceAlternations } = size;
  const full = () => together(sides, (side) => inTime(playAll(side, matches)));
  await times(warmUps, full);
  const fulls = await times(alternations, full);
  const steady = async () => {
    const pair = await together(sides, (side) => inTime(playSteadily(side, pace)));
    return { ...pair, bare: await inTime(keepSteadily(sides.bare, pace)) };
  };
  // The servers are warm by now.
  await inTime(keepSteadily(sides.bare, pace));
  const steadies = await times(paceAlternations, steady);
  const rates = (pairs: readonly Pair<Batch>[]) =>
    pairs.map(({ ours, peer }) => ({ ours: ours.rate, peer: peer.rate }));
  const bytes = ({ acted }: Batch) => {
    const sent = acted.map(({ bytes }) => bytes);
    return percentile(sent, 0.5);
  };
  const micros = (share: number) =>
    steadies.map(({ ours: { acted }, bare }) => {
      const taken = acted.map(({ ms }) => ms);
      return { ours: 1000 * percentile(taken, share), peer: 1000 * percentile(bare, share) };
    });
  return [
    rowOf("server-actions", "actions per server CPU second", rates(fulls)),
    rowOf("server-steady", "actions per server CPU second", rates(steadies)),
    rowOf("server-ack-p50", "µs to the acknowledgement", micros(0.5)),
    rowOf("server-ack-p99", "µs to the acknowledgement", micros(0.99)),
    rowOf(
      "server-bytes",
      "bytes to a player per action",
      fulls.map(({ ours, peer }) => ({ ours: bytes(ours), peer: bytes(peer) })),
    ),
  ];
}

async function times<T>(count: number, task: (index: number) => Promise<T>): Promise<readonly T[]> {
  const done: T[] = [];
  while (done.length < count) done.push(await task(done.length));
  return done;
}

async function together<T>({ ours, peer }: Sides, task: (side: Side) => Promise<T>): Promise<Pair<T>> {
  return { ours: await task(ours), peer: await task(peer) };
}

async function inTime<T>(task: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("a server takes too long, or does not answer")), MOST_MS);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}

/** Plays between two looks at the clock of the server; the players have sat down before. */
async function measured(
  { program, port, sitDown }: Side,
  list: readonly Script[],
  play: (tables: readonly Table[]) => Promise<readonly Acted[]>,
): Promise<Batch> {
  const tables = await Promise.all(list.map((script) => sitDown(port, script)));
  const before = program.cpu();
  const acted = await play(tables);
  const rate = acted.length / (program.cpu() - before);
  for (const table of tables) table.leave();
  return { rate, acted };
}

const chosen = (list: readonly Script[], count: number) =>
  Array.from({ length: count }, (_, number) => at(list, number));

/** As fast as the server can: in each match the next action follows as soon as both players know of the last. */
function playAll(side: Side, matches: number): Promise<Batch> {
  const list = chosen(scripts, matches);
  return measured(side, list, async (tables) => {
    const act = (table: Table) => (index: number) => table.act(index, performance.now());
    const all = tables.map((table, number) => times(at(list, number).steps.length, act(table)));
    return (await Promise.all(all)).flat();
  });
}

/** At a fixed pace, whatever the server does. */
function playSteadily(side: Side, { matches, length, perSecond }: Pace): Promise<Batch> {
  return measured(side, chosen(beginnings(length), matches), (tables) => {
    const lines = inLines<Acted>(matches);
    return paced(matches * length, perSecond, (index, due) =>
      lines(index % matches, () => at(tables, index).act(Math.floor(index / matches), due)),
    );
  });
}

function keepSteadily({ child }: Program, pace: Pace): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    child.once("message", (taken: readonly number[]) => resolve(taken));
    child.send(pace, (error) => error !== null && reject(error));
  });
}
