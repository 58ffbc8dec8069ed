import { randomInt } from "node:crypto";
import {
  canonical,
  err,
  type Json,
  type JsonObject,
  nextOf,
  ok,
  type Refusal,
  type Result,
  type Seat,
} from "@umpire/kernel";
import { Fault } from "../fault.ts";
import type { Appended, Summary } from "../store/store.ts";
import { type Step, stepsOf, take } from "./broadcast.ts";
import { expiryOf } from "./clock.ts";
import type { Done, Make, Settled } from "./commands.ts";
import { entryOf, type RoomEntry } from "./entries.ts";
import { type Hosting, inLine, isOurs, keptOf, type Live, NOBODY, paidBy, setAside, untilWelcome } from "./live.ts";
import { retaken } from "./replay.ts";
import { isOver, overdue, owingIn, type Room, statusOf, viewOf } from "./room.ts";

/** Max tries of a request when another writer got in between. */
const TRIES = 3;

/** Keeps what a request comes to. Nobody is told anything before it is on the disk, and its sender is told first. */
export async function write(
  host: Hosting,
  live: Live,
  key: string | null,
  make: Make,
  told: (answer: string) => void = () => undefined,
): Promise<Done> {
  for (let tried = 0; tried < TRIES && isOurs(host, live); tried += 1) {
    await untilWelcome(host, () => partyOf(live));
    if (isLate(host, live)) await settleTime(host, live);
    const plan = paidBy(host, partyOf(live), () => planFor(host, live, make));
    if (!plan.ok) return (await answered(host, live, key)) ?? plan;
    const done = await append(host, live, key, plan.value);
    if (done.ok) {
      told(plan.value.answer);
      apply(host, live, plan.value);
      return { ok: true, answer: plan.value.answer };
    }
    await renew(host, live, done.why === "fenced");
    if (done.why === "duplicate") return { ok: true, answer: done.answer };
  }
  return isOurs(host, live) ? err({ code: "conflict" }) : "elsewhere";
}

/** Who pays for what is done in a room: the address from which somebody at the table came last. */
export const partyOf = ({ address, room }: Live): string => address ?? room.created.match;

/** Who pays for what a clock does in it. */
export const clockPartyOf = ({ address }: Live): string => address ?? NOBODY;

function planFor(host: Hosting, live: Live, make: Make): Result<Plan> {
  const made = make(live.room);
  return made.ok ? planned(live, host.now(), made.value) : made;
}

/** Sent again, a request is answered as it was the first time. */
async function answered({ store }: Hosting, { room }: Live, key: string | null): Promise<Settled | null> {
  const answer = key === null ? null : await store.answered(room.created.match, key);
  return answer === null ? null : { ok: true, answer };
}

/** What is to be kept, and where it leads. */
type Plan = {
  readonly at: number;
  readonly steps: readonly Step[];
  /** The same, as it is kept. */
  readonly texts: readonly string[];
  readonly answer: string;
};

function planned(live: Live, at: number, made: readonly RoomEntry[]): Result<Plan> {
  const { seq } = live.room;
  const entries = [...resumedIn(live, at), ...made];
  const steps = stepsOf(
    live.room,
    entries.map((entry, index) => ({ seq: seq + index + 1, at, entry })),
  );
  if (!steps.ok) return steps;
  const texts = entries.map((entry) => JSON.stringify(entry));
  return ok({ at, steps: steps.value, texts, answer: JSON.stringify({ seq: seq + entries.length }) });
}

async function append(host: Hosting, live: Live, key: string | null, plan: Plan): Promise<Appended> {
  const { store } = host;
  const { room } = live;
  // Nothing is told of a match that another server has: it is asked, and says what is so.
  if (!isOurs(host, live)) return { ok: false, why: "fenced", epoch: 0 };
  const { match } = room.created;
  const { at, steps, answer, texts: entries } = plan;
  live.epoch ??= await store.claim(match);
  const summary = summaryAfter(room, steps.at(-1)?.room ?? room);
  return store
    .append({ match, expected: room.seq, key, epoch: live.epoch, at, answer, summary, entries })
    .catch(async (error: unknown) => {
      // It may have been kept all the same: the room has to know before anything else is asked of it.
      live.isUnsure = true;
      await renew(host, live);
      throw error;
    });
}

/** That the server was away is kept before what comes next: nobody's clock ran. */
function resumedIn({ pauses, room }: Live, at: number): readonly RoomEntry[] {
  if (room.created.clock.kind === "none") return [];
  return pauses.map(({ from, to }): RoomEntry => ({ type: "resumed", from, to: Math.min(to, at) }));
}

function apply(host: Hosting, live: Live, { steps, texts }: Plan): void {
  live.bytes += bytesOf(texts);
  paidBy(host, partyOf(live), () => take(live, steps));
  live.pauses = [];
  arrange(host, live);
}

/** Somebody else has written: that comes first. Where it has claimed the match, it has it, if it can still be there. */
export async function renew(host: Hosting, live: Live, isFenced = false): Promise<void> {
  const { store, peers } = host;
  const { match } = live.room.created;
  if (isFenced) live.epoch = peers === undefined ? await store.claim(match) : null;
  for await (const page of keptOf(host, live, live.room.seq)) {
    const dated = page.map(({ seq, at, text }) => ({ seq, at, entry: entryOf(text) }));
    const steps = retaken(live.room, dated);
    if (!steps.ok) throw setAside(host, match, live, steps.refusal);
    live.bytes += bytesOf(page.map(({ text }) => text));
    take(live, steps.value);
  }
  live.isUnsure = false;
}

