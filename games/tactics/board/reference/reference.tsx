import { rulesPath, useLanguage } from "@umpire/ui";
import type { ReactNode } from "react";
import { buffs as tacticsBuffs } from "../../rules/data/buffs.ts";
import { tiles as tacticsTiles } from "../../rules/data/tiles.ts";
import { unitTypes } from "../../rules/data/units.ts";
import type { TacticsRules } from "../../rules/shape.ts";
import type { UnitType } from "../../rules/unit-type.ts";
import { capitalize } from "../format.ts";
import { cellName } from "../grid/cells.ts";
import { Dot, Ring } from "../grid/marks.tsx";
import { BuffSign, PieceArt } from "../grid/pieces.tsx";
import { isGood } from "../is-good.ts";
import { tacticsWords } from "../words/words.ts";
import "../board.css";

const types = Object.keys(unitTypes).filter((type): type is UnitType => Object.hasOwn(unitTypes, type));

type ReferenceProps = {
  readonly rules: TacticsRules;
  /** Whether the rules themselves are on the same page. */
  readonly isAmongRules?: boolean;
};

const elsewhere = { target: "_blank", rel: "noopener" } as const;

/** Units, buffs, tiles and the rules in short, from the game's own tables. */
export function TacticsReference({ rules, isAmongRules = false }: ReferenceProps) {
  const words = tacticsWords[useLanguage()];
  return (
    <div className="tac-reference cards">
      <section className="grid">
        <h3>{words.reference.rules}</h3>
        <ul>
          {words.reference.lines(rules).map(({ text, rule }) => (
            <li key={rule}>
              {text}{" "}
              <a
                className="tag nowrap"
                href={`${isAmongRules ? "" : rulesPath("tactics")}#${rule}`}
                translate="no"
                {...(!isAmongRules && elsewhere)}
              >
                {rule}
              </a>
            </li>
          ))}
        </ul>
        {!isAmongRules && (
          <a href={rulesPath("tactics")} {...elsewhere}>
            {words.reference.whole}
          </a>
        )}
      </section>
      <Marks />
      <Units />
      <Buffs rules={rules} />
      {rules.tiles && <Tiles />}
    </div>
  );
}

/** What the marks on the tiles mean. */
function Marks() {
  const { reference, cell } = tacticsWords[useLanguage()];
  return (
    <section className="grid">
      <h3>{reference.marks}</h3>
      <ul className="tac-buffs list rows">
        <Mark text={cell.light.move}>
          <Dot kind="move" r={18} />
        </Mark>
        <Mark text={cell.light.strike}>
          <Ring kind="strike" r={36} />
        </Mark>
        <Mark text={cell.light.charge}>
          <Ring kind="charge" r={36} />
        </Mark>
        <Mark text={cell.threat.strike}>
          <Ring kind="threat" r={36} />
        </Mark>
      </ul>
    </section>
  );
}

function Mark({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg className="tac-piece" viewBox="0 0 100 100" aria-hidden="true">
        <rect width="100" height="100" rx="10" fill="var(--lawn-a)" />
        {children}
      </svg>
      {text}
    </li>
  );
}

function Units() {
  const words = tacticsWords[useLanguage()];
  const { statNames } = words;
  return (
    <section className="grid">
      <h3>{words.reference.units}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text.unit}</th>
            <th scope="col">{capitalize(statNames.hp)}</th>
            <th scope="col">{capitalize(statNames.attack)}</th>
            <th scope="col">{capitalize(statNames.moveRange)}</th>
            <th scope="col">{capitalize(statNames.attackRange)}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type}>
              <th scope="row">
                <PieceArt owner="P1" emblem={type} /> {words.unitType(type)}
              </th>
              <td>{unitTypes[type].hp}</td>
              <td>{unitTypes[type].attack}</td>
              <td>{unitTypes[type].moveRange}</td>
              <td>{unitTypes[type].attackRange}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Buffs({ rules }: { readonly rules: TacticsRules }) {
  const words = tacticsWords[useLanguage()];
  return (
    <section className="grid">
      <h3>{words.sheet.buffs}</h3>
      <ul className="tac-buffs list rows">
        {Object.values(tacticsBuffs).map((buff) => (
          <li key={buff.buffId} data-good={isGood(buff) || undefined}>
            <BuffSign id={buff.buffId} />
            <span>
              <b>{capitalize(words.buff(buff.buffId))}</b>: {words.effect(buff, rules)}
              {buff.stackable && ` (${words.reference.stacks})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tiles() {
  const words = tacticsWords[useLanguage()];
  return (
    <section className="grid">
      <h3>{words.reference.tiles}</h3>
      <ul className="tac-buffs list rows">
        {tacticsTiles.map((tile) => (
          <li key={cellName(tile.position)} data-good={tile.target === "self" || undefined}>
            <BuffSign id={tile.buffId} />
            <span>
              {cellName(tile.position)}: {words.tile(tile, words.buff(tile.buffId))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
