import { useLanguage } from "@umpire/ui";
import { useId, useMemo, useRef, useState } from "react";
import type { Table } from "../../planner/table.ts";
import { useAnswer } from "../asking.ts";
import { firstTable } from "../first.ts";
import { makeLink } from "../link.ts";
import { usePlanner } from "../state.tsx";
import { summaryOf } from "../summary.ts";
import { CopyButton } from "./copy.tsx";
import { OpenLink } from "./open.tsx";
import { PictureOfBoard } from "./picture.tsx";
import { Saves } from "./saves.tsx";
import { emptied } from "./tables.ts";
import { words } from "./words.ts";
import "./share.css";

/** The position goes out as a link, a picture or text, and comes back from a link or from this browser. */
export function SharePanel() {
  const says = words[useLanguage()];
  return (
    <section className="share stack" aria-labelledby="share-title">
      <h2 id="share-title">{says.title}</h2>
      <LinkPart />
      <Saves />
      <OpenLink />
      <PictureOfBoard />
      <SummaryPart />
      <AnewPart />
    </section>
  );
}

function LinkPart() {
  const { table } = usePlanner();
  const says = words[useLanguage()];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const link = useMemo(() => `${location.origin}/planner#${makeLink(table)}`, [table]);
  // Whoever closes the list of receivers has not made a mistake.
  const send = () => navigator.share({ title: says.sendTitle, url: link }).catch(() => undefined);
  return (
    <section className="share-part stack" aria-labelledby="share-link">
      <h3 id="share-link">
        <label htmlFor={id}>{says.link}</label>
      </h3>
      <div className="share-line">
        <input
          id={id}
          ref={field}
          readOnly
          value={link}
          aria-describedby={`${id}-help`}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton label={says.copyLink} text={link} field={field} />
        {typeof navigator.share === "function" && (
          <button type="button" onClick={send}>
            {says.send}
          </button>
        )}
      </div>
      <p id={`${id}-help`} className="muted share-help">
        {says.linkHelp(link.length)}
      </p>
    </section>
  );
}

function SummaryPart() {
  const { table, study, view } = usePlanner();
  const language = useLanguage();
  const says = words[language];
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const meant = view.hover === null ? study : null;
  const isPlanned = (meant?.declared.length ?? 0) > 0;
  const asked = useMemo(
    () => (isPlanned ? ({ ask: "outcome", table, language } as const) : null),
    [isPlanned, table, language],
  );
  const { answer, isOld } = useAnswer(asked);
  const outcome = answer?.ok && !isOld ? answer.value : null;
  const text = useMemo(() => summaryOf(table, meant, outcome, language), [table, meant, outcome, language]);
  return (
    <section className="share-part stack" aria-labelledby="share-summary">
      <h3 id="share-summary">
        <label htmlFor={id}>{says.summary}</label>
      </h3>
      <p id={`${id}-help`} className="muted share-help">
        {says.summaryHelp} {isOld && says.working}
      </p>
      <textarea id={id} ref={field} readOnly rows={8} value={text} aria-describedby={`${id}-help`} />
      <div className="row">
        <CopyButton label={says.copySummary} text={text} field={field} />
      </div>
    </section>
  );
}

function AnewPart() {
  const { change } = usePlanner();
  const says = words[useLanguage()];
  const [said, setSaid] = useState("");
  const put = (next: (table: Table) => Table, text: string) => {
    change(next);
    setSaid(text);
  };
  return (
    <section className="share-part stack" aria-labelledby="share-anew">
      <h3 id="share-anew">{says.anew}</h3>
      <div className="row">
        <button type="button" onClick={() => put(() => firstTable, says.started)}>
          {says.startOver}
        </button>
        <button type="button" onClick={() => put(emptied, says.emptied)}>
          {says.empty}
        </button>
      </div>
      <p className="muted share-help">{says.emptyHelp}</p>
      <p role="status" className="share-said">
        {said}
      </p>
    </section>
  );
}
