import { battleItems, drawingItems, type ShapeshipsAction, shapeships, windowOf } from "@umpire/games";
import { battle, drawing, joinOrders } from "./orders.ts";
import { coloursOf, type Drawing, duskDamage, findShip, type Ship, type Sight } from "./sight.ts";

/** Every order of a single thing that the rules would take now. */
export function choices(sight: Sight): readonly ShapeshipsAction[] {
  const { state, pack, seat } = sight;
  if (state.status === "choosing_factions") return pack.factions.map(({ id }) => ({ faction: id }));
  const items = state.step === "drawing" ? drawings(sight) : battles(sight);
  return [shapeships.absent(state, seat, pack), ...items.filter((action) => isLegal(sight, action))];
}

const isLegal = ({ state, pack, seat }: Sight, action: ShapeshipsAction) =>
  shapeships.check(state, seat, action, pack) === null;

function drawings({ state, side, pack }: Sight): readonly ShapeshipsAction[] {
  return [...drawingItems(state.players[side], state.turn, pack)].map((item) => {
    if ("makers" in item) return drawing({ makers: [item.makers] });
    if ("conversions" in item) return drawing({ conversions: [item.conversions] });
    return drawing("basics" in item ? { basics: [{ ...item.basics, count: 1 }] } : { upgrades: [item.upgrades] });
  });
}

function battles({ state, side, pack }: Sight): readonly ShapeshipsAction[] {
  const window = windowOf(state);
  if (window === null) return [];
  return [...battleItems(state, side, window, pack)].map((item) =>
    battle("charge" in item ? { charges: [item.charge] } : { solarPowers: [item.solar] }),
  );
}

/** An example never has more things in it: it shows how an order is typed. */
const EXAMPLE_SIZE = 3;

/** An order that the rules would take now and that is not a foolish one, as an example of how to type one. */
export function exampleOrder(sight: Sight): ShapeshipsAction {
  const { state, pack, seat } = sight;
  const ranked = choices(sight)
    .map((action) => ({ action, rank: rankOf(sight, action) }))
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
  if (solar?.spend === 0 || (effect === "heal" && duskDamage(sight) !== null)) return NEVER;
  const rank = ["steal", "destroy", "paired_destroy", "copy", "damage", "heal"].indexOf(effect ?? "");
  return rank === -1 ? NEVER : rank;
}

function rankOfDrawing(sight: Sight, { basics: [basic], upgrades, makers }: Drawing): number {
  if (upgrades.length > 0) return 0;
  if (makers.length > 0) return 1;
  const ship = findShip(sight, basic?.ship ?? "");
  if (ship === undefined || (duskDamage(sight) !== null && healsOnly(ship))) return NEVER;
  const whens = ship.powers.map(({ when }) => when);
  const pays = whens.includes("lines") || whens.includes("maker");
  // A fleet of nothing but investments wins no duel.
  if (pays) return sight.state.turn <= 3 ? 2 : 5;
  return whens.includes("continuous") ? 3 : 4;
}

const healsOnly = ({ powers }: Ship) => powers.every((power) => "effect" in power && power.effect === "heal");
