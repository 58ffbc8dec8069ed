import { sideStyle } from "@umpire/ui";
import type { PlayerId, Unit } from "../../rules/shape.ts";
import { seatOf } from "../../rules/shape.ts";
import { buffsOf } from "../../rules/stats.ts";
import { unitTypeOf } from "../../rules/unit-type.ts";
import { BuffSign, emblemOf, PieceArt } from "../grid/pieces.tsx";
import { startHp } from "../grid/tile-look.ts";
import { useBoard } from "../model.ts";
import { turnsLeft } from "../turns-left.ts";
import { hasActed, ownSide } from "../view.ts";

/** The units of a side as cards; pressing one chooses it as on the board. */
export function Roster({ owner }: { readonly owner: PlayerId }) {
  const { view, words, names } = useBoard();
  const own = ownSide(view);
  const { roster } = words;
  const label = own === null ? roster.of(names.player(owner)) : owner === own ? roster.own : roster.theirs;
  return (
    <ul className="tac-roster list" aria-label={label} data-own={owner === (own ?? "P1") || undefined}>
      {view.state.units
        .filter((unit) => unit.owner === owner)
        .map((unit) => (
          <li key={unit.id}>
            <UnitCard unit={unit} />
          </li>
        ))}
    </ul>
  );
}

function UnitCard({ unit }: { readonly unit: Unit }) {
  const { view, words, choice, press } = useBoard();
  const { hp, owner, alive, position } = unit;
  const start = startHp(unit);
  return (
    <button
      type="button"
      className="tac-card choice"
      style={sideStyle(seatOf(owner))}
      aria-pressed={choice.unit === unit.id}
      disabled={!alive}
      onClick={() => press(position)}
    >
      <PieceArt owner={owner} emblem={emblemOf(unit)} />
      <span className="cluster tight grow">
        <b className="strong">{words.unitType(unitTypeOf(unit))}</b>
        <span className="track wide">
          <span style={{ inlineSize: `${(100 * hp) / (start ?? Math.max(hp, 1))}%` }} />
        </span>
        <span className="tac-hp label muted nowrap wide">{words.roster.hp(hp, start)}</span>
        <Doing unit={unit} />
        {alive &&
          buffsOf(view.state, unit.id).map(({ buffId, duration }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several of one kind are alike but for their place
            <span key={at} className="tag">
              <BuffSign id={buffId} />
              <span className="visually-hidden">{words.buff(buffId)} </span>
              {words.roster.left(turnsLeft(view.state, unit, duration))}
            </span>
          ))}
      </span>
    </button>
  );
}

/** Whether it is planned with, can act or has acted. */
function Doing({ unit: { id, alive } }: { readonly unit: Unit }) {
  const { view, words, choice, options } = useBoard();
  const { roster } = words;
  const can = options.byUnit.has(id) ? (choice.unit === id ? roster.planning : roster.ready) : null;
  const doing = alive ? (hasActed(view, id) ? roster.acted : can) : roster.down;
  return doing === null ? null : <span className="tag">{doing}</span>;
}
