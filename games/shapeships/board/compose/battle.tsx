import { useId, useState } from "react";
import { describeEffect, priceOfPower } from "../../book/describe.ts";
import type { BattleOrder, LiveShip } from "../../rules/shape.ts";
import { describeRefusal, useBoard } from "../model.ts";
import { shipLabel } from "../order-text.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import type { ComposeProps } from "./compose.tsx";
import { Count } from "./count.tsx";
import { type BattleOption, battleOptions } from "./offers.ts";

type BattleProps = Pick<ComposeProps, "place" | "edit"> & { readonly draft: BattleOrder };
type Editing = { readonly edit: ComposeProps["edit"] };

/** Everything that ships with charges and solar powers can do in this window, and why what they cannot. */
export function BattleOffers({ place, draft, edit }: BattleProps) {
  const { compose } = useBoard().words;
  const all = battleOptions(place, draft);
  const solar = all.filter(({ by }) => by === null);
  const ships = place.state.players[place.side].ships.filter(({ id }) => all.some(({ by }) => by?.id === id));
  return (
    <>
      {ships.length > 0 && (
        <section className="ss-offers" aria-label={compose.ships}>
          <h4>{compose.ships}</h4>
          <ul>
            {ships.map((ship) => (
              <ChargeCard key={ship.id} ship={ship} all={all.filter(({ by }) => by === ship)} edit={edit} />
            ))}
          </ul>
        </section>
      )}
      {solar.length > 0 && (
        <section className="ss-offers" aria-label={compose.solarPowers}>
          <h4>{compose.solarPowers}</h4>
          <ul>
            {solar.map((option) => (
              <SolarCard key={option.key} option={option} edit={edit} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const isTaken = ({ aims }: BattleOption) => aims.some(({ count }) => count > 0);

type ChargeProps = Editing & { readonly ship: LiveShip; readonly all: readonly BattleOption[] };

function ChargeCard({ ship, all, edit }: ChargeProps) {
  const { book, pack, words } = useBoard();
  const isBarred = all.every(({ refusal }) => refusal !== null);
  return (
    <li className={`ss-offer${isBarred ? " ss-barred" : ""}${all.some(isTaken) ? " ss-taken" : ""}`}>
      <ShipShape pack={pack} ship={ship.ship} size={44} />
      <p>
        <strong>
          {book.name(ship.ship)} {ship.id}
        </strong>{" "}
        <span className="ss-price fine strong muted">{book.words.prices.charges(ship.charges)}</span>
      </p>
      <div className="ss-does gap-1 fine">
        {all.map((option) => (
          <ChargeOption key={option.key} option={option} edit={edit} />
        ))}
        {!all.some(isTaken) && !isBarred && <p className="muted">{words.compose.hold}</p>}
      </div>
    </li>
  );
}

/** One thing that a ship can spend a charge on: a button, and a target where it needs one. */
function ChargeOption({ option, edit }: Editing & { readonly option: BattleOption }) {
  const { book, words, language } = useBoard();
  const why = useId();
  const [aim, picker] = useAim(option);
  const taken = option.aims.find(({ count }) => count > 0);
  const isBarred = taken === undefined && (aim === undefined || aim.refusal !== null);
  const refusal = option.refusal ?? aim?.refusal ?? null;
  const toggle = () => {
    if (taken !== undefined) edit({ edit: "remove", item: taken.item });
    else if (aim !== undefined && aim.refusal === null) edit({ edit: "add", item: aim.item });
  };
  return (
    <div className="ss-option cluster">
      <button
        type="button"
        className="ss-chip"
        aria-pressed={taken !== undefined}
        aria-disabled={isBarred}
        aria-describedby={isBarred ? why : undefined}
        onClick={toggle}
      >
        {describeEffect(option.power, book)}
      </button>
      {picker}
      {isBarred && refusal !== null && (
        <p className="warn" id={why}>
          {describeRefusal(refusal, words, language)}
        </p>
      )}
    </div>
  );
}

function SolarCard({ option, edit }: Editing & { readonly option: BattleOption }) {
  const { book, words, language } = useBoard();
  const why = useId();
  const [aim, picker] = useAim(option);
  const { power, aims } = option;
  if (!("price" in power)) return null;
  const taken = aims.filter(({ count }) => count > 0);
  const refusal = aim === undefined ? option.refusal : aim.refusal;
  return (
    <li className={`ss-offer ss-solar${refusal === null ? "" : " ss-barred"}${taken.length > 0 ? " ss-taken" : ""}`}>
      <p>
        <strong>{book.name(power.id)}</strong>{" "}
        <span className="ss-price fine strong muted">{priceOfPower(power, book)}</span>
      </p>
      <Count
        name={book.name(power.id)}
        count={taken.reduce((sum, { count }) => sum + count, 0)}
        why={refusal === null ? null : why}
        add={() => aim !== undefined && edit({ edit: "add", item: aim.item })}
        remove={() => taken[0] !== undefined && edit({ edit: "remove", item: taken[0].item })}
      />
      <div className="ss-does gap-1 fine">
        <p className="muted">{describeEffect(power, book)}</p>
        {picker}
        {refusal !== null && (
          <p className="warn" id={why}>
            {describeRefusal(refusal, words, language)}
          </p>
        )}
      </div>
    </li>
  );
}

type Aim = BattleOption["aims"][number];

/** What an option is aimed at: the first thing that it can be, until somebody picks another. */
function useAim({ aims, power }: BattleOption) {
  const { book, words } = useBoard();
  const label = useAimLabel();
  const [picked, setPicked] = useState<string | null>(null);
  const keyOf = ({ item }: Aim) => JSON.stringify(item);
  const first = aims.find(({ refusal }) => refusal === null) ?? aims[0];
  const aim = aims.find((each) => keyOf(each) === picked) ?? first;
  const picker = aims.length > 1 && aim !== undefined && (
    <label className="ss-aim">
      <span className="visually-hidden">{words.compose.aim(describeEffect(power, book))}</span>
      <select value={keyOf(aim)} onChange={({ target }) => setPicked(target.value)}>
        {aims.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {label(each)}
          </option>
        ))}
      </select>
    </label>
  );
  return [aim, picker] as const;
}

function useAimLabel() {
  const model = useBoard();
  const { book, pack } = model;
  return ({ item }: Aim) => {
    const action = "charge" in item ? item.charge : item.solar;
    const spend = "solar" in item ? item.solar.spend : undefined;
    const spends = "solar" in item ? pack.solarPowers.find(({ id }) => id === item.solar.power)?.spends : undefined;
    return [
      ...[action.own, action.target].flatMap((id) => (id === undefined ? [] : [shipLabel(id, model)])),
      ...(spend === undefined ? [] : [book.words.prices.energy(spend, spends ?? "")]),
    ].join(" + ");
  };
}
