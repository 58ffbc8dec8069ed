import { pendingSeats } from "@umpire/client";
import { type Json, observe, visibleEvents } from "@umpire/kernel";
import { type BoardProps, type LessonStep, useLanguage, wordFor } from "@umpire/ui";
import { type LessonRun, learnerOf } from "@umpire/ui/lesson";
import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef } from "react";
import { BoardGuard } from "../match/board-frame.tsx";

import type { LoadedGame } from "../match/load-game.ts";
import { MatchScoreboard } from "../match/scoreboard.tsx";
import { useKeptFocus } from "../match/use-kept-focus.ts";
import { useAttempts } from "./use-attempts.ts";
import { useLessonWords } from "./words/words.ts";

type StepViewProps = {
  readonly loaded: LoadedGame;
  readonly step: LessonStep;
  /** Whether the page makes the moves. */
  readonly isShown: boolean;
  readonly isLast: boolean;
  readonly finished: () => void;
  /** Begins the step anew, for the learner or for the page. */
  readonly retry: (isShown: boolean) => void;
  readonly goOn: () => void;
  /** All steps. */
  readonly list: ReactNode;
};

const nothing = () => undefined;

/** What the learner sees of the table, and what the last decision brought. */
function useTable({ loaded: { game }, step }: StepViewProps, run: LessonRun, act: BoardProps["act"]) {
  const words = useLessonWords();
  const seat = learnerOf(step);
  const { match, events } = run;
  const observation = useMemo(() => observe(game, match, seat), [game, match, seat]);
  const seen = useMemo(() => visibleEvents(game, events, seat) as unknown as readonly Json[], [game, events, seat]);
  const seats = game.seats(match.options);
  const names = useMemo(() => {
    const rivals = Array.from({ length: seats }, (_, at) => (seats === 2 ? words.rival : `${words.rival} ${at + 1}`));
    return rivals.with(seat, words.you);
  }, [words, seats, seat]);
  const { view, next, decided, own } = observation;
  const props: BoardProps = {
    ...{ view, next, decided, own, seat, names, act },
    rules: match.rules,
    events: seen,
    takeBack: null,
  };
  return { observation, props };
}

/** What is to be done. */
function Task({ step, retry, list, canReset }: StepViewProps & { readonly canReset: boolean }) {
  const words = useLessonWords();
  const { title, task } = step.words[useLanguage()];
  return (
    <section className="lesson-task" aria-label={title}>
      {list}
      <h2>{title}</h2>
      <p className="lead lesson-says">{task}</p>
      <p className="lesson-acts cluster">
        <button type="button" className="minor" onClick={() => retry(true)}>
          {words.showMe}
        </button>
        {canReset && (
          <button type="button" className="quiet minor" onClick={() => retry(false)}>
            {words.again}
          </button>
        )}
      </p>
    </section>
  );
}

/** A board that listens to any press, to cut a scene short, would move the button away under the finger. */
const alone = (event: SyntheticEvent) => event.stopPropagation();

/** How the rules have judged, in the place where the decision was made. */
function Answer({ step, isLast, retry, goOn, run }: StepViewProps & { readonly run: LessonRun }) {
  const words = useLessonWords();
  const { done, misses } = step.words[useLanguage()];
  const button = useRef<HTMLButtonElement>(null);
  const { judgement } = run;
  const isDone = judgement === "done";
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="tray lesson-answer" data-done={isDone}>
      <p className="grow" role="status">
        <strong>{isDone ? words.isRight : words.isMissed}</strong>{" "}
        {isDone ? done : typeof judgement === "object" && wordFor(misses, judgement.miss)}
      </p>
      <div className="tray-acts">
        <button
          ref={button}
          type="button"
          className="act big"
          onPointerDown={alone}
          onKeyDown={alone}
          onClick={isDone ? goOn : () => retry(false)}
        >
          {isDone ? (isLast ? words.finish : words.next) : words.again}
        </button>
      </div>
    </div>
  );
}

/** The position on the game's own board; below it what is said of the decision. */
export function StepView(props: StepViewProps) {
  const { loaded, step, isShown, finished } = props;
  const { game, Board, Plain, standing } = loaded;
  const { run, refusal, act } = useAttempts(game, step, isShown, finished);
  const { observation, props: table } = useTable(props, run, act);
  const words = useLessonWords();
  const kept = useKeptFocus<HTMLDivElement>();
  const isJudged = run.judgement !== "on";
  return (
    <>
      <MatchScoreboard
        {...{ game, standing, observation }}
        rules={table.rules}
        seat={table.seat}
        names={table.names}
        pending={pendingSeats(observation)}
        noteOf={() => null}
        clockOf={nothing}
        status={null}
      />
      <aside className="rail">
        <Task {...props} canReset={!isJudged && run.match.log.length > (step.scene.decisions?.length ?? 0)} />
      </aside>
      <div className="stage" data-judged={isJudged || undefined}>
        <div className="board-place" {...kept}>
          <BoardGuard instead={<Plain {...table} />}>
            <Board {...table} />
          </BoardGuard>
        </div>
        <p role="alert" className="lesson-refusal hide-empty">
          {refusal !== null && `${words.isRefused} ${refusal}`}
        </p>
        {isJudged && <Answer {...props} run={run} />}
      </div>
    </>
  );
}
