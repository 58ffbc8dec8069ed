import { randomBytes } from "node:crypto";
import { canonical, hashText, type Json, no, type Result, type Seat, writeRecord, yes } from "@umpire/kernel";
import type { CreateMatch, JoinMatch, MatchView } from "@umpire/protocol";
import { type Hosting, type HostSettings, inLine, type Live, liveOf, type Tell } from "./live.ts";
import * as requests from "./requests.ts";
import { folded, isOver, opened, overdue, type Room, seatOf, viewOf } from "./room.ts";
import { attend, hereIn, tellHere } from "./telling.ts";
import { arrange, type Make, type Settled, summaryOf, write } from "./writing.ts";

export { type Hosting, type HostSettings, tidy } from "./live.ts";

/** A seat, and the token that acts for it. */
export type SeatToken = { readonly seat: Seat; readonly token: string };

const newToken = () => randomBytes(32).toString("base64url");
const newId = () => randomBytes(12).toString("base64url");

export const openHost = (settings: HostSettings): Hosting => ({ ...settings, lives: new Map(), isClosed: false });

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

export async function createMatch(host: Hosting, request: CreateMatch): Promise<Result<MatchView>> {
  const created = requests.create(request, newId(), randomBytes(32).toString("hex"));
  if (!created.ok) return created;
  const { match } = created.value;
  const at = host.now();
  const room = opened(created.value, 1, at);
  if (!room.ok) return room;
  const done = await host.store.append({
    ...{ match, expected: 0, key: null, epoch: await host.store.claim(match), at, answer: "" },
    ...{ summary: summaryOf(room.value), entries: [canonical(created.value as unknown as Json)] },
  });
  return done.ok ? yes(viewOf(room.value, "spectator")) : no({ code: "conflict" });
}

/** Does something to a room, after everything that was asked before. */
async function ask(
  host: Hosting,
  match: string,
  key: string | null,
  make: Make,
  told?: (answer: string) => void,
): Promise<Settled> {
  const live = await liveOf(host, match);
  return live.ok ? inLine(live.value, () => write(host, live.value, key, make, told)) : live;
}

/** Takes a seat; the token is told once, and only its hash is kept. */
export async function joinMatch(host: Hosting, match: string, request: JoinMatch): Promise<Result<SeatToken>> {
  const token = request.token ?? newToken();
  const live = await liveOf(host, match);
  if (!live.ok) return live;
  // Whoever has not heard the answer asks again with the same token, and has the seat already.
  const key = `join:${hashText(token)}`;
  const done = await inLine(live.value, () =>
    write(host, live.value, key, (room) => requests.join(room, request, token)),
  );
  if (!done.ok) return done;
  const seat = seatOf(live.value.room, token);
  return seat === null ? no({ code: "conflict" }) : yes({ seat, token });
}

/** A further token for a seat, for another device. */
export async function linkSeat(host: Hosting, match: string, token: string): Promise<Result<SeatToken>> {
  const live = await liveOf(host, match);
  if (!live.ok) return live;
  const seat = seatOf(live.value.room, token);
  if (seat === null) return no({ code: "wrong-token" });
  const fresh = newToken();
  const done = await ask(host, match, null, (room) => requests.link(room, seat, fresh));
  return done.ok ? yes({ seat, token: fresh }) : done;
}

/** A wish of somebody at the table; once it is kept, `told` hears of it before anybody else does. */
export async function wish(
  host: Hosting,
  match: string,
  seat: Seat,
  wanted: requests.Wish,
  told: (answer: string) => void,
): Promise<Settled> {
  // Keys are a seat's own: nobody learns from a collision that another one was used.
  const done = await ask(host, match, `${seat}:${wanted.key}`, (room) => requests.wish(room, seat, wanted), told);
  if (done.ok && wanted.type === "rematch") await startRematch(host, match);
  return done;
}

/** Everybody wants another match: it is made once, in line with whatever else is asked of the room. */
async function startRematch(host: Hosting, match: string): Promise<void> {
  const found = await liveOf(host, match);
  if (!found.ok) return;
  const live = found.value;
  await inLine(live, async () => {
    if (!requests.isRematch(live.room)) return;
    const { game, rules, options, clock, isPublic, seats } = live.room.created;
    const wanted = seats.map((bot) => (bot === null ? ("open" as const) : { bot }));
    const next = await createMatch(host, { game, rules, options, clock, isPublic, seats: wanted } as CreateMatch);
    if (next.ok) await write(host, live, "rematch", () => yes([{ type: "rematched", match: next.value.match }]));
  });
}

/** The next one who looks on tries again. */
const nobodyWaits = () => undefined;

/** What somebody has who looks on. */
export type Seated = { readonly seat: Seat | null; readonly leave: () => void };

/** Looks on from now on: told the whole first, and then everything as it happens. */
export async function watch(host: Hosting, match: string, token: string | null, tell: Tell): Promise<Result<Seated>> {
  const found = await liveOf(host, match);
  if (!found.ok) return found;
  const live = found.value;
  const seat = token === null ? null : seatOf(live.room, token);
  if (token !== null && seat === null) return no({ code: "wrong-token" });
  const viewer = seat ?? "spectator";
  const unattend = attend(live, viewer, tell);
  const { seq, chat } = live.room;
  tell({ type: "joined", seq, seat, view: viewOf(seen(host, live), viewer), chat, here: hereIn(live) });
  if (seat !== null) tellHere(live);
  arrange(host, live);
  // The last server may have gone between the last wish for a rematch and the match that was to come of it.
  if (requests.isRematch(live.room)) startRematch(host, match).catch(nobodyWaits);
  const leave = () => {
    unattend();
    if (seat !== null) tellHere(live);
  };
  return yes({ seat, leave });
}

/** A reader works out what has run out, as the timer will, and keeps nothing. */
function seen(host: Hosting, { room, pauses }: Live): Room {
  const at = host.now();
  const late = overdue(room, at, pauses);
  return late.reduce((before, entry) => folded(before, { seq: before.seq, at, entry }).room, room);
}

export async function lookAt(host: Hosting, match: string): Promise<Result<{ seq: number; view: MatchView }>> {
  const live = await liveOf(host, match);
  if (!live.ok) return live;
  return yes({ seq: live.value.room.seq, view: viewOf(seen(host, live.value), "spectator") });
}

/** The record of a match that is over. */
export async function recordOf(host: Hosting, match: string): Promise<Result<string>> {
  const live = await liveOf(host, match);
  if (!live.ok) return live;
  const { game, match: played } = live.value.room;
  return played === null || !isOver(live.value.room) ? no({ code: "not-over" }) : yes(writeRecord(game, played));
}
