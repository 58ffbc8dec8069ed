import {
  err,
  type Json,
  type MatchEvent,
  observe,
  refusalSentence,
  type Seat,
  sealedDice,
  visibleEvents,
} from "@umpire/kernel";
import {
  type ClientMessage,
  changesBetween,
  type Language,
  type MatchView,
  type PlayerCommand,
  protocolWords,
  type ServerMessage,
  VERSION,
} from "@umpire/protocol";
import type { Line, Receiver } from "../connection/line.ts";
import { clientWords } from "../words/words.ts";
import { writeKept } from "./kept.ts";
import type { MatchKeep, Think } from "./options.ts";
import { type Changed, decideFor, type LocalRoom, obey, peopleIn, seatsToDecide, viewOf } from "./room.ts";

/** The umpire of a match in the page. It speaks as a server does, so that what is at the other end need not know. */
export type Umpire = {
  /** What a seat, or with null somebody who watches, plays by. */
  readonly lineFor: (seat: Seat | null) => Line;
  readonly room: () => LocalRoom;
};

export type UmpireOptions = {
  readonly room: Omit<LocalRoom, "seq">;
  /** The events of each change so far, those of the start first. */
  readonly history: readonly (readonly MatchEvent[])[];
  readonly think: Think;
  readonly pace?: number;
  readonly keep?: MatchKeep;
  readonly language?: Language;
};

type Keyed = Exclude<ClientMessage, { type: "join" | "ping" }>;

/** Somebody who has joined, and the view that it was shown last. */
type Listener = { readonly seat: Seat | null; readonly receiver: Receiver; view: MatchView };

type Session = Omit<UmpireOptions, "history" | "room"> & {
  room: LocalRoom;
  readonly history: { readonly seq: number; readonly events: readonly MatchEvent[] }[];
  readonly listeners: Set<Listener>;
  /** The commands that were obeyed, by seat and key: sent again, they are acknowledged and nothing happens. */
  readonly obeyed: Map<string, number>;
  /** What each bot thinks about: the log at that time, which another decision or an undo replaces. */
  readonly thinking: Map<Seat, LocalRoom["match"]["log"]>;
};

const viewerOf = (seat: Seat | null) => seat ?? "spectator";

const eventsFor = ({ room }: Session, events: readonly MatchEvent[], seat: Seat | null): readonly Json[] =>
  visibleEvents(room.game, events, viewerOf(seat)) as unknown as readonly Json[];

function sentence({ room, language = "en" }: Session, refusal: { readonly code: string }) {
  const tables = [clientWords[language], protocolWords[language].refusal];
  const message = refusalSentence(language, tables, room.game, refusal) ?? refusal.code;
  return { ...refusal, message };
}

function join(session: Session, seat: Seat | null, receiver: Receiver, since: number): void {
  const { room, history, listeners } = session;
  const view = viewOf(room, viewerOf(seat));
  listeners.add({ seat, receiver, view });
  const heard = history.map(({ seq, events }) => ({ seq, events: eventsFor(session, events, seat) }));
  receiver.received({
    ...{ type: "joined", seq: room.seq, seat, view, chat: [], here: peopleIn(room), version: VERSION },
    missed: heard.filter(({ seq, events }) => seq > since && events.length > 0),
  });
  askBots(session);
}

/** Puts a change into effect, shows it to everybody, keeps it, and lets bots think. */
function change(session: Session, { room, events }: Changed): void {
  session.room = room;
  session.history.push({ seq: room.seq, events });
  session.keep?.store(writeKept(room.match, room.players));
  for (const listener of session.listeners) {
    const view = viewOf(room, viewerOf(listener.seat));
    const changes = changesBetween(listener.view as unknown as Json, view as unknown as Json);
    listener.view = view;
    const heard = eventsFor(session, events, listener.seat);
    listener.receiver.received({ type: "update", seq: room.seq, events: heard, changes } as ServerMessage);
  }
  askBots(session);
}

