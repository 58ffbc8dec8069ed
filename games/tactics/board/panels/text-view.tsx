import type { Unit } from "../../rules/shape.ts";
import { buffsOf, explainStat } from "../../rules/stats.ts";
import { capitalize } from "../format.ts";
import { describeBuff, startHp } from "../grid/tile-look.ts";
import { useBoard } from "../model.ts";
import { hasActed } from "../view.ts";

/** The whole board as a table and a list, from the same state. */
export function TextView() {
  const { view, words, names } = useBoard();
  const { units, tiles } = view.state;
  return (
    <details>
      <summary>{words.text.title}</summary>
      <div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
        <section className="scroll" aria-label={words.text.title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.text.unit}</th>
                <th scope="col">{words.text.where}</th>
                <th scope="col">{capitalize(words.statNames.hp)}</th>
                <th scope="col">{capitalize(words.statNames.attack)}</th>
                <th scope="col">{capitalize(words.statNames.moveRange)}</th>
                <th scope="col">{capitalize(words.statNames.attackRange)}</th>
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
                <li key={names.cell(tile.position)}>
                  {names.cell(tile.position)}: {words.tile(tile, names.buff(tile.buffId))}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

function Row({ unit }: { readonly unit: Unit }) {
  const { view, words, names } = useBoard();
  const { alive, position, hp } = unit;
  const start = startHp(unit);
  const buffs = buffsOf(view.state, unit.id).map((buff) => describeBuff(buff, unit, view, words, names));
  const doing = hasActed(view, unit.id) ? words.text.acted : words.text.ready;
  return (
    <tr>
      <th scope="row">
        {capitalize(names.unit(unit.id).subject)} <code translate="no">{unit.id}</code>
      </th>
      <td>
        {names.cell(position)}{" "}
        <code translate="no">
          ({position.x},{position.y})
        </code>
      </td>
      <td>{start === null ? hp : `${hp}/${start}`}</td>
      <td>{explainStat(view.state, unit, "attack").value}</td>
      <td>{explainStat(view.state, unit, "moveRange").value}</td>
      <td>{explainStat(view.state, unit, "attackRange").value}</td>
      <td>{buffs.join(", ") || words.text.none}</td>
      <td>{alive ? doing : words.text.down}</td>
    </tr>
  );
}
