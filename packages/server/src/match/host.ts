import { randomBytes } from "node:crypto";
import { canonical, err, hashText, type Json, ok, type Result, type Seat } from "@umpire/kernel";
import type { CreateMatch, JoinMatch, MatchView } from "@umpire/protocol";
import { announce, attend, hereIn, tellHere } from "./broadcast.ts";
import { clockAt } from "./clock.ts";
import { type Acting, type Done, keyOf, makeOf, type Order, type Settled } from "./commands.ts";
import { arrange, clockPartyOf, partyOf, settleTime, summaryOf, write } from "./commit.ts";
import type { Created } from "./entries.ts";
import {
  type Hosting,
  type HostSettings,
  inLine,
  isWelcome,
  type Live,
  liveOf,
  NOBODY,
  paidBy,
  type Tell,
  unlessSetAside,
  untilWelcome,
} from "./live.ts";
import { missedBy } from "./missed.ts";
import { freshen, settle } from "./ownership.ts";
import * as requests from "./requests.ts";
import { opened, type Room, seatOf, viewOf } from "./room.ts";

export { type Hosting, type HostSettings, tidy } from "./live.ts";

/** A seat, and the token that acts for it. */
export type SeatToken = { readonly seat: Seat; readonly token: string };

const newToken = () => randomBytes(32).toString("base64url");
const newId = () => randomBytes(12).toString("base64url");
const newSecret = () => randomBytes(32).toString("hex");

export const openHost = (settings: HostSettings): Hosting => ({
  ...settings,
  ...{ lives: new Map(), debts: new Map(), isClosed: false },
});

/** Takes up every match that is under way, after a start: clocks run, and bots owe decisions. */
export async function resume(host: Hosting): Promise<void> {
  for (const match of await host.store.unfinished()) {
    // One match that cannot be read keeps nobody from the others.
    const live = await liveOf(host, match).catch(() => null);
    if (live?.ok) arrange(host, live.value);
  }
}

/** Waits for what is under way, and begins nothing more. */
export async function closeHost(host: Hosting): Promise<void> {
  host.isClosed = true;
  for (const live of await Promise.all([...host.lives.values()].map(({ loading }) => loading))) {
    if (!live.ok) continue;
    if (live.value.timer !== null) clearTimeout(live.value.timer);
    await live.value.line;
  }
}

/** For whom the seats of a match are kept, if they are. */
type Reserved = Pick<Created, "reserved">;

/** A room as it was asked for, or why it cannot be. */
function makeRoom(host: Hosting, request: CreateMatch, reserved: Reserved, at: number): Result<Room> {
  const created = requests.create(host.games, request, newId(), newSecret(), host.packs);
  return created.ok ? opened(host.games, { ...created.value, ...reserved }, 1, at) : created;
}

/** Makes a match, on somebody's account. */
export async function createMatch(
  host: Hosting,
  request: CreateMatch,
  party = NOBODY,
  reserved: Reserved = {},
): Promise<Result<MatchView>> {
  await untilWelcome(host, () => party);
  const at = host.now();
  const room = paidBy(host, party, () => makeRoom(host, request, reserved, at));
  if (!room.ok) return room;
  const { created } = room.value;
  const { match } = created;
  const done = await host.store.append({
    ...{ match, expected: 0, key: null, epoch: await host.store.claim(match), at, answer: "" },
    ...{ summary: summaryOf(room.value), entries: [canonical(created as unknown as Json)] },
  });
  return done.ok ? ok(viewOf(room.value, "spectator")) : err({ code: "conflict" });
}

/** The room, with everything that is kept of it. */
export async function freshOf(host: Hosting, match: string): Promise<Result<Live>> {
  const live = await liveOf(host, match);
  if (!live.ok) return live;
  const { value } = live;
  return unlessSetAside(() => freshen(host, value).then(() => live));
}

type Told = (answer: string) => void;

/** What is kept of one match, in bytes: three times the longest match of random play. */
export const MOST_BYTES_KEPT = 8 * 2 ** 20;

/** Taking back and deciding again could go on for ever; to resign is always possible. */
const isTooMuch = ({ bytes }: Live, order: Order): boolean =>
  bytes > MOST_BYTES_KEPT && !(order.type === "wish" && order.wanted.type === "resign");

