import { columns, pc, wrap } from "@umpire/cli/terminal";
import { combatTable } from "../../data/combat-effects.ts";
import { effectTable } from "../../data/effects.ts";
import { scoreOf } from "../../skirmish/board.ts";
import { findUnit } from "../../units/units.ts";
import { drawBoard } from "../planner/board.ts";
import type { System } from "../planner/types.ts";
import type { Mark } from "../planner/words/words.ts";
import { capital, nameOf, type Sight, sayStep, stepOf, sumOf } from "./sight.ts";
import { listActive, listSystems } from "./systems.ts";

/** Where the match is, and what is needed to decide: before a move the whole map, within a fight the system of it. */
export function drawTable(sight: Sight): string {
  const task = stepOf(sight)?.task;
  if (task === "turn" || task === "move") return drawAll(sight);
  return [heading(sight), listActive(sight)].join("\n");
}

/** Everything there is. */
export function drawAll(sight: Sight): string {
  const isDrawn = sight.galaxy.systems.some(({ position }) => position !== null);
  const map = isDrawn ? [drawMap(sight)] : [];
  return [heading(sight), drawPlayers(sight), ...map, listSystems(sight, isDrawn)].join("\n");
}

function heading(sight: Sight): string {
  const { state, rules, words } = sight;
  const { layout } = words;
  const { tactical } = state;
  const facts = [
    layout.round(Math.min(state.round, rules.rounds), rules.rounds),
    layout.turnOf(nameOf(sight, state.awaited ?? state.turn), sayStep(sight)),
    ...(tactical === null ? [] : [layout.active(tactical.system)]),
    ...combatRound(sight),
    ...(tactical?.retreat ? [layout.leaving(nameOf(sight, tactical.retreat.seat), tactical.retreat.to)] : []),
  ];
  return pc.bold(wrap(facts.join(" · "), 0, 2));
}

/** The round of a combat: the one that hits come from, or the one before which somebody may retreat. */
function combatRound(sight: Sight): readonly string[] {
  const { state, words } = sight;
  const task = stepOf(sight)?.task;
  const { round = 0 } = state.tactical ?? {};
  if (task === "retreat") return [words.layout.beforeRound(round + 1)];
  return task === "assign" && round > 0 ? [words.layout.combatRound(round)] : [];
}

/** Scores, treasuries, tokens; and what helps, where it helps anybody. */
function drawPlayers(sight: Sight): string {
  const { state, words } = sight;
  const { heads, passed } = words.layout;
  const rows = state.players.map(({ treasury, tactic, hasPassed, effects, abilities }, seat) => [
    ...[capital(nameOf(sight, seat)), `${scoreOf(state, seat)}`, `${treasury}`, `${tactic}`],
    [...(hasPassed ? [passed] : []), ...effects.map(effectName), ...abilities].join(", "),
  ]);
  return columns([["", heads.score, heads.treasury, heads.tokens, ""], ...rows]);
}

const effectName = (id: string): string => {
  const tables: readonly { readonly [id: string]: { readonly rule: string } }[] = [combatTable, effectTable];
  return tables.find((table) => Object.hasOwn(table, id))?.[id]?.rule ?? id;
};

const isShip = (unit: string) => findUnit(unit)?.kind === "ship";

/** The hexes: ships of one's own and of others, and one's own tokens. */
function drawMap({ state, seat, galaxy, language }: Sight): string {
  const shipsOf = (system: string, isMine: boolean) =>
    Object.entries(state.space[system] ?? {})
      .filter(([owner]) => (Number(owner) === seat) === isMine)
      .reduce((sum, [, { units }]) => {
        return sum + sumOf(Object.fromEntries(Object.entries(units).filter(([unit]) => isShip(unit))));
      }, 0);
  const tokens = state.players[seat]?.tokens ?? [];
  const isSeen = (isMine: boolean) => Object.keys(state.space).some((system) => shipsOf(system, isMine) > 0);
  const marks: Mark[] = [];
  if (isSeen(true)) marks.push("ships");
  if (isSeen(false)) marks.push("others");
  if (tokens.length > 0) marks.push("token");
  const lower = ({ id }: System) => {
    const [own, others] = [shipsOf(id, true), shipsOf(id, false)];
    const parts = [own > 0 ? `▲${own}` : "", others > 0 ? `▽${others}` : "", tokens.includes(id) ? "●" : ""];
    return parts.filter((part) => part !== "").join(" ");
  };
  return drawBoard(state.map, galaxy, language, { active: state.tactical?.system ?? null, lower, marks });
}
