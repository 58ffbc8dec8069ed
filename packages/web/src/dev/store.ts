import { type Game, sealedDice } from "@umpire/kernel";
import { DEV_NEWS, type DevNews, type DevTrouble } from "@umpire/protocol";
import type { Searcher } from "../analysis/search-worker.ts";
import { type Checker, type CheckerNews, type LawNews, openChecker } from "./checking.ts";
import { type Code, loadCode } from "./code.ts";
import { recallMatch, rememberMatch } from "./keep.ts";
import {
  attempt,
  type Decision,
  frameOf,
  goTo,
  openSession,
  pendingAt,
  play,
  refold,
  type Session,
  type Setup,
  type Stop,
} from "./session.ts";

/** The state of the law checks: the list of laws, the results so far, and whether they are running. */
type Laws = {
  readonly ids: readonly string[];
  readonly news: { readonly [law: string]: LawNews };
  readonly isDone: boolean;
};

export type DevState = {
  /** Null until the file was built for the first time. */
  readonly code: Code | null;
  readonly session: Session | null;
  /** Why the last saved version is not played. */
  readonly trouble: DevTrouble | null;
  /** Whether the last saved version does not terminate, as the page's worker has found. */
  readonly isStuck: boolean;
  /** An error of the code that a trial match has shown. */
  readonly complaint: { readonly bundle: string; readonly trouble: DevTrouble } | null;
  /** When the file was saved, and how long it took until all seats were shown, in ms. */
  readonly saved: { readonly at: number; readonly took: number | null } | null;
  readonly laws: Laws;
  /** Why the last decision was not taken. */
  readonly refused: Stop | null;
  readonly isThinking: boolean;
  readonly isConnected: boolean;
};

export type DevStore = {
  readonly read: () => DevState;
  readonly subscribe: (changed: () => void) => () => void;
  readonly open: () => () => void;
  readonly begin: (setup: Setup, decisions?: readonly Decision[]) => void;
  readonly goTo: (at: number) => void;
  readonly play: (by: Decision) => void;
  /** Lets a bot decide for the seats that are awaited: once, or until the match is over or somebody else does something. */
  readonly letBots: (bot: string, isToEnd: boolean) => void;
  readonly stopBots: () => void;
  /** All seats are shown by this code. */
  readonly shown: (bundle: string) => void;
};

const noLaws: Laws = { ids: [], news: {}, isDone: true };

const nothing: DevState = {
  ...{ code: null, session: null, trouble: null, isStuck: false, complaint: null, saved: null, laws: noLaws },
  ...{ refused: null, isThinking: false, isConnected: false },
};

/** A short seed can be told to somebody. */
export const shortSeed = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16) ?? "";

/** What a match of a game usually begins with. */
const usualSetup = ({ presets, tables }: Game): Setup => ({
  preset: Object.keys(presets)[0] ?? "",
  options: (tables ?? [{}])[0] ?? {},
  seed: shortSeed(),
});

/** What the page knows: its state, and what goes on beside it. */
type Desk = {
  readonly file: string;
  readonly searcher: Searcher;
  readonly checker: Checker;
  readonly listeners: Set<() => void>;
  state: DevState;
  /** The code that was built last, and the one that is in the worker. */
  latest: string;
  checked: string;
  /** The number of the last request to a bot; answers to earlier ones are dropped. */
  asked: number;
};

function set(desk: Desk, change: Partial<DevState>): void {
  desk.state = { ...desk.state, ...change };
  if (change.session) rememberMatch(desk.file, change.session);
  for (const listener of desk.listeners) listener();
}

function stopBots(desk: Desk): void {
  desk.asked += 1;
  desk.searcher.stop();
  if (desk.state.isThinking) set(desk, { isThinking: false });
}

function hearLaws(desk: Desk, bundle: string, told: CheckerNews): void {
  const { laws, code } = desk.state;
  if (code?.bundle !== bundle) return;
  if (told.is === "started") set(desk, { laws: { ids: told.laws, news: {}, isDone: false } });
  if (told.is === "law") set(desk, { laws: { ...laws, news: { ...laws.news, [told.law]: told } } });
  if (told.is === "done") set(desk, { laws: { ...laws, isDone: true } });
}

/** The match that was played before by this code, or the one that this window had when it was left, or a new one. */
function sessionBy({ game }: Code, { file, state }: Desk): Session {
  if (state.session !== null) return refold(game, state.session);
  const kept = recallMatch(file);
  return kept === null ? openSession(game, usualSetup(game)) : openSession(game, kept.setup, kept.decisions, kept.at);
}

