import type { Game, Shape } from "@umpire/kernel";
import type { Language, PlayerCommand } from "@umpire/protocol";
import type { Answer, ServerRefusal } from "../api.ts";
import { type Connection, type NewCommand, newConnection } from "../connection/connection.ts";
import type { MatchStore } from "../connection/store.ts";
import type { LocalOptions } from "../local/options.ts";
import { type ServerOptions, sitAt } from "./server-table.ts";
import { refusalOf, type Sight, sightOf, type TableRefusal } from "./sight.ts";

/** A match at a server, or one in the page itself. */
export type TableOptions<G extends Shape> = ServerOptions | LocalOptions<G>;

/** What can be asked for without saying more. */
export type PlainCommand = Exclude<PlayerCommand["type"], "decide" | "chat">;

/** What somebody at a table can do. Each comes to null when it is done, else to why not. */
export type Verbs<G extends Shape = Shape> = {
  readonly decide: (action: G["action"]) => Promise<TableRefusal<G> | null>;
  /** Undo, a draw, a takeback, resigning, a rematch. */
  readonly ask: (command: PlainCommand) => Promise<TableRefusal<G> | null>;
  readonly say: (text: string) => Promise<TableRefusal<G> | null>;
  /** The record of a match that is over, as text. */
  readonly record: () => Promise<Answer<string>>;
  /** Tries to connect now, where that would be tried later. */
  readonly retry: () => void;
};

/** A match from where one sits: what is seen, which the fields always say as it is now, and what can be done. */
export type Table<G extends Shape = Shape> = Sight<G> &
  Verbs<G> & {
    /** The sight as one value, the same until something changes. */
    readonly read: () => Sight<G>;
    readonly subscribe: (changed: () => void) => () => void;
    readonly close: () => void;
  };

/** A table that its maker opens and closes, repeatedly if need be. */
export type ClosedTable<G extends Shape> = Verbs<G> &
  Pick<Table<G>, "read" | "subscribe"> & { readonly open: () => () => void };

/** What a table is connected by; it may change while the table is there, when somebody sits down. */
export type Connector = {
  /** Gives the store to use, also another one later. The function it returns ends that. */
  readonly open: (use: (store: MatchStore) => void) => () => void;
  readonly record: () => Promise<Answer<string>>;
};

async function connectorOf<G extends Shape>(game: Game<G>, options: TableOptions<G>): Promise<Connector> {
  if (!("local" in options)) return sitAt(options);
  // Who plays at a server loads no umpire.
  const { sitAlone } = await import("../local/local-table.ts");
  return sitAlone(game, options);
}

/** A command, and who waits for what comes of it. */
type Sending = { readonly command: NewCommand; readonly settle: (refusal: ServerRefusal | null) => void };

type Session<G extends Shape> = {
  readonly game: Game<G>;
  readonly language: Language | undefined;
  store: MatchStore | null;
  isClosed: boolean;
  /** What is shown before there is a store. */
  readonly blank: Connection;
  sight: { readonly of: Connection; readonly is: Sight<G> } | null;
  readonly listeners: Set<() => void>;
  readonly unanswered: Set<Sending>;
};

function readSight<G extends Shape>(session: Session<G>): Sight<G> {
  const connection = session.store?.read() ?? session.blank;
  if (session.sight?.of !== connection)
    session.sight = { of: connection, is: sightOf(session.game, connection, session.language) };
  return session.sight.is;
}

const give = (store: MatchStore, { command, settle }: Sending) => void store.send(command).then(settle);

/** Sends it as soon as there is somebody to send it to. */
function send<G extends Shape>(session: Session<G>, command: NewCommand): Promise<TableRefusal<G> | null> {
  return new Promise((resolve) => {
    const settle = (refusal: ServerRefusal | null) => {
      session.unanswered.delete(sending);
      resolve(refusal && refusalOf(refusal, session.language));
    };
    const sending: Sending = { command, settle };
    if (session.isClosed) return settle({ code: "closed" });
    session.unanswered.add(sending);
    if (session.store !== null) give(session.store, sending);
  });
}

function openTable<G extends Shape>(session: Session<G>, connecting: () => Promise<Connector>): () => void {
  session.isClosed = false;
  let isWanted = true;
  let stop = () => {};
  const changed = () => {
    for (const listener of session.listeners) listener();
  };
  const use = (store: MatchStore) => {
    stop();
    // Commands that were sent as a spectator had no effect: they are sent again from the seat.
    if (session.store !== store) for (const sending of session.unanswered) give(store, sending);
    session.store = store;
    const [ignore, close] = [store.subscribe(changed), store.open()];
    stop = () => {
      ignore();
      close();
    };
    changed();
  };
  const connector = connecting().then((each) => (isWanted ? each.open(use) : () => undefined));
  return () => {
    isWanted = false;
    session.isClosed = true;
    stop();
    connector.then((end) => end());
    for (const { settle } of session.unanswered) settle({ code: "closed" });
  };
}

/** A table that is not open yet. */
export function makeTable<G extends Shape>(game: Game<G>, options: TableOptions<G>): ClosedTable<G> {
  const { language } = options;
  const match = "match" in options ? options.match : "local";
  const session: Session<G> = {
    ...{ game, language, store: null, isClosed: false, blank: newConnection(match, null), sight: null },
    ...{ listeners: new Set(), unanswered: new Set() },
  };
  let connector: Promise<Connector> | null = null;
  const connecting = () => {
    connector ??= connectorOf(game, options);
    return connector;
  };
  return {
    decide: (action) => send(session, { type: "decide", step: readSight(session).match?.step ?? 0, action }),
    ask: (type) => send(session, { type }),
    say: (text) => send(session, { type: "chat", text }),
    record: async () => (await connecting()).record(),
    retry: () => session.store?.retry(),
    read: () => readSight(session),
    subscribe: (changed) => {
      session.listeners.add(changed);
      return () => session.listeners.delete(changed);
    },
    open: () => openTable(session, connecting),
  };
}

/** Everything that a sight has, as fields that always say what is seen now. */
function withFields<G extends Shape>(verbs: Omit<Table<G>, keyof Sight<G>>): Table<G> {
  const fields = Object.keys(verbs.read()).map((key) => [
    key,
    { enumerable: true, get: () => Reflect.get(verbs.read(), key) },
  ]);
  return Object.defineProperties(verbs, Object.fromEntries(fields)) as Table<G>;
}

/**
 * A seat at a match of this game: at a server, where a free seat is taken if there is a `name`, or with `local` in the
 * page itself, against bots and other people at this screen.
 */
export function table<G extends Shape>(game: Game<G>, options: TableOptions<G>): Table<G> {
  const { open, ...made } = makeTable(game, options);
  return withFields({ ...made, close: open() });
}
