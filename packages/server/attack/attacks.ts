import { fastDice } from "@umpire/bots";
import { actionFor, isOver, owes } from "../torture/players/player.ts";
import type { Ticket } from "../torture/players/rest.ts";
import { endless } from "../torture/players/seated-match.ts";
import { joinOver } from "../torture/players/socket-link.ts";
import { range, sleep } from "../torture/tools.ts";
import {
  type Attacker,
  closeBoth,
  createOwnMatch,
  decideBoth,
  newBothSeats,
  note,
  openMatchSocket,
  pay,
} from "./attacker.ts";
import { accepted, map, type Pack, refused, saveAll, tooMany } from "./packs.ts";
import { ask, openSocket, refusalIn } from "./source.ts";

/** One kind of attack: goes on until the attacker is stopped. */
export type Attack = (attacker: Attacker) => Promise<void>;

/** The longest match so far, for the attack that asks for all missed events. */
const longest: { ticket: Ticket | null } = { ticket: null };

/** Plays a match with its own pack until it is over, with decisions as large as possible. */
async function playPack(attacker: Attacker, { rules, first }: Pack, clock: object): Promise<void> {
  const tickets = await createOwnMatch(attacker, { game: "shapeships", rules, clock });
  const both = newBothSeats(tickets ?? []);
  if (tickets === null) return sleep(500);
  longest.ticket ??= tickets[0] ?? null;
  await decideBoth(attacker, both, first);
  // A match with a clock goes on by itself.
  for (let turn = 0; attacker.isOn && turn < ("ms" in clock ? 1 : 100); turn += 1) {
    if (turn % 10 === 9) await decideBoth(attacker, both, tooMany, 0);
    else if (!(await decideBoth(attacker, both, saveAll))) break;
  }
  closeBoth(both);
}

const packing =
  (at: number): Attack =>
  async (attacker) => {
    const pack = accepted[at % accepted.length];
    while (attacker.isOn && pack !== undefined) await playPack(attacker, pack, { kind: "none" });
  };

/** Matches that go on without anybody, an entry a second each. */
const winding: Attack = async (attacker) => {
  const [pack] = accepted;
  while (attacker.isOn && pack !== undefined) {
    await playPack(attacker, pack, { kind: "move", ms: 1000 });
    await sleep(1500);
  }
};

const vain: Attack = async (attacker) => {
  for (let at = 0; attacker.isOn; at += 1) {
    const tickets = await createOwnMatch(attacker, { game: "shapeships", rules: refused[at % refused.length] });
    if (tickets !== null) note(attacker, "match: made");
    await sleep(1500);
  }
};

/** One seat of somebody who plays by chance, as fast as it may. */
async function playByChance(attacker: Attacker, ticket: Ticket): Promise<void> {
  const rng = fastDice(ticket.seat + 1);
  const link = await joinOver(openSocket(attacker), ticket);
  for (let count = 0; attacker.isOn && !isOver(link.state()); count += 1) {
    await link.until((known) => owes(known) || isOver(known));
    if (isOver(link.state())) break;
    await pay(attacker, 1);
    const { step } = link.state().view;
    const answer = await link.ask({ type: "decide", key: `c${count}`, step, action: actionFor(link.state(), rng) });
    if (answer.kind === "refused") note(attacker, `refused: ${answer.code}`);
    await link.until(({ seq }) => answer.kind === "refused" || seq >= answer.seq);
  }
  link.close();
}

const charting: Attack = async (attacker) => {
  while (attacker.isOn) {
    const tickets = await createOwnMatch(attacker, { game: "ti4", options: map });
    if (tickets === null) await sleep(2000);
    else
      await Promise.all(tickets.map((ticket) => playByChance(attacker, ticket))).catch(() =>
        note(attacker, "socket: lost"),
      );
  }
};

/** Joins again and again, and asks for all missed events. */
const returning: Attack = async (attacker) => {
  while (attacker.isOn) {
    const { ticket } = longest;
    if (ticket !== null) (await openMatchSocket(attacker, { match: ticket.match, since: 0 }))?.close();
    await sleep(200);
  }
};

/** The number of spectators of the fastest match. */
const CROWD = 60;

/** Two players who decide and chat as fast as allowed before many spectators. */
const talking: Attack = async (attacker) => {
  const tickets = await createOwnMatch(attacker, endless);
  if (tickets === null) return;
  const both = newBothSeats(tickets);
  const [{ match }] = tickets as [Ticket];
  for (const _ of range(CROWD)) await openMatchSocket(attacker, { match });
  for (let said = 0; attacker.isOn; said += 1) {
    await decideBoth(attacker, both, "rock");
    if (said % 10 > 0) continue;
    await pay(attacker, 10);
    both.lines[0]?.send({ type: "chat", key: `s${said}`, text: "x".repeat(500) });
  }
};

/** How many rounds a long match has before its record is asked for. */
const ROUNDS = 1500;

/** A long match, and then its record, its view and the lists, as often as they may be asked for. */
const recording: Attack = async (attacker) => {
  const tickets = await createOwnMatch(attacker, endless);
  if (tickets === null) return;
  const both = newBothSeats(tickets);
  for (let round = 0; attacker.isOn && round < ROUNDS; round += 1) await decideBoth(attacker, both, "rock");
  both.lines[0]?.send({ type: "resign", key: "end" });
  const { match } = tickets[0] as Ticket;
  for (const [at, path] of cycle([`/api/matches/${match}/record`, `/api/matches/${match}`, "/api/matches?limit=100"])) {
    if (!attacker.isOn) return;
    const answer = await ask(attacker, path);
    if (answer.status !== 200) note(attacker, `${at === 0 ? "record" : "look"}: ${refusalIn(answer)}`);
    await sleep(50);
  }
};

function* cycle<T>(items: readonly T[]): Generator<readonly [number, T], void> {
  for (;;) for (const [at, item] of items.entries()) yield [at, item];
}

/** A match against the strongest bot. */
const dueling: Attack = async (attacker) => {
  while (attacker.isOn) {
    const tickets = await createOwnMatch(attacker, { game: "tactics", seats: ["open", { bot: "master" }] }, 1);
    if (tickets === null) await sleep(5000);
    else
      await Promise.all(tickets.map((ticket) => playByChance(attacker, ticket))).catch(() =>
        note(attacker, "socket: lost"),
      );
  }
};

export const packers: readonly Attack[] = [...range(4).map(packing), winding, vain, charting, returning];
export const talkers: readonly Attack[] = [talking, recording];
export const thinkers: readonly Attack[] = range(60).map(() => dueling);
