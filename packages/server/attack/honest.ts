import { fastDice } from "@umpire/bots";
import type { Link } from "../torture/players/inbox.ts";
import { newPlayer, nextCommand, type Player } from "../torture/players/player.ts";
import type { SeatedMatch } from "../torture/players/seated-match.ts";
import { joinOver } from "../torture/players/socket-link.ts";
import { messageOf, range, sleep } from "../torture/tools.ts";
import { ask, openSocket, setUp } from "./source.ts";

/** Honest players, each match from its own address, and how long they waited. */
export type HonestPlayers = {
  readonly url: string;
  readonly matches: SeatedMatch[];
  /** From sending a decision to its acknowledgement, and to the update of the other seat, in milliseconds. */
  readonly acks: number[];
  readonly updates: number[];
  readonly health: number[];
  readonly failures: string[];
  readonly links: Set<Link>;
  isMeasured: boolean;
  isOn: boolean;
  /** All tasks under way. */
  readonly under: Promise<unknown>[];
};

/** Between two decisions of a player, in milliseconds, on the average. */
const THINKING = 500;
/** Interval of the health checks, in milliseconds. */
const EVERY = 250;
/** Chat once in this number of commands: never. */
const NEVER = 2 ** 31;

/** A match of 200 decisions: nobody plays one for ever, and then the same two begin another. */
const hundredRounds = { game: "rps", rules: { wins: 100, rounds: 100 }, isPublic: true };
const wantedAt = (index: number): string =>
  JSON.stringify(index % 4 === 3 ? { game: ["tactics", "shapeships"][(index >> 2) % 2] } : hundredRounds);
const addressAt = (index: number): string => `127.1.${index >> 7}.${1 + (index % 128)}`;

/** One decision: how long until it is acknowledged, and until the other seat knows; false at the end of the match. */
async function decideOnce(honest: HonestPlayers, player: Player, link: Link, other: Link): Promise<boolean> {
  const sent = await nextCommand(player, link, NEVER);
  if (sent === null) return false;
  const begun = performance.now();
  const answer = await link.ask(sent.command);
  player.open = null;
  if (answer.kind === "refused") {
    sent.refusals.push(answer.code);
    return true;
  }
  if (honest.isMeasured) honest.acks.push(performance.now() - begun);
  sent.acks.push(answer.seq);
  await other.until(({ seq }) => seq >= answer.seq);
  if (honest.isMeasured) honest.updates.push(performance.now() - begun);
  return true;
}

async function playOn(honest: HonestPlayers, player: Player, link: Link, other: Link): Promise<void> {
  await sleep(player.rng.int(2 * THINKING));
  while (honest.isOn && (await decideOnce(honest, player, link, other))) await sleep(player.rng.int(2 * THINKING));
}

/** One match, until it is over. */
async function playMatch(honest: HonestPlayers, index: number, seed: number): Promise<void> {
  const source = { url: honest.url, address: addressAt(index) };
  const tickets = await setUp(source, wantedAt(index));
  if (typeof tickets === "string") throw new Error(`an honest match was refused: ${tickets}`);
  const players = tickets.map((ticket) => newPlayer(ticket, fastDice(seed * 2 + ticket.seat)));
  honest.matches.push({ match: tickets[0]?.match ?? "", players });
  const [one, two] = await Promise.all(tickets.map((ticket) => joinOver(openSocket(source), ticket)));
  const [north, south] = players;
  if (one === undefined || two === undefined || north === undefined || south === undefined) return;
  for (const link of [one, two]) honest.links.add(link);
  await Promise.all([playOn(honest, north, one, two), playOn(honest, south, two, one)]);
  for (const link of [one, two]) {
    honest.links.delete(link);
    link.close();
  }
}

async function keepPlaying(honest: HonestPlayers, index: number): Promise<void> {
  try {
    for (let round = 0; honest.isOn; round += 1) await playMatch(honest, index, index + 1000 * round);
  } catch (error) {
    if (honest.isOn) honest.failures.push(`a player was thrown out: ${messageOf(error)}`);
  }
}

/** Polls /health. */
async function watchHealth(honest: HonestPlayers): Promise<void> {
  const source = { url: honest.url, address: "127.3.0.1" };
  while (honest.isOn) {
    const begun = performance.now();
    const { status, text } = await ask(source, "/health");
    const took = performance.now() - begun;
    if (honest.isMeasured) honest.health.push(took);
    if (status !== 200 && honest.isOn) honest.failures.push(`/health: ${status} ${text.slice(0, 80)}`);
    await sleep(Math.max(0, EVERY - took));
  }
}

/** Starts this number of honest matches. */
export function startHonest(url: string, matches: number): HonestPlayers {
  const honest: HonestPlayers = {
    url,
    matches: [],
    acks: [],
    updates: [],
    health: [],
    failures: [],
    links: new Set(),
    isMeasured: false,
    isOn: true,
    under: [],
  };
  honest.under.push(watchHealth(honest), ...range(matches).map((index) => keepPlaying(honest, index)));
  return honest;
}

/** Waits for the last answers, and closes all sockets. */
export async function stopHonest(honest: HonestPlayers): Promise<void> {
  honest.isOn = false;
  await sleep(1500);
  for (const link of honest.links) link.close();
  await Promise.all(honest.under);
}
