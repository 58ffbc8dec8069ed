import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { at } from "../measure/at.ts";
import { type Row, rowOf } from "../measure/harness.ts";
import { sitDown } from "./client.ts";
import { percentile } from "./pace.ts";
import { cpuSeconds, familySeconds, type Program, portOf, printedBy, startProgram } from "./process.ts";
import { buildPages, limits, serverProgram } from "./program.ts";
import { type Script, scripts } from "./scripts.ts";
import type { Table } from "./table.ts";

/** Servers on one PostgreSQL, and who uses how much of the machine. */
type Town = { readonly nodes: readonly Program[]; readonly ports: readonly number[]; readonly postmaster: number };

type Size = { readonly matches: number; readonly warmUps: number; readonly alternations: number };
const sizes = {
  quick: { matches: 40, warmUps: 2, alternations: 2 },
  full: { matches: 100, warmUps: 5, alternations: 5 },
};

/** The ports of a match's two players, by the number of the match. */
type Seating = (match: number) => readonly [number, number];

/** What a batch came to, in actions: by second, and by CPU second of servers and database. */
type Batch = { readonly rate: number; readonly perCpu: number; readonly shares: Shares };
/** How much of all cores each of them had. */
type Shares = { readonly servers: number; readonly database: number; readonly players: number };

/** Two servers beside one, and players of one match at both of them beside players at the same. */
export async function measureNodes(quick: boolean): Promise<readonly Row[]> {
  buildPages();
  const postgres = startProgram(new URL("../../../scripts/postgres.mjs", import.meta.url));
  const programs = [postgres];
  try {
    const url = await printedBy(postgres, /^(postgresql:\S+)/m);
    for (const _ of [0, 1]) programs.push(startProgram(serverProgram, ["--port", "0", "--database", url, ...limits]));
    const [, ...nodes] = programs;
    const ports = await Promise.all(nodes.map(portOf));
    return await measureAll(quick ? sizes.quick : sizes.full, { nodes, ports, postmaster: postmasterOf(url) });
  } finally {
    // The database last: a server that is still at work would wait for it.
    for (const program of programs.reverse()) await program.stop();
  }
}

/** PostgreSQL writes its number into the folder in which its socket is. */
function postmasterOf(url: string): number {
  const folder = new URL(url).searchParams.get("host") ?? "";
  return Number(readFileSync(`${folder}/data/postmaster.pid`, "utf8").split("\n")[0]);
}

async function measureAll({ matches, warmUps, alternations }: Size, town: Town): Promise<readonly Row[]> {
  const [first, second] = [at(town.ports, 0), at(town.ports, 1)];
  const one: Seating = () => [first, first];
  const two: Seating = (match) => (match % 2 === 0 ? [first, first] : [second, second]);
  const across: Seating = () => [first, second];
  const batches: { one: Batch; two: Batch; across: Batch }[] = [];
  for (let turn = 0; turn < warmUps + alternations; turn += 1) {
    const play = (seating: Seating) => playAll(town, matches, seating);
    const batch = { one: await play(one), two: await play(two), across: await play(across) };
    if (turn >= warmUps) batches.push(batch);
  }
  for (const name of ["one", "two", "across"] as const)
    printShares(
      name,
      batches.map((batch) => batch[name].shares),
    );
  const pairs = (ours: "two" | "across", by: "rate" | "perCpu") =>
    batches.map((batch) => ({ ours: batch[ours][by], peer: batch.one[by] }));
  return [
    rowOf("nodes-two", "actions per second", pairs("two", "rate")),
    rowOf("nodes-two-cpu", "actions per CPU second of servers and database", pairs("two", "perCpu")),
    rowOf("nodes-across", "actions per second", pairs("across", "rate")),
    rowOf("nodes-across-cpu", "actions per CPU second of servers and database", pairs("across", "perCpu")),
  ];
}

/** As fast as they can: in each match the next action follows as soon as both players know of the last. */
async function playAll(town: Town, matches: number, seating: Seating): Promise<Batch> {
  const list = Array.from({ length: matches }, (_, match) => at(scripts, match));
  const tables = await Promise.all(
    list.map((script, match) => sitDown(at(seating(match), 0), script, at(seating(match), 1))),
  );
  const before = usedBy(town);
  const begun = performance.now();
  await Promise.all(tables.map((table, match) => playThrough(table, at(list, match))));
  const seconds = (performance.now() - begun) / 1000;
  const after = usedBy(town);
  for (const table of tables) table.leave();
  const actions = list.reduce((sum, { steps }) => sum + steps.length, 0);
  const used = (who: keyof Shares) => after[who] - before[who];
  const share = (who: keyof Shares) => used(who) / seconds / availableParallelism();
  return {
    rate: actions / seconds,
    perCpu: actions / (used("servers") + used("database")),
    shares: { servers: share("servers"), database: share("database"), players: share("players") },
  };
}

async function playThrough(table: Table, { steps }: Script): Promise<void> {
  for (const index of steps.keys()) await table.act(index, performance.now());
}

/** CPU seconds so far. */
const usedBy = ({ nodes, postmaster }: Town): Shares => ({
  servers: nodes.reduce((sum, node) => sum + node.cpu(), 0),
  database: familySeconds(postmaster),
  players: cpuSeconds("self"),
});

const middle = (values: readonly number[]) => percentile(values, 0.5);

/** What limits them: who uses the cores. */
function printShares(name: string, shares: readonly Shares[]): void {
  const of = (who: keyof Shares) => `${who} ${Math.round(100 * middle(shares.map((each) => each[who])))} %`;
  console.error(`nodes, ${name}: of all cores ${of("servers")}, ${of("database")}, ${of("players")}`);
}
