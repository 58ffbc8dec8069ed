import type { Seat } from "@umpire/kernel";
import { powersAt } from "../../../skirmish/powers.ts";
import { ti4Names } from "../../../words/names/by-language.ts";
import { PlayerMark } from "../../pieces/icons.tsx";
import { useTable } from "../model.ts";

/** What a player has that battles count, and how it is used. */
function PowerList({ seat }: { readonly seat: Seat }) {
  const { table, naming, words, language } = useTable();
  const { faction } = table.state.players[seat] ?? {};
  const powers = powersAt(table.state)?.inForce(table.state, seat, language) ?? [];
  return (
    <section className="night box fine grow" aria-label={naming.player(seat)}>
      <h3 className="line">
        <PlayerMark player={seat} size={15} />
        <span className="grow">
          <span translate="no">{naming.player(seat)}</span>
          {faction !== undefined && <small className="block muted">{ti4Names[language].faction(faction)}</small>}
        </span>
      </h3>
      {powers.length === 0 && <p className="muted">{words.powers.none}</p>}
      <ul className="list">
        {powers.map(({ id, name, how, isExhausted }) => (
          <li key={id}>
            <b>{name}</b>
            <small className="block muted">{isExhausted ? words.powers.used : (how ?? words.powers.always)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose powers count in battles, behind a press. */
export function PowerLists() {
  const { table, words } = useTable();
  if (powersAt(table.state) === null) return null;
  return (
    <details className="skr-powers">
      <summary className="night box fine">{words.powers.title}</summary>
      <div className="cluster">
        {[...table.state.players.keys()].map((seat) => (
          <PowerList key={seat} seat={seat} />
        ))}
      </div>
    </details>
  );
}
