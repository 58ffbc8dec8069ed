import { list, whole, z } from "@umpire/toolkit/schema";
import { byId, packId as id } from "../rules/ids.ts";
import { FACTION_COLOURS, MOST_COLOURS, MOST_COMPONENTS, MOST_FACTIONS } from "./data/limits.ts";

/** Far beyond any ship, and far below where sums would stop being exact. */
const MOST = 10_000;
const count = whole(0, MOST);
const positive = whole(1, MOST);

/** A list of at least one. */
const some = <T extends z.ZodMiniType>(each: T, most: number) => z.array(each).check(z.minLength(1), z.maxLength(most));

/** What an amount counts. */
const per = z.union([
  z.enum([
    "other_ship",
    "other_copy",
    "type",
    "enemy_type",
    "roll",
    "extra_roll",
    "made_this_turn",
    "declared_action",
    "energy_spent",
    "missing_health",
  ]),
  z.strictObject({ ship: id }),
]);

const condition = z.union([
  z.strictObject({ roll: some(positive, 100) }),
  z.enum(["roll_is_even", "roll_is_chosen", "health_was_lower"]),
]);

/**
 * A plain number; or `base` and `each` for every (group of) what is counted, at most `most` of it; or, by the number of
 * copies, one of `tiers`. Nothing where the condition does not hold.
 */
const amount = z.union(
  [
    count,
    z.strictObject({
      base: z._default(count, 0),
      each: z._default(count, 1),
      per: z.exactOptional(per),
      group: z._default(positive, 1),
      /** Up for lines alone: rows of a settlement are rounded down. */
      round: z._default(z.enum(["down", "up"]), "down"),
      most: z._default(z.nullable(count), null),
      tiers: z.exactOptional(some(count, 20)),
      if: z.exactOptional(condition),
    }),
  ],
  { error: "a whole number, or an object that says what is counted" },
);

const window = z.enum(["declaration", "response"]);
const windows = some(window, 2);
const nature = z.enum(["damage", "heal"]);
const resolves = z.literal("end_of_turn");
const effectOnHealth = { effect: nature, amount, resolves } as const;
const persists = z.literal(true);

/** What an order of battle may do: change health at the end of the turn, or fleets at the reveal. */
const effectPower = <S extends z.core.$ZodShape, P extends z.ZodMiniType<boolean>>(
  shape: S,
  persistsIfSourceDestroyed: P,
) =>
  z.discriminatedUnion("effect", [
    z.strictObject({ ...shape, ...effectOnHealth, persistsIfSourceDestroyed }),
    z.strictObject({ ...shape, effect: z.enum(["destroy", "steal", "copy", "paired_destroy"]) }),
  ]);

const firstStrike = { when: z.literal("first_strike") } as const;
const destruction = { when: z.literal("destruction") } as const;
const passive = { when: z.literal("passive") } as const;
const dice = { when: z.literal("dice") } as const;

/** Powers are closed: a field that is not here is refused, a priority before all (C3). */
const power = z.discriminatedUnion("when", [
  z.strictObject({ when: z.literal("completion"), ...effectOnHealth, persistsIfSourceDestroyed: persists }),
  z.strictObject({ when: z.literal("continuous"), ...effectOnHealth, requiresSurvival: z.literal(true) }),
  effectPower({ when: z.literal("charge"), windows }, z._default(z.boolean(), true)),
  z.discriminatedUnion("effect", [
    z.strictObject({ ...firstStrike, effect: z.enum(["destroy", "steal"]) }),
    z.strictObject({ ...firstStrike, ...effectOnHealth, persistsIfSourceDestroyed: persists }),
  ]),
  z.discriminatedUnion("effect", [
    z.strictObject({ ...destruction, ...effectOnHealth, persistsIfSourceDestroyed: persists }),
    z.strictObject({ ...destruction, effect: z.literal("spawn"), ship: id, count: positive.check(z.maximum(20)) }),
  ]),
  z.discriminatedUnion("effect", [
    z.strictObject({
      ...{ ...passive, effect: z.enum(["prevent_steal", "prevent_destroy"]), ships: z.enum(["self", "basics"]) },
    }),
    z.strictObject({ ...passive, effect: z.literal("ceiling"), amount: positive }),
    z.strictObject({
      ...{ ...passive, effect: z.literal("multiply"), nature, of: z.enum(["continuous", "all"]) },
      times: whole(2, 10),
    }),
  ]),
  z.strictObject({ when: z.literal("lines"), amount, joining: z._default(z.boolean(), false) }),
  z.discriminatedUnion("effect", [
    z.strictObject({ ...dice, effect: z.literal("extra") }),
    z.strictObject({ ...dice, effect: z.literal("reads_as"), face: positive }),
    z.strictObject({ ...dice, effect: z.literal("reroll"), upTo: positive, times: positive.check(z.maximum(10)) }),
  ]),
  z.strictObject({ when: z.literal("maker"), makes: some(id, 20), costsCharge: z.boolean() }),
  z.strictObject({ when: z.literal("energy"), colour: id, amount: positive.check(z.maximum(100)) }),
  z.strictObject({ when: z.literal("conversion"), into: id, lines: count }),
]);

