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

/** Servers at a time. */
const LANES = 2;
const MATCHES = 8;
/** The longest time under full load before a kill, in milliseconds. */
const MAX_LOAD_MS = 150;
/** Commands after which a match is replaced: each start would have to replay it. */
const MAX_COMMANDS = 400;

/** Plays until the server is killed; any other end is a failure. */
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
    // It was killed before it printed its address.
  }
}

/** Replaces matches that are over or long by new ones. */
async function renewed(matches: readonly SeatedMatch[], url: string, seed: number): Promise<readonly SeatedMatch[]> {
  const fresh: SeatedMatch[] = [];
  for (const [index, seated] of matches.entries()) {
    const isWorn = commandsOf(seated).length > MAX_COMMANDS || seated.players.some(({ isDone }) => isDone);
    const wanted = menu[index % menu.length];
    fresh.push(isWorn && wanted !== undefined ? await newMatch(url, wanted, seed * MATCHES + index) : seated);
  }
  return fresh;
}

const newMatches = (url: string, seed: number): Promise<readonly SeatedMatch[]> =>
  Promise.all(range(MATCHES).map((index) => newMatch(url, menu[index % menu.length] ?? null, seed * MATCHES + index)));

type State = { server: ServerProcess; matches: readonly SeatedMatch[]; acks: number; readonly findings: Findings[] };

/** How a server, and perhaps more than that, comes to its end. */
export type Ending = (server: ServerProcess) => Promise<void>;

/** One kill: play, kill, start again, and count. */
async function round(state: State, options: ServerOptions, end: Ending, rng: Rng, number: number): Promise<void> {
  const look = <T>(how: Parameters<typeof readStore<T>>[1]) => readStore(options.data, how);
  const players = state.matches.flatMap((seated) => seated.players);
  let joined = 0;
  const onJoin = () => {
    joined += 1;
  };
  const playing = players.map((player) => playUntilGone(state.server.url, player, onJoin));
  // Some kills come while players are still joining.
  const isEarly = oneIn(rng, 5);
  for (let waits = 0; !isEarly && joined < players.length && waits < 1000; waits += 1) await sleep(5);
  await sleep(rng.int(MAX_LOAD_MS));
  if (state.server.hasCrashed())
    state.findings.push({ ...noFindings, troubles: [`it crashed: ${state.server.output().slice(-300)}`] });
  await end(state.server);
  state.findings.push(...(await Promise.all(playing)));
  if (oneIn(rng, 8)) await killEarly(options, rng);
  state.server = await startServer(options);
  state.findings.push(await checkMatches(state.matches, look, state.server.url));
  const before = state.matches;
  state.matches = await renewed(before, state.server.url, number + 1);
  for (const seated of before.filter((each) => !state.matches.includes(each))) {
    state.acks += acksOf(seated);
    state.findings.push(await closeMatch(seated, look, state.server.url));
  }
}

const acksOf = (seated: SeatedMatch): number => commandsOf(seated).filter(({ acks }) => acks.length > 0).length;

type Killed = { readonly acks: number; readonly found: Findings };

/** Ends one server `count` times, on the same data. */
export async function killing(
  count: number,
  seed: number,
  options: ServerOptions,
  end: Ending,
  onKill: () => void,
): Promise<Killed> {
  const rng = fastDice(seed);
  const server = await startServer(options);
  const state: State = { server, matches: await newMatches(server.url, seed), acks: 0, findings: [] };
  for (let number = 0; number < count; number += 1) {
    await round(state, options, end, rng, seed + number);
    onKill();
  }
  const look = <T>(how: Parameters<typeof readStore<T>>[1]) => readStore(options.data, how);
  for (const seated of state.matches) state.findings.push(await closeMatch(seated, look, state.server.url));
  await state.server.kill();
  const acks = state.matches.reduce((sum, seated) => sum + acksOf(seated), state.acks);
  return { acks, found: sumFindings(state.findings) };
}

/** The server is killed at random instants under load: every acknowledged command is stored afterwards, none twice. */
export async function kill({ figure, seed, planted, progress }: TrialRequest): Promise<Row> {
  let done = 0;
  const onKill = () => {
    done += 1;
    progress(done);
  };
  const shares = range(LANES).map((lane) => Math.floor((figure + lane) / LANES));
  const lanes = await Promise.all(
    shares.map((share, lane) =>
      withFolder((data) =>
        killing(share, seed * 1_000_000 + lane * 500_000, { data, planted }, (server) => server.kill(), onKill),
      ),
    ),
  );
  const acks = lanes.reduce((sum, lane) => sum + lane.acks, 0);
  const found = sumFindings(lanes.map((lane) => lane.found));
  return { test: "kill", asked: figure, done, ...found, note: `${acks} acknowledged` };
}
