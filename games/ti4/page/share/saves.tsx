import type { Result } from "@umpire/kernel";
import { useLanguage, wordFor } from "@umpire/ui";
import { useId, useState } from "react";
import { makeLink, readLink } from "../../planner/link.ts";
import { describeRefusal } from "../page-words.ts";
import { usePlanner } from "../plan/state.tsx";
import { deleteSave, LONGEST_NAME, listSaves, openShelf, type Save, type Shelf, save } from "./storage.ts";
import { words } from "./words.ts";

/** Positions that this browser keeps. */
export function Saves() {
  const says = words[useLanguage()];
  const [shelf] = useState(openShelf);
  return (
    <section className="section column" aria-labelledby="share-saves">
      <h3 id="share-saves">{says.saves}</h3>
      <p className="muted">{says.savesHelp}</p>
      {shelf === null ? <p>{says.noShelf}</p> : <Shelved shelf={shelf} />}
    </section>
  );
}

type Said = { readonly text: string; readonly isWrong: boolean; readonly removed: Save | null };

function Shelved({ shelf }: { readonly shelf: Shelf }) {
  const { plan, change } = usePlanner();
  const language = useLanguage();
  const says = words[language];
  const [saves, setSaves] = useState(() => listSaves(shelf));
  const [said, setSaid] = useState<Said | null>(null);
  const show = (text: string, removed: Save | null = null) => setSaid({ text, isWrong: false, removed });
  const settle = (done: Result<readonly Save[]>, text: string, removed: Save | null = null): boolean => {
    if (done.ok) {
      setSaves(done.value);
      show(text, removed);
    } else
      setSaid({ text: wordFor(says.refusal, done.refusal.code) ?? done.refusal.code, isWrong: true, removed: null });
    return done.ok;
  };
  const keep = (name: string) =>
    settle(save(shelf, { name, at: new Date().toISOString(), link: makeLink(plan) }), says.saved(name.trim()));
  const load = ({ name, link }: Save) => {
    const read = readLink(link);
    if (read.ok) {
      change(() => read.value);
      show(says.loaded(name));
    } else
      setSaid({ text: `${describeRefusal(language, read.refusal)} ${says.nothingLost}`, isWrong: true, removed: null });
  };
  return (
    <>
      <SaveForm onSave={keep} />
      <div role="status" className="row hide-empty">
        {said && <span className={said.isWrong ? "error" : undefined}>{said.text}</span>}
        {said?.removed && (
          <Restore removed={said.removed} onRestore={(back) => settle(save(shelf, back), says.restored(back.name))} />
        )}
      </div>
      {saves.length === 0 && <p className="muted">{says.noSaves}</p>}
      <ul className="list rows ruled">
        {saves.map((each) => (
          <SavedItem
            key={each.name}
            saved={each}
            onLoad={() => load(each)}
            onRemove={() => settle(deleteSave(shelf, each.name), says.removed(each.name), each)}
          />
        ))}
      </ul>
    </>
  );
}

type RestoreProps = { readonly removed: Save; readonly onRestore: (save: Save) => void };

const Restore = ({ removed, onRestore }: RestoreProps) => (
  <button type="button" onClick={() => onRestore(removed)}>
    {words[useLanguage()].restore}
  </button>
);

function SaveForm({ onSave }: { readonly onSave: (name: string) => boolean }) {
  const says = words[useLanguage()];
  const [name, setName] = useState("");
  const id = useId();
  return (
    <form
      className="line"
      onSubmit={(event) => {
        event.preventDefault();
        if (onSave(name)) setName("");
      }}
    >
      <label htmlFor={id}>{says.name}</label>
      <input
        className="grow"
        id={id}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit">{says.save}</button>
    </form>
  );
}

type SavedProps = { readonly saved: Save; readonly onLoad: () => void; readonly onRemove: () => void };

function SavedItem({ saved: { name, at }, onLoad, onRemove }: SavedProps) {
  const language = useLanguage();
  const says = words[language];
  return (
    <li>
      <span className="grow breakable">
        {name}
        <time className="muted fine block" dateTime={at}>
          {formatTime(language, at)}
        </time>
      </span>
      <button type="button" aria-label={says.loadIt(name)} onClick={onLoad}>
        {says.load}
      </button>
      <button type="button" aria-label={says.removeIt(name)} onClick={onRemove}>
        {says.remove}
      </button>
    </li>
  );
}

function formatTime(language: "en" | "ru", at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime())
    ? ""
    : new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}