const shipBase = {
  id,
  faction: id,
  max: z._default(z.nullable(positive), null),
  charges: z._default(count.check(z.maximum(100)), 0),
  powers: list(power, 20),
} as const;

const ship = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("basic"),
    ...shipBase,
    cost: positive,
    /** Where a number is chosen when the ship is drawn: the highest one. */
    chooses: z._default(z.nullable(positive.check(z.maximum(100))), null),
  }),
  z.strictObject({
    kind: z.literal("upgraded"),
    ...shipBase,
    components: byId(id, positive.check(z.maximum(20)), MOST_COMPONENTS),
    joining: count,
  }),
]);

const solarBase = {
  id,
  windows,
  price: byId(id, positive.check(z.maximum(100)), MOST_COLOURS),
  spends: z._default(z.nullable(id), null),
} as const;
const solarPower = effectPower(
  solarBase,
  z._default(z.literal(true, { error: "a solar power has no ship whose loss could undo it" }), true),
);

const step = z.strictObject({ id, isAutomatic: z.boolean() });

/** A rules pack: every number and every power of a duel. */
export const packSchema = z.strictObject({
  stages: z.array(z.strictObject({ id, steps: list(step, 12) })).check(z.length(3)),
  battle: z.strictObject({
    submission: z.literal("simultaneous"),
    responses: z.literal("once"),
    order: z.literal("none"),
  }),
  health: positive,
  ceiling: positive,
  die: whole(1, 100),
  /** Lines that everybody gets every turn. */
  keel: count,
  startingLines: count,
  savingCap: count,
  /** The most energy of a colour that a player can keep. */
  energyCap: count.check(z.maximum(100)),
  /** From this turn on healing counts nothing, and everybody takes `damage` for every turn since, this one included. */
  dusk: z.nullable(z.strictObject({ turn: positive, damage: positive })),
  doubleKnockout: z.enum(["closest", "draw"]),
  /** The turn after which a duel is drawn. No higher: turns in which nobody decides run through in one go. */
  turnCap: whole(1, 80),
  /** A player can hold energy of the faction's colours alone. */
  factions: some(z.strictObject({ id, colours: list(id, FACTION_COLOURS) }), MOST_FACTIONS),
  ships: some(ship, 100),
  solarPowers: list(solarPower, 50),
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
export type Pack = Deep<z.infer<typeof packSchema>>;
export type ShipDefinition = Pack["ships"][number];
export type Basic = Extract<ShipDefinition, { readonly kind: "basic" }>;
export type Upgraded = Extract<ShipDefinition, { readonly kind: "upgraded" }>;
export type Power = ShipDefinition["powers"][number];
export type SolarPower = Pack["solarPowers"][number];
export type Amount = Deep<z.infer<typeof amount>>;
export type ScaledAmount = Exclude<Amount, number>;
export type Window = z.infer<typeof window>;
export type Nature = z.infer<typeof nature>;

/** The powers of one moment. */
export type PowerOf<When extends Power["when"]> = Extract<Power, { readonly when: When }>;
