import type { Seat } from "@umpire/kernel";
import type { SkirmishEvent } from "../../skirmish/play.ts";
import type { SkirmishTable } from "./table.ts";

type Volley = Extract<SkirmishEvent, { readonly type: "volley" }>;
type RiftDie = Extract<SkirmishEvent, { readonly type: "rift-die" }>;

/** The dice of one kind of unit, with what they need. */
export type DiceRow = {
  readonly unit: string;
  readonly value: number;
  readonly dice: readonly { readonly face: number; readonly isHit: boolean }[];
};
/** One side's roll. */
export type Roll = Pick<Volley, "seat" | "roll" | "round" | "hits" | "power"> & { readonly rows: readonly DiceRow[] };

/** What was rolled with the last step: the last roll of each seat that is of its last kind, and the dice of rifts. */
export type Rolled = {
  /** The system, and the planet where it was on one; null where no event says it. */
  readonly system: string | null;
  readonly planet: string | null;
  readonly rolls: readonly Roll[];
  readonly rifts: readonly RiftDie[];
  /** Who was lost and who withstood, as it was told. */
  readonly losses: readonly Extract<SkirmishEvent, { readonly type: "assigned" | "removed" }>[];
};

/** Null where nothing was rolled. */
export function rolledIn(events: readonly SkirmishEvent[], { step, state }: SkirmishTable): Rolled | null {
  const volleys = events.filter((event) => event.type === "volley");
  const last = volleys.at(-1);
  const shown = volleys.filter(
    ({ roll, round, power }) => roll === last?.roll && round === last.round && power === last.power,
  );
  const rifts = events.filter((event) => event.type === "rift-die");
  if (last === undefined && rifts.length === 0) return null;
  const landed = events.findLast((event) => event.type === "landed");
  const over = events.findLast((event) => event.type === "combat-over");
  const planet =
    step?.task === "assign" && step.where.place === "ground" ? step.where.planet : (landed?.planet ?? null);
  const bySeat = new Map<Seat, Volley>(shown.map((volley) => [volley.seat, volley]));
  return {
    planet,
    system: state.planets[planet ?? ""]?.system ?? over?.system ?? state.tactical?.system ?? null,
    rolls: [...bySeat.values()].map(({ seat, roll, round, hits, dice, power }) => ({
      ...(power !== undefined && { power }),
      seat,
      roll,
      round,
      hits,
      rows: rowsOf(dice),
    })),
    rifts,
    losses: events.filter((event) => event.type === "assigned" || event.type === "removed"),
  };
}

function rowsOf(dice: Volley["dice"]): readonly DiceRow[] {
  const rows = new Map<string, DiceRow>();
  for (const { unit, die, value, added, hit } of dice) {
    const bonus = added.reduce((sum, { amount }) => sum + amount, 0);
    const key = `${unit} ${value} ${bonus}`;
    const row = rows.get(key) ?? { unit, value: value - bonus, dice: [] };
    rows.set(key, { ...row, dice: [...row.dice, { face: die, isHit: hit }] });
  }
  return [...rows.values()];
}
