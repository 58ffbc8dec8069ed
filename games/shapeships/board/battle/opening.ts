import type {
  BattleOrder,
  EventOfType,
  Pair,
  Settlement,
  ShapeshipsAction,
  ShapeshipsEvent,
  ShapeshipsState,
  Side,
} from "../../rules/shape.ts";
import { otherSide, sides } from "../../rules/shape.ts";
import type { Drawn } from "./fleets.ts";

/** Where an effect begins or ends: at a ship, at a player's health, or at the order that a player gave. */
export type FlightEnd = { readonly ship: string } | { readonly bar: Side } | { readonly order: Side };

/** An effect on its way. */
export type Flight = {
  readonly by: Side;
  readonly nature: "damage" | "heal" | "seize";
  readonly from: FlightEnd;
  readonly to: FlightEnd;
};

/** What the ships of one kind did to health. */
export type Blow = {
  readonly by: Side;
  readonly kind: string;
  readonly nature: "damage" | "heal";
  readonly amount: number;
};

type Opened = EventOfType<"factions-chosen"> | EventOfType<"completed"> | EventOfType<"revealed">;

/** Two orders that were opened together, and what came of them: read from what the server has told everybody. */
export type Opening = {
  readonly event: Opened;
  /** The table as it was told together with it. */
  readonly state: ShapeshipsState;
  readonly turn: number;
  readonly orders: Pair<ShapeshipsAction>;
  readonly fleets: Pair<readonly Drawn[]>;
  readonly flights: readonly Flight[];
  readonly blows: readonly Blow[];
  /** Null where the turn goes on. */
  readonly settled: Pair<Settlement> | null;
  /** Whether nobody could use anything in the battle, as the rules themselves say. */
  readonly isQuiet: boolean;
};

/** The first opening among the events of a step; null where nothing was opened. */
export function openingOf(all: readonly ShapeshipsEvent[], state: ShapeshipsState): Opening | null {
  // Where nobody could decide anything, further turns may follow in the same step: they are told by the log.
  const end = all.findIndex(({ type }) => type === "turn-ended");
  const events = end === -1 ? all : all.slice(0, end);
  const event = events.find(isOpened);
  if (event === undefined) return null;
  const settled = events.find((each) => each.type === "settled")?.players ?? null;
  const fleets: Pair<readonly Drawn[]> = [fleetOf(all, events, state, 0), fleetOf(all, events, state, 1)];
  const isThere = (id: string) => fleets.some((fleet) => fleet.some((ship) => ship.id === id));
  return {
    event,
    state,
    turn: events.find((each) => each.type === "step")?.turn ?? state.turn,
    orders: ordersOf(event),
    fleets,
    flights: [...seizures(events), ...(settled === null ? [] : effects(settled, isThere))],
    blows: settled === null ? [] : blowsOf(settled),
    settled,
    isQuiet: isQuiet(events),
  };
}

const isOpened = (event: ShapeshipsEvent): event is Opened =>
  event.type === "factions-chosen" || event.type === "completed" || event.type === "revealed";

function ordersOf(event: Opened): Pair<ShapeshipsAction> {
  if (event.type !== "factions-chosen") return event.orders;
  return [{ faction: event.factions[0] }, { faction: event.factions[1] }];
}

/** Whether the battle passed without anybody having been able to use a charge or energy. */
function isQuiet(events: readonly ShapeshipsEvent[]): boolean {
  const windows = events.filter((event) => event.type === "revealed");
  return (
    windows.length > 0 && windows.every(({ window, automatic }) => window === "declaration" && automatic.every(Boolean))
  );
}

/** The ships that took part: those that came later are left out, those that were lost are still drawn. */
function fleetOf(
  all: readonly ShapeshipsEvent[],
  events: readonly ShapeshipsEvent[],
  { players }: ShapeshipsState,
  side: Side,
): readonly Drawn[] {
  const built = idsBuilt(events, side);
  const taken = events.flatMap((event) => (event.type === "stolen" && event.to === side ? [event.id] : []));
  const later = new Set([
    ...all.flatMap((event) => (event.type === "arrived" ? [event.id] : [])),
    ...idsBuilt(all, side).filter((id) => !built.includes(id)),
  ]);
  const fresh = new Set([...built, ...taken]);
  const there = players[side].ships
    .filter(({ id }) => !later.has(id))
    .map(({ id, ship, charges }): Drawn => ({ id, ship, charges, mark: fresh.has(id) ? "new" : "there" }));
  const lost = events.flatMap((event): readonly Drawn[] =>
    event.type === "destroyed" && event.side === side
      ? [{ id: event.id, ship: event.ship, charges: 0, mark: "lost" }]
      : [],
  );
  return [...there, ...lost];
}

const idsBuilt = (events: readonly ShapeshipsEvent[], side: Side): readonly string[] =>
  events.flatMap((event) => (event.type === "completed" ? event.built[side].map(({ id }) => id) : []));

/** What was aimed at ships: first strikes, and whatever an order names a target for. */
function seizures(events: readonly ShapeshipsEvent[]): readonly Flight[] {
  return events.flatMap((event): readonly Flight[] => {
    if (event.type === "struck")
      return [{ by: event.side, nature: "seize", from: { ship: event.by.id }, to: { ship: event.target.id } }];
    return event.type === "revealed" ? sides.flatMap((side) => aimed(event.orders[side], side)) : [];
  });
}

function aimed({ charges, solarPowers }: BattleOrder, by: Side): readonly Flight[] {
  const flight = (from: FlightEnd, target: string | undefined): readonly Flight[] =>
    target === undefined ? [] : [{ by, nature: "seize", from, to: { ship: target } }];
  return [
    ...charges.flatMap(({ ship, target }) => flight({ ship }, target)),
    ...solarPowers.flatMap(({ target }) => flight({ order: by }, target)),
  ];
}

/** The side that caused it: damage comes from the opponent, healing from oneself; the system has no side. */
const senderOf = (row: Settlement["rows"][number], target: Side): Side | null =>
  row.cause === "system" ? null : row.type === "damage" ? otherSide(target) : target;

/** What counted, from its ship to the health that it changes; what came of no ship comes from the order. */
function effects(settled: Pair<Settlement>, isThere: (id: string) => boolean): readonly Flight[] {
  return sides.flatMap((target) =>
    settled[target].rows.flatMap((row): readonly Flight[] => {
      const by = senderOf(row, target);
      if (by === null || row.counted === 0) return [];
      const from: FlightEnd = row.ship !== null && isThere(row.ship) ? { ship: row.ship } : { order: by };
      return [{ by, nature: row.type, from, to: { bar: target } }];
    }),
  );
}

function blowsOf(settled: Pair<Settlement>): readonly Blow[] {
  const blows = new Map<string, Blow>();
  for (const target of sides) {
    for (const row of settled[target].rows) {
      const by = senderOf(row, target);
      if (by === null || row.ship === null || row.counted === 0) continue;
      const key = `${by} ${row.source} ${row.type}`;
      const amount = (blows.get(key)?.amount ?? 0) + row.counted;
      blows.set(key, { by, kind: row.source, nature: row.type, amount });
    }
  }
  return [...blows.values()];
}
