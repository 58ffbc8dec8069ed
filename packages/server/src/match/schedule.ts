import type { JsonObject, Refusal, Seat } from "@umpire/kernel";
import { clockPayerOf, payerOf, waitForBudget } from "./budget.ts";
import { expiryOf } from "./clock.ts";
import { commitCommand, commitExpired } from "./execution.ts";
import { enqueue, type Host, isOwner, type LiveRoom } from "./live.ts";
import { isOver, seatsToDecide } from "./room.ts";

/** The longest delay that a timer takes, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;
/** Delay before a failed attempt is repeated, in milliseconds. */
const RETRY_DELAY = 1000;

/** Sets the timer for the next clock that runs out, and asks the bots that owe a decision. */
export function schedule(host: Host, live: LiveRoom): void {
  live.timer?.();
  live.timer = null;
  const { room } = live;
  if (host.isClosed || live.isSetAside || !isOwner(host, live) || room.match === null || isOver(room)) return;
  const expiry = expiryOf(room.clock, live.pauses);
  if (expiry !== null) {
    const delay = Math.min(MAX_DELAY, Math.max(0, expiry.at - host.now()));
    live.timer = host.world.after(delay, () => onExpiry(host, live).catch(() => retry(host, live)));
  }
  for (const seat of seatsToDecide(room.game, room.match))
    if (room.players[seat]?.bot != null) askBotOnce(host, live, seat, room.match.step);
}

async function onExpiry(host: Host, live: LiveRoom): Promise<void> {
  // Outside the queue: meanwhile the stored state is shown.
  await waitForBudget(host, () => clockPayerOf(live));
  await enqueue(live, () => commitExpired(host, live));
  schedule(host, live);
}

const retry = (host: Host, live: LiveRoom) => void host.world.after(RETRY_DELAY, () => schedule(host, live));

/** Asks a bot for a decision, unless it is thinking about it already. */
function askBotOnce(host: Host, live: LiveRoom, seat: Seat, step: number): void {
  const question = `${step}:${seat}`;
  if (live.thinking.has(question)) return;
  live.thinking.add(question);
  const done = () => void live.thinking.delete(question);
  askBot(host, live, seat).then(
    (isStale) => {
      done();
      // While it thought, the same step may have come again by an undo: nobody asked it about that one.
      if (isStale) schedule(host, live);
    },
    () => {
      done();
      retry(host, live);
    },
  );
}

/** Something else happened meanwhile: the bot is asked again if it still owes a decision. */
const isOvertaken = ({ code }: Refusal): boolean => code === "stale-step" || code === "conflict";

/** A seed for a bot's dice: 31 bits. */
function newSeed({ world }: Host): number {
  const [a = 0, b = 0, c = 0, d = 0] = world.randomBytes(4);
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 1;
}

/** A bot gets the view of its seat, and its decision is judged like any other. Whether it came too late for its step. */
async function askBot(host: Host, live: LiveRoom, seat: Seat): Promise<boolean> {
  const { match, created, players, game } = live.room;
  const bot = players[seat]?.bot;
  if (match === null || bot == null) return false;
  const { game: id, edition } = created;
  const view = game.view(match.state, seat, match.rules);
  const question = {
    bot,
    game: id,
    edition,
    bundle: created.bundle === undefined ? null : (host.bundles?.known(created.bundle)?.module ?? null),
    rules: created.rules as JsonObject,
    view,
    seat,
    seed: newSeed(host),
  };
  const [action] = await Promise.all([host.thinkers.think(question, payerOf(live)), host.world.pause(host.botDelay)]);
  if (host.isClosed) return false;
  const decision = { type: "bot-decision", seat, step: match.step, view, action } as const;
  const done = await enqueue(live, () => commitCommand(host, live, decision));
  if (done === "elsewhere" || done.ok) return false;
  if (isOvertaken(done.refusal)) return done.refusal.code === "stale-step";
  // Our mistake, and nobody is to wait for it: the rules decide for the bot.
  host.onBotRefused?.({ match: created.match, game: id, bot, step: match.step, code: done.refusal.code });
  await enqueue(live, () => commitCommand(host, live, { ...decision, action: null }));
  return false;
}
