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

/** Where a fleet stands: how much room it has, and how large a ship may be, in pixels. */
export type Room = { readonly width: number; readonly height: number; readonly most: number };

/** How large the ships are, how far one copy is from the next, and whether there is no room for their names. */
export type FleetLayout = { readonly size: number; readonly step: number; readonly isTight: boolean };

const LEAST = 26;
const GAP = 10;
/** What a name below a ship takes at least: its width, and its height with what is around it. */
const NAME = { width: 66, height: 28 };
const BARE = { width: LEAST, height: 8 };
/** Max width of all copies of a kind, in ships. */
const SPAN = 3;

/** Copies overlap a little, and the more the more there are. */
function stepFor(size: number, copies: number): number {
  const usual = size * 0.66;
  return copies < 2 ? usual : Math.min(usual, ((SPAN - 1) * size) / (copies - 1));
}

/** How many rows the slots fill, one after another. */
function rowsFor(copies: readonly number[], size: number, least: number, width: number): number {
  let rows = 1;
  let used = 0;
  for (const each of copies) {
    const wanted = Math.max(least, size + (each - 1) * stepFor(size, each)) + GAP;
    if (used > 0 && used + wanted > width) {
      rows += 1;
      used = 0;
    }
    used += wanted;
  }
  return rows;
}

/**
 * The largest ships that fit into the room, so that a fleet that grows moves nothing around it: with their names below
 * them, or without where there are too many.
 */
export function layoutFleet(copies: readonly number[], { width, height, most }: Room): FleetLayout {
  const largest = Math.max(1, ...copies);
  for (const label of [NAME, BARE]) {
    for (let size = most; size > LEAST; size -= 2) {
      const rows = rowsFor(copies, size, label.width, width);
      if (rows * (size + label.height) > height) continue;
      return { size, step: stepFor(size, largest), isTight: label === BARE };
    }
  }
  return { size: LEAST, step: stepFor(LEAST, largest), isTight: true };
}
