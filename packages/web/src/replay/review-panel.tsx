import { SLIGHT } from "@umpire/bots";
import type { Replayed } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useMemo, useSyncExternalStore } from "react";
import { useAnalysisWords } from "../analysis/words/words.ts";
import type { LoadedGame } from "../match/load-game.ts";
import { actionDescriber } from "../match/log/describe.ts";
import { useKeptFocus } from "../match/use-kept-focus.ts";
import type { Cursor } from "./cursor.ts";
import { observationAt } from "./playback.ts";
import type { Review, ReviewStore } from "./review.ts";
import { isBlunder, type Judged, type JudgedDecision, judgedAt, talliesOf } from "./verdicts.ts";

type ReviewPanelProps = {
  readonly store: ReviewStore;
  readonly frames: readonly Replayed[];
  readonly step: number;
  readonly names: readonly string[];
  readonly loaded: LoadedGame;
  readonly go: (cursor: Partial<Cursor>) => void;
};
type PartProps = ReviewPanelProps & { readonly review: Review };

const isBegun = ({ done, is }: Review): boolean => done > 0 || is !== "resting";
const isDone = ({ done, of }: Review): boolean => done === of;

/** Begins, goes on, cancels, and says how far it is. */
function Running({ store, review }: Pick<PartProps, "store" | "review">) {
  const words = useAnalysisWords();
  const { done, of, is } = review;
  return (
    <div className="line">
      {isBegun(review) && (
        <>
          <progress className="grow" max={of} value={done} aria-label={words.review.title} />
          <span className="muted">{words.review.progress(done, of)}</span>
        </>
      )}
      {is === "running" ? (
        <button type="button" onClick={store.stop}>
          {words.cancel}
        </button>
      ) : (
        <button type="button" onClick={store.start}>
          {isBegun(review) ? words.review.goOn : words.review.start}
        </button>
      )}
      {is === "failed" && (
        <p role="alert" className="error">
          {words.failed}
        </p>
      )}
    </div>
  );
}

/** Who decided what, and what that was worth. */
function Decision({ judged, frames, names, loaded }: PartProps & { readonly judged: Judged }) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const { step, seat, made, verdict } = judged;
  const call = useMemo(() => {
    const before = frames[step - 1];
    if (before === undefined) return null;
    const { view, next } = observationAt(before, seat);
    return actionDescriber(loaded, { language, names, seat: null, view, next, rules: before.table.rules });
  }, [frames, step, seat, loaded, language, names]);
  if (call === null) return null;
  const isJudged = verdict !== null && verdict !== "not-yet";
  return (
    <li>
      <p>
        <strong translate="no">{names[seat]}</strong>: {call(made)}
        {isJudged && <b className="number">{words.toWin(words.percent(verdict.chance))}</b>}
      </p>
      {isJudged ? (
        <Better verdict={verdict} call={call} />
      ) : (
        <p className="muted">{verdict === null ? words.review.open : words.review.notYet}</p>
      )}
    </li>
  );
}

function Better({
  verdict,
  call,
}: {
  readonly verdict: JudgedDecision;
  readonly call: ReturnType<typeof actionDescriber>;
}) {
  const { review, percent, toWin } = useAnalysisWords();
  const { lost, best } = verdict;
  if (lost < SLIGHT) return <p className="ok">{review.best}</p>;
  return (
    <p className={`notice ${isBlunder(verdict) ? "error" : "warn"}`}>
      {isBlunder(verdict) && <strong>{review.blunder} </strong>}
      {review.better(percent(lost))} {call(best.action)}
      <b className="number">{toWin(percent(best.chance))}</b>
    </p>
  );
}

function Here(part: PartProps) {
  const { review } = useAnalysisWords();
  const judged = judgedAt(part.store.decisions, part.review, part.step);
  return (
    <div className="grid breakable tight">
      <h3>{review.here}</h3>
      {judged.length === 0 ? (
        <p className="muted">{review.nobody}</p>
      ) : (
        <ul className="list grid">
          {judged.map((each) => (
            <Decision key={`${each.step} ${each.seat}`} {...part} judged={each} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where somebody lost most, each a press away. */
function Blunders({ review, names, step, go }: PartProps) {
  const words = useAnalysisWords();
  const blunders = review.verdicts.filter(isBlunder);
  if (blunders.length === 0 && !isDone(review)) return null;
  return (
    <div className="grid breakable tight">
      <h3 className="lead">{words.review.blunders}</h3>
      {blunders.length === 0 ? (
        <p className="muted">{words.review.noBlunder}</p>
      ) : (
        <ul className="moves list">
          {blunders.map((each) => (
            <li key={`${each.step} ${each.seat}`}>
              <button
                type="button"
                aria-current={each.step === step ? "step" : undefined}
                onClick={() => go({ step: each.step })}
              >
                {words.review.goTo(each.step, names[each.seat] ?? "", words.percent(each.lost))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Summary({ review: { verdicts }, names }: PartProps) {
  const { review, percent } = useAnalysisWords();
  const { heads } = review;
  return (
    <table className="review-table wide fine">
      <caption>{review.summary}</caption>
      <thead>
        <tr>
          {[heads.who, heads.decisions, heads.best, heads.lost, heads.blunders].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {talliesOf(verdicts).map(({ seat, decisions, best, lost, blunders }) => (
          <tr key={seat}>
            <th scope="row" translate="no">
              {names[seat]}
            </th>
            <td>{decisions}</td>
            <td>{best}</td>
            <td>{percent(lost)}</td>
            <td>{blunders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each choice was worth: judged on demand, told for the step that is shown, and summed up. */
export function ReviewPanel(given: ReviewPanelProps) {
  const words = useAnalysisWords();
  const kept = useKeptFocus<HTMLElement>();
  const review = useSyncExternalStore(given.store.subscribe, given.store.read);
  const part = { ...given, review };
  const hasFound = review.verdicts.length > 0;
  const isFutile = isDone(review) && !hasFound;
  return (
    <section className="rail-section grid review" aria-labelledby="review-title" {...kept}>
      <h2 id="review-title">{words.review.title}</h2>
      {!isBegun(review) && !isFutile && <p className="muted">{words.review.about}</p>}
      {isFutile && <p>{words.review.nothing}</p>}
      {!isDone(review) && <Running {...part} />}
      <span className="visually-hidden" role="status">
        {isDone(review) && words.review.progress(review.done, review.of)}
      </span>
      {hasFound && (
        <>
          <Here {...part} />
          <Blunders {...part} />
          <Summary {...part} />
        </>
      )}
    </section>
  );
}
