import { sealedDice } from "@umpire/kernel";
import { ti4 } from "../../game.ts";
import type { SkirmishAction, SkirmishRules } from "../../skirmish/shape.ts";
import { readTable, type SkirmishTable } from "./table.ts";

/** A table on the map of hexes after these actions, each of whoever is awaited. */
export function tableAfter(starts: readonly object[], actions: readonly SkirmishAction[] = []): SkirmishTable {
  const options = ti4.parse.options({ map: "crown", starts });
  const rules = ti4.presets["official"] as SkirmishRules;
  const begun = options.ok ? ti4.setup(options.value, rules, sealedDice("table", 0)) : options;
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  let { state } = begun.value;
  for (const [at, action] of actions.entries()) {
    const refusal = ti4.check(state, state.awaited ?? 0, action, rules);
    if (refusal !== null) throw new Error(`${action.type}: ${refusal.code}`);
    ({ state } = ti4.resolve(state, () => action, sealedDice("table", at + 1), rules));
  }
  return readTable({ ...rules }, { ...state });
}
