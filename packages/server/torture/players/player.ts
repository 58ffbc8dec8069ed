import type { Json, JsonObject, Next, Rng, Seat } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { games } from "umpire";
import { must, oneIn, sleep } from "../tools.ts";
import type { Known, Link, Wish } from "./inbox.ts";
import type { Ticket } from "./rest.ts";

/** Something that was asked for, and every answer that came. */
export type Deed = {
  readonly match: string;
  readonly seat: Seat;
  readonly wish: Wish;
  readonly acks: number[];
  readonly refusals: string[];
};

/** Somebody at a table, with all that it has asked for. */
export type Player = {
  readonly ticket: Ticket;
  readonly rng: Rng;
  readonly deeds: Deed[];
  /** What was asked for and not answered: asked for again with the same key. */
  open: Deed | null;
  /** The match is over. */
  isDone: boolean;
};

export const newPlayer = (ticket: Ticket, rng: Rng): Player => ({ ticket, rng, deeds: [], open: null, isDone: false });

type Sight = { readonly view: Json; readonly next: Next; readonly decided: readonly Seat[] };
const sightOf = ({ sight }: MatchView): Sight | null => sight as unknown as Sight | null;

export const isOver = ({ view }: Known): boolean => view.status === "over";

/** Whether the one who knows this has to decide. */
export function owes({ view, seat }: Known): boolean {
  const sight = sightOf(view);
  if (sight === null || seat === null || !("awaiting" in sight.next)) return false;
  return sight.next.awaiting.includes(seat) && !sight.decided.includes(seat);
}

/** Any legal action, as the rulebook samples them from what the seat sees. */
export function actionFor({ view, seat }: Known, rng: Rng): Json {
  const sight = sightOf(view);
  if (sight === null || seat === null) throw new Error("nobody to act");
  return must(games.find(view.game, view.edition)).sample(sight.view, seat, rng, view.rules as JsonObject);
}

function newDeed({ ticket: { match, seat }, rng, deeds }: Player, known: Known, chatsOneIn: number): Deed {
  const key = `k${match.slice(0, 8)}.${seat}.${deeds.length.toString(36).padStart(5, "0")}`;
  const wish: Wish = oneIn(rng, chatsOneIn)
    ? { type: "chat", key, text: `said ${key}` }
    : { type: "decide", key, step: known.view.step, action: actionFor(known, rng) };
  return { match, seat, wish, acks: [], refusals: [] };
}

/** The next thing that this player asks for: what is open, or something new as soon as it has to decide; null at the end. */
export async function nextDeed(player: Player, link: Link, chatsOneIn: number): Promise<Deed | null> {
  if (player.open !== null) return player.open;
  await link.until((known) => owes(known) || isOver(known));
  player.isDone = isOver(link.known());
  if (player.isDone) return null;
  const deed = newDeed(player, link.known(), chatsOneIn);
  player.deeds.push(deed);
  player.open = deed;
  return deed;
}

export type Playing = {
  readonly isOn: () => boolean;
  readonly chatsOneIn: number;
  /** Milliseconds between an answer and the next wish. */
  readonly pause?: () => number;
  /** Told of every acknowledgement, and how many milliseconds it took. */
  readonly onAck?: (ms: number) => void;
};

/** Asks for one thing after another, until the match is over or it is time to stop. */
export async function play(player: Player, link: Link, { isOn, chatsOneIn, pause, onAck }: Playing): Promise<void> {
  while (isOn()) {
    const deed = await nextDeed(player, link, chatsOneIn);
    if (deed === null) return;
    const begun = performance.now();
    const answer = await link.ask(deed.wish);
    player.open = null;
    if (answer.kind === "refused") deed.refusals.push(answer.code);
    else {
      deed.acks.push(answer.seq);
      onAck?.(performance.now() - begun);
      await link.until(({ seq }) => seq >= answer.seq);
    }
    if (pause !== undefined) await sleep(pause());
  }
}
