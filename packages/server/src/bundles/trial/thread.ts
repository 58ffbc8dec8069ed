import { parentPort, workerData } from "node:worker_threads";
import { decide, type Game, observe, sealedDice, start } from "@umpire/kernel";
import { kitFrom } from "@umpire/kit";
import { notJson } from "./not-json.ts";
import type { Complaint } from "./try-out.ts";

process.setSourceMapsEnabled(true);

/** Max decisions of the match that is played. */
const DECISIONS = 60;

/** What is wrong with a module, and in which of its functions, if in one. */
class Wrong extends Error {
  readonly method: string;
  constructor(method: string, problem: string) {
    super(problem);
    this.method = method;
  }
}

/** Functions whose results leave the rules. */
const TOLD = ["setup", "next", "view", "legal", "resolve", "defaultAction", "sample"] as const;

/** The same game, which throws where it tells something that is not JSON. */
function strict(game: Game): Game {
  const checked = TOLD.map((method) => {
    const call = (...args: readonly unknown[]): unknown => Reflect.apply(game[method], game, args);
    return [
      method,
      (...args: readonly unknown[]) => {
        const told = call(...args);
        const value = method === "legal" ? [...(told as Iterable<unknown>)] : told;
        const problem = notJson(value);
        if (problem !== null) throw new Wrong(method, `${method} gives what is not JSON: ${problem}`);
        return value;
      },
    ];
  });
  return { ...game, ...Object.fromEntries(checked) };
}

/** Plays a match at random, as far as it goes. */
function play(game: Game): void {
  const options = game.parse.options((game.tables ?? [{}])[0]);
  if (!options.ok) return;
  const begun = start(game, "trial", options.value);
  if (!begun.ok) throw new Wrong("setup", `its usual table is refused: ${begun.refusal.code}`);
  let { match } = begun.value;
  for (let at = 0; at < DECISIONS; at += 1) {
    const { next, decided } = observe(game, match, "spectator");
    const seat = "awaiting" in next ? next.awaiting.find((each) => !decided.includes(each)) : undefined;
    if (seat === undefined) return;
    const { view } = observe(game, match, seat);
    game.legal(view, seat, match.rules);
    const action = game.sample(view, seat, sealedDice("trial", at), match.rules);
    const moved = decide(game, match, seat, action);
    if (!moved.ok) throw new Wrong("sample", `sample gives what is not legal: ${moved.refusal.code}`);
    ({ match } = moved.value);
  }
}

async function complaint(): Promise<Complaint | null> {
  try {
    const read = kitFrom(await import(workerData));
    if (!read.ok) return { problem: read.problem, method: "game", stack: "" };
    play(strict(read.kit.game));
    return null;
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { problem: message, method: error instanceof Wrong ? error.method : null, stack };
  }
}

parentPort?.postMessage(await complaint());
