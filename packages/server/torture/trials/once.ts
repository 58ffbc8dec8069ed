import type { Answer, Link } from "../players/inbox.ts";
import { type Deed, nextDeed, type Player } from "../players/player.ts";
import { checkTables, clocked, deedsOf, endless, joinAs, newTable, type Table } from "../players/seated-match.ts";
import { type Found, nothing, type Row, together } from "../report.ts";
import { lookInto, type Served, type Serving, serve } from "../servers/server-process.ts";
import { messageOf, oneIn, oneOf, range, sleep, withFolder } from "../tools.ts";
import type { Asked } from "../trial.ts";

const TABLES = 8;
/** So many actions are played at the same tables, with a restart after each part of them. */
const SHARE = 4000;
const restartsIn = (share: number): number => Math.min(4, Math.ceil(share / 100));
/** So often a server that is away is looked for, with so many milliseconds between. */
const TRIES = 400;
const PAUSE = 25;

/** A server that comes and goes, or several, and the game that goes on over them. */
export type House = {
  /** Where a device finds a server at the moment. */
  readonly url: () => string;
  isOn: boolean;
  /** Actions to be asked for yet at these tables, and those of all that were answered. */
  left: number;
  done: number;
  /** How often something was sent, and how many answers the player never got. */
  sent: number;
  dropped: number;
};

/** Both devices of a player, as soon as the server is there. */
async function devices(house: House, player: Player): Promise<readonly Link[]> {
  for (let tried = 0; house.isOn && tried < TRIES; tried += 1) {
    try {
      return await Promise.all(range(2).map(() => joinAs(house.url(), player)));
    } catch {
      await sleep(PAUSE);
    }
  }
  throw new Error("the server does not come back");
}

/** Sends an action one to five times, from any device: the last answer that gets through, null where all are dropped. */
async function send(house: House, { rng }: Player, links: readonly Link[], deed: Deed): Promise<Answer | null> {
  const copies = range(1 + rng.int(5)).map(() => oneOf(rng, links).ask(deed.wish));
  house.sent += copies.length;
  let heard: Answer | null = null;
  let gone: unknown = null;
  for (const each of await Promise.allSettled(copies)) {
    if (each.status === "rejected") gone = each.reason;
    else {
      note(deed, each.value);
      if (oneIn(rng, 3)) house.dropped += 1;
      else heard = each.value;
    }
  }
  if (heard === null && gone !== null) throw gone;
  return heard;
}

/** What is dropped on the way to the player is an answer too. */
function note({ acks, refusals }: Deed, answer: Answer): void {
  if (answer.kind === "ack") acks.push(answer.seq);
  else refusals.push(answer.code);
}

/** Asks for one thing; false where the match is over. */
async function askOnce(house: House, player: Player, links: readonly Link[]): Promise<boolean> {
  const [first] = links;
  const deed = first && (await nextDeed(player, first, 3));
  if (first === undefined || !deed) return false;
  const answer = await send(house, player, links, deed);
  if (answer === null) return true;
  player.open = null;
  house.done += 1;
  house.left -= 1;
  if (answer.kind === "ack") await first.until(({ seq }) => seq >= answer.seq);
  return true;
}

/** Asks for one thing after another; for each again and again until it hears of it. */
export async function playOnce(house: House, player: Player): Promise<void> {
  let links = await devices(house, player);
  while (house.isOn) {
    try {
      if (!(await askOnce(house, player, links))) return;
    } catch {
      // The server is away: what was not heard of is asked for again when it is back.
      if (house.isOn) links = await devices(house, player);
    }
  }
}

/** One server, in a process of its own. */
type Single = House & { served: Served };

/** Restarts it after each part of the actions, in turn by a kill and by a request. */
async function restarting(house: Single, serving: Serving, share: number): Promise<void> {
  const restarts = restartsIn(share);
  for (let number = 1; number <= restarts; number += 1) {
    const due = share - (share * number) / (restarts + 1);
    while (house.isOn && house.left > due) await sleep(5);
    if (!house.isOn) return;
    await (number % 2 === 0 ? house.served.stop() : house.served.kill());
    house.served = await serve(serving);
  }
  while (house.isOn && house.left > 0) await sleep(5);
  house.isOn = false;
}

/** One share of the actions, at fresh tables. */
async function play(house: Single, serving: Serving, share: number, seed: number): Promise<Found> {
  const { url } = house.served;
  const tables: readonly Table[] = await Promise.all(
    range(TABLES).map((index) => newTable(url, index % 4 === 0 ? clocked : endless, seed * TABLES + index)),
  );
  house.isOn = true;
  house.left = share;
  const players = tables.flatMap((table) => table.players);
  const failed: Found[] = [];
  const playing = players.map((player) => playOnce(house, player).catch((error) => failed.push(endedBy(house, error))));
  await restarting(house, serving, share);
  await house.served.stop();
  await Promise.all(playing);
  house.served = await serve(serving);
  const kept = await checkTables(tables, (how) => lookInto(serving.data, how), house.served.url);
  return together([...failed, kept, refusedAt(tables)]);
}

/** A player who gives up while the game is on ends it, and is a fault. */
export function endedBy(house: House, error: unknown): Found {
  const troubles = house.isOn ? [messageOf(error)] : [];
  house.isOn = false;
  return { ...nothing, troubles };
}

/** Nothing that is asked here may be refused. */
export function refusedAt(tables: readonly Table[]): Found {
  const deeds = tables.flatMap(deedsOf);
  return {
    ...nothing,
    troubles: deeds.flatMap(({ refusals, wish }) => refusals.map((code) => `${wish.key}: ${code}`)),
  };
}

/** Each action is sent several times, a third of the answers are lost on the way: it takes effect once, with one answer. */
export const once = ({ figure, seed, planted, progress }: Asked): Promise<Row> =>
  withFolder(async (data) => {
    const serving: Serving = { data, planted };
    const house: Single = {
      ...{ served: await serve(serving), url: () => house.served.url },
      ...{ isOn: true, left: 0, done: 0, sent: 0, dropped: 0 },
    };
    const founds: Found[] = [];
    const rounds = Math.ceil(figure / SHARE);
    try {
      for (let round = 0; round < rounds; round += 1) {
        founds.push(await play(house, serving, Math.ceil(figure / rounds), seed + round));
        progress(house.done);
      }
    } finally {
      await house.served.kill();
    }
    const note = `sent ${house.sent} times, ${house.dropped} answers dropped`;
    return { test: "once", asked: figure, done: house.done, ...together(founds), note };
  });
