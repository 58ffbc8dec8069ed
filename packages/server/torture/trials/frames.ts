import { fastDice } from "@umpire/bots";
import { canonical, type Json, type Rng } from "@umpire/kernel";
import type { DatedEntry } from "../../src/match/entries.ts";
import type { Operations } from "../../src/store/operations.ts";
import type { Link } from "../players/inbox.ts";
import { actionFor, isOver, owes, type Player, play } from "../players/player.ts";
import { ask, type Ticket } from "../players/rest.ts";
import { checkMatches, endless, joinAs, newMatch, type SeatedMatch } from "../players/seated-match.ts";
import { foldMatch, isCommandEntry, isEntryOf, storedSeq } from "../players/store-check.ts";
import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { readStore, type ServerProcess, startServer } from "../servers/server-process.ts";
import { asJson, messageOf, newMarker, oneIn, range, withFolder } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";
import { type Attack, attack } from "./frame-attack.ts";

const LANES = 6;
const BYSTANDERS = 3;
const hands: readonly Json[] = ["rock", "paper", "scissors"];

/** A match that is attacked from one seat, with an honest player at the other. */
type Prey = {
  readonly ticket: Ticket;
  readonly witness: Link;
  readonly attacks: Attack[];
  /** The sequence numbers between which the view of the other seat has changed. */
  readonly changes: (readonly [number, number])[];
};

async function newPrey(url: string, seed: number): Promise<Prey> {
  const { players } = await newMatch(url, endless, seed);
  const [hunted, other] = players;
  if (hunted === undefined || other === undefined) throw new Error("nobody sat down");
  return { ticket: hunted.ticket, witness: await joinAs(url, other), attacks: [], changes: [] };
}

/** The frames of one connection. */
async function strike(server: ServerProcess, { ticket, witness, attacks, changes }: Prey, rng: Rng): Promise<number> {
  const before = witness.state();
  const target = { ...ticket, url: server.url, step: before.view.step, actions: hands };
  const made = await attack(target, rng);
  await witness.ping();
  const after = witness.state();
  if (canonical(asJson(before.view)) !== canonical(asJson(after.view))) changes.push([before.seq, after.seq]);
  attacks.push(made);
  if (oneIn(rng, 4) && owes(after)) {
    const { step } = after.view;
    await witness.ask({ type: "decide", key: `w-${newMarker(rng)}`, step, action: actionFor(after, rng) });
    await witness.ping();
  }
  return made.frames;
}

/** Every entry of the attacked seat was sent, is there once, and was acknowledged if the socket was still open. */
function checkPrey(store: Operations, prey: Prey): Findings {
  const { ticket, attacks } = prey;
  const { entries } = foldMatch(store, ticket.match);
  const tried = attacks.flatMap(({ commands, isSettled }) =>
    commands.map((sent) => ({ sent, isSettled, kept: storedSeq(store, sent) })),
  );
  const own = entries.filter(({ entry }) => isCommandEntry(entry) && "seat" in entry && entry.seat === ticket.seat);
  const troubles = [...attacks.flatMap((each) => each.troubles), ...unexplained(prey, own)];
  let doubled = 0;
  for (const dated of own) {
    // Malformed messages may share a key: any of their connections may have been the first.
    const senders = tried.filter(({ kept }) => kept === dated.seq);
    const [what, { seq }] = [dated.entry.type, dated];
    if (!senders.some(({ sent }) => isEntryOf(dated, sent))) {
      doubled += 1;
      troubles.push(`${ticket.match}: nobody's ${what} at ${seq}`);
    } else if (senders.every(({ sent, isSettled }) => isSettled && !sent.acks.includes(seq)))
      troubles.push(`${ticket.match}: a ${what} at ${seq} was never acknowledged`);
  }
  const lost = tried.filter(({ sent, kept }) => sent.acks.some((seq) => seq !== kept)).length;
  return { ...noFindings, lost, doubled, troubles };
}

