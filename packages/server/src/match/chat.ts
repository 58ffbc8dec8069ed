import type { Seat, Viewer } from "@umpire/kernel";
import type { ChatLine } from "@umpire/protocol";

/**
 * What was said in a match: players and spectators talk apart. Until the match is over nobody hears the others' room:
 * advice would help, and remarks disturb.
 */
export type Chats = {
  readonly players: readonly ChatLine[];
  /** By seat: the lines so far. */
  readonly said: readonly number[];
  readonly spectators: readonly ChatLine[];
  readonly saidBySpectators: number;
};

export const noChats = (seats: number): Chats => ({
  players: [],
  said: Array.from({ length: seats }, () => 0),
  spectators: [],
  saidBySpectators: 0,
});

/** Max chat lines of each room in memory. */
const MAX_CHAT_LINES = 200;

/** Max chat lines of a seat, and of all spectators together, in one match. */
export const MAX_CHAT_PER_SEAT = 500;
export const MAX_SPECTATOR_CHAT = 500;

const withLast = (lines: readonly ChatLine[], line: ChatLine) => [...lines, line].slice(-MAX_CHAT_LINES);

/** The chats with one more line: of a seat, or of a spectator. */
export function withLine(chats: Chats, line: ChatLine): Chats {
  if (line.seat === null)
    return { ...chats, spectators: withLast(chats.spectators, line), saidBySpectators: chats.saidBySpectators + 1 };
  const said = chats.said.map((count, seat) => (seat === line.seat ? count + 1 : count));
  return { ...chats, said, players: withLast(chats.players, line) };
}

/** The last line of those who sit, or of spectators. */
export const lastLine = ({ players, spectators }: Chats, seat: Seat | null): ChatLine | undefined =>
  (seat === null ? spectators : players).at(-1);

/** The lines that a viewer hears only once the match is over. */
export const heldBack = ({ players, spectators }: Chats, viewer: Viewer): readonly ChatLine[] =>
  viewer === "spectator" ? players : spectators;

/** The lines that a viewer may hear, in their order. */
export function chatFor(chats: Chats, viewer: Viewer, isOver: boolean): readonly ChatLine[] {
  const own = viewer === "spectator" ? chats.spectators : chats.players;
  return isOver ? [...own, ...heldBack(chats, viewer)].sort((a, b) => a.seq - b.seq) : own;
}

/** Whether a viewer hears at once what is said from a seat, or by a spectator. */
export const hears = (viewer: Viewer, seat: Seat | null, isOver: boolean): boolean =>
  isOver || (viewer === "spectator") === (seat === null);
