import type { DecisionPoint } from "../../book/choices.ts";
import { type BattleItem, battleItems, type DrawingItem, firstItems } from "../../book/items.ts";
import { shapeships } from "../../game.ts";
import { coloursOf } from "../../pack/catalogue.ts";
import type { Pack, Power, ShipDefinition, SolarPower } from "../../pack/pack.ts";
import type { BattleOrder, Drawing, LiveShip, ShapeshipsAction, ShapeshipsRefusal } from "../../rules/shape.ts";
import { windowOf } from "../../rules/windows.ts";
import { countIn, type Draft, edited, type Item } from "./draft.ts";

/** Something that could be added to an order: how many it has, and why it cannot have one more. */
type Offer<I extends Item> = { readonly item: I; readonly count: number; readonly refusal: ShapeshipsRefusal | null };

export type ShipOffer = Offer<DrawingItem> & { readonly ship: ShipDefinition };
export type WorkOffer = {
  readonly by: LiveShip;
  readonly kind: ShipDefinition;
  readonly offers: readonly Offer<DrawingItem>[];
};

/** Why the rules refuse an order here, or null. */
export const refusalOf = ({ state, pack, side }: DecisionPoint, action: ShapeshipsAction): ShapeshipsRefusal | null =>
  shapeships.check(state, side, action, pack);

function offerOf<I extends Item>(place: DecisionPoint, draft: Draft, item: I): Offer<I> {
  const more = edited(draft, { edit: "add", item });
  return { item, count: countIn(draft, item), refusal: more === null ? null : refusalOf(place, more) };
}

/** Every ship of the player's faction, whether or not it can be drawn now. */
export function shipOffers(place: DecisionPoint, draft: Drawing, kind: ShipDefinition["kind"]): readonly ShipOffer[] {
  const { faction } = place.state.players[place.side];
  return place.pack.ships
    .filter((ship) => ship.faction === faction && ship.kind === kind)
    .map((ship) => {
      const item: DrawingItem = ship.kind === "upgraded" ? { upgrades: { ship: ship.id } } : basicOf(ship, 1);
      const count = countIn(draft, ship.kind === "upgraded" ? item : { basics: { ship: ship.id } });
      return { ...offerOf(place, draft, item), count, ship };
    });
}

/** One of a Basic, with a number where one is chosen for it. */
export const basicOf = (ship: Extract<ShipDefinition, { readonly kind: "basic" }>, number: number): DrawingItem => ({
  basics: { ship: ship.id, ...(ship.chooses !== null && { number }) },
});

/** The player's ships that build or can be converted, with everything that they could do. */
export function workOffers(place: DecisionPoint, draft: Drawing, work: "maker" | "conversion"): readonly WorkOffer[] {
  return place.state.players[place.side].ships.flatMap((by) => {
    const kind = place.pack.ships.find(({ id }) => id === by.ship);
    if (kind === undefined) return [];
    const items = kind.powers.flatMap((power) => (power.when === work ? workItems(by, power) : []));
    return items.length === 0 ? [] : [{ by, kind, offers: items.map((item) => offerOf(place, draft, item)) }];
  });
}

function workItems({ id }: LiveShip, power: Power): readonly DrawingItem[] {
  if (power.when === "maker") return power.makes.map((makes) => ({ makers: { ship: id, makes } }));
  return power.when === "conversion" ? [{ conversions: { ship: id } }] : [];
}

/** What a charge or a solar power does, with every way to aim it. */
export type BattleOption = {
  readonly key: string;
  readonly by: LiveShip | null;
  readonly power: Extract<Power, { readonly when: "charge" }> | SolarPower;
  readonly aims: readonly Offer<BattleItem>[];
  /** Why it cannot be done at all; null where there is an aim for it. */
  readonly refusal: ShapeshipsRefusal | null;
};

/** Everything that the player could ever do in a battle, whether or not it can be done now. */
export function battleOptions(place: DecisionPoint, draft: BattleOrder): readonly BattleOption[] {
  const { state, side, pack } = place;
  const window = windowOf(state);
  const open = window === null ? [] : firstItems(battleItems(state, side, window, pack));
  const { ships, faction } = state.players[side];
  const colours = coloursOf(pack, faction);
  const charges = ships.flatMap((by) =>
    chargesOf(by, pack).map((power) => {
      const aims = open.filter(
        (item) => "charge" in item && item.charge.ship === by.id && item.charge.effect === power.effect,
      );
      return battleOption(place, draft, `${by.id} ${power.effect}`, by, power, aims);
    }),
  );
  const solar = pack.solarPowers
    .filter(({ price, spends }) =>
      [...Object.keys(price), ...(spends === null ? [] : [spends])].every((each) => colours.includes(each)),
    )
    .map((power) => {
      const aims = open.filter((item) => "solar" in item && item.solar.power === power.id);
      return battleOption(place, draft, power.id, null, power, aims);
    });
  return [...charges, ...solar];
}

function chargesOf({ ship }: LiveShip, { ships }: Pack) {
  const powers = ships.find(({ id }) => id === ship)?.powers ?? [];
  return powers.flatMap((power) => (power.when === "charge" ? [power] : []));
}

function battleOption(
  place: DecisionPoint,
  draft: BattleOrder,
  key: string,
  by: LiveShip | null,
  power: BattleOption["power"],
  items: readonly BattleItem[],
): BattleOption {
  const aims = items.map((item) => offerOf(place, draft, item));
  const bare: BattleItem =
    by === null
      ? { solar: { power: "id" in power ? power.id : "" } }
      : { charge: { ship: by.id, effect: power.effect } };
  const first = aims.find(({ refusal }) => refusal !== null)?.refusal ?? offerOf(place, draft, bare).refusal;
  return { key, by, power, aims, refusal: aims.some(({ refusal }) => refusal === null) ? null : first };
}
