import { canonical, type Json } from "@umpire/kernel";
import { describeShip } from "../../book/describe.ts";
import { fleet } from "../../pack/data/fleet.ts";
import type { Power, ShipDefinition } from "../../pack/pack.ts";
import type { BoardModel } from "../model.ts";

/** The number of a power that a line about it names; 0 where it has none. */
function amountIn(power: Power | undefined): number {
  if (power === undefined) return 0;
  if ("count" in power) return power.count;
  if (!("amount" in power)) return 0;
  const { amount } = power;
  return typeof amount === "number" ? amount : amount.base;
}

/** A power without the number that a line names. */
function withoutAmount(power: Power): object {
  if ("count" in power) return { ...power, count: 0 };
  if (!("amount" in power)) return power;
  const { amount } = power;
  return { ...power, amount: typeof amount === "number" ? 0 : { ...amount, base: 0 } };
}

const outline = ({ powers }: ShipDefinition) => canonical(powers.map(withoutAmount) as unknown as Json);

/** What our own ships do but for their numbers: a line is said of a ship that does the same, however much of it. */
const known = new Map(fleet.ships.map((ship) => [ship.id, outline(ship)]));

/** What a ship does, in a line for its card: our own words for our own ships, else all that its data say. */
export function briefOf(ship: ShipDefinition, { book, words }: Pick<BoardModel, "book" | "words">): string {
  const line = Object.hasOwn(words.brief, ship.id) ? words.brief[ship.id] : undefined;
  if (line === undefined || known.get(ship.id) !== outline(ship)) return describeShip(ship, book);
  return line((at) => amountIn(ship.powers[at]));
}
