import type { ShipDefinition } from "./pack.ts";

/** What Tarjan's algorithm knows of a ship: when it was found, and the earliest that it leads back to. */
type Mark = { readonly found: number; earliest: number; isOpen: boolean };

/**
 * The strongly connected components of the recipes, by a number for each ship (Tarjan 1972): two ships have one number
 * exactly where each goes into the other, at any depth. One look at each component of each recipe.
 */
export function circlesOf(ships: ReadonlyMap<string, ShipDefinition>): ReadonlyMap<string, number> {
  const circles = new Map<string, number>();
  const marks = new Map<string, Mark>();
  const open: string[] = [];
  const visit = (ship: ShipDefinition): Mark => {
    const mark: Mark = { found: marks.size, earliest: marks.size, isOpen: true };
    marks.set(ship.id, mark);
    open.push(ship.id);
    for (const id of ship.kind === "upgraded" ? Object.keys(ship.components) : []) {
      const part = ships.get(id);
      if (part !== undefined) mark.earliest = Math.min(mark.earliest, earliestFrom(part));
    }
    if (mark.earliest === mark.found) close(mark.found, ship.id);
    return mark;
  };
  const earliestFrom = (part: ShipDefinition): number => {
    const known = marks.get(part.id);
    if (known === undefined) return visit(part).earliest;
    return known.isOpen ? known.found : Number.POSITIVE_INFINITY;
  };
  const close = (circle: number, last: string) => {
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      circles.set(id, circle);
      const mark = marks.get(id);
      if (mark !== undefined) mark.isOpen = false;
      if (id === last) return;
    }
  };
  for (const ship of ships.values()) if (!marks.has(ship.id)) visit(ship);
  return circles;
}
