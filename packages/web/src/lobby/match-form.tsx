import { FileField, useLanguage, wordFor } from "@umpire/ui";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { gameIn, useSite, useTitleOf } from "../site.ts";
import { clockNames, type clocks } from "./clocks.ts";
import { type ListedGame, useCreateMatch } from "./create-match.ts";
import { type FormValues, OWN_RULES, presetOf, requestOf, tableOf, tablesOf } from "./match-request.ts";
import { useLobbyWords } from "./words/words.ts";

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly children: ReactNode;
};

function SelectField({ label, value, choose, children }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {children}
      </select>
    </div>
  );
}

type EditProps = { readonly values: FormValues; readonly change: (part: Partial<FormValues>) => void };

function Pack({ values, change }: EditProps) {
  const { make } = useLobbyWords();
  const choose = async (file: File) => change({ pack: await file.text(), preset: OWN_RULES });
  return (
    <details>
      <summary>{make.pack}</summary>
      <div className="stack">
        <p className="muted">{make.packHelp}</p>
        <label className="field">
          {make.packText}
          <textarea
            className="code"
            rows={5}
            spellCheck={false}
            value={values.pack}
            onChange={({ target }) => change({ pack: target.value, preset: OWN_RULES })}
          />
        </label>
        <FileField label={make.packFile} accept=".json,application/json" choose={choose} />
      </div>
    </details>
  );
}

type CountProps = Omit<SelectProps, "value" | "choose" | "children"> & {
  readonly count: number;
  readonly counts: readonly number[];
  readonly choose: (count: number) => void;
};

function CountField({ label, count, counts, choose }: CountProps) {
  return (
    <SelectField label={label} value={String(count)} choose={(text) => choose(Number(text))}>
      {counts.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </SelectField>
  );
}

/** How many play, and how many of them are people; only where there is something to choose. */
function Places({ values, change, tables }: EditProps & { readonly tables: readonly { readonly seats: number }[] }) {
  const { make } = useLobbyWords();
  const seats = tableOf(values, tables)?.seats ?? 2;
  const counts = [...new Set(tables.map((table) => table.seats))];
  const people = Array.from({ length: seats - 1 }, (_, at) => at + 1);
  return (
    <>
      {counts.length > 1 && (
        <CountField label={make.players} count={seats} counts={counts} choose={(count) => change({ seats: count })} />
      )}
      {values.bot !== "" && people.length > 1 && (
        <CountField
          label={make.people}
          count={Math.min(values.people, seats - 1)}
          counts={people}
          choose={(count) => change({ people: count })}
        />
      )}
    </>
  );
}

type ChoicesProps = EditProps & { readonly games: readonly ListedGame[]; readonly listed: ListedGame };

function Choices({ values, change, games, listed }: ChoicesProps) {
  const { make, now } = useLobbyWords();
  const titleOf = useTitleOf();
  const site = useSite();
  const known = gameIn(site, listed.id);
  const presetNames = known?.presets?.[useLanguage()] ?? {};
  return (
    <div className="match-fields cards">
      <SelectField label={make.game} value={listed.id} choose={(game) => change({ game, preset: null, seats: null })}>
        {games.map(({ id }) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
      </SelectField>
      <SelectField label={make.preset} value={presetOf(values, listed)} choose={(preset) => change({ preset })}>
        {listed.presets.map((preset) => (
          <option key={preset} value={preset}>
            {wordFor(presetNames, preset) ?? preset}
          </option>
        ))}
        <option value={OWN_RULES}>{make.ownPack}</option>
      </SelectField>
      <SelectField label={make.opponent} value={values.bot} choose={(bot) => change({ bot })}>
        <option value="">{make.person}</option>
        {listed.bots.map((bot) => (
          <option key={bot} value={bot}>
            {make.botLevel(wordFor(now.bots, bot)?.name ?? bot)}
          </option>
        ))}
      </SelectField>
      <Places {...{ values, change }} tables={tablesOf(known?.tables, listed)} />
      <SelectField
        label={make.clock}
        value={values.clock}
        choose={(clock) => change({ clock: clock as keyof typeof clocks })}
      >
        {clockNames.map((clock) => (
          <option key={clock} value={clock}>
            {make.clocks[clock]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** A match with everything that can be chosen. */
export function MatchForm({ games, name }: { readonly games: readonly ListedGame[]; readonly name: string }) {
  const { make } = useLobbyWords();
  const { isBusy, problem, setProblem, create } = useCreateMatch();
  const site = useSite();
  const [values, setValues] = useState<FormValues>(() => ({
    game: site.games.find(({ about }) => about !== undefined)?.id ?? "",
    preset: null,
    seats: null,
    people: 1,
    bot: "",
    clock: "none",
    isPublic: false,
    pack: "",
  }));
  const change = (part: Partial<FormValues>) => setValues((before) => ({ ...before, ...part }));
  const listed = games.find(({ id }) => id === values.game) ?? games[0];
  if (listed === undefined) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      create(requestOf(values, listed, gameIn(site, listed.id)?.tables), name);
    } catch (error) {
      setProblem(make.notJson(error instanceof Error ? error.message : ""));
    }
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Choices {...{ values, change, games, listed }} />
      <label>
        <input
          type="checkbox"
          checked={values.isPublic}
          onChange={({ target }) => change({ isPublic: target.checked })}
        />
        {make.isPublic}
      </label>
      <Pack values={values} change={change} />
      <button type="submit" className="primary start" disabled={isBusy}>
        {make.make}
      </button>
      <p role="alert" className="error">
        {problem}
      </p>
    </form>
  );
}
