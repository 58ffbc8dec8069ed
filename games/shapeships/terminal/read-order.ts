import { joinOrders } from "../book/choices.ts";
import { findShip } from "../pack/catalogue.ts";
import type { ShipDefinition } from "../pack/pack.ts";
import type { ShapeshipsAction } from "../rules/shape.ts";
import { exactlyNamed, findNamed, fold, type Named } from "./names.ts";
import { battle, drawing } from "./orders.ts";
import { type Suggestion, suggestions } from "./suggest.ts";
import type { PlayerView } from "./view.ts";

/** What was typed, as an order; or the part of it that makes no sense. Whether it is legal is for the rules to say. */
export type Read = { readonly action: ShapeshipsAction } | { readonly unknown: string };

/** The number of one item is capped at this; such an order is refused all the same. */
const MOST = 100;

export function readOrder(typed: string, view: PlayerView): Read {
  const listed = suggestions(view);
  const phrases = typed.split(/[,;]/).map((phrase) => phrase.trim());
  const [only, ...others] = phrases;
  if (only === undefined || only === "") return { unknown: typed };
  if (others.length === 0 && view.words.typed.nothing.includes(fold(only))) return readNothing(only, listed);
  let order: ShapeshipsAction | null = null;
  for (const phrase of phrases.filter((each) => each !== "")) {
    order = readJoined(phrase, order, listed, view);
    if (order === null) return { unknown: phrase };
  }
  return order === null ? { unknown: typed } : { action: order };
}

/** The empty order stands first in the list; where a faction is chosen, there is none. */
function readNothing(typed: string, [first]: readonly Suggestion[]): Read {
  return first === undefined || "faction" in first.action ? { unknown: typed } : { action: first.action };
}

/** What came before with this phrase; one that makes no sense may be two with an `and` between them. */
function readJoined(
  typed: string,
  before: ShapeshipsAction | null,
  listed: readonly Suggestion[],
  view: PlayerView,
): ShapeshipsAction | null {
  const part = readPhrase(typed, before, listed, view);
  if (part !== null) return before === null ? part : joinOrders(before, part);
  const words = typed.split(/\s+/);
  for (const [at, word] of words.entries()) {
    if (!view.words.typed.and.includes(fold(word))) continue;
    const first = readPhrase(words.slice(0, at).join(" "), before, listed, view);
    const order = first === null || before === null ? first : joinOrders(before, first);
    const both = order === null ? null : readJoined(words.slice(at + 1).join(" "), order, listed, view);
    if (both !== null) return both;
  }
  return null;
}

function readPhrase(
  typed: string,
  before: ShapeshipsAction | null,
  listed: readonly Suggestion[],
  view: PlayerView,
): ShapeshipsAction | null {
  const phrase = takeApart(typed);
  const { state, pack, name } = view;
  if (isLineOfList(phrase)) return readLine(phrase, listed, view);
  if (state.status === "choosing_factions") {
    const named = pack.factions.map(({ id }) => ({ id, name: name(id), value: id }));
    const isName = phrase.ids.length === 0 && phrase.leading === null;
    const faction = isName ? findIn(phrase.words, named, view) : undefined;
    return faction === undefined ? null : { faction };
  }
  return state.step === "drawing" ? readDrawing(phrase, view) : readBattle(phrase, before, view);
}

/** A phrase by what its words are: ids of ships, numbers before and after the rest, and the rest. */
type Phrase = {
  readonly ids: readonly string[];
  readonly words: readonly string[];
  readonly isOfShip: boolean;
  readonly leading: number | null;
  readonly trailing: number | null;
  readonly times: number | null;
};

const TOKEN = /"[^"]*"|[ns]\d+(?![\p{L}\d_])|[xх]\d+(?![\p{L}\d_])|\d+|[\p{L}_][\p{L}\d_-]*/giu;

const isId = (token: string) => /^[ns]\d+$/.test(token);
const isNumber = (token: string) => /^\d+$/.test(token);
const isTimes = (token: string) => /^[xх]\d+$/.test(token);
/** Text in quotation marks is always a name. */
const isQuoted = (token: string) => token.startsWith('"');
const numberIn = (token: string | undefined) => (token === undefined ? null : Number(token.replace(/^[xх]/, "")));

function takeApart(typed: string): Phrase {
  const tokens: readonly string[] = fold(typed.replaceAll(/[«»“”„]/g, '"')).match(TOKEN) ?? [];
  const [first = ""] = tokens;
  return {
    ids: tokens.filter(isId).map((id) => id.toUpperCase()),
    words: tokens.filter((token) => !isId(token) && !isNumber(token) && !isTimes(token)),
    isOfShip: isId(first),
    leading: isNumber(first) ? Number(first) : null,
    trailing: numberIn(tokens.slice(1).find(isNumber)),
    times: numberIn(tokens.find(isTimes)),
  };
}

