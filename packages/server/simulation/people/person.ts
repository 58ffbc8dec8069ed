import type { Game, Json, Observation, Rng, Seat, Viewer } from "@umpire/kernel";
import { type ClientMessage, type MatchView, type ServerMessage, withChanges } from "@umpire/protocol";
import type { Ledger } from "../checks/ledger.ts";
import { newWitness } from "../checks/witness.ts";
import { between, chanceOf, oneIn, oneOf } from "../world/chance.ts";
import type { Server } from "../world/server.ts";
import { accuse, note, type Universe } from "../world/universe.ts";
import type { History } from "./history.ts";
import { connect, type Line } from "./line.ts";

/** What people need of everything around them. */
export type Surroundings = {
  readonly universe: Universe;
  readonly ledger: Ledger;
  readonly history: History;
  /** Servers that listen. */
  readonly listening: () => readonly Server[];
  readonly gameOf: (view: MatchView) => Game | null;
  /** Whether everybody has gone. */
  readonly hasEnded: () => boolean;
  /** Whether people only decide, and stay. */
  readonly isQuiet: boolean;
  /** In the second of two worlds: the person whose hidden order differs. */
  readonly twin: { readonly name: string; readonly step: number } | null;
};

type Pending = { readonly text: string; since: number; tries: number };

/** Somebody at a seat, or without one, as a client knows it. */
export type Person = {
  readonly name: string;
  readonly match: string;
  readonly seat: Seat | null;
  readonly token: string | null;
  readonly rng: Rng;
  line: Line | null;
  view: MatchView | null;
  seq: number;
  /** Who was last said to be there. */
  here: readonly Seat[];
  /** By key: what was sent, and is not answered yet. */
  readonly pending: Map<string, Pending>;
  sent: number;
  /** The step that it has decided last. */
  decided: number;
  hasLeft: boolean;
  /** It sends nothing new: it waits for answers and watches. */
  isCalm: boolean;
  retryAt: number;
};

export function newPerson(
  { universe }: Surroundings,
  name: string,
  match: string,
  seat: Seat | null,
  token: string | null,
): Person {
  return {
    name,
    match,
    seat,
    token,
    rng: chanceOf(universe.seed, `whims of ${name}`),
    line: null,
    view: null,
    seq: 0,
    here: [],
    pending: new Map(),
    sent: 0,
    decided: 0,
    hasLeft: false,
    isCalm: false,
    retryAt: 0,
  };
}

const viewerOf = ({ seat }: Person): Viewer => seat ?? "spectator";

/** Time after which somebody sends again what was not answered, in milliseconds. */
const PATIENCE = 4000;

/** Opens a line to some server, and joins the match there. */
function join(around: Surroundings, person: Person): void {
  const { universe, history, ledger } = around;
  const { name, match, token, rng } = person;
  const servers = around.listening();
  universe.counts.joins += 1;
  if (servers.length === 0 || universe.events.now() < person.retryAt) return;
  const since = oneIn(rng, 2) ? { since: oneIn(rng, 2) ? 0 : person.seq } : {};
  const judge = newWitness(ledger, match, viewerOf(person), since.since ?? 0);
  const asked = history.begin({ type: "look", match, who: name });
  const line = connect(universe, oneOf(rng, servers), name, {
    left: (message) => {
      const wrong = judge(message);
      if (wrong !== null) accuse(universe, `${name} is shown what does not follow from what is kept: ${wrong}`);
    },
    came: (message) => {
      // A message of an old line, after a reconnection.
      if (person.line !== line) return;
      if (message.type === "joined") history.end(asked, message.seq);
      hear(around, person, message);
    },
    closed: (code) => {
      if (person.line === line) person.line = null;
      person.retryAt = universe.events.now() + 500;
      if (code === 4003 || code === 4004) person.hasLeft = true;
    },
  });
  person.line = line;
  person.view = null;
  send(line, { type: "join", match, ...(token !== null && { token }), ...since, version: 1 });
}

const send = (line: Line, message: ClientMessage): void => line.send(JSON.stringify(message));

function hear({ history }: Surroundings, person: Person, message: ServerMessage): void {
  if (message.type === "joined") {
    person.view = message.view;
    person.seq = message.seq;
    person.here = message.here;
  } else if (message.type === "update" && person.view !== null) {
    person.view = withChanges(person.view as unknown as Json, message.changes) as unknown as MatchView;
    person.seq = message.seq;
  } else if (message.type === "here") person.here = message.seats;
  else if (message.type === "ack") {
    person.pending.delete(message.key);
    history.acknowledged(person.match, `${viewerOf(person)}:${message.key}`, message.seq);
  } else if (message.type === "refused" && message.key !== null) {
    person.pending.delete(message.key);
    // Another one may be decided for the same step.
    person.decided = 0;
  }
}

