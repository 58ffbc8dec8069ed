import { battleItems, drawingItems, type ShapeshipsAction, shapeships, windowOf } from "@umpire/games";
import { battle, drawing, joinOrders, spellOrder } from "./orders.ts";
import { describeDeed, describeShip, priceOfPower, priceOfShip } from "./powers.ts";
import { type BattleOrder, coloursOf, type Drawing, findShip, type Ship, type Sight } from "./sight.ts";

/** An order with one thing in it: how it is typed, what it costs, what it does. */
export type Suggestion = {
  readonly action: ShapeshipsAction;
  readonly typed: string;
  readonly price: string;
  readonly does: string;
};

/** Orders of a single thing that the rules would take now, the empty one first. */
export function suggestions(sight: Sight): readonly Suggestion[] {
  const { state, pack, seat, words, term } = sight;
  if (state.status === "choosing_factions") {
    return pack.factions.map(({ id }) => {
      const ships = pack.ships.filter(({ faction }) => faction === id).map((ship) => term(ship.id));
      return { ...spelt(sight, { faction: id }), price: "", does: ships.join(", ") };
    });
  }
  const none = shapeships.absent(state, seat, pack);
  const does = state.step === "drawing" ? words.prompt.save : words.prompt.keep;
  const items = state.step === "drawing" ? drawingSuggestions(sight) : battleSuggestions(sight);
  return [{ ...spelt(sight, none), price: "", does }, ...items.filter(({ action }) => isLegal(sight, action))];
}

const spelt = (sight: Sight, action: ShapeshipsAction) => ({ action, typed: spellOrder(action, sight) });
const isLegal = ({ state, pack, seat }: Sight, action: ShapeshipsAction) =>
  shapeships.check(state, seat, action, pack) === null;

function drawingSuggestions(sight: Sight): readonly Suggestion[] {
  const { state, side, pack } = sight;
  return [...drawingItems(state.players[side], state.turn, pack)].map((item) => {
    if ("makers" in item) return makerSuggestion(sight, item.makers);
    if ("conversions" in item) return conversionSuggestion(sight, item.conversions);
    const ship = findShip(sight, "basics" in item ? item.basics.ship : item.upgrades.ship);
    const order = "basics" in item ? { basics: [{ ...item.basics, count: 1 }] } : { upgrades: [item.upgrades] };
    return { ...spelt(sight, drawing(order)), ...shipFacts(sight, ship) };
  });
}

function shipFacts(sight: Sight, ship: Ship | undefined): Pick<Suggestion, "price" | "does"> {
  if (ship === undefined) return { price: "", does: "" };
  const charges = ship.charges === 0 ? "" : ` (${sight.words.prices.charges(ship.charges)})`;
  return { price: priceOfShip(ship, sight), does: `${describeShip(ship, sight)}${charges}` };
}

function makerSuggestion(sight: Sight, making: Drawing["makers"][number]): Suggestion {
  const { prices } = sight.words;
  const maker = sight.state.players[sight.side].ships.find(({ id }) => id === making.ship);
  const power = findShip(sight, maker?.ship ?? "")?.powers.find((each) => each.when === "maker");
  const price = power?.costsCharge ? prices.oneCharge(maker?.charges ?? 0) : prices.free;
  const { does } = shipFacts(sight, findShip(sight, making.makes));
  return { ...spelt(sight, drawing({ makers: [making] })), price, does };
}

function conversionSuggestion(sight: Sight, converting: Drawing["conversions"][number]): Suggestion {
  const ship = sight.state.players[sight.side].ships.find(({ id }) => id === converting.ship);
  const power = findShip(sight, ship?.ship ?? "")?.powers.find((each) => each.when === "conversion");
  const does = power === undefined ? "" : sight.words.powers.converts(sight.term(power.into), power.lines);
  const price = sight.words.prices.lines(power?.lines ?? 0);
  return { ...spelt(sight, drawing({ conversions: [converting] })), price, does };
}

function battleSuggestions(sight: Sight): readonly Suggestion[] {
  const { state, side, pack } = sight;
  const window = windowOf(state);
  if (window === null) return [];
  return [...battleItems(state, side, window, pack)].map((item) =>
    "charge" in item ? chargeSuggestion(sight, item.charge) : solarSuggestion(sight, item.solar),
  );
}

