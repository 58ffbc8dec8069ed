import { useId, useState } from "react";
import { describeEffect, priceOfPower } from "../../book/describe.ts";
import type { BattleOrder, Energy, LiveShip } from "../../rules/shape.ts";
import { capitalize } from "../../words/naming.ts";
import { useBoard } from "../model.ts";
import { shipLabel } from "../order-text.ts";
import { ShipShape, SignShape } from "../ships/ship-shape.tsx";
import { Card } from "./card.tsx";
import type { HandProps } from "./hand.tsx";
import { type BattleOption, battleOptions } from "./offers.ts";
import { describeShortfall, lackOf } from "./shortfall.ts";

type Editing = Pick<HandProps, "edit">;
type BattleProps = Editing & Pick<HandProps, "place"> & { readonly draft: BattleOrder };

/** Every charge and every solar power that could be used in this window, a card each. */
export function BattleCards({ place, draft, edit }: BattleProps) {
  const { compose } = useBoard().words;
  const all = battleOptions(place, draft);
  const solar = all.filter(({ by }) => by === null);
  const ships = place.state.players[place.side].ships.filter(({ id }) => all.some(({ by }) => by?.id === id));
  return (
    <ul className="ss-cards cards list" aria-label={compose.battle}>
      {ships.map((ship) => (
        <ChargeCard key={ship.id} ship={ship} all={all.filter(({ by }) => by === ship)} edit={edit} />
      ))}
      {solar.map((option) => (
        <SolarCard key={option.key} {...{ option, edit }} energy={place.state.players[place.side].energy} />
      ))}
    </ul>
  );
}

const isTaken = ({ aims }: BattleOption) => aims.some(({ count }) => count > 0);

type ChargeProps = Editing & { readonly ship: LiveShip; readonly all: readonly BattleOption[] };

/** A ship with charges: what one of them can be spent on. */
function ChargeCard({ ship, all, edit }: ChargeProps) {
  const model = useBoard();
  const { book, pack, words } = model;
  const refusal = all.every((option) => option.refusal !== null) ? (all[0]?.refusal ?? null) : null;
  const taken = all.some(isTaken);
  return (
    <li className="ss-card" data-taken={taken || undefined} data-barred={(refusal !== null && !taken) || undefined}>
      <span className="ss-card-art">
        <ShipShape pack={pack} ship={ship.ship} size={36} />
      </span>
      <strong className="score-text">
        {book.name(ship.ship)} {ship.id}
      </strong>
      <span className="ss-card-price cluster">{words.chargesLeft(ship.charges)}</span>
      {refusal !== null && !taken ? (
        <span className="ss-card-text">
          <span className="warn label strong">{describeShortfall(refusal, [], model)}</span>
        </span>
      ) : (
        <span className="ss-card-more cluster">
          {all.map((option) => (
            <ChargeOption key={option.key} option={option} edit={edit} />
          ))}
        </span>
      )}
    </li>
  );
}

/** One thing that a ship can spend a charge on: a button, and a target where it needs one. */
function ChargeOption({ option, edit }: Editing & { readonly option: BattleOption }) {
  const model = useBoard();
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
    <>
      <button
        type="button"
        className="minor"
        aria-pressed={taken !== undefined}
        aria-disabled={isBarred}
        aria-describedby={isBarred ? why : undefined}
        onClick={toggle}
      >
        {describeEffect(option.power, model.book)}
      </button>
      {picker}
      {isBarred && refusal !== null && (
        <span className="warn label strong" id={why}>
          {describeShortfall(refusal, [], model)}
        </span>
      )}
    </>
  );
}

type SolarProps = Editing & { readonly option: BattleOption; readonly energy: Energy };

function SolarCard({ option, energy, edit }: SolarProps) {
  const model = useBoard();
  const [aim, picker] = useAim(option);
  const { power, aims } = option;
  if (!("price" in power)) return null;
  const taken = aims.filter(({ count }) => count > 0);
  const refusal = aim === undefined ? (lackOf(power.price, energy) ?? option.refusal) : aim.refusal;
  return (
    <Card
      name={model.book.name(power.id)}
      art={<SignShape sign={power.effect === "damage" || power.effect === "heal" ? power.effect : "seize"} />}
      price={priceOfPower(power, model.book)}
      text={capitalize(describeEffect(power, model.book))}
      short={refusal === null ? null : describeShortfall(refusal, [], model)}
      count={taken.reduce((sum, { count }) => sum + count, 0)}
      hotkey={null}
      add={() => aim !== undefined && edit({ edit: "add", item: aim.item })}
      remove={() => taken[0] !== undefined && edit({ edit: "remove", item: taken[0].item })}
    >
      {picker !== null && <span className="ss-card-more cluster">{picker}</span>}
    </Card>
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
  const picker =
    aims.length < 2 || aim === undefined ? null : (
      <label>
        <span className="visually-hidden">{words.compose.aim(describeEffect(power, book))}</span>
        <select className="wide" value={keyOf(aim)} onChange={({ target }) => setPicked(target.value)}>
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
