import type { Json, JsonObject, Observation, Rng, Seat } from "@umpire/kernel";
import type { MatchView, PlayerCommand } from "@umpire/protocol";
import { games } from "umpire";
import { must, oneIn, sleep } from "../tools.ts";
import type { ClientState, Link } from "./inbox.ts";
import type { Ticket } from "./rest.ts";

/** Something that was asked for, and every answer that came. */
export type SentCommand = {
  readonly match: string;
  readonly seat: Seat;
  readonly command: PlayerCommand;
  readonly acks: number[];
  readonly refusals: string[];
};

/** Somebody at a table, with all that it has asked for. */
export type Player = {
  readonly ticket: Ticket;
  readonly rng: Rng;
  readonly sent: SentCommand[];
  /** What was asked for and not answered: asked for again with the same key. */
  open: SentCommand | null;
  /** The match is over. */
  isDone: boolean;
};

export const newPlayer = (ticket: Ticket, rng: Rng): Player => ({ ticket, rng, sent: [], open: null, isDone: false });

const observationOf = ({ sight }: MatchView): Observation | null => sight as unknown as Observation | null;

export const isOver = ({ view }: ClientState): boolean => view.status === "over";

/** Whether the one who knows this has to decide. */
export function owes({ view, seat }: ClientState): boolean {
  const observation = observationOf(view);
  if (observation === null || seat === null || !("awaiting" in observation.next)) return false;
  return observation.next.awaiting.includes(seat) && !observation.decided.includes(seat);
}

/** Any legal action, as the rulebook samples them from what the seat sees. */
export function actionFor({ view, seat }: ClientState, rng: Rng): Json {
  const observation = observationOf(view);
  if (observation === null || seat === null) throw new Error("nobody to act");
  return must(games.find(view.game, view.edition)).sample(observation.view, seat, rng, view.rules as JsonObject);
}

function newCommand(
  { ticket: { match, seat }, rng, sent }: Player,
  known: ClientState,
  chatsOneIn: number,
): SentCommand {
  const key = `k${match.slice(0, 8)}.${seat}.${sent.length.toString(36).padStart(5, "0")}`;
  const command: PlayerCommand = oneIn(rng, chatsOneIn)
    ? { type: "chat", key, text: `said ${key}` }
    : { type: "decide", key, step: known.view.step, action: actionFor(known, rng) };
  return { match, seat, command, acks: [], refusals: [] };
}

/** The next thing that this player asks for: what is open, or something new as soon as it has to decide; null at the end. */
export async function nextCommand(player: Player, link: Link, chatsOneIn: number): Promise<SentCommand | null> {
  if (player.open !== null) return player.open;
  await link.until((known) => owes(known) || isOver(known));
  player.isDone = isOver(link.state());
  if (player.isDone) return null;
  const sent = newCommand(player, link.state(), chatsOneIn);
  player.sent.push(sent);
  player.open = sent;
  return sent;
}

export type PlayOptions = {
  readonly isOn: () => boolean;
  readonly chatsOneIn: number;
  /** Milliseconds between an answer and the next wish. */
  readonly pause?: () => number;
  /** Told of every acknowledgement, and how many milliseconds it took. */
  readonly onAck?: (ms: number) => void;
};

/** Asks for one thing after another, until the match is over or it is time to stop. */
export async function play(player: Player, link: Link, { isOn, chatsOneIn, pause, onAck }: PlayOptions): Promise<void> {
  while (isOn()) {
    const sent = await nextCommand(player, link, chatsOneIn);
    if (sent === null) return;
    const begun = performance.now();
    const answer = await link.ask(sent.command);
    player.open = null;
    if (answer.kind === "refused") sent.refusals.push(answer.code);
    else {
      sent.acks.push(answer.seq);
      onAck?.(performance.now() - begun);
      await link.until(({ seq }) => seq >= answer.seq);
    }
    if (pause !== undefined) await sleep(pause());
  }
}
