import type { Seat } from "@umpire/kernel";
import { catalogue, isCountedIn } from "../../combat/catalogue.ts";
import { sameFaction } from "../../combat/general/powers.ts";
import { combatTable } from "../../data/combat-effects.ts";
import { notAtTables } from "../../data/powers.ts";
import { describeEffect } from "../../words/describe-effects.ts";
import { effectNames } from "../../words/names/effect-names.ts";
import { policies } from "../../words/rules/policies.ts";
import { unitsOnBoard } from "../board.ts";
import type { PowerInForce } from "../powers.ts";
import type { SkirmishState } from "../shape.ts";

/** What battles count for a player: what comes with the faction and with its units on the board, and what it holds. */
export function inForce(state: SkirmishState, seat: Seat, language: "en" | "ru"): readonly PowerInForce[] {
  const { faction, effects = [], exhausted = [] } = state.players[seat] ?? {};
  const units = unitsOnBoard(state, seat);
  const innate =
    faction === undefined
      ? []
      : catalogue
          .filter((entry) => entry.isInnate && isCountedIn(entry) && !notAtTables.includes(entry.id))
          .filter(({ unit, faction: whose }) => (unit === null ? sameFaction(whose, faction) : (units[unit] ?? 0) > 0))
          .map(({ id }) => id);
  const held = effects.filter((id) => counted.has(id) || Object.hasOwn(combatTable, id));
  return [...new Set([...innate, ...held])].map((id) => ({
    id,
    name: effectNames[language](id),
    how: sentenceOf(policies[language][id] ?? describeEffect(id, language)),
    isExhausted: exhausted.includes(id),
  }));
}

const sentenceOf = (text: string): string | null =>
  text === "" ? null : `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`;

const counted = new Set(catalogue.filter(isCountedIn).map(({ id }) => id));