/** Sends something under a key of its own, and remembers it until there is an answer. */
function ask(
  { universe, history }: Surroundings,
  person: Person,
  message: { readonly type: string; readonly step?: number; readonly [field: string]: unknown },
) {
  const { line, pending, name, match, rng } = person;
  if (line === null) return;
  person.sent += 1;
  const key = `${name}.${person.sent}`;
  const text = JSON.stringify({ ...message, key });
  pending.set(key, { text, since: universe.events.now(), tries: 1 });
  history.command(match, `${viewerOf(person)}:${key}`, name, message.step);
  line.send(text);
  // The same message twice: takes effect once.
  if (oneIn(rng, 12)) line.send(text);
}

/** What somebody decides: what the rules sample from its view. In a twin world one decision is another one. */
function decision({ universe, gameOf, twin }: Surroundings, person: Person, view: MatchView): Json | null {
  const game = gameOf(view);
  const { seat, name } = person;
  const sight = view.sight as unknown as Observation | null;
  if (game === null || sight === null || seat === null) return null;
  const choose = (salt: string) => {
    const rng = chanceOf(universe.seed, `${name} decides ${view.step}${salt}`);
    return game.sample(sight.view as never, seat, rng, view.rules as never) as Json;
  };
  const usual = choose("");
  if (twin?.name !== name || twin.step !== view.step) return usual;
  for (let salt = 1; salt < 20; salt += 1) {
    const other = choose(`/${salt}`);
    if (JSON.stringify(other) !== JSON.stringify(usual)) return other;
  }
  return usual;
}

function owes({ seat, decided }: Person, view: MatchView): boolean {
  const sight = view.sight as unknown as Observation | null;
  if (sight === null || seat === null || view.status !== "running" || decided === view.step) return false;
  return "awaiting" in sight.next && sight.next.awaiting.includes(seat) && !sight.decided.includes(seat);
}

/** Nothing answers for a while: sends it again, on the same line or on another one. */
function insist({ universe }: Surroundings, person: Person): boolean {
  const { pending, line, rng } = person;
  for (const each of pending.values()) {
    if (universe.events.now() - each.since < PATIENCE) continue;
    if (oneIn(rng, 2)) {
      hangUp(person);
      return true;
    }
    each.since = universe.events.now();
    each.tries += 1;
    line?.send(each.text);
    return true;
  }
  return false;
}

function hangUp(person: Person): void {
  person.line?.close();
  person.line = null;
  person.view = null;
}

const wishes = ["take-back", "undo", "ask-takeback", "accept-takeback", "decline-takeback"] as const;
const offers = ["offer-draw", "accept-draw", "decline-draw", "claim-win"] as const;

/** One thing that somebody does now and then. */
function doSomething(around: Surroundings, person: Person, view: MatchView): void {
  const { rng, seat, name, sent } = person;
  // In this plan people only decide.
  const whim = around.isQuiet ? 100 : rng.int(100);
  if (seat === null) {
    if (whim < 6) ask(around, person, { type: "spectator-chat", name, text: `${name} says ${sent}` });
  } else if (owes(person, view)) {
    const action = decision(around, person, view);
    if (action === null) return;
    person.decided = view.step;
    ask(around, person, { type: "decide", step: view.step, action });
  } else if (whim < 6) ask(around, person, { type: "chat", text: `${name} says ${sent}` });
  else if (whim < 9) ask(around, person, { type: oneOf(rng, wishes) });
  else if (whim < 11) ask(around, person, { type: oneOf(rng, offers) });
  else if (whim === 11 && oneIn(rng, 6)) ask(around, person, { type: "resign" });
  else if (view.status === "over" && whim < 30) ask(around, person, { type: "rematch" });
}

/** After a reconnection, sends unanswered commands again under the same keys. */
function repeatPending({ universe }: Surroundings, { pending, line }: Person): void {
  for (const each of pending.values()) {
    each.since = universe.events.now();
    each.tries += 1;
    line?.send(each.text);
  }
}

function act(around: Surroundings, person: Person): void {
  const { rng } = person;
  if (person.line?.server.process.isDown || person.line?.isOpen === false) person.line = null;
  if (person.line === null) {
    join(around, person);
    if (person.line !== null) repeatPending(around, person);
    return;
  }
  if (person.view === null || insist(around, person) || person.isCalm) return;
  if (!around.isQuiet && oneIn(rng, 60)) {
    note(around.universe, person.name, "hangs up");
    hangUp(person);
  } else doSomething(around, person, person.view);
}

/** Lives until it has left: connects, plays, talks, and goes away for a while now and then. */
export function live(around: Surroundings, person: Person): void {
  const { events } = around.universe;
  const again = () => {
    if (person.hasLeft) return hangUp(person);
    act(around, person);
    events.after(between(person.rng, 60, 700), again);
  };
  events.after(person.rng.int(200), again);
}
