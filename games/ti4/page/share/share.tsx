import { useLanguage } from "@umpire/ui";
import { lazy, Suspense, useId, useMemo, useRef, useState } from "react";
import { actionOf } from "../../planner/action.ts";
import { makeLink } from "../../planner/link.ts";
import type { Plan } from "../../planner/plan.ts";
import { firstPlan } from "../plan/first.ts";
import { usePlanner } from "../plan/state.tsx";
import { useAnswer } from "../worker/questions.ts";
import { CopyButton } from "./copy.tsx";
import { emptied } from "./empty-plan.ts";
import { OpenLink } from "./open.tsx";
import { PictureOfBoard } from "./picture.tsx";
import { Saves } from "./saves.tsx";
import { summaryOf } from "./summary.ts";
import { words } from "./words.ts";

/** What makes a skirmish of a position is not loaded before the rest is shown. */
const PlayOutPart = lazy(() => import("./play-out.tsx").then(({ PlayOutPart }) => ({ default: PlayOutPart })));

/** The position goes out as a link, a picture or text, and comes back from a link or from this browser. */
export function SharePanel() {
  const says = words[useLanguage()];
  return (
    <section className="stack" aria-labelledby="share-title">
      <h2 id="share-title">{says.title}</h2>
      <LinkPart />
      <Saves />
      <OpenLink />
      <Suspense>
        <PlayOutPart />
      </Suspense>
      <PictureOfBoard />
      <SummaryPart />
      <AnewPart />
    </section>
  );
}

function LinkPart() {
  const { plan } = usePlanner();
  const says = words[useLanguage()];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const link = useMemo(() => `${location.origin}/planner#${makeLink(plan)}`, [plan]);
  // Closing the browser's share dialog rejects the promise, and is no error.
  const send = () => navigator.share({ title: says.sendTitle, url: link }).catch(() => undefined);
  return (
    <section className="section column" aria-labelledby="share-link">
      <h3 id="share-link">
        <label htmlFor={id}>{says.link}</label>
      </h3>
      <div className="line">
        <input
          className="grow"
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
      <p id={`${id}-help`} className="muted">
        {says.linkHelp(link.length)}
      </p>
    </section>
  );
}

function SummaryPart() {
  const { plan, assessment, view } = usePlanner();
  const language = useLanguage();
  const says = words[language];
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const meant = view.hover === null ? assessment : null;
  const isPlanned = (meant?.declared.length ?? 0) > 0;
  const asked = useMemo(
    () =>
      meant !== null && isPlanned ? ({ ask: "outcome", action: actionOf(meant, plan.plan), language } as const) : null,
    [meant, isPlanned, plan, language],
  );
  const { answer, isOld } = useAnswer(asked);
  const outcome = answer?.ok && !isOld ? answer.value : null;
  const text = useMemo(() => summaryOf(plan, meant, outcome, language), [plan, meant, outcome, language]);
  return (
    <section className="section column" aria-labelledby="share-summary">
      <h3 id="share-summary">
        <label htmlFor={id}>{says.summary}</label>
      </h3>
      <p id={`${id}-help`} className="muted">
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
  const put = (next: (plan: Plan) => Plan, text: string) => {
    change(next);
    setSaid(text);
  };
  return (
    <section className="section column" aria-labelledby="share-anew">
      <h3 id="share-anew">{says.anew}</h3>
      <div className="row">
        <button type="button" onClick={() => put(() => firstPlan, says.started)}>
          {says.startOver}
        </button>
        <button type="button" onClick={() => put(emptied, says.emptied)}>
          {says.empty}
        </button>
      </div>
      <p className="muted">{says.emptyHelp}</p>
      <p role="status" className="hide-empty">
        {said}
      </p>
    </section>
  );
}
