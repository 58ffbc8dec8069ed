import { readJson } from "@umpire/kernel";
import { Icon } from "@umpire/ui";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useDev } from "../context.ts";
import type { Setup } from "../session.ts";
import { shortSeed } from "../store.ts";
import { useDevWords } from "../words/words.ts";

/** A form's fields as they are typed. */
type Typed = { readonly preset: string; readonly options: string; readonly seed: string };

const typedOf = ({ preset, options, seed }: Setup): Typed => ({ preset, options: JSON.stringify(options), seed });

/** What the next match begins with. */
export function MatchSetup() {
  const { store, code, session } = useDev();
  const { setup: words } = useDevWords();
  const id = useId();
  const { setup } = session;
  const [typed, setTyped] = useState(() => typedOf(setup));
  // A match that was opened otherwise, say one that breaks a law, is what the form then shows.
  useEffect(() => setTyped(typedOf(setup)), [setup]);
  const options = readJson(typed.options);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (options.ok) store.begin({ preset: typed.preset, options: options.value, seed: typed.seed });
  };
  const tables = (code.game.tables ?? [{}]).map((table) => JSON.stringify(table));
  return (
    <form className="row dev-setup" aria-label={words.label} onSubmit={begin}>
      <label className="field">
        {words.preset}
        <select value={typed.preset} onChange={({ target }) => change({ preset: target.value })}>
          {Object.keys(code.game.presets).map((preset) => (
            <option key={preset}>{preset}</option>
          ))}
        </select>
      </label>
      <label className="field grow">
        {words.options}
        <input
          className="code"
          list={`${id}-tables`}
          value={typed.options}
          spellCheck={false}
          aria-invalid={!options.ok}
          aria-describedby={options.ok ? undefined : `${id}-bad`}
          onChange={({ target }) => change({ options: target.value })}
        />
        <datalist id={`${id}-tables`}>
          {tables.map((table) => (
            <option key={table} value={table} />
          ))}
        </datalist>
        {!options.ok && (
          <span className="error fine" id={`${id}-bad`}>
            {words.badOptions}
          </span>
        )}
      </label>
      <label className="field dev-seed">
        {words.seed}
        <input
          className="code"
          value={typed.seed}
          spellCheck={false}
          onChange={({ target }) => change({ seed: target.value })}
        />
      </label>
      <button
        type="button"
        className="sign"
        aria-label={words.another}
        title={words.another}
        onClick={() => change({ seed: shortSeed() })}
      >
        <Icon name="undo" />
      </button>
      <button type="submit" aria-disabled={!options.ok}>
        {words.begin}
      </button>
    </form>
  );
}
