import type { Refusal } from "@umpire/kernel";
import { FileField, type Language, useLanguage } from "@umpire/ui";
import { useId, useState } from "react";
import { fetchGame, gameNamed } from "../../asyncti4/fetch-game.ts";
import { isBattleLink } from "../../battle-links/parameters.ts";
import { describeRefusal } from "../page-words.ts";
import { usePlanner } from "../plan/state.tsx";
import { words } from "./words.ts";

type Said =
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "well"; readonly remarks: (language: Language) => readonly string[] }
  | { readonly kind: "fetching"; readonly game: string };

/** What reads games is not loaded before somebody opens something. */
async function readPasted(text: string) {
  const [{ openText }, { describeRemark }] = await Promise.all([
    import("../../planner/open-text.ts"),
    import("../../asyncti4/words.ts"),
  ]);
  const read = openText(text);
  if (!read.ok) return read;
  const { plan, remarks } = read.value;
  const inWords = (language: Language) => remarks.map((remark) => describeRemark(language, remark));
  return { ok: true, plan, remarks: inWords } as const;
}

/** What is pasted, and what came of opening it; what cannot be read changes nothing. */
function useOpening() {
  const { change, look } = usePlanner();
  const [pasted, setPasted] = useState("");
  const [said, setSaid] = useState<Said | null>(null);
  const paste = (text: string) => {
    setPasted(text);
    setSaid(null);
  };
  const open = async (text: string) => {
    // A battle has no map to be opened on: its odds are shown.
    if (isBattleLink(text)) return look({ panel: "price", battleLink: text });
    const read = await readPasted(text);
    setSaid(read.ok ? { kind: "well", remarks: read.remarks } : { kind: "refused", refusal: read.refusal });
    if (!read.ok) return;
    change(() => read.plan);
    setPasted("");
  };
  const fetchAndOpen = async (game: string) => {
    setSaid({ kind: "fetching", game });
    const fetched = await fetchGame(game);
    if (fetched.ok) await open(fetched.value);
    else setSaid({ kind: "refused", refusal: fetched.refusal });
  };
  return { pasted, said, paste, open, fetchAndOpen };
}

/** Opens a link or a game that somebody pastes or names, or a file. */
export function OpenLink() {
  const language = useLanguage();
  const says = words[language];
  const id = useId();
  const { pasted, said, paste, open, fetchAndOpen } = useOpening();
  const game = gameNamed(pasted);
  return (
    <section className="section column" aria-labelledby="share-open">
      <h3 id="share-open">{says.open}</h3>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (game === null) open(pasted);
          else fetchAndOpen(game);
        }}
      >
        <label htmlFor={id} className="muted">
          {says.openHelp}
        </label>
        <textarea
          id={id}
          rows={2}
          value={pasted}
          spellCheck={false}
          aria-invalid={said?.kind === "refused"}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => paste(target.value)}
        />
        <button type="submit" className="start" disabled={pasted.trim() === "" || said?.kind === "fetching"}>
          {game === null ? says.openIt : says.fetchIt(game)}
        </button>
        {game !== null && <p className="muted fine">{says.fetchHelp}</p>}
      </form>
      <OpenFile open={open} />
      <p id={`${id}-said`} role="status" className={said?.kind === "refused" ? "hide-empty error" : "hide-empty"}>
        {said?.kind === "fetching" && says.fetching(said.game)}
        {said?.kind === "well" && says.opened}
        {said?.kind === "refused" && `${describeRefusal(language, said.refusal)} ${says.nothingLost}`}
      </p>
      {said?.kind === "well" && <Remarks lines={said.remarks(language)} />}
    </section>
  );
}

/** What of a game was not understood, line by line. */
function Remarks({ lines }: { readonly lines: readonly string[] }) {
  const says = words[useLanguage()];
  if (lines.length === 0) return null;
  return (
    <details open={lines.length <= 6}>
      <summary>{says.remarks(lines.length)}</summary>
      <ul className="list fine">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function OpenFile({ open }: { readonly open: (text: string) => void }) {
  const { openFile, openFileHelp } = words[useLanguage()];
  const choose = async (file: File) => open(await file.text());
  return (
    <div className="row">
      <FileField label={openFile} accept=".json,.txt,application/json,text/plain" choose={choose} />
      <p className="grow muted fine">{openFileHelp}</p>
    </div>
  );
}
