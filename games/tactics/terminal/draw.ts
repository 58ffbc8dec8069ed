import type { Json } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { readState } from "../rules/read.ts";
import { buffsOf, explainStat } from "../rules/stats.ts";
import { drawWords } from "./words/words.ts";

/** The board with its units, then a line a unit: hp, effective stats, buffs with the turn ends they last. */
export function drawTactics(view: Json, _rules: Json, language: Language): string {
  const seen = readState(view);
  if (!seen.ok) throw new TypeError("this is no view of tactics");
  const state = seen.value;
  const rows = Array.from({ length: state.board.height }, (_, y) => {
    const cells = Array.from({ length: state.board.width }, (_, x) => {
      const unit = state.units.find(({ alive, position }) => alive && position.x === x && position.y === y);
      const tile = state.tiles?.find(({ position }) => position.x === x && position.y === y);
      return (unit?.id ?? (tile ? tile.buffId.toLowerCase() : "·")).padEnd(7);
    });
    return `  ${y}  ${cells.join("")}`;
  });
  const columns = Array.from({ length: state.board.width }, (_, x) => String(x).padEnd(7));
  const turn = state.turn === undefined ? "" : String(state.turn + 1);
  const { stats: called, heading } = drawWords[language];
  const units = state.units.map((unit) => {
    const stats = (["attack", "moveRange", "attackRange"] as const).map(
      (stat) => `${called[stat]} ${explainStat(state, unit, stat).value}`,
    );
    const buffs = buffsOf(state, unit.id).map(({ buffId, duration }) => `${buffId}(${duration})`);
    const spent = state.actedUnitIds?.includes(unit.id) ? ["✓"] : [];
    return `  ${[unit.id, `${called.hp} ${unit.hp}`, ...stats, ...buffs, ...spent].join("  ")}`;
  });
  return [heading(state.currentPlayer, turn), `     ${columns.join("")}`, ...rows, ...units].join("\n");
}
