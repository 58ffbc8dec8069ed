import { fastDice } from "@umpire/bots";
import type { Rng } from "@umpire/kernel";
import { type Player, play } from "../players/player.ts";
import { checkTables, closeTable, deedsOf, joinAs, menu, newTable, type Table } from "../players/seated-match.ts";
import { isAway } from "../players/socket-link.ts";
import { type Found, nothing, type Row, together } from "../report.ts";
import { lookInto, type Served, type Serving, serve } from "../servers/server-process.ts";
import { messageOf, oneIn, range, sleep, withFolder } from "../tools.ts";
import type { Asked } from "../trial.ts";

/** So many servers at a time. */
const LANES = 2;
const TABLES = 8;
/** The longest time under full load before a kill, in milliseconds. */
const LONGEST = 150;
/** Longer matches are left: each start would have to replay them. */
const MOST_DEEDS = 400;

/** Plays until the server is gone; what else ends it is a fault. */
async function playUntilGone(url: string, player: Player, onJoin: () => void): Promise<Found> {
  try {
    const link = await joinAs(url, player);
    onJoin();
    await play(player, link, { isOn: () => true, chatsOneIn: 5 });
    link.close();
    return nothing;
  } catch (error) {
    return isAway(error) ? nothing : { ...nothing, troubles: [`a player was thrown out: ${messageOf(error)}`] };
  }
}

/** A server that is killed while it starts has to be able to start after that. */
async function killEarly(serving: Serving, rng: Rng): Promise<void> {
  try {
    await (await serve({ ...serving, killAfter: 30 + rng.int(600) })).kill();
  } catch {
    // It never got as far as to say where it listens.
  }
}

/** Puts fresh matches in the place of those that are over or long. */
async function renewed(tables: readonly Table[], url: string, seed: number): Promise<readonly Table[]> {
  const fresh: Table[] = [];
  for (const [index, table] of tables.entries()) {
    const isWorn = deedsOf(table).length > MOST_DEEDS || table.players.some(({ isDone }) => isDone);
    const wanted = menu[index % menu.length];
    fresh.push(isWorn && wanted !== undefined ? await newTable(url, wanted, seed * TABLES + index) : table);
  }
  return fresh;
}

const freshTables = (url: string, seed: number): Promise<readonly Table[]> =>
  Promise.all(range(TABLES).map((index) => newTable(url, menu[index % menu.length] ?? null, seed * TABLES + index)));

type State = { served: Served; tables: readonly Table[]; acks: number; readonly founds: Found[] };

/** One kill: play, kill, start again, and count. */
async function round(state: State, serving: Serving, rng: Rng, number: number): Promise<void> {
  const look = <T>(how: Parameters<typeof lookInto<T>>[1]) => lookInto(serving.data, how);
  const players = state.tables.flatMap((table) => table.players);
  let joined = 0;
  const onJoin = () => {
    joined += 1;
  };
  const playing = players.map((player) => playUntilGone(state.served.url, player, onJoin));
  // Some kills come while everybody is still coming in.
  const isEarly = oneIn(rng, 5);
  for (let waits = 0; !isEarly && joined < players.length && waits < 1000; waits += 1) await sleep(5);
  await sleep(rng.int(LONGEST));
  if (state.served.hasCrashed())
    state.founds.push({ ...nothing, troubles: [`it crashed: ${state.served.output().slice(-300)}`] });
  await state.served.kill();
  state.founds.push(...(await Promise.all(playing)));
  if (oneIn(rng, 8)) await killEarly(serving, rng);
  state.served = await serve(serving);
  state.founds.push(await checkTables(state.tables, look, state.served.url));
  const before = state.tables;
  state.tables = await renewed(before, state.served.url, number + 1);
  for (const table of before.filter((each) => !state.tables.includes(each))) {
    state.acks += acksOf(table);
    state.founds.push(await closeTable(table, look, state.served.url));
  }
}

const acksOf = (table: Table): number => deedsOf(table).filter(({ acks }) => acks.length > 0).length;

type Killed = { readonly acks: number; readonly found: Found };

/** So many kills of one server, on the same data. */
function killing(count: number, seed: number, planted: string | null, onKill: () => void): Promise<Killed> {
  return withFolder(async (data) => {
    const rng = fastDice(seed);
    const serving: Serving = { data, planted };
    const served = await serve(serving);
    const state: State = { served, tables: await freshTables(served.url, seed), acks: 0, founds: [] };
    for (let number = 0; number < count; number += 1) {
      await round(state, serving, rng, seed + number);
      onKill();
    }
    const look = <T>(how: Parameters<typeof lookInto<T>>[1]) => lookInto(data, how);
    for (const table of state.tables) state.founds.push(await closeTable(table, look, state.served.url));
    await state.served.kill();
    const acks = state.tables.reduce((sum, table) => sum + acksOf(table), state.acks);
    return { acks, found: together(state.founds) };
  });
}

/** The server is killed at random instants under load: every acknowledged action is there afterwards, none twice. */
export async function kill({ figure, seed, planted, progress }: Asked): Promise<Row> {
  let done = 0;
  const onKill = () => {
    done += 1;
    progress(done);
  };
  const shares = range(LANES).map((lane) => Math.floor((figure + lane) / LANES));
  const lanes = await Promise.all(
    shares.map((share, lane) => killing(share, seed * 1_000_000 + lane * 500_000, planted, onKill)),
  );
  const acks = lanes.reduce((sum, lane) => sum + lane.acks, 0);
  const found = together(lanes.map((lane) => lane.found));
  return { test: "kill", asked: figure, done, ...found, note: `${acks} acknowledged` };
}
