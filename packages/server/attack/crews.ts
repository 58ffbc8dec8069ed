import { fastDice } from "@umpire/bots";
import { actionFor, isOver, owes } from "../torture/players/player.ts";
import type { Ticket } from "../torture/players/rest.ts";
import { endless } from "../torture/players/seated-match.ts";
import { joinOver } from "../torture/players/socket-link.ts";
import { range, sleep } from "../torture/tools.ts";
import { type Camp, decideBoth, leave, newBoth, note, openLine, pay, seated } from "./camp.ts";
import { ask, openSocket, refusalIn } from "./from.ts";
import { accepted, map, type Pack, refused, saveAll, tooMany } from "./packs.ts";

/** One of those who share the camp: goes on until the camp is struck. */
export type Crew = (camp: Camp) => Promise<void>;

/** The longest match so far, for those who ask for everything that was ever said. */
const longest: { ticket: Ticket | null } = { ticket: null };

/** Plays a match with a pack of its own until it is over, with orders as large as can be. */
async function playPack(camp: Camp, { rules, first }: Pack, clock: object): Promise<void> {
  const tickets = await seated(camp, { game: "shapeships", rules, clock });
  const both = newBoth(tickets ?? []);
  if (tickets === null) return sleep(500);
  longest.ticket ??= tickets[0] ?? null;
  await decideBoth(camp, both, first);
  // What has a clock goes on by itself.
  for (let turn = 0; camp.isOn && turn < ("ms" in clock ? 1 : 100); turn += 1) {
    if (turn % 10 === 9) await decideBoth(camp, both, tooMany, 0);
    else if (!(await decideBoth(camp, both, saveAll))) break;
  }
  leave(both);
}

const packing =
  (at: number): Crew =>
  async (camp) => {
    const pack = accepted[at % accepted.length];
    while (camp.isOn && pack !== undefined) await playPack(camp, pack, { kind: "none" });
  };

/** Matches that go on without anybody, an entry a second each. */
const winding: Crew = async (camp) => {
  const [pack] = accepted;
  while (camp.isOn && pack !== undefined) {
    await playPack(camp, pack, { kind: "move", ms: 1000 });
    await sleep(1500);
  }
};

const vain: Crew = async (camp) => {
  for (let at = 0; camp.isOn; at += 1) {
    const tickets = await seated(camp, { game: "shapeships", rules: refused[at % refused.length] });
    if (tickets !== null) note(camp, "match: made");
    await sleep(1500);
  }
};

/** One seat of somebody who plays by chance, as fast as it may. */
async function playByChance(camp: Camp, ticket: Ticket): Promise<void> {
  const rng = fastDice(ticket.seat + 1);
  const link = await joinOver(openSocket(camp), ticket);
  for (let count = 0; camp.isOn && !isOver(link.known()); count += 1) {
    await link.until((known) => owes(known) || isOver(known));
    if (isOver(link.known())) break;
    await pay(camp, 1);
    const { step } = link.known().view;
    const answer = await link.ask({ type: "decide", key: `c${count}`, step, action: actionFor(link.known(), rng) });
    if (answer.kind === "refused") note(camp, `refused: ${answer.code}`);
    await link.until(({ seq }) => answer.kind === "refused" || seq >= answer.seq);
  }
  link.close();
}

const charting: Crew = async (camp) => {
  while (camp.isOn) {
    const tickets = await seated(camp, { game: "ti4", options: map });
    if (tickets === null) await sleep(2000);
    else await Promise.all(tickets.map((ticket) => playByChance(camp, ticket))).catch(() => note(camp, "socket: lost"));
  }
};

/** Comes back again and again, and wants to hear everything from the beginning. */
const returning: Crew = async (camp) => {
  while (camp.isOn) {
    const { ticket } = longest;
    if (ticket !== null) (await openLine(camp, { match: ticket.match, since: 0 }))?.close();
    await sleep(200);
  }
};

/** The number of spectators of the fastest match. */
const CROWD = 60;

/** Two who decide as fast as they may before many who look on, and chat as much as they may. */
const talking: Crew = async (camp) => {
  const tickets = await seated(camp, endless);
  if (tickets === null) return;
  const both = newBoth(tickets);
  const [{ match }] = tickets as [Ticket];
  for (const _ of range(CROWD)) await openLine(camp, { match });
  for (let said = 0; camp.isOn; said += 1) {
    await decideBoth(camp, both, "rock");
    if (said % 10 > 0) continue;
    await pay(camp, 10);
    both.lines[0]?.send({ type: "chat", key: `s${said}`, text: "x".repeat(500) });
  }
};

/** How many rounds a long match has before its record is asked for. */
const ROUNDS = 1500;

/** A long match, and then its record, its view and the lists, as often as they may be asked for. */
const recording: Crew = async (camp) => {
  const tickets = await seated(camp, endless);
  if (tickets === null) return;
  const both = newBoth(tickets);
  for (let round = 0; camp.isOn && round < ROUNDS; round += 1) await decideBoth(camp, both, "rock");
  both.lines[0]?.send({ type: "resign", key: "end" });
  const { match } = tickets[0] as Ticket;
  for (const [at, path] of cycle([`/api/matches/${match}/record`, `/api/matches/${match}`, "/api/matches?limit=100"])) {
    if (!camp.isOn) return;
    const answer = await ask(camp, path);
    if (answer.status !== 200) note(camp, `${at === 0 ? "record" : "look"}: ${refusalIn(answer)}`);
    await sleep(50);
  }
};

function* cycle<T>(items: readonly T[]): Generator<readonly [number, T], void> {
  for (;;) for (const [at, item] of items.entries()) yield [at, item];
}

/** One who thinks as hard as a bot can, in a match of his own. */
const dueling: Crew = async (camp) => {
  while (camp.isOn) {
    const tickets = await seated(camp, { game: "tactics", seats: ["open", { bot: "master" }] }, 1);
    if (tickets === null) await sleep(5000);
    else await Promise.all(tickets.map((ticket) => playByChance(camp, ticket))).catch(() => note(camp, "socket: lost"));
  }
};

export const packers: readonly Crew[] = [...range(4).map(packing), winding, vain, charting, returning];
export const talkers: readonly Crew[] = [talking, recording];
export const thinkers: readonly Crew[] = range(60).map(() => dueling);
