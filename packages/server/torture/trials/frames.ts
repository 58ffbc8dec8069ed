import { fastDice } from "@umpire/bots";
import { canonical, type Json, type Rng } from "@umpire/kernel";
import type { DatedEntry } from "../../src/match/entries.ts";
import type { Operations } from "../../src/store/operations.ts";
import type { Link } from "../players/inbox.ts";
import { isAsked, isOf, keptSeq, roomIn } from "../players/ledger.ts";
import { actionFor, isOver, owes, type Player, play } from "../players/player.ts";
import { ask, type Ticket } from "../players/rest.ts";
import { checkTables, endless, joinAs, newTable, type Table } from "../players/seated-match.ts";
import { type Found, nothing, type Row, together } from "../report.ts";
import { lookInto, type Served, serve } from "../servers/server-process.ts";
import { asJson, messageOf, newMark, oneIn, range, withFolder } from "../tools.ts";
import type { Asked } from "../trial.ts";
import { type Attack, attack } from "./frame-attack.ts";

const LANES = 6;
const BYSTANDERS = 3;
const hands: readonly Json[] = ["rock", "paper", "scissors"];

/** A match that is attacked from one seat, with somebody at the other who plays as one should. */
type Prey = {
  readonly ticket: Ticket;
  readonly witness: Link;
  readonly attacks: Attack[];
  /** The sequence numbers between which the view of the other seat has changed. */
  readonly changes: (readonly [number, number])[];
};

async function newPrey(url: string, seed: number): Promise<Prey> {
  const { players } = await newTable(url, endless, seed);
  const [hunted, other] = players;
  if (hunted === undefined || other === undefined) throw new Error("nobody sat down");
  return { ticket: hunted.ticket, witness: await joinAs(url, other), attacks: [], changes: [] };
}

/** One connection's worth of frames. */
async function strike(served: Served, { ticket, witness, attacks, changes }: Prey, rng: Rng): Promise<number> {
  const before = witness.known();
  const target = { ...ticket, url: served.url, step: before.view.step, actions: hands };
  const made = await attack(target, rng);
  await witness.ping();
  const after = witness.known();
  if (canonical(asJson(before.view)) !== canonical(asJson(after.view))) changes.push([before.seq, after.seq]);
  attacks.push(made);
  if (oneIn(rng, 4) && owes(after)) {
    const { step } = after.view;
    await witness.ask({ type: "decide", key: `w-${newMark(rng)}`, step, action: actionFor(after, rng) });
    await witness.ping();
  }
  return made.frames;
}

/** Everything of the attacked seat was asked for, in effect once, and acknowledged where there was somebody to hear. */
function checkPrey(store: Operations, prey: Prey): Found {
  const { ticket, attacks } = prey;
  const { entries } = roomIn(store, ticket.match);
  const tried = attacks.flatMap(({ wishes, isSettled }) =>
    wishes.map((deed) => ({ deed, isSettled, kept: keptSeq(store, deed) })),
  );
  const own = entries.filter(({ entry }) => isAsked(entry) && "seat" in entry && entry.seat === ticket.seat);
  const troubles = [...attacks.flatMap((each) => each.troubles), ...unexplained(prey, own)];
  let doubled = 0;
  for (const dated of own) {
    // Odd keys come more than once: any of those who sent it may have been the first.
    const senders = tried.filter(({ kept }) => kept === dated.seq);
    const [what, { seq }] = [dated.entry.type, dated];
    if (!senders.some(({ deed }) => isOf(dated, deed))) {
      doubled += 1;
      troubles.push(`${ticket.match}: nobody's ${what} at ${seq}`);
    } else if (senders.every(({ deed, isSettled }) => isSettled && !deed.acks.includes(seq)))
      troubles.push(`${ticket.match}: a ${what} at ${seq} was never acknowledged`);
  }
  const lost = tried.filter(({ deed, kept }) => deed.acks.some((seq) => seq !== kept)).length;
  return { ...nothing, lost, doubled, troubles };
}

