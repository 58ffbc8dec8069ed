import { fastDice } from "@umpire/bots";
import { type Crowd, disperse, gather, goneOn, newCrowd } from "../players/crowd.ts";
import { ask } from "../players/rest.ts";
import { type Found, nothing, type Row, together } from "../report.ts";
import { checkTown, startNode, type Town, withTown } from "../servers/server-cluster.ts";
import { range, sleep } from "../tools.ts";
import type { Asked } from "../trial.ts";

/** So long it is played before something happens, and between the players' giving up and coming back, in milliseconds. */
const BEFORE = 400;
const GIVE_UP = 1000;
/** So long a match may stand still: when its server was killed, when it was stopped, when the database was killed. */
const KILLED = 5000;
const STOPPED = 8000;
const AWAY = 30_000;
/** A crowd plays at the same tables for so many rounds. */
const ROUNDS = 10;

type Round = {
  readonly town: Town;
  readonly crowd: Crowd;
  readonly number: number;
  readonly found: (found: Found) => void;
};
type Happening = (round: Round) => Promise<number>;

/** How often a server was refused an append because another one has the match. */
async function fencedAt(url: string): Promise<number> {
  const { text } = await ask(url, "/metrics");
  return Number(/^umpire_fenced_total (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** A server is killed: its matches go on at the other. */
const killNode: Happening = async ({ town, crowd, number, found }) => {
  const index = number % town.nodes.length;
  const node = town.nodes[index];
  town.nodes[index] = null;
  const since = performance.now();
  await node?.kill();
  const { ms, found: still } = await goneOn(crowd, since, KILLED);
  found(still);
  town.nodes[index] = await startNode(town);
  return ms;
};

/** Something that is asked of a server that stands still: nobody waits for the answer. */
function askInVain({ links, tables }: Crowd, url: string, number: number): void {
  for (const player of tables.flatMap(({ players }) => players)) {
    const at = links.get(player);
    if (at?.url !== url) continue;
    const { match, seat } = player.ticket;
    const key = `vain-${number}-${seat}`;
    const wish = { type: "chat", key, text: `said ${key}` } as const;
    player.deeds.push({ match, seat, wish, acks: [], refusals: [] });
    at.link.ask(wish).catch(() => undefined);
  }
}

/** A server is stopped until its lease has run out, and goes on when another one has its matches. */
const pauseNode =
  (onFenced: (count: number) => void): Happening =>
  async ({ town, crowd, number, found }) => {
    const index = number % town.nodes.length;
    const node = town.nodes[index];
    if (node === null || node === undefined) throw new Error("there is no server to be stopped");
    const before = await fencedAt(node.url);
    const since = performance.now();
    process.kill(node.pid, "SIGSTOP");
    try {
      askInVain(crowd, node.url, number);
      town.nodes[index] = null;
      await sleep(GIVE_UP);
      for (const { link, url } of crowd.links.values()) if (url === node.url) link.cut();
      const { ms, found: still } = await goneOn(crowd, since, STOPPED);
      found(still);
      return ms;
    } finally {
      process.kill(node.pid, "SIGCONT");
      town.nodes[index] = node;
      await sleep(BEFORE);
      onFenced((await fencedAt(node.url)) - before);
    }
  };

/** The database is killed, all of it at once, and comes back some time later. */
const killDatabase: Happening = async ({ town, crowd, number, found }) => {
  crowd.mayFail = true;
  const { postgres } = town;
  await postgres.kill();
  await sleep(fastDice(number).int(500));
  await postgres.start();
  const since = performance.now();
  const { ms, found: still } = await goneOn(crowd, since, AWAY);
  found(still);
  return ms;
};

/** Something happens under load, again and again: everything acknowledged is there afterwards, nothing twice. */
async function happen({ figure, seed, planted, progress }: Asked, name: string, what: Happening): Promise<Row> {
  const founds: Found[] = [];
  const found = (each: Found) => void founds.push(each);
  const times: number[] = [];
  let acks = 0;
  const stretch = (first: number, count: number) =>
    withTown(planted, async (town) => {
      const crowd = await newCrowd(town, seed + first);
      for (const round of range(count)) {
        gather(crowd);
        found((await goneOn(crowd, performance.now(), AWAY)).found);
        await sleep(BEFORE);
        times.push(await what({ town, crowd, number: first + round, found }));
        await sleep(BEFORE);
        founds.push(...(await disperse(crowd)), await checkTown(town, crowd.tables));
        for (const node of town.nodes)
          if (node?.hasCrashed()) found({ ...nothing, troubles: [`it crashed: ${node.output().slice(-300)}`] });
        progress(times.length);
      }
      acks += crowd.acks;
    });
  for (let first = 0; first < figure; first += ROUNDS) await stretch(first, Math.min(ROUNDS, figure - first));
  const slowest = Math.round(Math.max(...times));
  const note = `${acks} acknowledged, on again after ${slowest} ms at most`;
  return { test: name, asked: figure, done: times.length, ...together(founds), note };
}

export const nodes = (asked: Asked): Promise<Row> => happen(asked, "nodes", killNode);

export const database = (asked: Asked): Promise<Row> => happen(asked, "database", killDatabase);

/** What a server that was stopped still wants to append is refused, every time: else the entries would not add up. */
export async function paused(asked: Asked): Promise<Row> {
  let fenced = 0;
  const onFenced = (count: number) => {
    fenced += count;
  };
  const row = await happen(asked, "paused", pauseNode(onFenced));
  const troubles = fenced > 0 ? row.troubles : [...row.troubles, "nothing old was ever tried, so nothing is shown"];
  return { ...row, troubles, note: `${row.note}, ${fenced} old appends refused` };
}
