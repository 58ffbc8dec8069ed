import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Benchmark, measure, type Row } from "./measure/harness.ts";
import { table, writeResults } from "./measure/report.ts";
import { installPeers } from "./peers/install.ts";

const USAGE = `node bench/dist/main.js [--quick] [--json] [--only NAME]

Measures Umpire beside boardgame.io on rock-paper-scissors and on 5x5 Tactics,
its server beside boardgame.io's, two servers on PostgreSQL beside one, its
ShapeShips beside the random battles of Pokémon Showdown, the exact odds of
battles of Twilight Imperium beside 20,000 battles of dice, and what bots live
by: playouts, and a tree search beside boardgame.io's own.

  --quick      short batches, and no file in bench/results
  --json       one JSON object a line, and nothing else on standard output
  --only NAME  the benchmarks whose names begin so, and no file in bench/results
  --help       this text`;

const BATCH_SECONDS = { quick: 0.15, full: 1 };
const SERVER = "server";
const NODES = "nodes";
const SHOWDOWN = "shapeships-turns";
const options = {
  quick: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  only: { type: "string", default: "" },
  help: { type: "boolean", default: false },
} as const;
type Asked = { readonly quick: boolean; readonly json: boolean; readonly only: string };

async function run({ quick, json, only }: Asked): Promise<void> {
  // Before the peer is loaded: it picks its builds and drops its development checks by this.
  process.env["NODE_ENV"] = "production";
  const { benchmarks, besideShowdown, checkAgreement } = await import("./benchmarks.ts");
  checkAgreement();
  console.error("both sides agree on every round and every action");
  const isWanted = ({ name }: { readonly name: string }) => name.startsWith(only);
  const hasPeers = isWanted({ name: SHOWDOWN }) && installPeers();
  const measured = (benchmark: Benchmark): Row => {
    console.error(`${benchmark.name} …`);
    return measure(benchmark, quick ? BATCH_SECONDS.quick : BATCH_SECONDS.full);
  };
  const rows = benchmarks.filter(isWanted).map(measured);
  for (const group of [SERVER, NODES] as const)
    if (group.startsWith(only) || only.startsWith(group))
      rows.push(...(await serverRows(group, quick)).filter(isWanted));
  if (hasPeers) {
    // Loaded last: its data fill the heap, and the rows before it shall not pay for that.
    const { showdownSide } = await import("./shapeships/showdown.ts");
    rows.push(measured(besideShowdown(showdownSide())));
  } else if (isWanted({ name: SHOWDOWN })) {
    leaveOut(SHOWDOWN, "its peer could not be installed. Check the network, then try again.");
  }
  console.log(json ? rows.map((row) => JSON.stringify(row)).join("\n") : table(rows));
  if (!quick && only === "") console.error(`written: ${writeResults(rows)}`);
}

async function serverRows(group: typeof SERVER | typeof NODES, quick: boolean): Promise<readonly Row[]> {
  console.error(`${group} …`);
  const [load = 0] = loadavg();
  // CPU time bears company; a wait for the disk or for a turn does not.
  if (load > availableParallelism())
    console.error(`the machine is busy (${load}): the times to acknowledgements are too`);
  const { canMeasure, measureServers } = await import("./server/server.ts");
  const { measureNodes } = await import("./server/nodes.ts");
  if (!canMeasure()) return leaveOut(group, "only Linux says how much time another program has used.");
  try {
    return await (group === SERVER ? measureServers(quick) : measureNodes(quick));
  } catch (error) {
    return leaveOut(group, error instanceof Error ? error.message : String(error));
  }
}

function leaveOut(name: string, why: string): readonly Row[] {
  console.error(`${name} was left out: ${why}`);
  process.exitCode = 1;
  return [];
}

try {
  const { help, ...asked } = parseArgs({ options }).values;
  if (help) console.log(USAGE);
  else await run(asked);
} catch (error) {
  const isUsage = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!isUsage) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
