import { useState } from "react";
import { priceOfShip } from "../../book/describe.ts";
import type { DrawingItem } from "../../book/items.ts";
import type { Drawing } from "../../rules/shape.ts";
import { useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import { briefOf } from "./brief.ts";
import { Card } from "./card.tsx";
import type { HandProps } from "./hand.tsx";
import { basicOf, type ShipOffer, shipOffers, workOffers } from "./offers.ts";
import { describeShortfall, missingParts } from "./shortfall.ts";
import { Tally } from "./tally.tsx";
import { Works } from "./works.tsx";

type DrawingProps = Pick<HandProps, "place" | "edit"> & { readonly draft: Drawing };

/** Keys go up to nine. */
const hotkeyOf = (at: number): number | null => (at < 9 ? at + 1 : null);

/** Everything that can be drawn, made or converted, a card each. */
export function DrawingCards({ place, draft, edit }: DrawingProps) {
  const { compose } = useBoard().words;
  const offers = [...shipOffers(place, draft, "basic"), ...shipOffers(place, draft, "upgraded")];
  return (
    <>
      <Works title={compose.makers} works={workOffers(place, draft, "maker")} edit={edit} />
      <Works title={compose.conversions} works={workOffers(place, draft, "conversion")} edit={edit} />
      <ul className="ss-cards cards list" aria-label={compose.ships}>
        {offers.map((offer, at) => (
          <ShipCard key={offer.ship.id} {...{ place, draft, edit, offer }} hotkey={hotkeyOf(at)} />
        ))}
      </ul>
    </>
  );
}

type CardProps = DrawingProps & { readonly offer: ShipOffer; readonly hotkey: number | null };

function ShipCard({ place, draft, edit, offer, hotkey }: CardProps) {
  const model = useBoard();
  const { ship, count, refusal } = offer;
  const [number, setNumber] = useState(1);
  const item: DrawingItem = ship.kind === "basic" ? basicOf(ship, number) : offer.item;
  const any: DrawingItem = ship.kind === "basic" ? { basics: { ship: ship.id } } : offer.item;
  return (
    <Card
      name={model.book.name(ship.id)}
      art={<ShipShape pack={model.pack} ship={ship.id} size={36} />}
      price={<Price ship={ship} />}
      text={briefOf(ship, model)}
      short={refusal === null ? null : describeShortfall(refusal, missingParts(ship, place, draft), model)}
      {...{ count, hotkey }}
      add={() => edit({ edit: "add", item })}
      remove={() => edit({ edit: "remove", item: any })}
    >
      {ship.kind === "basic" && ship.chooses !== null && (
        <NumberField highest={ship.chooses} number={number} choose={setNumber} />
      )}
      {ship.kind === "upgraded" && count > 0 && <Parts {...{ place, draft, edit, ship }} />}
    </Card>
  );
}

/** A stroke for each line, and before them the ships that go into it. */
function Price({ ship }: Pick<ShipOffer, "ship">) {
  const { book, pack } = useBoard();
  const components = ship.kind === "basic" ? [] : Object.entries(ship.components);
  const parts = components.flatMap(([part, count]) => Array.from({ length: count }, () => part));
  return (
    <>
      <span className="visually-hidden">{priceOfShip(ship, book)}</span>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ship may take two of a kind
        <ShipShape key={at} pack={pack} ship={part} size={15} />
      ))}
      <Tally left={ship.kind === "basic" ? ship.cost : ship.joining} />
    </>
  );
}

type NumberProps = { readonly highest: number; readonly number: number; readonly choose: (number: number) => void };

function NumberField({ highest, number, choose }: NumberProps) {
  return (
    <label className="ss-card-more cluster">
      {useBoard().words.compose.number}{" "}
      <select value={number} onChange={({ target }) => choose(Number(target.value))}>
        {Array.from({ length: highest }, (_, at) => at + 1).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

type Upgraded = Extract<ShipOffer["ship"], { readonly kind: "upgraded" }>;

/** Which ships go into each upgrade of the order; the rules take the newest where nobody says otherwise. */
function Parts({ ship, draft, edit, place }: DrawingProps & { readonly ship: Upgraded }) {
  const { book, words } = useBoard();
  const { ships } = place.state.players[place.side];
  const fitting = ships.filter((each) => Object.hasOwn(ship.components, each.ship));
  const needed = Object.values(ship.components).reduce((sum, count) => sum + count, 0);
  // Where all that fit are needed there is nothing to choose.
  if (fitting.length <= needed) return null;
  return (
    <details className="ss-card-more cluster">
      <summary>{words.compose.parts}</summary>
      {draft.upgrades.map((upgrade, at) => {
        if (upgrade.ship !== ship.id) return null;
        const { components = [] } = upgrade;
        const toggled = (id: string) =>
          components.includes(id) ? components.filter((each) => each !== id) : [...components, id];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: upgrades of an order are told apart by their place alone
          <fieldset key={at} className="bare">
            <legend className="visually-hidden">{words.compose.partsOf(book.name(ship.id))}</legend>
            {fitting.map(({ id, ship: kind }) => (
              <button
                key={id}
                type="button"
                className="minor"
                aria-pressed={components.includes(id)}
                onClick={() => edit({ edit: "parts", at, components: toggled(id) })}
              >
                {book.name(kind)} {id}
              </button>
            ))}
          </fieldset>
        );
      })}
    </details>
  );
}
