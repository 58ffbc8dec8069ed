import type { Seat } from "@umpire/kernel";
import { Icon } from "@umpire/ui";
import { Die } from "@umpire/ui/parts/die";
import { PlayerMark, UnitIcon } from "../../pieces/icons.tsx";
import type { DiceRow, Roll } from "../dice.ts";
import { useTable } from "../model.ts";

const FACES = 10;

function Row({ row: { unit, value, dice }, seat }: { readonly row: DiceRow; readonly seat: Seat }) {
  const { words, naming } = useTable();
  return (
    <li>
      <UnitIcon unit={unit} player={seat} size={20} />
      <span>
        {naming.some(dice.length, unit)}
        <small className="block muted">{words.combat.needs(value)}</small>
      </span>
      <span className="cluster tight push">
        {dice.map(({ face, isHit }, at) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their order alone
            key={at}
            shows={face}
            faces={FACES}
            label={words.combat.die(face, isHit)}
            look={isHit ? "hit" : "plain"}
            side={seat}
          />
        ))}
      </span>
    </li>
  );
}

function Side({ roll: { seat, hits, rows } }: { readonly roll: Roll }) {
  const { words, naming } = useTable();
  return (
    <section className="skr-side">
      <h3 className="line">
        <PlayerMark player={seat} size={15} />
        <span translate="no">{naming.player(seat)}</span>
        <b className={hits > 0 ? "push" : "push muted"}>{words.combat.hits(hits)}</b>
      </h3>
      <ul className="list rows">
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
    <ul className="list row fine skr-side">
      {rifts.map(({ ship, unit, system, die, lost }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their order alone
        <li key={at} className={lost ? "error strong" : undefined}>
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
  return said.length === 0 ? null : <p className="fine skr-side">{said.join(" ")}</p>;
}

/** The dice of the last step. */
export function Battle() {
  const model = useTable();
  const { dice, putAway, words, naming } = model;
  if (dice === null) return null;
  const [first] = dice.rolls;
  const kind = first?.power === undefined ? (words.combat.rolls[first?.roll ?? ""] ?? "") : naming.source(first.power);
  const title = titleOf(dice, model);
  return (
    <section className="skr-battle" aria-label={title}>
      <header className="score-head line">
        <h2>{title}</h2>
        <span className="grow fine muted">
          {first === undefined || first.round === 0 ? kind : words.combat.round(first.round)}
        </span>
        <button type="button" className="sign" aria-label={words.combat.close} onClick={putAway}>
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
