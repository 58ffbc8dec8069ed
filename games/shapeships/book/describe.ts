import { findShip } from "../pack/catalogue.ts";
import type { Amount, Nature, Pack, Power, PowerOf, ShipDefinition, SolarPower } from "../pack/pack.ts";
import type { Book } from "./book.ts";

/** What a power does, and under which heading it stands; powers under one heading are joined into one phrase. */
type Phrase = { readonly heading: string; readonly text: string };

/** Everything that a ship does, in a few words that follow from the data of the pack. */
export function describeShip({ powers }: ShipDefinition, book: Book): string {
  const { charge, and, or } = book.words.powers;
  const said: { readonly heading: string; readonly texts: string[] }[] = [];
  for (const power of powers) {
    const { heading, text } = phrase(power, book);
    const group = heading === "" ? undefined : said.find((each) => each.heading === heading);
    if (group === undefined) said.push({ heading, texts: [text] });
    else group.texts.push(text);
  }
  const choices = Object.values(charge);
  return said
    .map(({ heading, texts }) => {
      const joined = texts.join(choices.includes(heading) ? or : and);
      return heading === "" ? joined : `${heading}: ${joined}`;
    })
    .join("; ");
}

function phrase(power: Power, book: Book): Phrase {
  const { words, name } = book;
  const said = words.powers;
  switch (power.when) {
    case "completion":
    case "continuous":
      return { heading: said[power.when], text: onHealth(power.effect, power.amount, book) };
    case "charge":
      return { heading: said.charge[onlyWindow(power.windows)], text: describeEffect(power, book) };
    case "first_strike":
      return { heading: said.firstStrike, text: strikeText(power, book) };
    case "destruction":
      return {
        heading: said.destruction,
        text:
          power.effect === "spawn"
            ? said.spawn(power.count, name(power.ship))
            : onHealth(power.effect, power.amount, book),
      };
    case "passive":
      return { heading: "", text: passiveText(power, book) };
    case "lines":
      return { heading: said.later, text: amountText(power.amount, (n) => said.income(n, power.joining), book) };
    case "dice":
      return { heading: said.later, text: diceText(power, book) };
    case "maker":
      return { heading: said.later, text: said.makes(power.makes.map(name), power.costsCharge) };
    case "energy":
      return { heading: said.battle, text: said.energy(power.amount, power.colour) };
    case "conversion":
      return { heading: "", text: said.converts(name(power.into), power.lines) };
  }
}

/** The window that a power is bound to, or that it is bound to none. */
export function onlyWindow(windows: SolarPower["windows"]): "either" | "declaration" | "response" {
  const [one, other] = [...new Set(windows)];
  return one === undefined || other !== undefined ? "either" : one;
}

/** What a charge or a solar power does. */
export function describeEffect(power: PowerOf<"charge"> | SolarPower, book: Book): string {
  const { powers } = book.words;
  if (power.effect !== "damage" && power.effect !== "heal") return powers.effect[power.effect];
  const { amount } = power;
  const countsEnergy = typeof amount === "object" && amount.per === "energy_spent";
  const apart = countsEnergy && "price" in power && Object.keys(power.price).length > 0 ? powers.priceApart : "";
  const fades = power.persistsIfSourceDestroyed ? "" : powers.fades;
  return `${onHealth(power.effect, amount, book)}${apart}${fades}`;
}

function strikeText(power: PowerOf<"first_strike">, book: Book): string {
  if (power.effect === "damage" || power.effect === "heal") return onHealth(power.effect, power.amount, book);
  return book.words.powers.strike[power.effect];
}

function passiveText(power: PowerOf<"passive">, { words: { powers } }: Book): string {
  if (power.effect === "ceiling") return powers.ceiling(power.amount);
  if (power.effect === "multiply") return powers.multiply(power.nature, power.of, power.times);
  return powers.prevents(power.effect, power.ships);
}

function diceText(power: PowerOf<"dice">, { words: { powers } }: Book): string {
  if (power.effect === "extra") return powers.extraDie;
  return power.effect === "reads_as" ? powers.readsAs(power.face) : powers.reroll(power.upTo, power.times);
}

const onHealth = (nature: Nature, amount: Amount, book: Book) =>
  amountText(amount, (n) => book.words.powers.health(nature, n), book);

/** `5 damage, +1 for each other ship of its side (at most +4)`; `unit` puts a number and what it is of together. */
function amountText(amount: Amount, unit: (amount: string) => string, book: Book): string {
  if (typeof amount === "number") return unit(`${amount}`);
  const { powers } = book.words;
  const condition = amount.if === undefined ? "" : powers.condition(amount.if);
  return `${unconditional(amount, unit, book)}${condition}`;
}

function unconditional(amount: Exclude<Amount, number>, unit: (amount: string) => string, book: Book): string {
  const { base, each, per, group, round, most, tiers } = amount;
  const { powers } = book.words;
  if (tiers !== undefined) return `${unit(tiers.join("/"))} ${powers.tiers(tiers.length)}`;
  if (per === undefined) return unit(`${base}`);
  const what = typeof per === "string" ? per : { ship: book.name(per.ship) };
  const limit = most === null ? "" : ` ${powers.most(most, base > 0)}`;
  const scaled = `${powers.per(what, group, round === "up")}${limit}`;
  return base === 0 ? `${unit(`${each}`)} ${scaled}` : `${unit(`${base}`)}, +${each} ${scaled}`;
}

/** What a ship is drawn for: lines, or the ships that go into it and the lines that join them. */
export function priceOfShip(ship: ShipDefinition, { pack, words: { prices }, name }: Book): string {
  if (ship.kind === "basic") return prices.lines(ship.cost);
  const parts = Object.entries(ship.components).map(([id, count]) => prices.several(count, name(id)));
  return [...parts, ...(ship.joining === 0 ? [] : [prices.lines(ship.joining, hasJoiningLines(pack))])].join(" + ");
}

/** Where no ship brings joining lines, ordinary ones pay for everything and the others need no mention. */
const hasJoiningLines = ({ ships }: Pack) =>
  ships.some(({ powers }) => powers.some((power) => power.when === "lines" && power.joining));

/** What a solar power costs. */
export function priceOfPower({ price, spends }: SolarPower, { words: { prices } }: Book): string {
  const fixed = Object.entries(price).map(([colour, amount]) => prices.energy(amount, colour));
  const parts = spends === null ? fixed : [...fixed, prices.anyEnergy(spends)];
  return parts.length === 0 ? prices.free : parts.join(" + ");
}

/** The lines that a ship costs together with everything that goes into it; what is in many is worked out once. */
export function wholePrice(ship: ShipDefinition, pack: Pack, known = new Map<string, number>()): number {
  if (ship.kind === "basic") return ship.cost;
  let price = known.get(ship.id);
  if (price !== undefined) return price;
  price = ship.joining;
  for (const [id, count] of Object.entries(ship.components)) {
    const part = findShip(pack, id);
    if (part !== undefined) price += count * wholePrice(part, pack, known);
  }
  known.set(ship.id, price);
  return price;
}
