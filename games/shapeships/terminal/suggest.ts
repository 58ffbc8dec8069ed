import { canonical } from "@umpire/kernel";
import { choices } from "../book/choices.ts";
import { describeEffect, describeShip, priceOfPower, priceOfShip } from "../book/describe.ts";
import { compactIds } from "../book/reckoning.ts";
import { findShip } from "../pack/catalogue.ts";
import type { ShipDefinition } from "../pack/pack.ts";
import { duskDamage } from "../rules/settlement/ledger.ts";
import type { ShapeshipsAction } from "../rules/shape.ts";
import { type BattleOrder, type Drawing, type LiveShip, otherSide } from "../rules/shape.ts";
import { formatOrder } from "./orders.ts";
import type { PlayerView } from "./view.ts";

/** An order with one thing in it: how it is typed, what it costs, what it does, and at what else. */
export type Suggestion = {
  readonly action: ShapeshipsAction;
  readonly typed: string;
  readonly price: string;
  readonly does: string;
};

type Facts = Pick<Suggestion, "price" | "does">;

/** Orders of a single thing that the rules would take now, the empty one first; one for all targets of an action. */
export function suggestions(view: PlayerView): readonly Suggestion[] {
  const groups = new Map<string, ShapeshipsAction[]>();
  for (const action of choices(view)) {
    const key = canonical(kindOf(action));
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return [...groups.values()].flatMap((group) => {
    const action = foremost(group);
    return action === undefined ? [] : [{ action, typed: formatOrder(action, view), ...factsOf(view, action, group) }];
  });
}

/** What is done, whatever it is done to and however much is spent on it. */
function kindOf(action: ShapeshipsAction) {
  if ("faction" in action) return action;
  if ("basics" in action) return { ...action, basics: action.basics.map(({ ship }) => ship) };
  return {
    charges: action.charges.map(({ ship, effect }) => [ship, effect]),
    solarPowers: action.solarPowers.map(({ power }) => power),
  };
}

/** Where and at what an action of the battle is aimed. */
const aimOf = (action: ShapeshipsAction) =>
  "charges" in action ? (action.charges[0] ?? action.solarPowers[0] ?? null) : null;

/** The first target, with all that can be spent on it. */
function foremost(group: readonly ShapeshipsAction[]): ShapeshipsAction | undefined {
  const [first] = group;
  const aim = first === undefined ? null : aimOf(first);
  return aim === null
    ? first
    : group.findLast((each) => aimOf(each)?.target === aim.target && aimOf(each)?.own === aim.own);
}

function factsOf(view: PlayerView, action: ShapeshipsAction, group: readonly ShapeshipsAction[]): Facts {
  if ("faction" in action) {
    const ships = view.pack.ships.filter(({ faction }) => faction === action.faction);
    return { price: "", does: ships.map(({ id }) => view.name(id)).join(", ") };
  }
  return "basics" in action ? drawingFacts(view, action) : battleFacts(view, action, group);
}

function drawingFacts(view: PlayerView, { basics, upgrades, makers, conversions }: Drawing): Facts {
  const [making] = makers;
  const [converting] = conversions;
  const drawn = basics[0] ?? upgrades[0];
  if (making !== undefined) return makerFacts(view, making);
  if (converting !== undefined) return conversionFacts(view, converting);
  if (drawn === undefined) return { price: "", does: saving(view) };
  const ship = findShip(view.pack, drawn.ship);
  return ship === undefined ? { price: "", does: "" } : shipFacts(view, ship, limitNotes(view, ship));
}

/** What becomes of the lines if nothing is drawn. */
function saving({ state, side, pack: { savingCap }, words }: PlayerView): string {
  const { lines, joining } = state.players[side];
  const saved = Math.min(lines, savingCap);
  const savedJoining = Math.min(joining, savingCap - saved);
  return words.prompt.save(saved, savedJoining, lines - saved + (joining - savedJoining));
}

function shipFacts(view: PlayerView, ship: ShipDefinition, further: readonly string[]): Facts {
  const { prices, prompt, reference } = view.words;
  const notes = [
    ...(ship.kind === "basic" && ship.chooses !== null ? [reference.chooses(ship.chooses)] : []),
    ...(ship.charges === 0 ? [] : [prices.charges(ship.charges)]),
    ...further,
    ...(heals(ship) && duskDamage(view.state, view.pack) !== null ? [prompt.noHealing] : []),
  ];
  return { price: priceOfShip(ship, view), does: noted(describeShip(ship, view), notes) };
}

const noted = (said: string, notes: readonly string[]) =>
  (notes.length === 0 ? said : `${said} (${notes.join("; ")})`).trim();

/** How many of a ship a player has drawn: the rules limit these, and not what was made, stolen or spawned. */
const drawnOf = ({ state, side }: PlayerView, { id }: ShipDefinition) =>
  state.players[side].ships.filter(({ ship, origin }) => ship === id && origin === "drawn").length;

const limitNotes = (view: PlayerView, ship: ShipDefinition) =>
  ship.max === null ? [] : [view.words.prompt.left(ship.max - drawnOf(view, ship))];

const liveShip = ({ state, side }: PlayerView, id: string): LiveShip | undefined =>
  state.players[side].ships.find((ship) => ship.id === id);

function makerFacts(view: PlayerView, { ship: id, makes }: Drawing["makers"][number]): Facts {
  const { prices } = view.words;
  const maker = liveShip(view, id);
  const power = findShip(view.pack, maker?.ship ?? "")?.powers.find((each) => each.when === "maker");
  const price = power?.costsCharge ? prices.oneCharge(maker?.charges ?? 0) : prices.free;
  const made = findShip(view.pack, makes);
  return { price, does: made === undefined ? "" : shipFacts(view, made, []).does };
}

function conversionFacts(view: PlayerView, { ship: id }: Drawing["conversions"][number]): Facts {
  const { powers, prices } = view.words;
  const kind = findShip(view.pack, liveShip(view, id)?.ship ?? "");
  const power = kind?.powers.find((each) => each.when === "conversion");
  if (power === undefined) return { price: "", does: "" };
  return { price: prices.lines(power.lines), does: powers.converts(view.name(power.into), power.lines) };
}

function battleFacts(
  view: PlayerView,
  { charges, solarPowers }: BattleOrder,
  group: readonly ShapeshipsAction[],
): Facts {
  const [charge] = charges;
  const [solar] = solarPowers;
  if (charge === undefined && solar === undefined) return { price: "", does: view.words.prompt.keep };
  const acting = charge === undefined ? undefined : liveShip(view, charge.ship);
  const powers = findShip(view.pack, acting?.ship ?? "")?.powers ?? [];
  const power =
    view.pack.solarPowers.find(({ id }) => id === solar?.power) ??
    powers.find((each) => each.when === "charge" && each.effect === charge?.effect);
  if (power === undefined || ("when" in power && power.when !== "charge")) return { price: "", does: "" };
  const price = "when" in power ? view.words.prices.oneCharge(acting?.charges ?? 0) : priceOfPower(power, view);
  const isIdle = power.effect === "heal" && duskDamage(view.state, view.pack) !== null;
  const does = noted(describeEffect(power, view), isIdle ? [view.words.prompt.noHealing] : []);
  return { price, does: `${does}${aims(view, group)}` };
}

/** Everything that an action can be aimed at, and spent on it, on the one line that it has. */
function aims(view: PlayerView, group: readonly ShapeshipsAction[]): string {
  const { prompt } = view.words;
  const all = group.flatMap((action) => aimOf(action) ?? []);
  const targets = unique(all.flatMap(({ target }) => target ?? []));
  const owns = unique(all.flatMap(({ own }) => own ?? []));
  const spends = all.flatMap((aim) => ("spend" in aim && aim.spend !== undefined ? [aim.spend] : []));
  const pairs = owns.map((own) => {
    const theirs = unique(all.filter((aim) => aim.own === own).flatMap(({ target }) => target ?? []));
    return prompt.pair(own, compactIds(theirs));
  });
  const aimed = targets.length === 1 ? byKind(view, targets).join() : prompt.targets(byKind(view, targets));
  return [
    ...(pairs.length > 0 ? [`; ${prompt.pairs(pairs)}`] : []),
    ...(pairs.length === 0 && targets.length > 0 ? [`${targets.length === 1 ? ":" : ";"} ${aimed}`] : []),
    ...(spends.length > 1 ? [`; ${prompt.spends(Math.min(...spends), Math.max(...spends))}`] : []),
  ].join("");
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** `Mote S2, S3` and `Prism S5–S9`: ids alone would send the reader back to the table. */
function byKind({ state, side, name }: PlayerView, targets: readonly string[]): readonly string[] {
  const aimed = state.players[otherSide(side)].ships.filter(({ id }) => targets.includes(id));
  return unique(aimed.map(({ ship }) => ship)).map((kind) => {
    const ids = aimed.filter(({ ship }) => ship === kind).map(({ id }) => id);
    return `${name(kind)} ${compactIds(ids)}`;
  });
}

/** The ships of one's own faction that no suggestion draws: those to look ahead to, and those at their limit. */
export function outOfReach(view: PlayerView, listed: readonly Suggestion[]) {
  const { faction } = view.state.players[view.side];
  const drawn = listed.flatMap(({ action }) =>
    "basics" in action ? [...action.basics, ...action.upgrades].map(({ ship }) => ship) : [],
  );
  const others = view.pack.ships.filter((ship) => ship.faction === faction && !drawn.includes(ship.id));
  const later: string[] = [];
  const full: string[] = [];
  for (const ship of others) {
    const name = view.name(ship.id);
    const has = drawnOf(view, ship);
    if (ship.max !== null && has >= ship.max) full.push(view.words.prompt.atLimit(name, has, ship.max));
    else later.push(`${name} (${priceOfShip(ship, view)})`);
  }
  return { later, full };
}

/** Whether a ship has anything to do with healing, which counts nothing after dusk. */
const heals = ({ powers }: ShipDefinition): boolean =>
  powers.some((power) => "effect" in power && power.effect === "heal");