/** Plays on by what was built, once it is known that this comes to an end. */
async function takeCode(desk: Desk, { bundle, savedAt }: Extract<DevNews, { is: "built" }>): Promise<void> {
  desk.latest = bundle;
  const isLatest = () => desk.latest === bundle;
  // The connection has come back, and nothing is new.
  if (desk.state.code?.bundle === bundle && desk.checked === bundle)
    return set(desk, { trouble: null, isStuck: false });
  desk.checked = bundle;
  const { setup = null, decisions = [] } = desk.state.session ?? recallMatch(desk.file) ?? {};
  const isFine = await desk.checker.tryOut({ bundle, setup, decisions });
  if (!isLatest()) return;
  if (!isFine) return set(desk, { isStuck: true });
  const code = await loadCode(bundle).catch((error: unknown) => String(error));
  if (!isLatest()) return;
  if (typeof code === "string") return set(desk, { trouble: { file: desk.file, line: null, problem: code } });
  stopBots(desk);
  const session = sessionBy(code, desk);
  // A page that is opened later has not waited for it.
  const isFirst = desk.state.code === null;
  const saved = savedAt === null || isFirst ? null : { at: savedAt, took: null };
  set(desk, { code, session, saved, trouble: null, isStuck: false, refused: null, laws: noLaws });
  desk.checker.tryLaws(bundle, (told) => hearLaws(desk, bundle, told));
}

function hear(desk: Desk, news: DevNews): void {
  if (news.is === "built") {
    set(desk, { complaint: null });
    void takeCode(desk, news);
  }
  if (news.is === "trouble") set(desk, { trouble: news.trouble });
  if (news.is === "tried" && news.bundle === desk.latest)
    set(desk, { complaint: news.trouble && { bundle: news.bundle, trouble: news.trouble } });
}

/** Decides; whether the rules allow it. */
function decide(desk: Desk, by: Decision): boolean {
  const { code, session } = desk.state;
  if (code === null || session === null) return false;
  const played = play(code.game, session, by);
  set(desk, played.ok ? { session: played.value, refused: null } : { refused: played.refusal });
  return played.ok;
}

/** What a bot is asked of the first seat that is awaited; null where none is. */
function questionOf({ game, bundle }: Code, session: Session, bot: string) {
  const frame = frameOf(session);
  const seat = frame === null ? undefined : pendingAt(game, frame)[0];
  if (frame === null || seat === undefined) return null;
  const { state, rules } = frame.match;
  // The same match has the same bots.
  const seed = sealedDice(`bot ${seat} ${session.setup.seed}`, session.at).int(2 ** 31);
  const position = { game: game.id, edition: game.edition, bundle, rules, seat, view: game.view(state, seat, rules) };
  return { ask: "decide", ...position, bot, seed } as const;
}

/** Lets a bot decide for the first seat that is awaited; whether there was one, and it did. */
async function botDecides(desk: Desk, bot: string): Promise<boolean> {
  const { code, session } = desk.state;
  if (code === null || session === null) return false;
  const question = attempt(() => questionOf(code, session, bot));
  if (!question.ok) set(desk, { refused: { ...question.refusal, is: "threw" } });
  if (!question.ok || question.value === null) return false;
  const own = desk.asked;
  const answer = await desk.searcher.ask(question.value);
  if (own !== desk.asked || answer === null) return false;
  if (answer.ok) return decide(desk, { seat: question.value.seat, action: answer.value });
  set(desk, { refused: { is: "refused", refusal: answer.refusal } });
  return false;
}

async function letBots(desk: Desk, bot: string, isToEnd: boolean): Promise<void> {
  stopBots(desk);
  const own = desk.asked;
  set(desk, { isThinking: true });
  while ((await botDecides(desk, bot)) && isToEnd && own === desk.asked);
  if (own === desk.asked) set(desk, { isThinking: false });
}

function listen(desk: Desk): () => void {
  const source = new EventSource(DEV_NEWS);
  source.onmessage = ({ data }: MessageEvent<string>) => hear(desk, JSON.parse(data));
  source.onopen = () => set(desk, { isConnected: true });
  source.onerror = () => set(desk, { isConnected: false });
  return () => source.close();
}

function noteShown(desk: Desk, bundle: string): void {
  const { saved, code } = desk.state;
  if (saved === null || saved.took !== null || code?.bundle !== bundle) return;
  set(desk, { saved: { ...saved, took: Math.max(0, Date.now() - saved.at) } });
}

/** What the page knows and does, without how it looks. */
export function openDev(file: string, searcher: Searcher): DevStore {
  const checker = openChecker();
  const desk: Desk = {
    file,
    searcher,
    checker,
    listeners: new Set(),
    state: nothing,
    latest: "",
    checked: "",
    asked: 0,
  };
  return {
    read: () => desk.state,
    subscribe: (changed) => {
      desk.listeners.add(changed);
      return () => desk.listeners.delete(changed);
    },
    open: () => listen(desk),
    begin: (setup, decisions = []) => {
      stopBots(desk);
      const { code } = desk.state;
      if (code !== null) set(desk, { session: openSession(code.game, setup, decisions), refused: null });
    },
    goTo: (at) => {
      stopBots(desk);
      const { session } = desk.state;
      if (session !== null) set(desk, { session: goTo(session, at), refused: null });
    },
    play: (by) => {
      stopBots(desk);
      decide(desk, by);
    },
    letBots: (bot, isToEnd) => void letBots(desk, bot, isToEnd),
    stopBots: () => stopBots(desk),
    shown: (bundle) => noteShown(desk, bundle),
  };
}
