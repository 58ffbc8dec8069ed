import type { Replayed } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useId, useState } from "react";
import { sayRefusal } from "../match/log/describe.ts";
import { chanceOf } from "./playback.ts";
import type { Reel } from "./record-source.ts";
import { useReplayWords } from "./words/words.ts";

type Verdict = "yes" | "no" | "unknown";
const marks: { readonly [verdict in Verdict]: string } = { yes: "✓", no: "✗", unknown: "?" };

function Check({ verdict, text }: { readonly verdict: Verdict; readonly text: string }) {
  const { checks } = useReplayWords();
  return (
    <li className="check" data-verdict={verdict}>
      <span className="check-mark" role="img" aria-label={checks[verdict]}>
        {marks[verdict]}
      </span>
      <span>{text}</span>
    </li>
  );
}

/** Whether the secret is the promised one. */
function Promised({ reel, seed }: { readonly reel: Reel; readonly seed: string }) {
  const { checks } = useReplayWords();
  const id = useId();
  const [typed, setTyped] = useState("");
  const { commitment } = chanceOf(seed);
  const seen = reel.own?.commitment ?? null;
  const promised = seen ?? reel.view?.commitment ?? (typed.trim() || null);
  const well = seen === null ? checks.promiseKept : checks.promiseSeen;
  const isKept = promised?.toLowerCase() === commitment;
  return (
    <>
      {promised === null ? (
        <Check verdict="unknown" text={checks.promiseUnknown} />
      ) : (
        <Check verdict={isKept ? "yes" : "no"} text={isKept ? well : checks.promiseBroken(commitment)} />
      )}
      {seen === null && reel.view === null && (
        <li className="field">
          <label htmlFor={id}>{checks.promise}</label>
          <input
            id={id}
            value={typed}
            spellCheck={false}
            maxLength={64}
            onChange={({ target }) => setTyped(target.value)}
          />
        </li>
      )}
    </>
  );
}

function Folded({ reel, last }: { readonly reel: Reel; readonly last: Replayed | undefined }) {
  const { checks } = useReplayWords();
  const language = useLanguage();
  const { frames, trouble } = reel.film;
  if (trouble === null) return <Check verdict="yes" text={checks.well(last?.step ?? 0)} />;
  const { line } = trouble;
  const said = sayRefusal(language, last?.game ?? null, trouble);
  const where = typeof line === "number" ? `${checks.tampered(line)} ` : "";
  const upTo = frames.length > 0 ? ` ${checks.upTo(frames.length - 1)}` : "";
  return <Check verdict="no" text={`${where}${said}${upTo}`} />;
}

/** What the kernel found when it folded the record, and whether the dice were the promised ones. */
export function Checks({ reel }: { readonly reel: Reel }) {
  const { checks } = useReplayWords();
  const last = reel.film.frames.at(-1);
  const seed = last?.table.seed ?? null;
  const own = reel.own?.seed ?? null;
  const isUsed = seed !== null && own !== null && chanceOf(seed).brought.includes(own);
  return (
    <section className="panel" aria-labelledby="checks-title">
      <h2 id="checks-title">{checks.title}</h2>
      <div role="status">
        <ul className="checks">
          <Folded reel={reel} last={last} />
          {seed !== null && <Promised reel={reel} seed={seed} />}
          {own !== null && (
            <Check verdict={isUsed ? "yes" : "no"} text={isUsed ? checks.seedUsed : checks.seedMissing} />
          )}
        </ul>
      </div>
      {last !== undefined && (
        <p className="muted check-hash">
          {checks.hash} <code>{last.hash}</code>
        </p>
      )}
    </section>
  );
}
