import { useLanguage } from "@umpire/ui";
import { useState } from "react";
import { type Bar, Bars } from "../parts/bars.tsx";
import { useChanceText } from "../parts/figures.ts";
import { words } from "./words.ts";

const FEW = 8;
/** A longer list nobody reads. */
const MANY = 60;

/** The likeliest few, and the rest on demand. */
export function OddsBars({ rows }: { readonly rows: readonly Bar[] }) {
  const language = useLanguage();
  const figure = useChanceText();
  const { more, fewer } = words[language];
  const [isLong, setLong] = useState(false);
  const rest = rows.slice(FEW);
  const together = rest.reduce((sum, { value }) => sum + value, 0);
  return (
    <>
      <Bars rows={rows.slice(0, isLong ? MANY : FEW)} />
      {rest.length > 0 && (
        <button type="button" className="compact start" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? fewer : more(rest.length, figure(together))}
        </button>
      )}
    </>
  );
}
