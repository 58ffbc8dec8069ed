import { useLanguage, wordFor } from "@umpire/ui";
import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from "react";
import type { Wanting } from "../match/connection/api.ts";
import { gameIn, useSite, useTitleOf } from "../site.ts";
import { clockNames, clocks } from "./clocks.ts";
import { type GameListed, seatsWith, useBeginning } from "./create-match.ts";
import { readPack } from "./pack.ts";
import { useLobbyWords } from "./words/words.ts";

type Wishes = {
  readonly game: string;
  /** Empty: the rules below. Null: the first that the game has. */
  readonly preset: string | null;
  /** Empty: whoever has the link. */
  readonly bot: string;
  readonly clock: keyof typeof clocks;
  readonly isPublic: boolean;
  readonly pack: string;
};

const OWN = "";

const presetOf = ({ preset }: Wishes, { presets: [first = OWN] }: GameListed): string => preset ?? first;

/** What the server is asked for; throws where the pack is no JSON. */
function wantingOf(wishes: Wishes, listed: GameListed): Wanting {
  const { bot, clock, isPublic, pack } = wishes;
  const preset = presetOf(wishes, listed);
  const rules = preset === OWN ? readPack(pack) : { rules: preset };
  const seats = bot !== "" && { seats: seatsWith(bot, listed.seats) };
  return { game: listed.id, clock: clocks[clock], isPublic, ...rules, ...seats };
}

type Picking = {
  readonly label: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly children: ReactNode;
};

function Pick({ label, value, choose, children }: Picking) {
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

type Editing = { readonly wishes: Wishes; readonly change: (part: Partial<Wishes>) => void };

function Pack({ wishes, change }: Editing) {
  const { make } = useLobbyWords();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) change({ pack: await file.text(), preset: OWN });
  };
  return (
    <details>
      <summary>{make.pack}</summary>
      <div className="stack">
        <p className="muted">{make.packHelp}</p>
        <label className="field">
          {make.packText}
          <textarea
            rows={5}
            spellCheck={false}
            value={wishes.pack}
            onChange={({ target }) => change({ pack: target.value, preset: OWN })}
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

type Choosing = Editing & { readonly games: readonly GameListed[]; readonly listed: GameListed };

function Choices({ wishes, change, games, listed }: Choosing) {
  const { make, now } = useLobbyWords();
  const titleOf = useTitleOf();
  const site = useSite();
  const presetNames = gameIn(site, listed.id)?.presets?.[useLanguage()] ?? {};
  return (
    <div className="fields">
      <Pick label={make.game} value={listed.id} choose={(game) => change({ game, preset: null })}>
        {games.map(({ id }) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
      </Pick>
      <Pick label={make.preset} value={presetOf(wishes, listed)} choose={(preset) => change({ preset })}>
        {listed.presets.map((preset) => (
          <option key={preset} value={preset}>
            {wordFor(presetNames, preset) ?? preset}
          </option>
        ))}
        <option value={OWN}>{make.ownPack}</option>
      </Pick>
      <Pick label={make.opponent} value={wishes.bot} choose={(bot) => change({ bot })}>
        <option value="">{make.person}</option>
        {listed.bots.map((bot) => (
          <option key={bot} value={bot}>
            {make.botLevel(wordFor(now.bots, bot)?.name ?? bot)}
          </option>
        ))}
      </Pick>
      <Pick label={make.clock} value={wishes.clock} choose={(clock) => change({ clock: clock as keyof typeof clocks })}>
        {clockNames.map((clock) => (
          <option key={clock} value={clock}>
            {make.clocks[clock]}
          </option>
        ))}
      </Pick>
    </div>
  );
}

/** A match with everything that can be chosen. */
export function MakeMatch({ games, name }: { readonly games: readonly GameListed[]; readonly name: string }) {
  const { make } = useLobbyWords();
  const { isBusy, trouble, setTrouble, begin } = useBeginning();
  const site = useSite();
  const [wishes, setWishes] = useState<Wishes>(() => ({
    game: site.games.find(({ about }) => about !== undefined)?.id ?? "",
    preset: null,
    bot: "",
    clock: "none",
    isPublic: false,
    pack: "",
  }));
  const change = (part: Partial<Wishes>) => setWishes((before) => ({ ...before, ...part }));
  const listed = games.find(({ id }) => id === wishes.game) ?? games[0];
  if (listed === undefined) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      begin(wantingOf(wishes, listed), name);
    } catch (error) {
      setTrouble(make.notJson(error instanceof Error ? error.message : ""));
    }
  };
  return (
    <details className="card make-match">
      <summary>
        <h2>{make.title}</h2>
      </summary>
      <form className="stack" onSubmit={submit}>
        <Choices {...{ wishes, change, games, listed }} />
        <label>
          <input
            type="checkbox"
            checked={wishes.isPublic}
            onChange={({ target }) => change({ isPublic: target.checked })}
          />
          {make.isPublic}
        </label>
        <Pack wishes={wishes} change={change} />
        <button type="submit" className="primary start" disabled={isBusy}>
          {make.make}
        </button>
        <p role="alert" className="error">
          {trouble}
        </p>
      </form>
    </details>
  );
}
