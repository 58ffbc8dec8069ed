import { type Benchmark, measure, type Row } from "./harness.ts";
import { installPeers } from "./peers.ts";
import { table, writeResults } from "./report.ts";

const USAGE = `node bench/dist/main.js [--quick] [--json]

Measures Umpire beside boardgame.io on rock-paper-scissors and on 5x5 Tactics,
its ShapeShips beside the random battles of Pokémon Showdown, and the exact odds
of battles of Twilight Imperium beside 20,000 battles of dice.

  --quick  short batches, and no file in bench/results
  --json   one JSON object a line, and nothing else on standard output
  --help   this text`;

const BATCH_SECONDS = { quick: 0.15, full: 1 };
const FLAGS = ["--quick", "--json", "--help"];

async function run(quick: boolean, json: boolean): Promise<void> {
  // Before the peer is loaded: it picks its builds and drops its development checks by this.
  process.env["NODE_ENV"] = "production";
  const { benchmarks, besideShowdown, checkAgreement } = await import("./benchmarks.ts");
  checkAgreement();
  console.error("both sides agree on every round and every action");
  const hasPeers = installPeers();
  const measured = (benchmark: Benchmark): Row => {
    console.error(`${benchmark.name} …`);
    return measure(benchmark, quick ? BATCH_SECONDS.quick : BATCH_SECONDS.full);
  };
  const rows = benchmarks.map(measured);
  if (hasPeers) {
    // Loaded last: its data fill the heap, and the rows before it shall not pay for that.
    const { showdownSide } = await import("./showdown.ts");
    rows.push(measured(besideShowdown(showdownSide())));
  } else {
    console.error("shapeships-turns was left out: its peer could not be installed. Check the network, then try again.");
    process.exitCode = 1;
  }
  console.log(json ? rows.map((row) => JSON.stringify(row)).join("\n") : table(rows));
  if (!quick) console.error(`written: ${writeResults(rows)}`);
}

const given = process.argv.slice(2);
const unknown = given.find((flag) => !FLAGS.includes(flag));
if (unknown !== undefined) {
  console.error(`unknown flag: ${unknown} (known: ${FLAGS.join(", ")})`);
  process.exitCode = 2;
} else if (given.includes("--help")) console.log(USAGE);
else await run(given.includes("--quick"), given.includes("--json"));
