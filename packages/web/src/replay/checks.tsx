import type { Replayed } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useId, useState } from "react";
import { describeRefusal } from "../match/log/describe.ts";
import { splitSeed } from "./playback.ts";
import type { LoadedRecord } from "./record-source.ts";
import { useReplayWords } from "./words/words.ts";

type CheckResult = "yes" | "no" | "unknown";
const marks: { readonly [verdict in CheckResult]: string } = { yes: "✓", no: "✗", unknown: "?" };

function Check({ verdict, text }: { readonly verdict: CheckResult; readonly text: string }) {
  const { checks } = useReplayWords();
  return (
    <li className={`line top breakable${verdict === "no" ? " error" : ""}`} data-verdict={verdict}>
      <span className={`rigid strong${verdict === "yes" ? " ok" : ""}`} role="img" aria-label={checks[verdict]}>
        {marks[verdict]}
      </span>
      <span>{text}</span>
    </li>
  );
}

/** Whether the secret is the promised one. */
function Promised({ record, seed }: { readonly record: LoadedRecord; readonly seed: string }) {
  const { checks } = useReplayWords();
  const id = useId();
  const [typed, setTyped] = useState("");
  const { commitment } = splitSeed(seed);
  const seen = record.own?.commitment ?? null;
  const promised = seen ?? record.view?.commitment ?? (typed.trim() || null);
  const well = seen === null ? checks.promiseKept : checks.promiseSeen;
  const isKept = promised?.toLowerCase() === commitment;
  return (
    <>
      {promised === null ? (
        <Check verdict="unknown" text={checks.promiseUnknown} />
      ) : (
        <Check verdict={isKept ? "yes" : "no"} text={isKept ? well : checks.promiseBroken(commitment)} />
      )}
      {seen === null && record.view === null && (
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

function Folded({ record, last }: { readonly record: LoadedRecord; readonly last: Replayed | undefined }) {
  const { checks } = useReplayWords();
  const language = useLanguage();
  const { frames, refusal } = record.playback;
  if (refusal === null) return <Check verdict="yes" text={checks.well(last?.step ?? 0)} />;
  const { line } = refusal;
  const sentence = describeRefusal(language, last?.game ?? null, refusal);
  const where = typeof line === "number" ? `${checks.tampered(line)} ` : "";
  const upTo = frames.length > 0 ? ` ${checks.upTo(frames.length - 1)}` : "";
  return <Check verdict="no" text={`${where}${sentence}${upTo}`} />;
}

/** What the kernel found when it folded the record, and whether the dice were the promised ones. */
export function Checks({ record }: { readonly record: LoadedRecord }) {
  const { checks } = useReplayWords();
  const last = record.playback.frames.at(-1);
  const seed = last?.table.seed ?? null;
  const own = record.own?.seed ?? null;
  const isUsed = seed !== null && own !== null && splitSeed(seed).contributions.includes(own);
  return (
    <section className="rail-section grid" aria-labelledby="checks-title">
      <h2 id="checks-title">{checks.title}</h2>
      <div role="status">
        <ul className="checks list grid">
          <Folded record={record} last={last} />
          {seed !== null && record.text === undefined && <Promised record={record} seed={seed} />}
          {own !== null && (
            <Check verdict={isUsed ? "yes" : "no"} text={isUsed ? checks.seedUsed : checks.seedMissing} />
          )}
        </ul>
      </div>
      {last !== undefined && (
        <p className="muted fine">
          {checks.hash} <code>{last.hash}</code>
        </p>
      )}
    </section>
  );
}
