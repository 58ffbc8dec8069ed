import type { LiveShip, ShapeshipsAction } from "../../rules/shape.ts";

/** A ship that stands, has just come, has just been lost, or would come if the draft were sealed. */
export type Mark = "there" | "new" | "lost" | "drafted";
export type Drawn = Pick<LiveShip, "id" | "ship" | "charges"> & { readonly mark: Mark };

/** Ships of one kind stand together; those of a draft stand apart from them. */
export type Slot = { readonly kind: string; readonly isDrafted: boolean; readonly ships: readonly Drawn[] };

export function slotsOf(ships: readonly Drawn[]): readonly Slot[] {
  const slots = new Map<string, { kind: string; isDrafted: boolean; ships: Drawn[] }>();
  for (const ship of ships) {
    const isDrafted = ship.mark === "drafted";
    const key = `${isDrafted} ${ship.ship}`;
    const slot = slots.get(key) ?? { kind: ship.ship, isDrafted, ships: [] };
    slot.ships.push(ship);
    slots.set(key, slot);
  }
  return [...slots.values()];
}

/** The ships that an order would bring, as ghosts: they have no ids before they are there. */
export function draftedShips(order: ShapeshipsAction | null): readonly Drawn[] {
  if (order === null || !("basics" in order)) return [];
  const kinds = [
    ...order.makers.map(({ makes }) => makes),
    ...order.basics.flatMap(({ ship, count }) => Array.from({ length: count }, () => ship)),
    ...order.upgrades.map(({ ship }) => ship),
  ];
  return kinds.map((ship, at) => ({ id: `draft-${at}`, ship, charges: 0, mark: "drafted" }));
}

/** How large a fleet's ships are, and how far one copy is from the next, in pixels. */
export type FleetLayout = { readonly size: number; readonly step: number };

const LEAST = 36;
const GAP = 10;
/** What a name below a ship takes at least. */
const NAME = 66;
/** Copies of a kind take no more room than so many ships beside each other. */
const SPAN = 3;

/** Copies overlap a little, and the more the more there are. */
function stepFor(size: number, copies: number): number {
  const usual = size * 0.66;
  return copies < 2 ? usual : Math.min(usual, ((SPAN - 1) * size) / (copies - 1));
}

const slotWidth = (size: number, copies: number) => Math.max(NAME, size + (copies - 1) * stepFor(size, copies)) + GAP;

/** How many rows the slots fill, one after another. */
function rowsFor(copies: readonly number[], size: number, width: number): number {
  let rows = 1;
  let used = 0;
  for (const each of copies) {
    const wanted = slotWidth(size, each);
    if (used > 0 && used + wanted > width) {
      rows += 1;
      used = 0;
    }
    used += wanted;
  }
  return rows;
}

/** The largest ships, up to `most`, that fit: in one row while they are large, in two or three when they are small. */
export function layoutFleet(copies: readonly number[], width: number, most: number): FleetLayout {
  const largest = Math.max(1, ...copies);
  for (let size = most; size > LEAST; size -= 2) {
    const allowed = size > most * 0.72 ? 1 : size > most * 0.55 ? 2 : 3;
    if (rowsFor(copies, size, width) <= allowed) return { size, step: stepFor(size, largest) };
  }
  return { size: LEAST, step: stepFor(LEAST, largest) };
}
