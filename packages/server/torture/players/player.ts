import type { Json, JsonObject, Observation, Rng, Seat } from "@umpire/kernel";
import type { MatchView, PlayerCommand } from "@umpire/protocol";
import { games } from "umpire";
import { must, oneIn, sleep } from "../tools.ts";
import type { ClientState, Link } from "./inbox.ts";
import type { Ticket } from "./rest.ts";

/** A command, and all its answers. */
export type SentCommand = {
  readonly match: string;
  readonly seat: Seat;
  readonly command: PlayerCommand;
  readonly acks: number[];
  readonly refusals: string[];
};

/** A player, with all commands that it has sent. */
export type Player = {
  readonly ticket: Ticket;
  readonly rng: Rng;
  readonly sent: SentCommand[];
  /** A command without an answer: it is sent again with the same key. */
  open: SentCommand | null;
  /** The match is over. */
  isDone: boolean;
};

export const newPlayer = (ticket: Ticket, rng: Rng): Player => ({ ticket, rng, sent: [], open: null, isDone: false });

const observationOf = ({ sight }: MatchView): Observation | null => sight as unknown as Observation | null;

export const isOver = ({ view }: ClientState): boolean => view.status === "over";

/** Whether this client has to decide. */
export function owes({ view, seat }: ClientState): boolean {
  const observation = observationOf(view);
  if (observation === null || seat === null || !("awaiting" in observation.next)) return false;
  return observation.next.awaiting.includes(seat) && !observation.decided.includes(seat);
}

/** A random legal action, sampled from the seat's view. */
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

/** The next command of a player: the one without an answer, or a new one as soon as it has to decide; null at the end. */
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
  /** Time between an answer and the next command, in milliseconds. */
  readonly pause?: () => number;
  /** Called with the time of every acknowledgement, in milliseconds. */
  readonly onAck?: (ms: number) => void;
};

/** Sends one command after another, until the match is over or it is stopped. */
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