const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** What follows from the clock is not refused. */
function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Fault(`it follows, and yet is refused: ${result.refusal.code}`);
  return result.value;
}

const isLate = (host: Hosting, { room, pauses }: Live): boolean => overdue(room, host.now(), pauses).length > 0;

/** What has run out is kept before anything else is. */
export async function settleTime(host: Hosting, live: Live): Promise<void> {
  const late = overdue(live.room, host.now(), live.pauses);
  if (late.length === 0 || !isOurs(host, live)) return;
  const plan = sure(paidBy(host, clockPartyOf(live), () => planned(live, host.now(), late)));
  const done = await append(host, live, null, plan);
  if (done.ok) apply(host, live, plan);
  else await renew(host, live, done.why === "fenced");
  await settleTime(host, live);
}

/** The longest that a timer can wait, and how long until what failed is tried again. */
const MOST_WAIT = 2 ** 31 - 1;
const AGAIN = 1000;

/** Sets the timer for the next expiry, and asks the bots that owe a decision. */
export function arrange(host: Hosting, live: Live): void {
  if (live.timer !== null) clearTimeout(live.timer);
  live.timer = null;
  const { room } = live;
  if (host.isClosed || live.isSetAside || !isOurs(host, live) || room.match === null || isOver(room)) return;
  const expiry = expiryOf(room.clock, live.pauses);
  if (expiry !== null) {
    const wait = Math.min(MOST_WAIT, Math.max(0, expiry.at - host.now()));
    const due = async () => {
      // Out of line: whoever looks meanwhile is shown what is kept.
      await untilWelcome(host, () => clockPartyOf(live));
      await inLine(live, () => settleTime(host, live));
      arrange(host, live);
    };
    live.timer = setTimeout(() => due().catch(() => tryAgain(host, live)), wait).unref();
  }
  for (const seat of owingIn(room.game, room.match))
    if (room.players[seat]?.bot != null) askOnce(host, live, seat, room.match.step);
}

const tryAgain = (host: Hosting, live: Live) => void setTimeout(() => arrange(host, live), AGAIN).unref();

/** Whatever else happens in a room meanwhile, a bot thinks about a decision once. */
function askOnce(host: Hosting, live: Live, seat: Seat, step: number): void {
  const question = `${step}:${seat}`;
  if (live.thinking.has(question)) return;
  live.thinking.add(question);
  const done = () => void live.thinking.delete(question);
  askBot(host, live, seat).then(done, () => {
    done();
    tryAgain(host, live);
  });
}

/** Something else happened meanwhile: the bot is asked again if it still owes anything. */
const isOvertaken = ({ code }: Refusal): boolean => code === "stale-step" || code === "conflict";

/** A bot comes through the same door as everybody: it gets its view, and its decision is judged like any other. */
async function askBot(host: Hosting, live: Live, seat: Seat): Promise<void> {
  const { match, created, players, game } = live.room;
  const bot = players[seat]?.bot;
  if (match === null || bot == null) return;
  const { game: id, edition, rules } = created;
  const view = game.view(match.state, seat, match.rules);
  const question = { bot, game: id, edition, rules: rules as JsonObject, view, seat, seed: randomInt(2 ** 31) };
  const pause = new Promise((resolve) => setTimeout(resolve, host.botDelay));
  const [action] = await Promise.all([host.thinkers.think(question, live.address ?? created.match), pause]);
  if (host.isClosed) return;
  const entry: RoomEntry = action === null ? { type: "absent", seat } : { type: "decide", seat, action };
  const isOwed = (room: Room) =>
    room.match !== null && room.match.step === match.step && owingIn(game, room.match).includes(seat);
  const make: Make = (room) => (isOwed(room) ? ok([entry]) : err({ code: "stale-step" }));
  // No key: after an undo the same decision is owed again, and then it is another one.
  const done = await inLine(live, () => write(host, live, null, make));
  if (done === "elsewhere" || done.ok || isOvertaken(done.refusal)) return;
  // Our mistake, and nobody is to wait for it: the rules decide for the bot.
  host.onBotRefused?.({ match: created.match, game: id, bot, step: match.step, code: done.refusal.code });
  const instead: Make = (room) => (isOwed(room) ? ok([{ type: "absent", seat }]) : err({ code: "stale-step" }));
  await inLine(live, () => write(host, live, null, instead));
}

/** What lists show after a change; null where they show the same as before. */
function summaryAfter(before: Room, after: Room): Summary | null {
  const isSame = before.players === after.players && statusOf(before) === statusOf(after);
  return isSame ? null : summaryOf(after);
}

/** What lists show of a room: what everybody may know. */
export function summaryOf(room: Room): Summary {
  const { created, game, match } = room;
  const { players, status } = viewOf(room, "spectator");
  const next = match === null ? null : nextOf(game, match);
  const over = next !== null && "over" in next ? next.over : null;
  return {
    ...{ status, isPublic: created.isPublic, game: created.game },
    text: canonical({ players, clock: created.clock, over } as unknown as Json),
  };
}
