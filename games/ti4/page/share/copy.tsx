import { useLanguage } from "@umpire/ui";
import { type RefObject, useState } from "react";
import { words } from "./words.ts";

type CopyProps = {
  readonly label: string;
  readonly text: string;
  /** Where the text stands: it is selected where the browser does not let us copy. */
  readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
};

/** A button that copies, and says whether it has. */
export function CopyButton({ label, text, field }: CopyProps) {
  const says = words[useLanguage()];
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  const copy = async () => {
    const isDone = await copyText(text);
    if (!isDone) field.current?.select();
    setCopied({ text, isDone });
  };
  const isNow = copied !== null && copied.text === text;
  return (
    <>
      <button type="button" aria-label={label} onClick={copy}>
        {says.copy}
      </button>
      <span role="status" className="hide-empty">
        {isNow && (copied.isDone ? says.copied : says.notCopied)}
      </span>
    </>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