/** Every change of the other seat's view comes from an entry of a command. */
function unexplained({ ticket, changes }: Prey, own: readonly DatedEntry[]): readonly string[] {
  const moves = own.filter(({ entry }) => entry.type !== "chat");
  return changes
    .filter(([from, to]) => !moves.some(({ seq }) => seq > from && seq <= to))
    .map(([from, to]) => `${ticket.match}: the view changed between ${from} and ${to}, and nobody did anything`);
}

/** Players in other matches: they play on, and are not disconnected. */
async function playBeside(
  server: ServerProcess,
  player: Player,
  isOn: () => boolean,
  waits: number[],
): Promise<Findings> {
  const link = await joinAs(server.url, player);
  const stop = setInterval(() => isOn() || link.close(), 20);
  try {
    await play(player, link, { isOn, chatsOneIn: 5, pause: () => 50, onAck: (ms) => void waits.push(ms) });
    return noFindings;
  } catch (error) {
    return isOn() ? { ...noFindings, troubles: [`a bystander was disturbed: ${messageOf(error)}`] } : noFindings;
  } finally {
    clearInterval(stop);
  }
}

type Hunt = { frames: number; isOn: boolean; readonly findings: Findings[] };

/** Attacks one match after another; one that is over is checked and replaced. */
async function hunt(
  server: ServerProcess,
  data: string,
  asked: TrialRequest,
  state: Hunt,
  lane: number,
): Promise<void> {
  const rng = fastDice(asked.seed * LANES + lane);
  const check = (prey: Prey) => {
    state.findings.push(readStore(data, (store) => checkPrey(store, prey)));
    prey.witness.close();
  };
  let prey = await newPrey(server.url, lane);
  while (state.frames < asked.figure && !server.hasCrashed()) {
    if (isOver(prey.witness.state()) || prey.attacks.length > 300) {
      check(prey);
      prey = await newPrey(server.url, lane);
    }
    state.frames += await strike(server, prey, rng);
    asked.progress(state.frames);
  }
  check(prey);
}

/** Errors in the server's log: nothing that a client sends may cause one. */
const loggedErrors = (server: ServerProcess): readonly string[] =>
  server
    .output()
    .split("\n")
    .filter((line) => /"level":(50|60)|Error/.test(line))
    .map((line) => `it logged: ${line.slice(0, 300)}`);

async function under(server: ServerProcess, data: string, asked: TrialRequest): Promise<Row> {
  const state: Hunt = { frames: 0, isOn: true, findings: [] };
  const waits: number[] = [];
  const matches: readonly SeatedMatch[] = await Promise.all(
    range(BYSTANDERS).map((at) => newMatch(server.url, endless, at)),
  );
  const beside = matches.flatMap(({ players }) =>
    players.map((player) => playBeside(server, player, () => state.isOn, waits)),
  );
  await Promise.all(range(LANES).map((lane) => hunt(server, data, asked, state, lane)));
  state.isOn = false;
  state.findings.push(...(await Promise.all(beside)));
  if (server.hasCrashed())
    state.findings.push({ ...noFindings, troubles: [`it crashed: ${server.output().slice(-500)}`] });
  else {
    state.findings.push(await checkMatches(matches, (how) => readStore(data, how), server.url));
    const { status } = await ask(server.url, "/health");
    if (status !== 200) state.findings.push({ ...noFindings, troubles: [`/health says ${status}`] });
  }
  state.findings.push({ ...noFindings, troubles: loggedErrors(server) });
  const worst = Math.max(0, ...waits).toFixed(0);
  const note = `${waits.length} actions beside it, the slowest ${worst} ms`;
  return { test: "frames", asked: asked.figure, done: state.frames, ...sumFindings(state.findings), note };
}

/** Mutated and random frames on real sockets: the server does not crash, and no state changes without a command. */
export const frames = (asked: TrialRequest): Promise<Row> =>
  withFolder(async (data) => {
    const server = await startServer({ data, planted: asked.planted });
    try {
      return await under(server, data, asked);
    } finally {
      await server.kill();
    }
  });
