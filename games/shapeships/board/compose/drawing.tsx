import { useId, useState } from "react";
import { describeShip, priceOfShip } from "../../book/describe.ts";
import type { DrawingItem } from "../../book/items.ts";
import type { Drawing } from "../../rules/shape.ts";
import { describeRefusal, useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import type { ComposeProps } from "./compose.tsx";
import { Count } from "./count.tsx";
import { basicOf, type ShipOffer, shipOffers, workOffers } from "./offers.ts";
import { Works } from "./works.tsx";

type DrawingProps = Pick<ComposeProps, "place" | "edit"> & { readonly draft: Drawing };

/** Everything that can be drawn, made or converted, with its price and, where it cannot, the reason. */
export function DrawingOffers(props: DrawingProps) {
  const { compose } = useBoard().words;
  const { place, draft, edit } = props;
  return (
    <>
      <Works title={compose.makers} works={workOffers(place, draft, "maker")} edit={edit} />
      <Ships title={compose.basics} offers={shipOffers(place, draft, "basic")} {...props} />
      <Works title={compose.conversions} works={workOffers(place, draft, "conversion")} edit={edit} />
      <Ships title={compose.upgrades} offers={shipOffers(place, draft, "upgraded")} {...props} />
    </>
  );
}

function Ships({ title, offers, ...props }: DrawingProps & { title: string; offers: readonly ShipOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section className="ss-offers" aria-label={title}>
      <h4>{title}</h4>
      <ul>
        {offers.map((offer) => (
          <ShipCard key={offer.ship.id} offer={offer} {...props} />
        ))}
      </ul>
    </section>
  );
}

type CardProps = DrawingProps & { readonly offer: ShipOffer };

function ShipCard(props: CardProps) {
  const { book, pack, words, language } = useBoard();
  const { offer, edit } = props;
  const { ship, count, refusal } = offer;
  const [number, setNumber] = useState(1);
  const why = useId();
  const item: DrawingItem = ship.kind === "basic" ? basicOf(ship, number) : offer.item;
  const any: DrawingItem = ship.kind === "basic" ? { basics: { ship: ship.id } } : offer.item;
  return (
    <li className={`ss-offer${refusal === null ? "" : " ss-barred"}${count > 0 ? " ss-taken" : ""}`}>
      <ShipShape pack={pack} ship={ship.id} size={44} />
      <p>
        <strong>{book.name(ship.id)}</strong>{" "}
        <span className="ss-price fine strong muted">{priceOfShip(ship, book)}</span>
      </p>
      <Count
        name={book.name(ship.id)}
        count={count}
        why={refusal === null ? null : why}
        add={() => edit({ edit: "add", item })}
        remove={() => edit({ edit: "remove", item: any })}
      />
      <div className="ss-does gap-1 fine">
        <ShipFacts ship={ship} />
        {refusal !== null && (
          <p className="warn" id={why}>
            {describeRefusal(refusal, words, language)}
          </p>
        )}
        {ship.kind === "basic" && ship.chooses !== null && (
          <NumberField highest={ship.chooses} number={number} choose={setNumber} />
        )}
        {ship.kind === "upgraded" && count > 0 && <Parts {...props} ship={ship} />}
      </div>
    </li>
  );
}

type NumberProps = { readonly highest: number; readonly number: number; readonly choose: (number: number) => void };

function NumberField({ highest, number, choose }: NumberProps) {
  return (
    <label>
      {useBoard().words.compose.number}{" "}
      <select value={number} onChange={({ target }) => choose(Number(target.value))}>
        {Array.from({ length: highest }, (_, at) => at + 1).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

function ShipFacts({ ship }: Pick<ShipOffer, "ship">) {
  const { book, words } = useBoard();
  const facts = [
    describeShip(ship, book),
    ...(ship.charges > 0 ? [book.words.prices.charges(ship.charges)] : []),
    ...(ship.max === null ? [] : [words.compose.limit(ship.max)]),
  ];
  return <p className="muted">{facts.filter((fact) => fact !== "").join(" · ")}</p>;
}

type Upgraded = Extract<ShipOffer["ship"], { readonly kind: "upgraded" }>;

/** Which ships go into each upgrade of the order; the rules take the newest where nobody says otherwise. */
function Parts({ ship, draft, edit, place }: DrawingProps & { readonly ship: Upgraded }) {
  const { book, words } = useBoard();
  const { ships } = place.state.players[place.side];
  const fitting = ships.filter((each) => Object.hasOwn(ship.components, each.ship));
  if (fitting.length === 0) return null;
  return draft.upgrades.map((upgrade, at) => {
    if (upgrade.ship !== ship.id) return null;
    const { components = [] } = upgrade;
    const toggled = (id: string) =>
      components.includes(id) ? components.filter((each) => each !== id) : [...components, id];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: upgrades of an order are told apart by their place alone
      <fieldset key={at} className="ss-parts cluster gap-1">
        <legend className="visually-hidden">{words.compose.partsOf(book.name(ship.id))}</legend>
        <span className="fine">
          {words.compose.parts}: {components.length === 0 ? words.compose.newest : ""}
        </span>
        {fitting.map(({ id, ship: kind }) => (
          <button
            key={id}
            type="button"
            className="ss-chip"
            aria-pressed={components.includes(id)}
            onClick={() => edit({ edit: "parts", at, components: toggled(id) })}
          >
            {book.name(kind)} {id}
          </button>
        ))}
      </fieldset>
    );
  });
}
