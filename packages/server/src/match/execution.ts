import { err, type Result, readJson } from "@umpire/kernel";
import { type ClientMessage, type CreateMatch, clientMessage, type Language } from "@umpire/protocol";
import { Fault } from "../fault.ts";
import { parseWith } from "../refusals.ts";
import { absenceIn, updateAway } from "./away.ts";
import { broadcast } from "./broadcast.ts";
import { chargeTo, clockPayerOf, payerOf, waitForBudget, waitForTurn } from "./budget.ts";
import { forward, ownerOf } from "./cluster/ownership.ts";
import {
  type Command,
  type EntryCommand,
  entriesFor,
  isRematchDue,
  keyOf,
  type Outcome,
  type OwnerOutcome,
  rematchSeats,
} from "./commands.ts";
import { bytesOf, type CommitPlan, catchUp, commit, planEntries } from "./commit.ts";
import { createMatch } from "./creation.ts";
import { enqueue, type Host, isOwner, type LiveRoom, loadRoom, unlessSetAside } from "./live.ts";
import { expiredEntries } from "./room.ts";

/**
 * A command's way, top to bottom: `parseMessage` reads a frame, `execute` finds the room and waits in its queue,
 * `executeAtOwner` finds the server that owns the match, `executeHere` checks limits, and `commitCommand` makes entries
 * of the command, folds them into the room, stores them, acknowledges, and broadcasts.
 */

/** A frame of a socket as a message; null stands for a frame that is not text. */
export function parseMessage(text: string | null, language: Language): Result<ClientMessage> {
  if (text === null) return err({ code: "bad-message", path: "", problem: "it is not text" });
  const value = readJson(text);
  const read = value.ok ? parseWith(clientMessage, value.value, language) : value;
  return read.ok ? read : err({ path: "", ...read.refusal, code: "bad-message" });
}

/** Called once with the answer to a command when it is stored, before anybody else is told. */
export type Acknowledge = (answer: string) => void;
const ignore: Acknowledge = () => undefined;

/** Carries a command out at the server that owns the match, after everything asked of the room before. */
export function execute(host: Host, match: string, command: Command, source?: Acknowledge): Promise<Outcome>;
/** Forwarded commands go no further: two servers that are wrong about each other would forward them for ever. */
export function execute(host: Host, match: string, command: Command, source: "forwarded"): Promise<OwnerOutcome>;
export async function execute(
  host: Host,
  match: string,
  command: Command,
  source: Acknowledge | "forwarded" = ignore,
): Promise<OwnerOutcome> {
  const live = await loadRoom(host, match);
  if (!live.ok) return live;
  return unlessSetAside(() => enqueue(live.value, () => executeAtOwner(host, live.value, command, source)));
}

/** Max attempts to reach the match's owner, and the pause between two, in milliseconds. */
const OWNER_TRIES = 8;
const OWNER_PAUSE = 50;

async function executeAtOwner(
  host: Host,
  live: LiveRoom,
  command: Command,
  source: Acknowledge | "forwarded",
): Promise<OwnerOutcome> {
  const { peers } = host;
  const acknowledge = source === "forwarded" ? ignore : source;
  if (peers === undefined) return executeHere(host, live, command, acknowledge);
  for (let tried = 0; tried < OWNER_TRIES; tried += 1) {
    if (tried > 0) await host.world.pause(OWNER_PAUSE);
    const owner = await ownerOf(host, peers, live);
    if (owner === "unsure") continue;
    if (owner !== null && source === "forwarded") break;
    const done =
      owner === null
        ? await executeHere(host, live, command, acknowledge)
        : await forward(host, peers, live, { command, owner, acknowledge });
    if (done !== "elsewhere") return done;
  }
  return source === "forwarded" ? "elsewhere" : err({ code: "conflict" });
}

/** Max bytes stored of one match: three times the longest match of random play. */
export const MAX_MATCH_BYTES = 8 * 2 ** 20;

/** Taking back and deciding again could go on for ever; resigning is always possible. */
const isFull = ({ bytes }: LiveRoom, command: Command): boolean =>
  bytes > MAX_MATCH_BYTES && !(command.type === "wish" && command.wanted.type === "resign");

