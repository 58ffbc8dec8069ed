import { fastDice } from "@umpire/bots";
import type { Rng } from "@umpire/kernel";
import { type Player, play } from "../players/player.ts";
import {
  checkMatches,
  closeMatch,
  commandsOf,
  joinAs,
  menu,
  newMatch,
  type SeatedMatch,
} from "../players/seated-match.ts";
import { isAway } from "../players/socket-link.ts";
import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { readStore, type ServerOptions, type ServerProcess, startServer } from "../servers/server-process.ts";
import { messageOf, oneIn, range, sleep, withFolder } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";

/** So many servers at a time. */
const LANES = 2;
const MATCHES = 8;
/** The longest time under full load before a kill, in milliseconds. */
const MAX_LOAD_MS = 150;
/** Longer matches are left: each start would have to replay them. */
const MAX_COMMANDS = 400;

/** Plays until the server is gone; what else ends it is a fault. */
async function playUntilGone(url: string, player: Player, onJoin: () => void): Promise<Findings> {
  try {
    const link = await joinAs(url, player);
    onJoin();
    await play(player, link, { isOn: () => true, chatsOneIn: 5 });
    link.close();
    return noFindings;
  } catch (error) {
    return isAway(error) ? noFindings : { ...noFindings, troubles: [`a player was thrown out: ${messageOf(error)}`] };
  }
}

/** A server that is killed while it starts has to be able to start after that. */
async function killEarly(options: ServerOptions, rng: Rng): Promise<void> {
  try {
    await (await startServer({ ...options, killAfter: 30 + rng.int(600) })).kill();
  } catch {
    // It never got as far as to say where it listens.
  }
}

/** Puts fresh matches in the place of those that are over or long. */
async function renewed(tables: readonly SeatedMatch[], url: string, seed: number): Promise<readonly SeatedMatch[]> {
  const fresh: SeatedMatch[] = [];
  for (const [index, table] of tables.entries()) {
    const isWorn = commandsOf(table).length > MAX_COMMANDS || table.players.some(({ isDone }) => isDone);
    const wanted = menu[index % menu.length];
    fresh.push(isWorn && wanted !== undefined ? await newMatch(url, wanted, seed * MATCHES + index) : table);
  }
  return fresh;
}

const freshTables = (url: string, seed: number): Promise<readonly SeatedMatch[]> =>
  Promise.all(range(MATCHES).map((index) => newMatch(url, menu[index % menu.length] ?? null, seed * MATCHES + index)));

type State = { server: ServerProcess; tables: readonly SeatedMatch[]; acks: number; readonly findings: Findings[] };

/** One kill: play, kill, start again, and count. */
async function round(state: State, options: ServerOptions, rng: Rng, number: number): Promise<void> {
  const look = <T>(how: Parameters<typeof readStore<T>>[1]) => readStore(options.data, how);
  const players = state.tables.flatMap((table) => table.players);
  let joined = 0;
  const onJoin = () => {
    joined += 1;
  };
  const playing = players.map((player) => playUntilGone(state.server.url, player, onJoin));
  // Some kills come while everybody is still coming in.
  const isEarly = oneIn(rng, 5);
  for (let waits = 0; !isEarly && joined < players.length && waits < 1000; waits += 1) await sleep(5);
  await sleep(rng.int(MAX_LOAD_MS));
  if (state.server.hasCrashed())
    state.findings.push({ ...noFindings, troubles: [`it crashed: ${state.server.output().slice(-300)}`] });
  await state.server.kill();
  state.findings.push(...(await Promise.all(playing)));
  if (oneIn(rng, 8)) await killEarly(options, rng);
  state.server = await startServer(options);
  state.findings.push(await checkMatches(state.tables, look, state.server.url));
  const before = state.tables;
  state.tables = await renewed(before, state.server.url, number + 1);
  for (const table of before.filter((each) => !state.tables.includes(each))) {
    state.acks += acksOf(table);
    state.findings.push(await closeMatch(table, look, state.server.url));
  }
}

const acksOf = (table: SeatedMatch): number => commandsOf(table).filter(({ acks }) => acks.length > 0).length;

type Killed = { readonly acks: number; readonly found: Findings };

/** So many kills of one server, on the same data. */
function killing(count: number, seed: number, planted: string | null, onKill: () => void): Promise<Killed> {
  return withFolder(async (data) => {
    const rng = fastDice(seed);
    const options: ServerOptions = { data, planted };
    const server = await startServer(options);
    const state: State = { server, tables: await freshTables(server.url, seed), acks: 0, findings: [] };
    for (let number = 0; number < count; number += 1) {
      await round(state, options, rng, seed + number);
      onKill();
    }
    const look = <T>(how: Parameters<typeof readStore<T>>[1]) => readStore(data, how);
    for (const table of state.tables) state.findings.push(await closeMatch(table, look, state.server.url));
    await state.server.kill();
    const acks = state.tables.reduce((sum, table) => sum + acksOf(table), state.acks);
    return { acks, found: sumFindings(state.findings) };
  });
}

/** The server is killed at random instants under load: every acknowledged action is there afterwards, none twice. */
export async function kill({ figure, seed, planted, progress }: TrialRequest): Promise<Row> {
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
  const found = sumFindings(lanes.map((lane) => lane.found));
  return { test: "kill", asked: figure, done, ...found, note: `${acks} acknowledged` };
}
