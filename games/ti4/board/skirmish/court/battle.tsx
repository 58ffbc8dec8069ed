import type { Seat } from "@umpire/kernel";
import { Icon } from "@umpire/ui";
import { PlayerMark, UnitIcon } from "../../pieces/icons.tsx";
import type { DiceRow, Roll } from "../dice.ts";
import { useTable } from "../model.ts";
import "./battle.css";

const DIE = "M9 1h18l8 15-8 15H9L1 16z";

function Die({ face, isHit, seat }: { readonly face: number; readonly isHit: boolean; readonly seat: Seat }) {
  const { words } = useTable();
  return (
    <span className="skr-die" data-hit={isHit || undefined} data-side={seat}>
      <svg viewBox="0 0 36 32" aria-hidden="true">
        <path d={DIE} />
      </svg>
      <b aria-hidden="true">{face}</b>
      <span className="visually-hidden">{words.combat.die(face, isHit)}</span>
    </span>
  );
}

function Row({ row: { unit, value, dice }, seat }: { readonly row: DiceRow; readonly seat: Seat }) {
  const { words, naming } = useTable();
  return (
    <li>
      <UnitIcon unit={unit} player={seat} size={20} />
      <span>
        {naming.some(dice.length, unit)}
        <small>{words.combat.needs(value)}</small>
      </span>
      <span className="skr-dice">
        {dice.map(({ face, isHit }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their order alone
          <Die key={at} face={face} isHit={isHit} seat={seat} />
        ))}
      </span>
    </li>
  );
}

function Side({ roll: { seat, hits, rows } }: { readonly roll: Roll }) {
  const { words, naming } = useTable();
  return (
    <section className="skr-side">
      <h3>
        <PlayerMark player={seat} size={15} />
        <span translate="no">{naming.player(seat)}</span>
        <b className="skr-hits" data-hits={hits > 0 || undefined}>
          {words.combat.hits(hits)}
        </b>
      </h3>
      <ul>
        {rows.map((row) => (
          <Row key={`${row.unit} ${row.value}`} row={row} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

type Dice = NonNullable<ReturnType<typeof useTable>["dice"]>;

/** Where it is fought. */
function titleOf({ system, planet }: Dice, { words, naming }: ReturnType<typeof useTable>): string {
  if (planet !== null) return words.combat.ground(naming.place(planet));
  return system === null ? words.combat.dice : words.combat.title(naming.place(system));
}

function Rifts({ rifts }: Pick<Dice, "rifts">) {
  const { words, naming } = useTable();
  return (
    <ul className="skr-rifts">
      {rifts.map(({ ship, unit, system, die, lost }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their order alone
        <li key={at} data-lost={lost || undefined}>
          {words.combat.rift(
            unit === undefined ? naming.ship(ship) : naming.unit(unit),
            naming.place(system),
            die,
            lost,
          )}
        </li>
      ))}
    </ul>
  );
}

function Losses({ losses }: Pick<Dice, "losses">) {
  const { words, naming } = useTable();
  const said = losses.flatMap((loss) =>
    loss.type === "assigned" && Object.keys(loss.destroyed).length > 0
      ? [words.combat.lost(naming.player(loss.seat), naming.fleet(loss.destroyed))]
      : [],
  );
  return said.length === 0 ? null : <p className="skr-losses">{said.join(" ")}</p>;
}

/** The dice of the last step. */
export function Battle() {
  const model = useTable();
  const { dice, putAway, words } = model;
  if (dice === null) return null;
  const [first] = dice.rolls;
  const kind = first === undefined ? "" : (words.combat.rolls[first.roll] ?? "");
  const title = titleOf(dice, model);
  return (
    <section className="skr-battle" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{first === undefined || first.round === 0 ? kind : words.combat.round(first.round)}</span>
        <button type="button" className="sign skr-close" aria-label={words.combat.close} onClick={putAway}>
          <Icon name="close" />
        </button>
      </header>
      {dice.rifts.length > 0 && <Rifts rifts={dice.rifts} />}
      <div className="skr-sides">
        {dice.rolls.map((roll) => (
          <Side key={roll.seat} roll={roll} />
        ))}
      </div>
      <Losses losses={dice.losses} />
    </section>
  );
}
