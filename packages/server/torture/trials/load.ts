import { readFileSync } from "node:fs";
import type { Json } from "@umpire/kernel";
import type { Link } from "../players/inbox.ts";
import { type Player, play } from "../players/player.ts";
import { checkMatches, commandsOf, endless, joinAs, newMatch, type SeatedMatch } from "../players/seated-match.ts";
import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { readStore, type ServerProcess, startServer } from "../servers/server-process.ts";
import { messageOf, range, runInLanes, sleep, withFolder } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";

const LANES = 32;
/** Mean time between two decisions of a player, in milliseconds. */
const thinkingIn = (matches: number): number => Math.max(1000, 2 * matches);
/** Share of the time with pauses between decisions; in the rest there are none. */
const PACED = 0.7;
const tactics: Json = { game: "tactics" };
const wantedAt = (index: number): Json => (index % 8 === 7 ? tactics : endless);

type Phase = { readonly waits: number[]; begun: number; ended: number };
type Load = {
  readonly server: ServerProcess;
  readonly matches: SeatedMatch[];
  readonly findings: Findings[];
  readonly links: Set<Link>;
  phase: Phase;
  pause: number;
  isOn: boolean;
};

type Place = { readonly player: Player; readonly link: Link };

/** A new match with all players connected. */
async function openMatch(load: Load, index: number, seed: number): Promise<readonly Place[]> {
  const seated = await newMatch(load.server.url, wantedAt(index), seed);
  load.matches.push(seated);
  const places: Place[] = [];
  for (const player of seated.players) places.push({ player, link: await joinAs(load.server.url, player) });
  for (const { link } of places) load.links.add(link);
  return places;
}

/** Plays a match; when it is over, another one. */
async function playAt(load: Load, places: readonly Place[], index: number): Promise<void> {
  try {
    for (let at = places; load.isOn; at = await openMatch(load, index, load.matches.length)) {
      await Promise.all(at.map((place) => playOne(load, place)));
      if (!load.isOn) return;
    }
  } catch (error) {
    if (load.isOn) load.findings.push({ ...noFindings, troubles: [`a player was thrown out: ${messageOf(error)}`] });
  }
}

/** Plays a match until it is over. */
async function playOne(load: Load, { player, link }: Place): Promise<void> {
  // A random start, so that not everybody decides at the same instant.
  await sleep(player.rng.int(2 * load.pause + 1));
  await play(player, link, {
    isOn: () => load.isOn,
    chatsOneIn: 20,
    onAck: (ms) => void load.phase.waits.push(ms),
    pause: () => (load.pause === 0 ? 0 : player.rng.int(2 * load.pause)),
  });
  load.links.delete(link);
  link.close();
}

const newPhase = (): Phase => ({ waits: [], begun: performance.now(), ended: 0 });

async function runPhase(load: Load, pause: number, seconds: number, onTick: () => void): Promise<Phase> {
  load.pause = pause;
  const phase = newPhase();
  load.phase = phase;
  for (const end = phase.begun + seconds * 1000; performance.now() < end && !load.server.hasCrashed(); ) {
    await sleep(250);
    onTick();
  }
  phase.ended = performance.now();
  return phase;
}

/** The figures of a phase as text. */
function figuresOf(name: string, { waits, begun, ended }: Phase): string {
  const sorted = Float64Array.from(waits).sort();
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  const rate = (waits.length / Math.max(0.001, (ended - begun) / 1000)).toFixed(0);
  return `${name} ${rate}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** Peak memory of a process, in megabytes. */
function memoryOf({ pid }: ServerProcess): string {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
  } catch {
    return "memory unknown";
  }
}

async function checkAll({ matches, server }: Load, data: string): Promise<readonly Findings[]> {
  const findings: Findings[] = [];
  const chunks = range(Math.ceil(matches.length / LANES)).map((at) => matches.slice(at * LANES, (at + 1) * LANES));
  for (const chunk of chunks) findings.push(await checkMatches(chunk, (how) => readStore(data, how), server.url));
  return findings;
}

async function run(
  server: ServerProcess,
  data: string,
  { figure, seed, progress }: TrialRequest,
  seconds: number,
): Promise<Row> {
  const pause = thinkingIn(figure);
  const load: Load = { server, matches: [], findings: [], links: new Set(), phase: newPhase(), pause, isOn: true };
  const opened: (readonly Place[])[] = [];
  await runInLanes(LANES, range(figure), async (index) => {
    opened.push(await openMatch(load, index, seed * figure + index));
    progress(opened.length);
  });
  const playing = opened.map((places, index) => playAt(load, places, index));
  const tell = () => progress(load.phase.waits.length);
  const paced = await runPhase(load, pause, seconds * PACED, tell);
  const flatOut = await runPhase(load, 0, seconds * (1 - PACED), tell);
  const memory = memoryOf(server);
  load.isOn = false;
  // Wait for the last answers: no command may stay without one.
  await sleep(500);
  for (const link of load.links) link.close();
  await Promise.all(playing);
  if (server.hasCrashed())
    load.findings.push({ ...noFindings, troubles: [`it crashed: ${server.output().slice(-500)}`] });
  else load.findings.push(...(await checkAll(load, data)));
  const done = load.matches.filter((seated) => commandsOf(seated).length > 0).length;
  const note = [figuresOf(`thinking ${pause / 1000} s:`, paced), figuresOf("flat out:", flatOut), memory].join("; ");
  return { test: "load", asked: figure, done, ...sumFindings(load.findings), note };
}

/** Many matches at once: commands a second, time to their acknowledgement, and nothing is lost. */
export const load =
  (seconds: number) =>
  (asked: TrialRequest): Promise<Row> =>
    withFolder(async (data) => {
      const server = await startServer({ data, planted: asked.planted });
      try {
        return await run(server, data, asked, seconds);
      } finally {
        await server.kill();
      }
    });
