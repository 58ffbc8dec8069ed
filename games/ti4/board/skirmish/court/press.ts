import type { Draft } from "../draft.ts";
import type { TableModel } from "../model.ts";
import { ledThrough } from "../own-way.ts";
import { shipChoices, toggleShip } from "../ships.ts";

/** What a press on a system makes of the decision. */
export function pressed({ table, draft, seat }: TableModel, system: string): Draft {
  const task = table.step?.task;
  if (task === "turn") return { type: "activate", system };
  if (task === "retreat" && system !== table.state.tactical?.system) return { type: "retreat", to: system };
  if (task !== "move" || draft?.type !== "move" || seat === null) return draft;
  const choices = shipChoices(table, seat, table.state.tactical?.system ?? "");
  const here = choices.filter(({ ship, ways }) => ship.at === system && ways.length > 0);
  const moving = here.filter(({ ship }) => draft.moves.some((move) => move.ship === ship.id));
  const turned = moving.length > 0 ? moving : here;
  return turned.reduce((move, choice) => toggleShip(table, seat, move, choices, choice), draft);
}

/** While the way of a ship is open, a press leads it through that system. */
export function leads({ table, draft, seat, led, edit, lead }: TableModel, system: string): boolean {
  if (led === null || draft?.type !== "move" || seat === null) return false;
  const choice = shipChoices(table, seat, table.state.tactical?.system ?? "").find(({ ship }) => ship.id === led.ship);
  if (choice === undefined || system === choice.ship.at || system === table.state.tactical?.system) return false;
  const way = ledThrough(table, seat, draft, choice, system, led.through);
  lead(way === null ? { ...led, missed: system } : { ...led, through: way.led, missed: null });
  if (way !== null) edit(way.draft);
  return true;
}