/** Carries an order out in a room that is ours, in line. */
function here(host: Hosting, live: Live, order: Order, told?: Told): Promise<Done> {
  if (order.type === "again") return again(host, live);
  if (isTooMuch(live, order)) return Promise.resolve(err({ code: "match-full", limit: MOST_BYTES_KEPT }));
  const writing = write(host, live, keyOf(order), makeOf(order), told);
  return order.type === "wish" && order.wanted.type === "rematch" ? followed(host, live, writing) : writing;
}

/** The last wish for a rematch makes it. */
async function followed(host: Hosting, live: Live, wishing: Promise<Done>): Promise<Done> {
  const done = await wishing;
  if (done !== "elsewhere" && done.ok) await again(host, live);
  return done;
}

/** Has an order carried out, after everything that was asked before; by another server, if that has the match. */
async function ask(host: Hosting, match: string, order: Order, told: Told = () => undefined): Promise<Settled> {
  const live = await liveOf(host, match);
  if (!live.ok) return live;
  const how = { here: () => here(host, live.value, order, told), told, isForwarded: false };
  const done = await unlessSetAside(() => inLine(live.value, () => settle(host, live.value, order, how)));
  return done === "elsewhere" ? err({ code: "conflict" }) : done;
}

/** Carries out what another server was asked for. */
export async function obey(host: Hosting, match: string, order: Order): Promise<Done> {
  const live = await liveOf(host, match);
  if (!live.ok) return live;
  const how = { here: () => here(host, live.value, order), told: () => undefined, isForwarded: true };
  return unlessSetAside(() => inLine(live.value, () => settle(host, live.value, order, how)));
}

/** Takes a seat, on somebody's account; the token is told once, and only its hash is kept. */
export async function joinMatch(
  host: Hosting,
  match: string,
  request: JoinMatch,
  address: string | null = null,
): Promise<Result<SeatToken>> {
  const found = await liveOf(host, match);
  if (found.ok) found.value.address ??= address;
  const token = request.token ?? newToken();
  const done = await ask(host, match, { type: "join", request, token });
  if (!done.ok) return done;
  const live = await liveOf(host, match);
  if (!live.ok) return live;
  const seat = seatOf(live.value.room, token);
  // It had the seat, and was revoked.
  return seat === null ? err({ code: "wrong-token" }) : ok({ seat, token });
}

/** The seat that a token acts for, and how many tokens do. */
async function heldBy(host: Hosting, match: string, token: string) {
  const live = await freshOf(host, match);
  if (!live.ok) return live;
  const { room } = live.value;
  const seat = seatOf(room, token);
  if (seat === null) return err({ code: "wrong-token" });
  return ok({ acting: { seat, by: hashText(token) }, tokens: room.players[seat]?.tokens.length ?? 0 });
}

/** A further token for a seat, for another device. */
export async function linkSeat(host: Hosting, match: string, token: string): Promise<Result<SeatToken>> {
  const held = await heldBy(host, match, token);
  if (!held.ok) return held;
  const { acting } = held.value;
  const fresh = newToken();
  const done = await ask(host, match, { ...acting, type: "link", token: fresh });
  return done.ok ? ok({ seat: acting.seat, token: fresh }) : done;
}

/** Takes a seat away from every other token: links that were sent around, devices that were lost. */
export async function revokeLinks(host: Hosting, match: string, token: string): Promise<Result<SeatToken>> {
  const held = await heldBy(host, match, token);
  if (!held.ok) return held;
  const { acting, tokens } = held.value;
  const alone = ok({ seat: acting.seat, token });
  // Nothing is kept where there is nothing to take away.
  if (tokens === 1) return alone;
  const done = await ask(host, match, { ...acting, type: "revoke", token, key: newId() });
  return done.ok ? alone : done;
}

/** A wish of somebody at the table; once it is kept, `told` hears of it before anybody else does. */
export const wish = (
  host: Hosting,
  match: string,
  acting: Acting,
  wanted: requests.Wish,
  told: Told,
): Promise<Settled> => ask(host, match, { ...acting, type: "wish", wanted }, told);

