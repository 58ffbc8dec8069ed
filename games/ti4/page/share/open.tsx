import type { Refusal } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useId, useState } from "react";
import { readPlanText } from "../../planner/position-file.ts";
import { describeRefusal } from "../page-words.ts";
import { usePlanner } from "../plan/state.tsx";
import { words } from "./words.ts";

/** Opens a link that somebody pastes, or a position file; one that cannot be read changes nothing. */
export function OpenLink() {
  const { change } = usePlanner();
  const language = useLanguage();
  const says = words[language];
  const id = useId();
  const [pasted, setPasted] = useState("");
  const [opened, setOpened] = useState<Refusal | "well" | null>(null);
  const isWrong = opened !== null && opened !== "well";
  const open = (text: string) => {
    const read = readPlanText(text);
    setOpened(read.ok ? "well" : read.refusal);
    if (!read.ok) return;
    change(() => read.value);
    setPasted("");
  };
  return (
    <section className="share-part stack" aria-labelledby="share-open">
      <h3 id="share-open">{says.open}</h3>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          open(pasted);
        }}
      >
        <label htmlFor={id} className="muted small">
          {says.openHelp}
        </label>
        <textarea
          id={id}
          rows={2}
          value={pasted}
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            setPasted(target.value);
            setOpened(null);
          }}
        />
        <button type="submit" className="start" disabled={pasted.trim() === ""}>
          {says.openIt}
        </button>
      </form>
      <label htmlFor={`${id}-file`} className="muted share-help">
        {says.openFile}
      </label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          open(await file.text());
          // So that the same file can be chosen again once it is corrected.
          target.value = "";
        }}
      />
      <p id={`${id}-said`} role="status" className={isWrong ? "hide-empty error small" : "hide-empty small"}>
        {opened === "well" && says.opened}
        {isWrong && `${describeRefusal(language, opened)} ${says.nothingLost}`}
      </p>
    </section>
  );
}
