import type { Refusal } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { type ChangeEvent, useId, useState } from "react";
import { readPlanText } from "../../planner/position-file.ts";
import { describeRefusal } from "../page-words.ts";
import { usePlanner } from "../plan/state.tsx";
import { words } from "./words.ts";

/** What is pasted, and what came of opening it; what cannot be read changes nothing. */
function useOpening() {
  const { change } = usePlanner();
  const [pasted, setPasted] = useState("");
  const [opened, setOpened] = useState<Refusal | "well" | null>(null);
  const paste = (text: string) => {
    setPasted(text);
    setOpened(null);
  };
  const open = (text: string) => {
    const read = readPlanText(text);
    setOpened(read.ok ? "well" : read.refusal);
    if (!read.ok) return;
    change(() => read.value);
    setPasted("");
  };
  return { pasted, opened, paste, open };
}

/** Opens a link that somebody pastes, or a position file. */
export function OpenLink() {
  const language = useLanguage();
  const says = words[language];
  const id = useId();
  const { pasted, opened, paste, open } = useOpening();
  const isWrong = opened !== null && opened !== "well";
  return (
    <section className="section column" aria-labelledby="share-open">
      <h3 id="share-open">{says.open}</h3>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          open(pasted);
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
          aria-invalid={isWrong}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => paste(target.value)}
        />
        <button type="submit" className="start" disabled={pasted.trim() === ""}>
          {says.openIt}
        </button>
      </form>
      <OpenFile open={open} />
      <p id={`${id}-said`} role="status" className={isWrong ? "hide-empty error" : "hide-empty"}>
        {opened === "well" && says.opened}
        {isWrong && `${describeRefusal(language, opened)} ${says.nothingLost}`}
      </p>
    </section>
  );
}

function OpenFile({ open }: { readonly open: (text: string) => void }) {
  const id = useId();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    open(await file.text());
    // So that the same file can be chosen again once it is corrected.
    target.value = "";
  };
  return (
    <>
      <label htmlFor={id} className="muted">
        {words[useLanguage()].openFile}
      </label>
      <input id={id} type="file" accept=".json,.txt,application/json,text/plain" onChange={choose} />
    </>
  );
}