/** Everybody wants another match: it is made once, in line with whatever else is asked of the room. */
async function again(host: Hosting, live: Live): Promise<Done> {
  const settled: Settled = { ok: true, answer: JSON.stringify({ seq: live.room.seq }) };
  if (!requests.isRematch(live.room)) return settled;
  const { game, rules, options, clock, isPublic, seats } = live.room.created;
  const wanted = seats.map((bot) => (bot === null ? ("open" as const) : { bot }));
  const request = { game, rules, options, clock, isPublic, seats: wanted } as CreateMatch;
  // Spectators are told of the new match too: its seats are kept for those who played.
  const next = await createMatch(host, request, partyOf(live), { reserved: requests.reservedIn(live.room) });
  if (!next.ok) return next;
  return write(host, live, "rematch", () => ok([{ type: "rematched", match: next.value.match }]));
}

/** The next one who looks on tries again. */
const nobodyWaits = () => undefined;

/** What somebody has who looks on: a seat by a token, or none. */
export type Seated = { readonly acting: Acting | null; readonly leave: () => void };

/** Who comes: with the token of a seat or as a spectator, what it knows already, and whence. */
export type Coming = {
  readonly token: string | null;
  readonly since: number | null;
  readonly address?: string;
  /** Told when the token is revoked: whoever came with it is to go. */
  readonly revoked?: () => void;
};

/** Who pays for it. */
const comerOf = ({ address }: Coming): string => address ?? NOBODY;

/** Looks on from now on: told the whole first, and then everything as it happens. */
export async function watch(host: Hosting, match: string, coming: Coming, tell: Tell): Promise<Result<Seated>> {
  await untilWelcome(host, () => comerOf(coming));
  const found = await freshOf(host, match);
  if (!found.ok) return found;
  const live = found.value;
  const isFirst = live.audiences.size === 0;
  // In line, so that nothing happens between what was missed and what is told.
  const greeted = await unlessSetAside(() => inLine(live, () => greet(host, live, coming, tell)));
  if (!greeted.ok) return greeted;
  const { acting, leave: unattend } = greeted.value;
  if (acting !== null) tellHere(live);
  if (acting !== null || isFirst) announce(host, live, isFirst);
  arrange(host, live);
  // The last server may have gone between the last wish for a rematch and the match that was to come of it.
  if (requests.isRematch(live.room)) ask(host, match, { type: "again" }).catch(nobodyWaits);
  const leave = () => {
    unattend();
    if (acting === null) return;
    tellHere(live);
    announce(host, live, false);
  };
  return ok({ acting, leave });
}

/** Tells whoever comes how things stand, and everything from then on. Its token counts as of now. */
async function greet(host: Hosting, live: Live, coming: Coming, tell: Tell): Promise<Result<Seated>> {
  const { token, since, address, revoked = nobodyWaits } = coming;
  await keepTime(host, live);
  const seat = token === null ? null : seatOf(live.room, token);
  if (token !== null && seat === null) return err({ code: "wrong-token" });
  const viewer = seat ?? "spectator";
  const acting = token === null || seat === null ? null : { seat, by: hashText(token) };
  if (seat !== null && address !== undefined) live.address = address;
  const missed = since === null ? { missed: [] } : await missedBy(host, live, viewer, since);
  const leave = attend(live, viewer, tell, acting && { by: acting.by, revoked });
  const { seq, chat } = live.room;
  const view = viewOf(shown(host, live), viewer);
  paidBy(host, comerOf(coming), () => tell({ type: "joined", seq, seat, view, chat, here: hereIn(live), ...missed }));
  return ok({ acting, leave });
}

/**
 * What has run out is kept before it is shown, by the server that has the match: another one's clock decides nothing.
 * Where it cannot be kept, or others come first, what is kept is shown.
 */
async function keepTime(host: Hosting, live: Live): Promise<void> {
  if (isWelcome(host, clockPartyOf(live))) await settleTime(host, live).catch(() => undefined);
}

/** The room as it is kept. Its clock is told as of now where no server was there for a while: nobody's time ran then. */
function shown(host: Hosting, { room, pauses }: Live): Room {
  if (pauses.length === 0) return room;
  return { ...room, clock: clockAt(room.clock, host.now(), pauses) };
}

export async function lookAt(host: Hosting, match: string): Promise<Result<{ seq: number; view: MatchView }>> {
  const live = await freshOf(host, match);
  if (!live.ok) return live;
  await inLine(live.value, () => keepTime(host, live.value));
  return ok({ seq: live.value.room.seq, view: viewOf(shown(host, live.value), "spectator") });
}