const noServer = err({ code: "no-server" });
const watching = err({ code: "spectators-watch" });

/** Obeys a command and gives the answer to it; what comes of it is shown when that has been given. */
function obeyOnce(session: Session, seat: Seat | null, asked: Keyed): { answer: ServerMessage; changed?: Changed } {
  const { key } = asked;
  const own = `${seat} ${key}`;
  const known = session.obeyed.get(own);
  if (known !== undefined) return { answer: { type: "ack", key, seq: known } };
  const ofSeat = (command: PlayerCommand) => (seat === null ? watching : obey(session.room, seat, command));
  const done = asked.type === "spectator-chat" ? noServer : ofSeat(asked);
  if (!done.ok) return { answer: { type: "refused", key, refusal: sentence(session, done.refusal) } };
  const { seq } = done.value.room;
  session.obeyed.set(own, seq);
  return { answer: { type: "ack", key, seq }, changed: done.value };
}

function handle(session: Session, seat: Seat | null, receiver: Receiver, message: ClientMessage): void {
  if (message.type === "join") join(session, seat, receiver, message.since ?? 0);
  else if (message.type === "ping") receiver.received({ type: "pong" });
  else {
    const { answer, changed } = obeyOnce(session, seat, message);
    receiver.received(answer);
    if (changed !== undefined) change(session, changed);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets every bot that has to decide think about what its seat sees. */
function askBots(session: Session): void {
  const { room, thinking } = session;
  const people = peopleIn(room);
  for (const seat of seatsToDecide(room)) {
    if (people.includes(seat) || thinking.get(seat) === room.match.log) continue;
    thinking.set(seat, room.match.log);
    void decideAfterThought(session, seat);
  }
}

async function decideAfterThought(session: Session, seat: Seat): Promise<void> {
  const { room, think, pace = 0 } = session;
  const { game, match, players } = room;
  const question = {
    ...{ bot: players[seat]?.name ?? "", game: game.id, edition: game.edition, rules: match.rules, seat },
    view: observe(game, match, seat).view,
    // Chance of its own, by which nothing can be told of the dice to come; the same match has the same bots.
    seed: sealedDice(`bot ${seat} ${match.seed}`, match.step).int(2 ** 31),
  };
  const [action] = await Promise.all([think(question).catch(() => null), pause(pace)]);
  // Meanwhile somebody may have undone what it thought about.
  if (session.thinking.get(seat) !== match.log) return;
  session.thinking.delete(seat);
  // Nobody is here any more: the match stays as it was left.
  if (session.listeners.size === 0 || session.room.match.log !== match.log) return;
  const decided = decideFor(session.room, seat, action);
  if (decided.ok) change(session, decided.value);
}

/** A wire on which everything arrives a moment later and in its order, as on any other. */
function lineFor(session: Session, seat: Seat | null): Line {
  const open = (receiver: Receiver) => {
    let isOpen = true;
    const later = (happen: () => void) => queueMicrotask(() => isOpen && happen());
    const guarded: Receiver = { ...receiver, received: (message) => isOpen && receiver.received(message) };
    later(receiver.opened);
    return {
      send: (message: ClientMessage) => later(() => handle(session, seat, guarded, message)),
      close: () => {
        isOpen = false;
        for (const listener of session.listeners) if (listener.receiver === guarded) session.listeners.delete(listener);
      },
    };
  };
  return { open, clockOffset: async () => 0 };
}

export function openUmpire({ room, history, ...options }: UmpireOptions): Umpire {
  const counted = history.map((events, at) => ({ seq: at + 1, events }));
  const session: Session = {
    ...options,
    room: { ...room, seq: counted.length },
    history: counted,
    ...{ listeners: new Set(), obeyed: new Map(), thinking: new Map() },
  };
  session.keep?.store(writeKept(room.match, room.players));
  return { lineFor: (seat) => lineFor(session, seat), room: () => session.room };
}
