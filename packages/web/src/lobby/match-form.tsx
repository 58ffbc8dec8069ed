import type { MatchRequest } from "@umpire/client";
import { useLanguage, wordFor } from "@umpire/ui";
import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from "react";
import { gameIn, useSite, useTitleOf } from "../site.ts";
import { clockNames, clocks } from "./clocks.ts";
import { type ListedGame, seatsAgainst, useCreateMatch } from "./create-match.ts";
import { readPack } from "./pack.ts";
import { useLobbyWords } from "./words/words.ts";

type FormValues = {
  readonly game: string;
  /** Empty: the rules below. Null: the first that the game has. */
  readonly preset: string | null;
  /** Empty: whoever has the link. */
  readonly bot: string;
  readonly clock: keyof typeof clocks;
  readonly isPublic: boolean;
  readonly pack: string;
};

const OWN_RULES = "";

const presetOf = ({ preset }: FormValues, { presets: [first = OWN_RULES] }: ListedGame): string => preset ?? first;

/** The request for the server; throws when the pack is no JSON. */
function requestOf(values: FormValues, listed: ListedGame): MatchRequest {
  const { bot, clock, isPublic, pack } = values;
  const preset = presetOf(values, listed);
  const rules = preset === OWN_RULES ? readPack(pack) : { rules: preset };
  const seats = bot !== "" && { seats: seatsAgainst(bot, listed.seats) };
  return { game: listed.id, clock: clocks[clock], isPublic, ...rules, ...seats };
}

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
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) change({ pack: await file.text(), preset: OWN_RULES });
  };
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
        <label className="field">
          {make.packFile}
          <input type="file" accept=".json,application/json" onChange={choose} />
        </label>
      </div>
    </details>
  );
}

type ChoicesProps = EditProps & { readonly games: readonly ListedGame[]; readonly listed: ListedGame };

function Choices({ values, change, games, listed }: ChoicesProps) {
  const { make, now } = useLobbyWords();
  const titleOf = useTitleOf();
  const site = useSite();
  const presetNames = gameIn(site, listed.id)?.presets?.[useLanguage()] ?? {};
  return (
    <div className="match-fields cards">
      <SelectField label={make.game} value={listed.id} choose={(game) => change({ game, preset: null })}>
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
      create(requestOf(values, listed), name);
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
