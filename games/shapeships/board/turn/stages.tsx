import { stages as shapeshipsStages } from "../../rules/phases.ts";
import { sides } from "../../rules/shape.ts";
import { capitalize } from "../../words/naming.ts";
import { playerName, useBoard } from "../model.ts";

/** Where the turn is: the three stages, their steps, the die, and whose decision is awaited. */
export function Stages() {
  const { state, book, words } = useBoard();
  const stage = shapeshipsStages.find(({ steps }) => steps.some(({ id }) => id === state.step));
  const place =
    stage === undefined || state.step === null ? [] : [capitalize(book.term(stage.id)), book.term(state.step)];
  return (
    <header className="ss-turn cluster card">
      <h2 aria-live="polite">
        {state.status === "choosing_factions" ? capitalize(book.term("faction_choice")) : words.turn(state.turn)}
        {place.length > 0 && <span className="ss-place"> · {place.join(" · ")}</span>}
      </h2>
      <Dice />
      {stage !== undefined && <StageList />}
      <Awaited />
    </header>
  );
}

function StageList() {
  const { state, book, words } = useBoard();
  return (
    <ol className="ss-stage-list" aria-label={words.stages}>
      {shapeshipsStages.map(({ id, steps }) => {
        const isNow = steps.some((step) => step.id === state.step);
        return (
          <li key={id} className={isNow ? "ss-now" : undefined} aria-current={isNow ? "step" : undefined}>
            <strong>{capitalize(book.term(id))}</strong>
            <ol className="ss-step-list" aria-label={words.steps(book.term(id))}>
              {steps.map((step) => (
                <Step key={step.id} id={step.id} isAutomatic={step.isAutomatic} />
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}

function Step({ id, isAutomatic }: { readonly id: string; readonly isAutomatic: boolean }) {
  const { state, book, words } = useBoard();
  const isNow = id === state.step;
  return (
    <li
      className={`${isAutomatic ? "" : "ss-asked"}${isNow ? " ss-now" : ""}`}
      aria-current={isNow ? "step" : undefined}
    >
      {book.term(id)}
      {isAutomatic && <span className="visually-hidden">, {words.automatic}</span>}
      {isNow && <span className="visually-hidden">, {words.now}</span>}
    </li>
  );
}

/** What seats the match waits for, and that it waits for nobody any more. */
function Awaited() {
  const model = useBoard();
  const { next, decided, side, words } = model;
  const open = "awaiting" in next ? next.awaiting.filter((seat) => !decided.includes(seat)) : [];
  const isMine = side !== null && open.includes(side);
  const others = sides.filter((each) => each !== side && open.includes(each)).map((each) => playerName(model, each));
  return (
    <p aria-live="polite" className={`ss-awaited${isMine ? " ss-mine" : ""}${"over" in next ? " large" : ""}`}>
      {"over" in next ? <Outcome winners={next.over.winners} reason={next.over.reason} /> : null}
      {isMine && <strong>{words.lock.yourTurn}</strong>}
      {!isMine && others.length > 0 && words.lock.waitingFor(others)}
    </p>
  );
}

function Outcome({ winners, reason }: { readonly winners: readonly number[]; readonly reason: string }) {
  const model = useBoard();
  const { words, book } = model;
  const winner = sides.find((side) => winners.includes(side));
  return (
    <>
      <strong>
        {winner === undefined || winners.length > 1 ? words.over.draw : words.over.wins(playerName(model, winner))}
      </strong>{" "}
      <span>· {book.term(reason)}</span>
    </>
  );
}

function Dice() {
  const model = useBoard();
  const { state, words, pack } = model;
  const { roll } = state.turnData;
  if (roll === null) return null;
  const read = sides.filter((side) => roll.reads[side] !== roll.base);
  return (
    <div className="cluster gap-2">
      <Die shows={roll.base} faces={pack.die} label={words.die(roll.base)} />
      {roll.extra !== null && <Die shows={roll.extra} faces={pack.die} label={words.extraDie(roll.extra)} isExtra />}
      {read.map((side) => (
        <span key={side} className="muted">
          {words.dieFor(playerName(model, side), roll.reads[side])}
        </span>
      ))}
    </div>
  );
}

/** Where the pips of a face are, in thirds. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

type DieProps = {
  readonly shows: number;
  readonly faces: number;
  readonly label: string;
  readonly isExtra?: boolean;
};

/** A die with pips; one with more faces than a cube shows its number. */
function Die({ shows, faces, label, isExtra = false }: DieProps) {
  const face = faces <= 6 ? pips[shows] : undefined;
  return (
    <svg
      className={`ss-die${isExtra ? " ss-die-extra" : ""}`}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      role="img"
      aria-label={label}
    >
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {face === undefined ? (
        <text x="20" y="27" textAnchor="middle">
          {shows}
        </text>
      ) : (
        face.map(([column, row]) => (
          <circle key={`${column} ${row}`} cx={10 + 10 * column} cy={10 + 10 * row} r="3.6" />
        ))
      )}
    </svg>
  );
}