async function executeHere(
  host: Host,
  live: LiveRoom,
  command: Command,
  acknowledge: Acknowledge,
): Promise<OwnerOutcome> {
  if (command.type === "again") return startRematch(host, live);
  if (isFull(live, command)) return err({ code: "match-full", limit: MAX_MATCH_BYTES });
  if (command.type === "wish" && command.wanted.type === "claim-win") {
    const { wanted, ...actor } = command;
    const claim = { ...actor, ...(await absenceIn(host, live)), type: "claim", key: wanted.key } as const;
    return commitCommand(host, live, claim, acknowledge);
  }
  const done = await commitCommand(host, live, command, acknowledge);
  const isRematch = command.type === "wish" && command.wanted.type === "rematch";
  if (isRematch && done !== "elsewhere" && done.ok) await startRematch(host, live);
  return done;
}

/** The party charged for a command: a spectator for its chat, else the players. */
const payerFor = (live: LiveRoom, command: EntryCommand): string =>
  command.type === "say" ? command.payer : payerOf(live);

/** Spectators have waited before they came into the queue of the room: there players would wait with them. */
const waitToPay = async (host: Host, live: LiveRoom, command: EntryCommand): Promise<void> =>
  command.type === "say" ? undefined : waitForBudget(host, () => payerOf(live));

/** Max tries of a command when another writer was faster. */
const COMMIT_TRIES = 3;

/** Stores what a command comes to. Nobody is told anything before it is on the disk, and its sender is told first. */
export async function commitCommand(
  host: Host,
  live: LiveRoom,
  command: EntryCommand,
  acknowledge: Acknowledge = ignore,
): Promise<OwnerOutcome> {
  const key = keyOf(command);
  const repeated = (answer: string): Outcome => {
    acknowledge(answer);
    return { ok: true, answer };
  };
  for (let tried = 0; tried < COMMIT_TRIES && isOwner(host, live); tried += 1) {
    await waitToPay(host, live, command);
    await commitExpired(host, live);
    const payer = payerFor(live, command);
    const plan = chargeTo(host, payer, () => {
      const entries = entriesFor(live.room, command);
      return entries.ok ? planEntries(live, host.now(), entries.value) : entries;
    });
    if (!plan.ok) {
      const earlier = key === null ? null : await host.world.store.answered(live.room.created.match, key);
      return earlier === null ? plan : repeated(earlier);
    }
    const done = await commit(host, live, key, plan.value);
    if (done.ok) {
      await waitForTurn(host, payer);
      acknowledge(plan.value.answer);
      publish(host, live, plan.value, payer);
      return { ok: true, answer: plan.value.answer };
    }
    await catchUp(host, live, done.why === "fenced");
    if (done.why === "duplicate") return repeated(done.answer);
  }
  return isOwner(host, live) ? err({ code: "conflict" }) : "elsewhere";
}

/** Puts a stored plan into effect: for those who watch, and for timers and bots. */
function publish(host: Host, live: LiveRoom, { applied, texts }: CommitPlan, payer = payerOf(live)): void {
  live.bytes += bytesOf(texts);
  chargeTo(host, payer, () => broadcast(live, applied));
  updateAway(host, live, applied);
  live.pauses = [];
  host.schedule(live);
}

/** Stores the decisions and defeats of clocks that have run out, before anything else is stored. */
export async function commitExpired(host: Host, live: LiveRoom): Promise<void> {
  for (;;) {
    const expired = expiredEntries(live.room, host.now(), live.pauses);
    if (expired.length === 0 || !isOwner(host, live)) return;
    const plan = chargeTo(host, clockPayerOf(live), () => planEntries(live, host.now(), expired));
    if (!plan.ok) throw new Fault(`an expired clock was refused: ${plan.refusal.code}`);
    const done = await commit(host, live, null, plan.value);
    if (done.ok) publish(host, live, plan.value);
    else await catchUp(host, live, done.why === "fenced");
  }
}

/** Creates the rematch that everybody wants, once: in the queue of the match that is over. */
async function startRematch(host: Host, live: LiveRoom): Promise<OwnerOutcome> {
  if (!isRematchDue(live.room)) return { ok: true, answer: JSON.stringify({ seq: live.room.seq }) };
  const { game, rules, options, clock, isPublic, seats } = live.room.created;
  const wanted = seats.map((bot) => (bot === null ? ("open" as const) : { bot }));
  const request = { game, rules, options, clock, isPublic, seats: wanted } as CreateMatch;
  // Spectators see the id of the new match too: its seats are reserved for those who played.
  const next = await createMatch(host, request, payerOf(live), { reserved: rematchSeats(live.room) });
  return next.ok ? commitCommand(host, live, { type: "rematched", match: next.value.match }) : next;
}
