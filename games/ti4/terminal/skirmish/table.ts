import { columns, pc, wrap } from "@umpire/cli/terminal";
import { scoreOf } from "../../skirmish/board.ts";
import { sourceName } from "../../skirmish/powers.ts";
import { sumOf } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { drawBoard } from "../planner/board.ts";
import type { System } from "../planner/types.ts";
import type { Mark } from "../planner/words/words.ts";
import { capitalize, describeStep, nameOf, stepOf, type TerminalContext } from "./context.ts";
import { listActive, listSystems } from "./systems.ts";

/** Where the match is, and what is needed to decide: before a move the whole map, within a fight the system of it. */
export function drawTable(context: TerminalContext): string {
  const task = stepOf(context)?.task;
  if (task === "turn" || task === "move") return drawAll(context);
  return [heading(context), listActive(context)].join("\n");
}

/** Everything there is. */
export function drawAll(context: TerminalContext): string {
  const isDrawn = context.galaxy.systems.some(({ position }) => position !== null);
  const map = isDrawn ? [drawMap(context)] : [];
  return [heading(context), drawPlayers(context), ...map, listSystems(context, isDrawn)].join("\n");
}

function heading(context: TerminalContext): string {
  const { state, rules, words } = context;
  const { layout } = words;
  const { tactical } = state;
  const facts = [
    layout.round(Math.min(state.round, rules.rounds), rules.rounds),
    layout.turnOf(nameOf(context, state.awaited ?? state.turn), describeStep(context)),
    ...(tactical === null ? [] : [layout.active(tactical.system)]),
    ...combatRound(context),
    ...(tactical?.retreat ? [layout.leaving(nameOf(context, tactical.retreat.seat), tactical.retreat.to)] : []),
  ];
  return pc.bold(wrap(facts.join(" · "), 0, 2));
}

/** The round of a combat: the one that hits come from, or the one before which somebody may retreat. */
function combatRound(context: TerminalContext): readonly string[] {
  const { state, words } = context;
  const task = stepOf(context)?.task;
  const { round = 0 } = state.tactical ?? {};
  if (task === "retreat") return [words.layout.beforeRound(round + 1)];
  return task === "assign" && round > 0 ? [words.layout.combatRound(round)] : [];
}

/** Scores, treasuries, tokens; and what helps, where it helps anybody. */
function drawPlayers(context: TerminalContext): string {
  const { state, words, language } = context;
  const { effect: known, source, faction: factionOf } = ti4Names[language];
  const effect = (id: string) => (known(id) === id ? sourceName(language, id) : known(id));
  const { heads, passed } = words.layout;
  const rows = state.players.map(({ treasury, tactic, hasPassed, effects, abilities, faction }, seat) => [
    ...[capitalize(nameOf(context, seat)), `${scoreOf(state, seat)}`, `${treasury}`, `${tactic}`],
    [
      ...(hasPassed ? [passed] : []),
      ...(faction === undefined ? [] : [factionOf(faction)]),
      ...effects.map(effect),
      ...abilities.map(source),
    ].join(", "),
  ]);
  return columns([["", heads.score, heads.treasury, heads.tokens, ""], ...rows]);
}

const isShip = (unit: string) => findUnit(unit)?.kind === "ship";

/** The hexes: ships of one's own and of others, and one's own tokens. */
function drawMap({ state, seat, galaxy, language }: TerminalContext): string {
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
