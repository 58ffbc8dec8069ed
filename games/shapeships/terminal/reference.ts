import { pc, wrap } from "@umpire/cli/terminal";
import { describeEffect, describeShip, onlyWindow, priceOfPower, priceOfShip, wholePrice } from "../book/describe.ts";
import type { ShipDefinition, SolarPower } from "../pack/pack.ts";
import { findNamed } from "./names.ts";
import type { TerminalBook } from "./view.ts";

/** Everything there is to know of a pack: the frame of a duel, the ships by faction, the solar powers. */
export function reference(book: TerminalBook): string {
  const { pack, words, name } = book;
  const factions = pack.factions.map(({ id }) => {
    const ships = pack.ships.filter(({ faction }) => faction === id);
    return [pc.bold(name(id)), ...ships.map((ship) => shipEntry(ship, book))].join("\n");
  });
  const powers =
    pack.solarPowers.length === 0
      ? []
      : [[pc.bold(words.reference.solarPowers), ...pack.solarPowers.map((each) => powerEntry(each, book))].join("\n")];
  const frame = words.reference.frame(pack).map((line) => wrap(line, 0, 2));
  const notes = words.reference.notes.map((line) => wrap(line, 0, 2));
  return [frame.join("\n"), ...factions, ...powers, notes.join("\n")].join("\n\n");
}

/** The entries of what a person asks for by name, with commas, and whether all of it is there. */
export function referenceTo(typed: string, book: TerminalBook): { readonly text: string; readonly isKnown: boolean } {
  const { pack, words, name } = book;
  const known = [...pack.ships, ...pack.solarPowers].map(({ id }) => ({ id, name: name(id), value: id }));
  const called = known.map((each) => each.name);
  const entries = typed
    .split(",")
    .map((asked) => ({ asked: asked.trim(), entry: entryOf(findNamed(asked, known), book) }));
  return {
    text: entries.map(({ asked, entry }) => entry ?? wrap(words.unknownShip(asked, called))).join("\n"),
    isKnown: entries.every(({ entry }) => entry !== null),
  };
}

function entryOf(id: string | undefined, book: TerminalBook): string | null {
  const ship = book.pack.ships.find((each) => each.id === id);
  if (ship !== undefined) return shipEntry(ship, book);
  const power = book.pack.solarPowers.find((each) => each.id === id);
  return power === undefined ? null : powerEntry(power, book);
}

/** `Strut: 3 lines; at most 4`, and below it what the ship does. */
function shipEntry(ship: ShipDefinition, book: TerminalBook): string {
  const { words, name } = book;
  const { reference: said, prices } = words;
  const facts = [
    said.kind[ship.kind],
    ship.kind === "basic"
      ? priceOfShip(ship, book)
      : `${priceOfShip(ship, book)} ${said.inAll(wholePrice(ship, book.pack))}`,
    ...(ship.kind === "basic" && ship.chooses !== null ? [said.chooses(ship.chooses)] : []),
    ship.max === null ? said.noLimit : said.most(ship.max),
    ...(ship.charges === 0 ? [] : [prices.charges(ship.charges)]),
  ];
  return entry(ship.id, name(ship.id), facts, describeShip(ship, book));
}

function powerEntry(power: SolarPower, book: TerminalBook): string {
  const window = onlyWindow(power.windows);
  const facts = [priceOfPower(power, book), ...(window === "either" ? [] : [book.words.reference.only[window]])];
  return entry(power.id, book.name(power.id), facts, describeEffect(power, book));
}

/** The id stands beside the name where it is not the same word: it can be typed in any language. */
function entry(id: string, name: string, facts: readonly string[], does: string): string {
  const head = name.toLowerCase() === id ? name : `${name} (${id})`;
  return `${wrap(`${head}: ${facts.join(", ")}`, 2, 6)}${does === "" ? "" : `\n${wrap(does, 6)}`}`;
}
