import { findShip } from "../../pack/catalogue.ts";
import type { Pack, Power, ShipDefinition } from "../../pack/pack.ts";

/** A point of a drawing that reaches from −50 to 50. */
type Point = readonly [x: number, y: number];
/** Lines that hang together; a closed one returns to its first point. */
export type Outline = { readonly points: readonly Point[]; readonly isClosed: boolean };

/** What a ship looks like: its own lines, those of the ships that went into it, and the sign of what it does. */
export type Hull = { readonly outline: Outline; readonly parts: readonly Outline[]; readonly sign: Sign };
export type Sign = "damage" | "heal" | "lines" | "energy" | "maker" | "dice" | "seize" | "guard" | "none";

/** More lines than these would be a circle. */
const MOST_LINES = 12;

/** A ship as it is drawn: a Basic has as many lines as it costs, an Upgraded one joins its parts with its own. */
export function hullOf(ship: ShipDefinition, pack: Pack): Hull {
  const sign = signOf(ship.powers);
  if (ship.kind === "basic") return { outline: figure(ship.cost, variantOf(ship, pack), 40), parts: [], sign };
  const all = Object.entries(ship.components).flatMap(([id, count]) => {
    const part = findShip(pack, id);
    return part === undefined ? [] : Array.from({ length: count }, () => part);
  });
  // Without a line of its own a ship is nothing but its parts, which then fill the drawing.
  const [size, near] = ship.joining === 0 ? [24, 22] : [12, 16];
  const parts = all.map((part, at) => {
    const lines = part.kind === "basic" ? part.cost : part.joining;
    const turned = (at / all.length) * 2 * Math.PI;
    const away = all.length === 1 ? 0 : near;
    const shift: Point = [away * Math.sin(turned), -away * Math.cos(turned)];
    return moved(figure(lines, variantOf(part, pack), all.length > 3 ? (size * 3) / 4 : size), shift);
  });
  return { outline: figure(ship.joining, 0, 48), parts, sign };
}

/** Ships of one faction that cost the same look different: the second is turned, the third stretched. */
function variantOf(ship: ShipDefinition, { ships }: Pack): number {
  if (ship.kind !== "basic") return 0;
  const alike = ships.filter(({ faction, kind }) => faction === ship.faction && kind === "basic");
  return alike.filter((each) => each.kind === "basic" && each.cost === ship.cost).indexOf(ship);
}

function figure(lines: number, variant: number, radius: number): Outline {
  const count = Math.min(Math.max(lines, 0), MOST_LINES);
  const turn = variant % 2 === 1 ? Math.PI / Math.max(count, 2) : 0;
  const [wide, high] = variant >= 2 ? [0.7, 1.1] : [1, 1];
  const at = (angle: number): Point => [
    rounded(wide * radius * Math.sin(angle + turn)),
    rounded(-high * radius * Math.cos(angle + turn)),
  ];
  if (count === 0) return { points: [], isClosed: false };
  if (count === 1) return { points: [at(-Math.PI / 2), at(Math.PI / 2)], isClosed: false };
  if (count === 2) return { points: [at((-2 * Math.PI) / 3), at(0), at((2 * Math.PI) / 3)], isClosed: false };
  return { points: Array.from({ length: count }, (_, each) => at((each / count) * 2 * Math.PI)), isClosed: true };
}

const rounded = (number: number) => Math.round(number * 10) / 10;

const moved = ({ points, isClosed }: Outline, [dx, dy]: Point): Outline => ({
  points: points.map(([x, y]): Point => [rounded(x + dx), rounded(y + dy)]),
  isClosed,
});

/** The sign of the first power there is one for. */
function signOf(powers: readonly Power[]): Sign {
  for (const power of powers) {
    const sign = signOfPower(power);
    if (sign !== "none") return sign;
  }
  return "none";
}

function signOfPower(power: Power): Sign {
  if (power.when === "lines" || power.when === "energy" || power.when === "maker" || power.when === "dice")
    return power.when;
  if (power.when === "conversion") return "maker";
  if (power.effect === "damage" || power.effect === "heal") return power.effect;
  return power.when === "passive" ? "guard" : "seize";
}
