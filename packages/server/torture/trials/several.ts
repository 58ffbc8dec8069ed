import { fastDice } from "@umpire/bots";
import { clocked, endless, newMatch } from "../players/seated-match.ts";
import { type Findings, type Row, sumFindings } from "../report.ts";
import { checkCluster, type ServerCluster, startNode, urlsOf, withCluster } from "../servers/server-cluster.ts";
import { oneOf, range, sleep } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";
import { endedBy, playOnce, type RestartRun, refusedAt } from "./once.ts";

const MATCHES = 8;
/** Commands in the same matches, and between two restarts. */
const COMMANDS_PER_ROUND = 4000;
const COMMANDS_PER_RESTART = 250;

/** Restarts one server after the other, by SIGKILL or SIGTERM. */
async function restarting(cluster: ServerCluster, run: RestartRun): Promise<void> {
  for (let number = 0; run.isOn; number += 1) {
    const due = run.left - COMMANDS_PER_RESTART;
    while (run.isOn && run.left > Math.max(0, due)) await sleep(5);
    if (run.left <= 0) return;
    const index = number % cluster.nodes.length;
    const node = cluster.nodes[index];
    cluster.nodes[index] = null;
    await (number % 3 === 1 ? node?.stop() : node?.kill());
    cluster.nodes[index] = await startNode(cluster);
  }
}

async function play(cluster: ServerCluster, run: RestartRun, seed: number): Promise<Findings> {
  const urls = urlsOf(cluster);
  const matches = await Promise.all(
    range(MATCHES).map((index) =>
      newMatch(urls[index % urls.length] ?? "", index % 4 === 0 ? clocked : endless, seed * MATCHES + index),
    ),
  );
  const players = matches.flatMap((seated) => seated.players);
  const failed: Findings[] = [];
  const playing = players.map((player) => playOnce(run, player).catch((error) => failed.push(endedBy(run, error))));
  await restarting(cluster, run);
  run.isOn = false;
  // Players who wait for others are disconnected.
  for (const [index, node] of cluster.nodes.entries()) {
    await node?.stop();
    cluster.nodes[index] = await startNode(cluster);
  }
  await Promise.all(playing);
  return sumFindings([...failed, await checkCluster(cluster, matches), refusedAt(matches)]);
}

/** Each command is sent several times, to any of several servers that are restarted: it takes effect once, with one answer. */
export async function several({ figure, seed, planted, progress }: TrialRequest): Promise<Row> {
  const findings: Findings[] = [];
  const sum = { done: 0, sent: 0, dropped: 0 };
  for (let first = 0; first < figure; first += COMMANDS_PER_ROUND) {
    findings.push(
      await withCluster(planted, async (cluster) => {
        const rng = fastDice(seed + first);
        const left = Math.min(COMMANDS_PER_ROUND, figure - first);
        const run: RestartRun = {
          url: () => oneOf(rng, urlsOf(cluster)),
          isOn: true,
          left,
          done: 0,
          sent: 0,
          dropped: 0,
        };
        const found = await play(cluster, run, seed + first);
        sum.done += run.done;
        sum.sent += run.sent;
        sum.dropped += run.dropped;
        return found;
      }),
    );
    progress(sum.done);
  }
  const note = `sent ${sum.sent} times, ${sum.dropped} answers dropped`;
  return { test: "several", asked: figure, done: sum.done, ...sumFindings(findings), note };
}
