import type { DecisionPoint } from "../../book/choices.ts";
import type { ShipDefinition } from "../../pack/pack.ts";
import type { Drawing, Energy, ShapeshipsRefusal } from "../../rules/shape.ts";
import { type BoardModel, describeRefusal } from "../model.ts";

type Missing = readonly (readonly [ship: string, count: number])[];

/** The parts of an upgraded ship that neither the fleet nor the draft has. */
export function missingParts(
  ship: ShipDefinition,
  { state, side }: DecisionPoint,
  { basics, makers }: Drawing,
): Missing {
  if (ship.kind !== "upgraded") return [];
  const kinds = [
    ...state.players[side].ships.map((each) => each.ship),
    ...basics.flatMap((each) => Array.from({ length: each.count }, () => each.ship)),
    ...makers.map(({ makes }) => makes),
  ];
  return Object.entries(ship.components).flatMap(([part, count]): Missing => {
    const missing = count - kinds.filter((kind) => kind === part).length;
    return missing > 0 ? [[part, missing]] : [];
  });
}

/** The first colour of which there is less than a price takes, as the rules would say it; null where there is enough. */
export function lackOf(price: Energy, energy: Energy): ShapeshipsRefusal | null {
  const lacking = Object.entries(price).find(([colour, needed]) => (energy[colour] ?? 0) < needed);
  if (lacking === undefined) return null;
  const [colour, needed] = lacking;
  return { code: "not-enough-energy", rule: "S9", colour, needed, energy: energy[colour] ?? 0 };
}

/** Why a ship cannot be drawn, in two or three words: `2 lines short`. */
export function describeShortfall(
  refusal: ShapeshipsRefusal,
  missing: Missing,
  { words, book, language }: Pick<BoardModel, "words" | "book" | "language">,
): string {
  const { short } = words.compose;
  switch (refusal.code) {
    case "not-enough-lines":
      return short.lines(refusal.needed - refusal.lines);
    case "missing-component": {
      const parts = missing.length === 0 ? [[refusal.component, 1] as const] : missing;
      return short.needs(parts.map(([part, count]) => words.ships(count, book.name(part))));
    }
    case "component-charged":
      return short.charged(book.name(refusal.component));
    case "too-many":
      return short.most(refusal.most);
    case "not-enough-energy":
      return short.energy(book.words.prices.energy(refusal.needed - refusal.energy, refusal.colour));
    default:
      return describeRefusal(refusal, language);
  }
}
