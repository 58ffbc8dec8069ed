import { canonical } from "@umpire/kernel";
import { choices } from "../book/choices.ts";
import { describeDeed, describeShip, priceOfPower, priceOfShip } from "../book/describe.ts";
import { compactIds } from "../book/reckoning.ts";
import { duskDamage } from "../rules/settlement/ledger.ts";
import type { ShapeshipsAction } from "../rules/shape.ts";
import { spellOrder } from "./orders.ts";
import { type BattleOrder, type Drawing, findShip, type LiveShip, other, type Ship, type Sight } from "./sight.ts";

/** An order with one thing in it: how it is typed, what it costs, what it does, and at what else. */
export type Suggestion = {
  readonly action: ShapeshipsAction;
  readonly typed: string;
  readonly price: string;
  readonly does: string;
};

type Facts = Pick<Suggestion, "price" | "does">;

/** Orders of a single thing that the rules would take now, the empty one first; one for all targets of an action. */
export function suggestions(sight: Sight): readonly Suggestion[] {
  const groups = new Map<string, ShapeshipsAction[]>();
  for (const action of choices(sight)) {
    const key = canonical(kindOf(action));
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return [...groups.values()].flatMap((group) => {
    const action = foremost(group);
    return action === undefined ? [] : [{ action, typed: spellOrder(action, sight), ...factsOf(sight, action, group) }];
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

function factsOf(sight: Sight, action: ShapeshipsAction, group: readonly ShapeshipsAction[]): Facts {
  if ("faction" in action) {
    const ships = sight.pack.ships.filter(({ faction }) => faction === action.faction);
    return { price: "", does: ships.map(({ id }) => sight.name(id)).join(", ") };
  }
  return "basics" in action ? drawingFacts(sight, action) : battleFacts(sight, action, group);
}

function drawingFacts(sight: Sight, { basics, upgrades, makers, conversions }: Drawing): Facts {
  const [making] = makers;
  const [converting] = conversions;
  const drawn = basics[0] ?? upgrades[0];
  if (making !== undefined) return makerFacts(sight, making);
  if (converting !== undefined) return conversionFacts(sight, converting);
  if (drawn === undefined) return { price: "", does: saving(sight) };
  const ship = findShip(sight, drawn.ship);
  return ship === undefined ? { price: "", does: "" } : shipFacts(sight, ship, limitNotes(sight, ship));
}

/** What becomes of the lines if nothing is drawn. */
function saving({ state, side, pack: { savingCap }, words }: Sight): string {
  const { lines, joining } = state.players[side];
  const saved = Math.min(lines, savingCap);
  const savedJoining = Math.min(joining, savingCap - saved);
  return words.prompt.save(saved, savedJoining, lines - saved + (joining - savedJoining));
}

function shipFacts(sight: Sight, ship: Ship, further: readonly string[]): Facts {
  const { prices, prompt, reference } = sight.words;
  const notes = [
    ...(ship.kind === "basic" && ship.chooses !== null ? [reference.chooses(ship.chooses)] : []),
    ...(ship.charges === 0 ? [] : [prices.charges(ship.charges)]),
    ...further,
    ...(heals(ship) && duskDamage(sight.state, sight.pack) !== null ? [prompt.noHealing] : []),
  ];
  return { price: priceOfShip(ship, sight), does: noted(describeShip(ship, sight), notes) };
}

const noted = (said: string, notes: readonly string[]) =>
  (notes.length === 0 ? said : `${said} (${notes.join("; ")})`).trim();

/** How many of a ship a player has drawn: the rules limit these, and not what was made, stolen or spawned. */
const drawnOf = ({ state, side }: Sight, { id }: Ship) =>
  state.players[side].ships.filter(({ ship, origin }) => ship === id && origin === "drawn").length;

const limitNotes = (sight: Sight, ship: Ship) =>
  ship.max === null ? [] : [sight.words.prompt.left(ship.max - drawnOf(sight, ship))];

const liveShip = ({ state, side }: Sight, id: string): LiveShip | undefined =>
  state.players[side].ships.find((ship) => ship.id === id);

function makerFacts(sight: Sight, { ship: id, makes }: Drawing["makers"][number]): Facts {
  const { prices } = sight.words;
  const maker = liveShip(sight, id);
  const power = findShip(sight, maker?.ship ?? "")?.powers.find((each) => each.when === "maker");
  const price = power?.costsCharge ? prices.oneCharge(maker?.charges ?? 0) : prices.free;
  const made = findShip(sight, makes);
  return { price, does: made === undefined ? "" : shipFacts(sight, made, []).does };
}

function conversionFacts(sight: Sight, { ship: id }: Drawing["conversions"][number]): Facts {
  const { powers, prices } = sight.words;
  const kind = findShip(sight, liveShip(sight, id)?.ship ?? "");
  const power = kind?.powers.find((each) => each.when === "conversion");
  if (power === undefined) return { price: "", does: "" };
  return { price: prices.lines(power.lines), does: powers.converts(sight.name(power.into), power.lines) };
}

function battleFacts(sight: Sight, { charges, solarPowers }: BattleOrder, group: readonly ShapeshipsAction[]): Facts {
  const [charge] = charges;
  const [solar] = solarPowers;
  if (charge === undefined && solar === undefined) return { price: "", does: sight.words.prompt.keep };
  const acting = charge === undefined ? undefined : liveShip(sight, charge.ship);
  const powers = findShip(sight, acting?.ship ?? "")?.powers ?? [];
  const power =
    sight.pack.solarPowers.find(({ id }) => id === solar?.power) ??
    powers.find((each) => each.when === "charge" && each.effect === charge?.effect);
  if (power === undefined || ("when" in power && power.when !== "charge")) return { price: "", does: "" };
  const price = "when" in power ? sight.words.prices.oneCharge(acting?.charges ?? 0) : priceOfPower(power, sight);
  const isIdle = power.effect === "heal" && duskDamage(sight.state, sight.pack) !== null;
  const deed = noted(describeDeed(power, sight), isIdle ? [sight.words.prompt.noHealing] : []);
  return { price, does: `${deed}${aims(sight, group)}` };
}

/** Everything that an action can be aimed at, and spent on it, on the one line that it has. */
function aims(sight: Sight, group: readonly ShapeshipsAction[]): string {
  const { prompt } = sight.words;
  const all = group.flatMap((action) => aimOf(action) ?? []);
  const targets = unique(all.flatMap(({ target }) => target ?? []));
  const owns = unique(all.flatMap(({ own }) => own ?? []));
  const spends = all.flatMap((aim) => ("spend" in aim && aim.spend !== undefined ? [aim.spend] : []));
  const pairs = owns.map((own) => {
    const theirs = unique(all.filter((aim) => aim.own === own).flatMap(({ target }) => target ?? []));
    return prompt.pair(own, compactIds(theirs));
  });
  const aimed = targets.length === 1 ? byKind(sight, targets).join() : prompt.targets(byKind(sight, targets));
  return [
    ...(pairs.length > 0 ? [`; ${prompt.pairs(pairs)}`] : []),
    ...(pairs.length === 0 && targets.length > 0 ? [`${targets.length === 1 ? ":" : ";"} ${aimed}`] : []),
    ...(spends.length > 1 ? [`; ${prompt.spends(Math.min(...spends), Math.max(...spends))}`] : []),
  ].join("");
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** `Mote S2, S3` and `Prism S5–S9`: ids alone would send the reader back to the table. */
function byKind({ state, side, name }: Sight, targets: readonly string[]): readonly string[] {
  const aimed = state.players[other(side)].ships.filter(({ id }) => targets.includes(id));
  return unique(aimed.map(({ ship }) => ship)).map((kind) => {
    const ids = aimed.filter(({ ship }) => ship === kind).map(({ id }) => id);
    return `${name(kind)} ${compactIds(ids)}`;
  });
}

/** The ships of one's own faction that no suggestion draws: those to look ahead to, and those at their limit. */
export function outOfReach(sight: Sight, listed: readonly Suggestion[]) {
  const { faction } = sight.state.players[sight.side];
  const drawn = listed.flatMap(({ action }) =>
    "basics" in action ? [...action.basics, ...action.upgrades].map(({ ship }) => ship) : [],
  );
  const others = sight.pack.ships.filter((ship) => ship.faction === faction && !drawn.includes(ship.id));
  const later: string[] = [];
  const full: string[] = [];
  for (const ship of others) {
    const name = sight.name(ship.id);
    const has = drawnOf(sight, ship);
    if (ship.max !== null && has >= ship.max) full.push(sight.words.prompt.atLimit(name, has, ship.max));
    else later.push(`${name} (${priceOfShip(ship, sight)})`);
  }
  return { later, full };
}

/** Whether a ship has anything to do with healing, which counts nothing after dusk. */
const heals = ({ powers }: Ship): boolean => powers.some((power) => "effect" in power && power.effect === "heal");
