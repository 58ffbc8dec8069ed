import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Bot, botBy, botsOf } from "@umpire/bots";
import { canonical, type Json } from "@umpire/kernel";
import { type Kit, type Strategy, strategyFrom } from "@umpire/kit";
import { importModule } from "../load.ts";
import { type BadBot, BadBotError, badBot, choosingLine, faultOf } from "./trouble.ts";

/** Files are told from the names of bots as they are from ids of games. */
export const isBotFile = (name: string): boolean => /[/\\.]/.test(name);

type Read = { readonly ok: true; readonly value: Strategy } | { readonly ok: false; readonly refusal: BadBot };

/** The strategy in a file. */
export async function readStrategy(file: string): Promise<Read> {
  if (!existsSync(file)) return bad(badBot(file, null, "missing"));
  // Before it is read, or a trace has the lines of the code that is made of it.
  process.setSourceMapsEnabled(true);
  try {
    const read = strategyFrom(await importModule(resolve(file)));
    return read.ok ? { ok: true, value: read.strategy } : bad(badBot(file, null, read.problem));
  } catch (error) {
    return bad(faultOf(file, "broken", error));
  }
}

const bad = (refusal: BadBot): Read => ({ ok: false, refusal });

/** A choice of a strategy; what it throws is told with its line. */
export function choiceOf<T>(file: string, choose: () => T): T {
  try {
    return choose();
  } catch (error) {
    throw new BadBotError(faultOf(file, "throws", error));
  }
}

/** What a bot chose is one of the game's actions and legal; else it is told with the line in which it chooses. */
export function assertLegal({ game }: Kit, file: string, ...[rules, view, seat, action]: Decided): void {
  const parsed = game.parse.action(action);
  const refusal = parsed.ok ? game.check(view, seat, parsed.value, rules) : parsed.refusal;
  if (refusal === null) return;
  const detail = `${describe(action)} (${refusal.code})`;
  throw new BadBotError(badBot(file, choosingLine(file), "illegal", detail));
}
type Decided = readonly [
  ...(Parameters<Bot> extends readonly [infer R, infer V, infer S, unknown] ? [R, V, S] : never),
  Json,
];

function describe(action: Json): string {
  try {
    return canonical(action);
  } catch {
    return String(action);
  }
}

/** A bot of one's own that plays in this thread; what it leaves open the greedy bot decides. */
export function ownBot(kit: Kit, file: string, strategy: Strategy): Bot {
  const bot = botBy(strategy, botsOf(kit).greedy);
  return (rules, view, seat, rng) => {
    const action = choiceOf(file, () => bot(rules, view, seat, rng));
    assertLegal(kit, file, rules, view, seat, action);
    return action;
  };
}
