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

/** A read-only text with a copy button; where the browser forbids copying, the text is selected instead. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const { copy } = useMatchWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const take = async () => {
    const isDone = await copyText(text);
    if (!isDone) field.current?.select();
    setMessage(isDone ? copy.copied : copy.notCopied);
  };
  return (
    <div className="grid tight grow">
      <label htmlFor={id}>{label}</label>
      <div className="line">
        <input className="grow" id={id} ref={field} readOnly value={text} onFocus={({ target }) => target.select()} />
        <button type="button" onClick={take}>
          {copy.copy}
        </button>
      </div>
      <span role="status" className="muted">
        {message}
      </span>
    </div>
  );
}
