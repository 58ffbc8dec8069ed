import type { Json } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useMemo } from "react";
import type { Book as ShapeshipsBook } from "../../book/book.ts";
import {
  describeEffect,
  describeShip,
  onlyWindow,
  priceOfPower,
  priceOfShip,
  wholePrice,
} from "../../book/describe.ts";
import type { Pack, ShipDefinition } from "../../pack/pack.ts";
import { readRules, withWords } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import type { BoardWords } from "../words/words.ts";

type Book = {
  readonly pack: Pack;
  readonly book: ShapeshipsBook;
  readonly words: BoardWords;
};

/** Every ship and power of a pack, from its data: what it costs, how many there may be, what it does. */
export function ShapeshipsReference({ rules }: { readonly rules: Json }) {
  const language = useLanguage();
  const pack = useMemo(() => readRules(rules), [rules]);
  const spoken = withWords(pack, language);
  const { book } = spoken;
  return (
    <div className="ss-reference grid loose">
      <ul>
        {book.words.reference.frame(pack).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {pack.factions.map(({ id }) => (
        <Faction key={id} id={id} {...spoken} />
      ))}
      <Solar {...spoken} />
      <ul>
        {book.words.reference.notes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Faction({ id, pack, book, words }: Book & { readonly id: string }) {
  const { heads } = words.reference;
  return (
    <section aria-label={book.name(id)}>
      <h3>{book.name(id)}</h3>
      <div className="ss-scroll scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{heads.ship}</th>
              <th scope="col">{heads.price}</th>
              <th scope="col">{heads.limit}</th>
              <th scope="col">{heads.does}</th>
            </tr>
          </thead>
          <tbody>
            {pack.ships
              .filter(({ faction }) => faction === id)
              .map((ship) => (
                <ShipRow key={ship.id} ship={ship} pack={pack} book={book} words={words} />
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ShipRow({ ship, pack, book }: Book & { readonly ship: ShipDefinition }) {
  const { reference, prices } = book.words;
  const price = priceOfShip(ship, book);
  const facts = [
    describeShip(ship, book),
    ...(ship.charges > 0 ? [prices.charges(ship.charges)] : []),
    ...(ship.kind === "basic" && ship.chooses !== null ? [reference.chooses(ship.chooses)] : []),
  ];
  return (
    <tr>
      <th scope="row">
        <span className="ss-ref-ship line">
          <ShipShape pack={pack} ship={ship.id} size={34} />
          <span>
            {book.name(ship.id)}
            <br />
            <small className="muted">{reference.kind[ship.kind]}</small>
          </span>
        </span>
      </th>
      <td>{ship.kind === "basic" ? price : `${price} ${reference.inAll(wholePrice(ship, pack))}`}</td>
      <td>{ship.max ?? reference.noLimit}</td>
      <td>{facts.filter((fact) => fact !== "").join("; ")}</td>
    </tr>
  );
}

function Solar({ pack, book }: Book) {
  const { reference } = book.words;
  if (pack.solarPowers.length === 0) return null;
  return (
    <section aria-label={reference.solarPowers}>
      <h3>{reference.solarPowers}</h3>
      <ul>
        {pack.solarPowers.map((power) => {
          const window = onlyWindow(power.windows);
          return (
            <li key={power.id}>
              <strong>{book.name(power.id)}</strong> ({priceOfPower(power, book)}): {describeEffect(power, book)}
              {window === "either" ? "" : `, ${reference.only[window]}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