/** A view changes because somebody did something, and for no other reason. */
function unexplained({ ticket, changes }: Prey, own: readonly DatedEntry[]): readonly string[] {
  const moves = own.filter(({ entry }) => entry.type !== "chat");
  return changes
    .filter(([from, to]) => !moves.some(({ seq }) => seq > from && seq <= to))
    .map(([from, to]) => `${ticket.match}: the view changed between ${from} and ${to}, and nobody did anything`);
}

/** Those who have nothing to do with it: they play on, and nobody throws them out. */
async function playBeside(served: Served, player: Player, isOn: () => boolean, waits: number[]): Promise<Found> {
  const link = await joinAs(served.url, player);
  const stop = setInterval(() => isOn() || link.close(), 20);
  try {
    await play(player, link, { isOn, chatsOneIn: 5, pause: () => 50, onAck: (ms) => void waits.push(ms) });
    return nothing;
  } catch (error) {
    return isOn() ? { ...nothing, troubles: [`a bystander was disturbed: ${messageOf(error)}`] } : nothing;
  } finally {
    clearInterval(stop);
  }
}

type Hunt = { frames: number; isOn: boolean; readonly founds: Found[] };

/** Attacks one match after another; what is over is looked at and left. */
async function hunt(served: Served, data: string, asked: Asked, state: Hunt, lane: number): Promise<void> {
  const rng = fastDice(asked.seed * LANES + lane);
  const check = (prey: Prey) => {
    state.founds.push(lookInto(data, (store) => checkPrey(store, prey)));
    prey.witness.close();
  };
  let prey = await newPrey(served.url, lane);
  while (state.frames < asked.figure && !served.hasCrashed()) {
    if (isOver(prey.witness.known()) || prey.attacks.length > 300) {
      check(prey);
      prey = await newPrey(served.url, lane);
    }
    state.frames += await strike(served, prey, rng);
    asked.progress(state.frames);
  }
  check(prey);
}

/** Errors that the server has logged are mistakes of its own: what a client sends may never lead to one. */
const loggedErrors = (served: Served): readonly string[] =>
  served
    .output()
    .split("\n")
    .filter((line) => /"level":(50|60)|Error/.test(line))
    .map((line) => `it logged: ${line.slice(0, 300)}`);

async function under(served: Served, data: string, asked: Asked): Promise<Row> {
  const state: Hunt = { frames: 0, isOn: true, founds: [] };
  const waits: number[] = [];
  const tables: readonly Table[] = await Promise.all(range(BYSTANDERS).map((at) => newTable(served.url, endless, at)));
  const beside = tables.flatMap(({ players }) =>
    players.map((player) => playBeside(served, player, () => state.isOn, waits)),
  );
  await Promise.all(range(LANES).map((lane) => hunt(served, data, asked, state, lane)));
  state.isOn = false;
  state.founds.push(...(await Promise.all(beside)));
  if (served.hasCrashed()) state.founds.push({ ...nothing, troubles: [`it crashed: ${served.output().slice(-500)}`] });
  else {
    state.founds.push(await checkTables(tables, (how) => lookInto(data, how), served.url));
    const { status } = await ask(served.url, "/health");
    if (status !== 200) state.founds.push({ ...nothing, troubles: [`/health says ${status}`] });
  }
  state.founds.push({ ...nothing, troubles: loggedErrors(served) });
  const worst = Math.max(0, ...waits).toFixed(0);
  const note = `${waits.length} actions beside it, the slowest ${worst} ms`;
  return { test: "frames", asked: asked.figure, done: state.frames, ...together(state.founds), note };
}

/** Mutated and random frames on real sockets: nothing falls over, and nothing changes that nobody asked for. */
export const frames = (asked: Asked): Promise<Row> =>
  withFolder(async (data) => {
    const served = await serve({ data, planted: asked.planted });
    try {
      return await under(served, data, asked);
    } finally {
      await served.kill();
    }
  });
