import { type Language, useLanguage } from "@umpire/ui";
import { useMemo, useState } from "react";
import { findEntry } from "../../combat/catalogue.ts";
import { combatTable } from "../../data/combat-effects.ts";
import { effectTable } from "../../data/effects.ts";
import { normalizeName } from "../../galaxy/name-matching.ts";
import { playerName } from "../../planner/player-names.ts";
import { shipsOf } from "../../skirmish/board.ts";
import { describeEffect } from "../../words/describe-effects.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { effectNames } from "../../words/names/effect-names.ts";
import { omissionWords } from "../../words/rules/omissions.ts";
import { policies } from "../../words/rules/policies.ts";
import { Stepper } from "../parts/stepper.tsx";
import { effectOf, withEffect } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { type EffectGroupId, effectsFor, groups, leftOutOf } from "./listed-effects.ts";
import { words } from "./words.ts";

/** What an effect does where the tables say so, else how it is counted. */
function textOf(language: Language, id: string): string {
  const { exact } = words[language].effects;
  return describeEffect(id, language) || sentence(policies[language][id] ?? exact);
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isFound = (language: Language, id: string, key: string): boolean =>
  [effectNames[language](id), textOf(language, id)].some((text) => normalizeName(text).includes(key));

/** What the selected player has that changes moving or fighting. */
export function FleetEffects() {
  const { plan, view } = usePlanner();
  const language = useLanguage();
  const say = words[language].effects;
  const [search, setSearch] = useState("");
  const key = normalizeName(search);
  const faction = plan.players[view.seat]?.faction;
  const offered = useMemo(() => effectsFor(faction), [faction]);
  const found = (group: EffectGroupId) => offered[group].filter((id) => isFound(language, id, key));
  return (
    <section className="section column">
      <h3>{say.title(playerName(language, plan, view.seat))}</h3>
      <input
        type="search"
        aria-label={say.search}
        placeholder={say.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {groups.map((group) => {
        const ids = found(group);
        return ids.length > 0 && <EffectGroup key={group} group={group} ids={ids} isSearched={key !== ""} />;
      })}
      {groups.every((group) => found(group).length === 0) && (
        <p className="muted fine" role="status">
          {say.nothing}
        </p>
      )}
      {key === "" && <LeftOut faction={faction} />}
    </section>
  );
}

/** What of a faction takes part in battles and is not counted: why. */
function LeftOut({ faction }: { readonly faction: string | undefined }) {
  const language = useLanguage();
  const entries = leftOutOf(faction);
  if (entries.length === 0) return null;
  const why = ({ status }: (typeof entries)[number]) =>
    Object.entries(omissionWords[language]).find(([omission]) => omission === status)?.[1] ?? "";
  return (
    <details>
      <summary>
        {words[language].effects.leftOut} <span className="muted">({entries.length})</span>
      </summary>
      <ul className="list ruled">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className="strong">{effectNames[language](entry.id)}</span>{" "}
            <span className="muted fine block">{sentence(why(entry))}.</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type GroupProps = { readonly group: EffectGroupId; readonly ids: readonly string[]; readonly isSearched: boolean };

function EffectGroup({ group, ids, isSearched }: GroupProps) {
  const { plan, view } = usePlanner();
  const say = words[useLanguage()].effects;
  const chosen = ids.filter((id) => effectOf(plan, view.seat, id) !== null).length;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || isSearched}
      onToggle={({ currentTarget }) => {
        if (!isSearched) setOpen(currentTarget.open);
      }}
    >
      <summary>
        {say.groups[group]} <span className="muted">({say.counted(chosen, ids.length)})</span>
      </summary>
      <ul className="list ruled">
        {ids.map((id) => (
          <li key={id}>
            <EffectRow id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const MOST_CARDS = 9;

function EffectRow({ id }: { readonly id: string }) {
  const { plan, view, change } = usePlanner();
  const language = useLanguage();
  const { seat } = view;
  const name = effectNames[language](id);
  const argument = effectOf(plan, seat, id);
  const choices = useChoices(id);
  const set = (next: string | null) => change((now) => withEffect(now, seat, id, next));
  const text = <span className="muted fine block">{textOf(language, id)}</span>;
  if (combatTable[id]?.counted || findEntry(id)?.isCounted) {
    const count = argument === null ? 0 : Number(argument || 1);
    return (
      <div className="line top">
        <Stepper
          label={name}
          value={count}
          max={MOST_CARDS}
          onChange={(next) => set(next === 0 ? null : String(next))}
        />
        <span>
          <span className="strong">{name}</span> {text}
        </span>
      </div>
    );
  }
  return (
    <>
      <label className="top">
        <input
          type="checkbox"
          checked={argument !== null}
          disabled={argument === null && choices?.length === 0}
          onChange={({ target }) => set(target.checked ? (choices?.[0]?.id ?? "") : null)}
        />
        <span>
          <span className="strong">{name}</span> {text}
          {choices?.length === 0 && <span className="muted"> ({words[language].effects.noShips})</span>}
        </span>
      </label>
      {argument !== null && choices !== null && <Whom id={id} argument={argument} choices={choices} onChoose={set} />}
    </>
  );
}

type Choice = { readonly id: string; readonly name: string };

/** The ships, or the systems, that an effect can be for; null where it is for all. */
function useChoices(id: string): readonly Choice[] | null {
  const { out, view } = usePlanner();
  const language = useLanguage();
  const takes = effectTable[id]?.takes;
  if (takes === undefined) return null;
  if (takes === "system") return out.galaxy.systems.map((system) => ({ id: system.id, name: system.id }));
  const say = words[language].effects;
  return shipsOf(out.board, view.seat).map((ship) => {
    const number = Number(ship.id.split("/").at(-1));
    return { id: ship.id, name: say.ship(ti4Names[language].unit(ship.unit), ship.at, number) };
  });
}

type WhomProps = {
  readonly id: string;
  readonly argument: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (argument: string) => void;
};

function Whom({ id, argument, choices, onChoose }: WhomProps) {
  const language = useLanguage();
  const say = words[language].effects;
  const name = effectNames[language](id);
  const isGone = !choices.some((each) => each.id === argument);
  return (
    <select
      className="fleets-whom"
      aria-label={effectTable[id]?.takes === "ship" ? say.forShip(name) : say.forSystem(name)}
      aria-invalid={isGone}
      value={argument}
      onChange={({ target }) => onChoose(target.value)}
    >
      {isGone && <option value={argument}>{say.gone(argument)}</option>}
      {choices.map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </select>
  );
}
