import { type Game, observe, sealedDice } from "@umpire/kernel";
import type { Trial } from "@umpire/laws";
import { loadBundle } from "../served/bundle.ts";
import type { CheckerNews, CheckerQuestion } from "./checking.ts";
import { attempt, type Decision, goTo, openSession, pendingAt, play, type Setup } from "./session.ts";

const tell = (told: CheckerNews) => self.postMessage(told);

/** Max decisions at random after those that were made: an endless loop may be in what comes next. */
const AHEAD = 20;

/** Plays a match, and on from its end. */
function tryMatch(game: Game, setup: Setup | null, decisions: readonly Decision[]): void {
  const usual = { preset: Object.keys(game.presets)[0] ?? "", options: (game.tables ?? [{}])[0] ?? {}, seed: "" };
  let session = openSession(game, setup ?? usual, decisions);
  for (let at = 0; at < AHEAD; at += 1) {
    const last = session.frames.at(-1);
    const seat = last === undefined ? undefined : pendingAt(game, last)[0];
    if (last === undefined || seat === undefined) return;
    const { view } = observe(game, last.match, seat);
    for (const _ of game.legal(view, seat, last.match.rules)) break;
    const action = game.sample(view, seat, sealedDice("ahead", at), last.match.rules);
    const played = play(game, goTo(session, session.frames.length), { seat, action });
    if (!played.ok) return;
    session = played.value;
  }
}

/** How many more random matches of each table a law is tried on, round by round: what is grossly wrong shows soon. */
const ROUNDS = [5, 20, 75, 300];

/** Where it does not hold, every other law fails too: they play at random what is offered. */
const OFFERED = "L7";

async function tryLaws(game: Game): Promise<void> {
  const { lawsOf } = await import("@umpire/laws");
  const broken = new Set<string>();
  let tried = 0;
  for (const runs of ROUNDS) {
    const trials = lawsOf(game, { runs });
    if (tried === 0) tell({ is: "started", laws: trials.map(({ id }) => id) });
    tried += runs;
    for (const trial of offeredFirst(trials)) {
      if (broken.has(trial.id) || broken.has(OFFERED)) continue;
      const breach = trial.breach();
      if (breach !== null) broken.add(trial.id);
      tell({ is: "law", law: trial.id, tried, breach });
    }
  }
  tell({ is: "done" });
}

const rank = ({ id }: Trial): number => (id === OFFERED ? 0 : 1);
const offeredFirst = (trials: readonly Trial[]) => trials.toSorted((a, b) => rank(a) - rank(b));

async function answer(asked: CheckerQuestion): Promise<void> {
  const { kit } = await loadBundle(asked.bundle);
  if (asked.ask === "laws") return tryLaws(kit.game);
  // What the rules throw is told by the page, when it comes there.
  attempt(() => tryMatch(kit.game, asked.setup, asked.decisions));
  tell({ is: "tried" });
}

self.onmessage = ({ data }: MessageEvent<CheckerQuestion>) => {
  // Else a promise that is rejected is no error event of the worker.
  answer(data).catch(reportError);
};