/**
 * What the words name: what stands in quotation marks; else what is named to the letter, with as few small words left
 * out as it takes; else what is meant without any. A small word that is a name itself is never left out.
 */
function findIn<T>(words: readonly string[], candidates: readonly Named<T>[], { words: { typed } }: PlayerView) {
  const isSmall = (word: string) => typed.fillers.includes(word);
  const quoted = words.find(isQuoted);
  if (quoted !== undefined) {
    const isAlone = words.every((word) => word === quoted || isSmall(word));
    return isAlone ? exactlyNamed(quoted.replaceAll('"', ""), candidates) : undefined;
  }
  const isIdle = (word: string) => isSmall(word) && exactlyNamed(word, candidates) === undefined;
  const leading = countWhile(words, isIdle);
  const trailing = leading === words.length ? 0 : countWhile(words.toReversed(), isIdle);
  for (let left = 0; left <= leading + trailing; left += 1) {
    for (let before = Math.min(left, leading); before >= Math.max(0, left - trailing); before -= 1) {
      const found = exactlyNamed(words.slice(before, words.length - (left - before)).join(" "), candidates);
      if (found !== undefined) return found;
    }
  }
  return findNamed(words.slice(leading, words.length - trailing).join(" "), candidates);
}

function countWhile<T>(list: readonly T[], holds: (each: T) => boolean): number {
  const end = list.findIndex((each) => !holds(each));
  return end === -1 ? list.length : end;
}

/** A number alone takes a line of the list; with ids behind it, at another target. */
const isLineOfList = ({ words, leading, trailing, times }: Phrase) =>
  leading !== null && words.length === 0 && trailing === null && times === null;

function readLine({ leading, ids }: Phrase, listed: readonly Suggestion[], view: PlayerView): ShapeshipsAction | null {
  const line = listed[(leading ?? 0) - 1]?.action;
  if (line === undefined || ids.length === 0) return line ?? null;
  if (!("charges" in line)) return null;
  const [charge] = line.charges;
  const [solar] = line.solarPowers;
  const power = view.pack.solarPowers.find(({ id }) => id === solar?.power);
  const targets = targetsOf(charge?.effect ?? power?.effect ?? "", ids, view);
  if (targets === null) return null;
  if (charge !== undefined) return battle({ charges: [{ ship: charge.ship, effect: charge.effect, ...targets }] });
  const spend = solar?.spend === undefined ? {} : { spend: solar.spend };
  return solar === undefined ? null : battle({ solarPowers: [{ power: solar.power, ...targets, ...spend }] });
}

function readDrawing(phrase: Phrase, view: PlayerView): ShapeshipsAction | null {
  const { ids, words, isOfShip } = phrase;
  const { convert, fillers } = view.words.typed;
  const isConversion = ids.length > 0 && words.some((word) => convert.includes(word));
  if (isConversion && words.every((word) => convert.includes(word) || fillers.includes(word)))
    return drawing({ conversions: ids.map((ship) => ({ ship })) });
  const [maker, ...further] = ids;
  const ship = words.length === 0 ? undefined : shipNamed(words, view);
  if (isOfShip && maker !== undefined) {
    const makes = words.every((word) => fillers.includes(word)) ? (ship?.id ?? onlyProduct(maker, view)) : ship?.id;
    return makes === undefined || further.length > 0 ? null : drawing({ makers: [{ ship: maker, makes }] });
  }
  return ship === undefined ? null : readShip(phrase, ship);
}

function readShip({ ids, leading, trailing, times }: Phrase, ship: ShipDefinition): ShapeshipsAction | null {
  const chooses = ship.kind === "basic" && ship.chooses !== null;
  // `strut 2` is two of them, unless a number is chosen for the ship.
  const given = times ?? leading;
  const isCount = !chooses && given === null;
  const count = given ?? (isCount ? trailing : null) ?? 1;
  const number = isCount ? null : trailing;
  if (ship.kind === "basic")
    return ids.length > 0 ? null : drawing({ basics: [{ ship: ship.id, count, ...(number !== null && { number }) }] });
  const upgrade = { ship: ship.id, ...(ids.length > 0 && { components: ids }) };
  return count === 0 ? null : drawing({ upgrades: Array.from({ length: Math.min(count, MOST) }, () => upgrade) });
}