function chargeSuggestion(sight: Sight, charge: BattleOrder["charges"][number]): Suggestion {
  const ship = sight.state.players[sight.side].ships.find(({ id }) => id === charge.ship);
  const powers = findShip(sight, ship?.ship ?? "")?.powers ?? [];
  const power = powers.find((each) => each.when === "charge" && each.effect === charge.effect);
  const deed = power?.when === "charge" ? describeDeed(power, sight) : "";
  return {
    ...spelt(sight, battle({ charges: [charge] })),
    price: sight.words.prices.oneCharge(ship?.charges ?? 0),
    does: withTarget(sight, deed, charge.target),
  };
}

function solarSuggestion(sight: Sight, solar: BattleOrder["solarPowers"][number]): Suggestion {
  const power = sight.pack.solarPowers.find(({ id }) => id === solar.power);
  const deed = power === undefined ? "" : describeDeed(power, sight);
  return {
    ...spelt(sight, battle({ solarPowers: [solar] })),
    price: power === undefined ? "" : priceOfPower(power, sight),
    does: withTarget(sight, deed, solar.target),
  };
}

/** What is done, and to which ship: an id alone would send the reader back to the table. */
function withTarget({ state, side, term }: Sight, deed: string, target: string | undefined): string {
  const ship = state.players[side === 0 ? 1 : 0].ships.find(({ id }) => id === target);
  return ship === undefined ? deed : `${deed}: ${term(ship.ship)} ${ship.id}`;
}

/** The ships of one's own faction that no suggestion draws, for a look ahead. */
export function outOfReach(sight: Sight, listed: readonly Suggestion[]): readonly Ship[] {
  const { faction } = sight.state.players[sight.side];
  const drawn = listed.flatMap(({ action }) =>
    "basics" in action ? [...action.basics, ...action.upgrades].map(({ ship }) => ship) : [],
  );
  return sight.pack.ships.filter((ship) => ship.faction === faction && !drawn.includes(ship.id));
}

/** An example never has more things in it: it shows how an order is typed. */
const EXAMPLE_SIZE = 3;

/** An order that the rules would take now and that is not a foolish one, as an example of how to type one. */
export function exampleOrder(sight: Sight, listed: readonly Suggestion[] = suggestions(sight)): ShapeshipsAction {
  const { state, pack, seat } = sight;
  const ranked = listed
    .map((each) => ({ ...each, rank: rankOf(sight, each.action) }))
    .filter(({ rank }) => rank < NEVER)
    .sort((a, b) => a.rank - b.rank);
  if (state.status === "choosing_factions") return ranked[0]?.action ?? shapeships.absent(state, seat, pack);
  let order = shapeships.absent(state, seat, pack);
  let size = 0;
  for (const { action } of ranked) {
    const joined = size < EXAMPLE_SIZE ? joinOrders(order, action) : null;
    if (joined === null || !isLegal(sight, joined)) continue;
    order = joined;
    size += 1;
  }
  return order;
}

const NEVER = 9;

/** Factions without energy first; upgrades, makers and what pays off later before the rest; then what hurts. */
function rankOf(sight: Sight, action: ShapeshipsAction): number {
  if ("faction" in action) return coloursOf(sight, action.faction).length;
  if ("basics" in action) return rankOfDrawing(sight, action);
  const [charge] = action.charges;
  const [solar] = action.solarPowers;
  const effect = charge?.effect ?? sight.pack.solarPowers.find(({ id }) => id === solar?.power)?.effect;
  const rank = ["steal", "destroy", "paired_destroy", "copy", "damage", "heal"].indexOf(effect ?? "");
  return rank === -1 ? NEVER : rank;
}

function rankOfDrawing(sight: Sight, { basics: [basic], upgrades, makers }: Drawing): number {
  if (upgrades.length > 0) return 0;
  if (makers.length > 0) return 1;
  const whens = findShip(sight, basic?.ship ?? "")?.powers.map(({ when }) => when) ?? [];
  if (basic === undefined) return NEVER;
  const pays = whens.includes("lines") || whens.includes("maker");
  // A fleet of nothing but investments wins no duel.
  if (pays) return sight.state.turn <= 3 ? 2 : 5;
  return whens.includes("continuous") ? 3 : 4;
}
