import { fastDice } from "@umpire/bots";
import { type Crowd, newCrowd, startPlaying, stopPlaying, waitForProgress } from "../players/crowd.ts";
import { ask } from "../players/rest.ts";
import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { checkCluster, type ServerCluster, startNode, withCluster } from "../servers/server-cluster.ts";
import { range, sleep } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";

/** Time of play before a failure, and time before the players reconnect, in milliseconds. */
const BEFORE = 400;
const GIVE_UP = 1000;
/** Max time without progress after a server is killed, after it is stopped, and after the database is killed, in milliseconds. */
const KILLED = 5000;
const STOPPED = 8000;
const AWAY = 30_000;
/** Max time until a server that goes on has tried what it was asked while it stood still, in milliseconds. */
const TRIED = 5000;
/** Rounds in the same matches. */
const ROUNDS = 10;

type Round = {
  readonly cluster: ServerCluster;
  readonly crowd: Crowd;
  readonly number: number;
  readonly found: (found: Findings) => void;
};
type Failure = (round: Round) => Promise<number>;

/** Appends of a server that were fenced because another one owns the match. */
async function fencedAt(url: string): Promise<number> {
  const { text } = await ask(url, "/metrics");
  return Number(/^umpire_fenced_total (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** Appends that were fenced since it had this many: those of a server that goes on, as soon as it has tried one. */
async function fencedSince(url: string, before: number): Promise<number> {
  const since = performance.now();
  let fenced = 0;
  while (fenced === 0 && performance.now() - since < TRIED) {
    await sleep(BEFORE);
    fenced = (await fencedAt(url)) - before;
  }
  return fenced;
}

/** A server is killed: its matches go on at the other. */
const killNode: Failure = async ({ cluster, crowd, number, found }) => {
  const index = number % cluster.nodes.length;
  const node = cluster.nodes[index];
  cluster.nodes[index] = null;
  const since = performance.now();
  await node?.kill();
  const { ms, found: still } = await waitForProgress(crowd, since, KILLED);
  found(still);
  cluster.nodes[index] = await startNode(cluster);
  return ms;
};

/** Sends commands to a server that is stopped, without waiting for answers. */
function askInVain({ links, matches }: Crowd, url: string, number: number): void {
  for (const player of matches.flatMap(({ players }) => players)) {
    const at = links.get(player);
    if (at?.url !== url) continue;
    const { match, seat } = player.ticket;
    const key = `vain-${number}-${seat}`;
    const command = { type: "chat", key, text: `said ${key}` } as const;
    player.sent.push({ match, seat, command, acks: [], refusals: [] });
    at.link.ask(command).catch(() => undefined);
  }
}

/** A server is stopped until its lease has expired, and continues when another one owns its matches. */
const pauseNode =
  (onFenced: (count: number) => void): Failure =>
  async ({ cluster, crowd, number, found }) => {
    const index = number % cluster.nodes.length;
    const node = cluster.nodes[index];
    if (node === null || node === undefined) throw new Error("there is no server to be stopped");
    const before = await fencedAt(node.url);
    const since = performance.now();
    process.kill(node.pid, "SIGSTOP");
    try {
      askInVain(crowd, node.url, number);
      cluster.nodes[index] = null;
      await sleep(GIVE_UP);
      for (const { link, url } of crowd.links.values()) if (url === node.url) link.cut();
      const { ms, found: still } = await waitForProgress(crowd, since, STOPPED);
      found(still);
      return ms;
    } finally {
      process.kill(node.pid, "SIGCONT");
      cluster.nodes[index] = node;
      onFenced(await fencedSince(node.url, before));
    }
  };

/** The database is killed, and restarted some time later. */
const killDatabase: Failure = async ({ cluster, crowd, number, found }) => {
  crowd.mayFail = true;
  const { postgres } = cluster;
  await postgres.kill();
  await sleep(fastDice(number).int(500));
  await postgres.start();
  const since = performance.now();
  const { ms, found: still } = await waitForProgress(crowd, since, AWAY);
  found(still);
  return ms;
};

/** Repeats a failure under load: everything acknowledged is stored afterwards, nothing twice. */
async function happen({ figure, seed, planted, progress }: TrialRequest, name: string, what: Failure): Promise<Row> {
  const findings: Findings[] = [];
  const found = (each: Findings) => void findings.push(each);
  const times: number[] = [];
  let acks = 0;
  const stretch = (first: number, count: number) =>
    withCluster(planted, async (cluster) => {
      const crowd = await newCrowd(cluster, seed + first);
      for (const round of range(count)) {
        startPlaying(crowd);
        found((await waitForProgress(crowd, performance.now(), AWAY)).found);
        await sleep(BEFORE);
        times.push(await what({ cluster, crowd, number: first + round, found }));
        await sleep(BEFORE);
        findings.push(...(await stopPlaying(crowd)), await checkCluster(cluster, crowd.matches));
        for (const node of cluster.nodes)
          if (node?.hasCrashed()) found({ ...noFindings, troubles: [`it crashed: ${node.output().slice(-300)}`] });
        progress(times.length);
      }
      acks += crowd.acks;
    });
  for (let first = 0; first < figure; first += ROUNDS) await stretch(first, Math.min(ROUNDS, figure - first));
  const slowest = Math.round(Math.max(...times));
  const note = `${acks} acknowledged, on again after ${slowest} ms at most`;
  return { test: name, asked: figure, done: times.length, ...sumFindings(findings), note };
}

export const nodes = (asked: TrialRequest): Promise<Row> => happen(asked, "nodes", killNode);

export const database = (asked: TrialRequest): Promise<Row> => happen(asked, "database", killDatabase);

/** Every append of a server that was stopped is fenced: else the entries would not add up. */
export async function paused(asked: TrialRequest): Promise<Row> {
  let fenced = 0;
  const onFenced = (count: number) => {
    fenced += count;
  };
  const row = await happen(asked, "paused", pauseNode(onFenced));
  const troubles = fenced > 0 ? row.troubles : [...row.troubles, "nothing old was ever tried, so nothing is shown"];
  return { ...row, troubles, note: `${row.note}, ${fenced} old appends refused` };
}