/** A ship of one's own faction before one of another's, which the rules will refuse with their reason. */
function shipNamed(words: readonly string[], view: PlayerView): ShipDefinition | undefined {
  const { state, side, pack, name } = view;
  const named = pack.ships.map((ship) => ({ id: ship.id, name: name(ship.id), value: ship }));
  const own = named.filter(({ value }) => value.faction === state.players[side].faction);
  return findIn(words, own, view) ?? findIn(words, named, view);
}

function onlyProduct(id: string, view: PlayerView): string | undefined {
  const live = view.state.players[view.side].ships.find((each) => each.id === id);
  const power = findShip(view.pack, live?.ship ?? "")?.powers.find((each) => each.when === "maker");
  return power?.when === "maker" && power.makes.length === 1 ? power.makes[0] : undefined;
}

function readBattle(phrase: Phrase, before: ShapeshipsAction | null, view: PlayerView): ShapeshipsAction | null {
  const { ids, words, isOfShip } = phrase;
  const [ship, ...named] = ids;
  if (isOfShip && ship !== undefined) {
    const effect = words.length === 0 ? onlyEffect(ship, view) : effectNamed(words, view);
    const targets = effect === undefined ? null : targetsOf(effect, named, view);
    return effect === undefined || targets === null ? null : battle({ charges: [{ ship, effect, ...targets }] });
  }
  return readSolar(phrase, view) ?? readByKind(phrase, before, view);
}

function readSolar({ ids, words, leading, trailing, times }: Phrase, view: PlayerView): ShapeshipsAction | null {
  const named = view.pack.solarPowers.map((power) => ({ id: power.id, name: view.name(power.id), value: power }));
  const power = findIn(words, named, view);
  const targets = power === undefined ? null : targetsOf(power.effect, ids, view);
  if (power === undefined || targets === null) return null;
  const spend = power.spends === null ? null : trailing;
  const count = times ?? leading ?? (power.spends === null ? trailing : null) ?? 1;
  const action = { power: power.id, ...targets, ...(spend !== null && { spend }) };
  return count === 0 ? null : battle({ solarPowers: Array.from({ length: Math.min(count, MOST) }, () => action) });
}

/** `caliper damage`: the first ships of the kind that can still act and are not in the order yet. */
function readByKind(phrase: Phrase, before: ShapeshipsAction | null, view: PlayerView): ShapeshipsAction | null {
  const { ids, words, leading, times } = phrase;
  const { players, turnData } = view.state;
  for (let at = words.length - 1; at > 0; at -= 1) {
    const kind = shipNamed(words.slice(0, at), view);
    const effect = effectNamed(words.slice(at), view);
    const targets = effect === undefined ? null : targetsOf(effect, ids, view);
    if (kind === undefined || effect === undefined || targets === null) continue;
    const ordered = before !== null && "charges" in before ? before.charges.map(({ ship }) => ship) : [];
    const busy = [...turnData.acted, ...ordered];
    const own = players[view.side].ships.filter(({ ship }) => ship === kind.id);
    const free = own.filter(({ id, charges }) => charges > 0 && !busy.includes(id));
    // Where none is free, the rules say why of the first.
    const acting = (free.length > 0 ? free : own).slice(0, times ?? leading ?? 1);
    return acting.length === 0 ? null : battle({ charges: acting.map(({ id }) => ({ ship: id, effect, ...targets })) });
  }
  return null;
}

/** The ships that an action names: the target, and for a pair one's own as well. */
function targetsOf(effect: string, ids: readonly string[], { state, side }: PlayerView) {
  if (ids.length > 2) return null;
  const isOwn = (id: string) => state.players[side].ships.some((ship) => ship.id === id);
  const own = effect === "paired_destroy" || ids.length > 1 ? ids.find(isOwn) : undefined;
  const target = ids.find((id) => id !== own);
  return { ...(target !== undefined && { target }), ...(own !== undefined && { own }) };
}

function effectNamed(words: readonly string[], view: PlayerView): string | undefined {
  const named = Object.entries(view.words.typed.effects).flatMap(([effect, synonyms]) =>
    [effect, view.term(effect), ...synonyms].map((name) => ({ id: effect, name, value: effect })),
  );
  return findIn(words, named, view);
}

function onlyEffect(id: string, view: PlayerView): string | undefined {
  const live = view.state.players[view.side].ships.find((each) => each.id === id);
  const [power, another] = (findShip(view.pack, live?.ship ?? "")?.powers ?? []).filter(
    ({ when }) => when === "charge",
  );
  return power?.when === "charge" && another === undefined ? power.effect : undefined;
}
