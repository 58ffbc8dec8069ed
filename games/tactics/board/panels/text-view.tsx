import { explainStat } from "../../rules/stats.ts";
import { startHp } from "../grid/tile-look.ts";
import { useTable } from "../model.ts";
import type { Unit } from "../types.ts";
import { buffsOn, hasActed } from "../view.ts";

/** The whole board as a table and a list, from the same state. */
export function TextView() {
  const { sight, words, calls } = useTable();
  const { units, tiles } = sight.state;
  return (
    <details className="tac-more">
      <summary>{words.text.title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <section className="tac-scroll" aria-label={words.text.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.text.unit}</th>
              <th scope="col">{words.text.where}</th>
              <th scope="col">{words.statNames.hp}</th>
              <th scope="col">{words.statNames.attack}</th>
              <th scope="col">{words.statNames.moveRange}</th>
              <th scope="col">{words.statNames.attackRange}</th>
              <th scope="col">{words.sheet.buffs}</th>
              <th scope="col">{words.text.now}</th>
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => (
              <Row key={unit.id} unit={unit} />
            ))}
          </tbody>
        </table>
      </section>
      {tiles !== undefined && tiles.length > 0 && (
        <>
          <h4>{words.text.tiles}</h4>
          <ul>
            {tiles.map((tile) => (
              <li key={calls.cell(tile.position)}>
                {calls.cell(tile.position)}: {words.tile(tile, calls.buff(tile.buffId))}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function Row({ unit }: { readonly unit: Unit }) {
  const { sight, words, calls } = useTable();
  const { alive, position, hp } = unit;
  const start = startHp(unit);
  const buffs = buffsOn(sight, unit.id).map(({ buffId, duration }) => `${calls.buff(buffId)} ${words.turns(duration)}`);
  const doing = hasActed(sight, unit.id) ? words.text.acted : words.text.ready;
  return (
    <tr>
      <th scope="row">
        {calls.unit(unit.id).subject} <code translate="no">{unit.id}</code>
      </th>
      <td>
        {calls.cell(position)}{" "}
        <code translate="no">
          ({position.x},{position.y})
        </code>
      </td>
      <td>{start === null ? hp : `${hp}/${start}`}</td>
      <td>{explainStat(sight.state, unit, "attack").value}</td>
      <td>{explainStat(sight.state, unit, "moveRange").value}</td>
      <td>{explainStat(sight.state, unit, "attackRange").value}</td>
      <td>{buffs.join(", ") || words.text.none}</td>
      <td>{alive ? doing : words.text.down}</td>
    </tr>
  );
}
