import { useId, useRef, useState } from "react";
import { useMatchWords } from "./words/words.ts";

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A text to take along: it can be copied with a button, or by hand where the browser does not let us. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const { copy } = useMatchWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const take = async () => {
    const isDone = await copyText(text);
    if (!isDone) field.current?.select();
    setSaid(isDone ? copy.copied : copy.notCopied);
  };
  return (
    <div className="copy-field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-row">
        <input id={id} ref={field} readOnly value={text} onFocus={({ target }) => target.select()} />
        <button type="button" onClick={take}>
          {copy.copy}
        </button>
      </div>
      <span role="status" className="muted">
        {said}
      </span>
    </div>
  );
}
