import type { Seat } from "@umpire/kernel";
import { Icon } from "@umpire/ui";
import { useState } from "react";
import { PlayerMark, UnitIcon } from "../../pieces/icons.tsx";
import { type DiceRow, type Roll, rolledIn } from "../dice.ts";
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
        <b data-hits={hits > 0 || undefined}>{words.combat.hits(hits)}</b>
      </h3>
      <ul>
        {rows.map((row) => (
          <Row key={`${row.unit} ${row.value}`} row={row} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

/** Where it is fought. */
function useTitle(): string {
  const { table, words, naming, events } = useTable();
  const { step, state } = table;
  if (step?.task === "assign" && step.where.place === "ground")
    return words.combat.ground(naming.place(step.where.planet));
  const landed = events.findLast((event) => event.type === "landed");
  if (landed !== undefined) return words.combat.ground(naming.place(landed.planet));
  const over = events.findLast((event) => event.type === "combat-over");
  const system = over?.system ?? state.tactical?.system;
  return system === undefined ? (words.combat.rolls["combat"] ?? "") : words.combat.title(naming.place(system));
}

/** The dice of the last step, until they are put away. */
export function Battle() {
  const { events, words, naming } = useTable();
  const [away, setAway] = useState<typeof events | null>(null);
  const title = useTitle();
  const { rolls, rifts, losses } = rolledIn(events);
  const [first] = rolls;
  if (away === events || (first === undefined && rifts.length === 0)) return null;
  const kind = first === undefined ? "" : (words.combat.rolls[first.roll] ?? "");
  const when = first === undefined || first.round === 0 ? kind : words.combat.round(first.round);
  return (
    <section className="skr-battle" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{when}</span>
        <button type="button" className="sign" aria-label={words.combat.close} onClick={() => setAway(events)}>
          <Icon name="close" />
        </button>
      </header>
      {rifts.length > 0 && (
        <p className="skr-rifts">
          {rifts
            .map(({ ship, unit, system, die, lost }) =>
              words.combat.rift(
                unit === undefined ? naming.ship(ship) : naming.unit(unit),
                naming.place(system),
                die,
                lost,
              ),
            )
            .join(" · ")}
        </p>
      )}
      <div className="skr-sides">
        {rolls.map((roll) => (
          <Side key={roll.seat} roll={roll} />
        ))}
      </div>
      {losses.some(({ type }) => type === "assigned") && (
        <p className="skr-losses">
          {losses
            .flatMap((loss) =>
              loss.type === "assigned" && Object.keys(loss.destroyed).length > 0
                ? [words.combat.lost(naming.player(loss.seat), naming.fleet(loss.destroyed))]
                : [],
            )
            .join(" ")}
        </p>
      )}
    </section>
  );
}
