import type { Strategy } from "./bot.ts";

/** A strategy of a module, and for which games it is, null for any; or what is wrong with the module. */
export type StrategyRead =
  | { readonly ok: true; readonly strategy: Strategy; readonly games: readonly string[] | null }
  | { readonly ok: false; readonly problem: "no-strategy" | "several-strategies" };

/** A module is a bot by its export `strategy`, or the only one that can choose; `games` are the ids it is meant for. */
export function strategyFrom(exports: object): StrategyRead {
  const named: { readonly [name: string]: unknown } = { ...exports };
  const found = new Set(Object.values(named).filter(isStrategy));
  const strategy = isStrategy(named["strategy"]) ? named["strategy"] : [...found][0];
  if (strategy === undefined) return { ok: false, problem: "no-strategy" };
  if (found.size > 1 && strategy !== named["strategy"]) return { ok: false, problem: "several-strategies" };
  const { games } = named;
  return { ok: true, strategy, games: Array.isArray(games) ? games.map(String) : null };
}

const isStrategy = (value: unknown): value is Strategy =>
  typeof value === "object" && value !== null && "choose" in value && typeof value.choose === "function";
