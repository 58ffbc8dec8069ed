import { type Json, nextOf, observe, type Seat, termFor, visibleEvents } from "@umpire/kernel";
import { Ball, type BoardProps, SideMark, Tabs, useLanguage } from "@umpire/ui";
import { useMemo } from "react";
import { BoardGuard } from "../../match/board-frame.tsx";
import { actionDescriber } from "../../match/log/describe.ts";
import { useKeptFocus } from "../../match/use-kept-focus.ts";
import { useDev } from "../context.ts";
import { attempt, type Frame, frameOf, pendingAt } from "../session.ts";
import { useDevWords } from "../words/words.ts";
import { StateTable } from "./state-table.tsx";
import { ThrownError } from "./thrown.tsx";

/** Max actions that are offered as buttons. */
const MOST_ACTIONS = 60;

type SeatProps = { readonly seat: Seat; readonly frame: Frame };

/** What a board shows of the match to a seat, or what the rules throw when they are asked. */
function usePropsOf({ seat, frame }: SeatProps) {
  const { store, code, names } = useDev();
  const { game } = code;
  return useMemo(
    () =>
      attempt((): BoardProps => {
        const { view, next, decided, own } = observe(game, frame.match, seat);
        const isPending = pendingAt(game, frame).includes(seat);
        return {
          ...{ rules: frame.match.rules, view, next, decided, own, seat, names, takeBack: null },
          events: visibleEvents(game, frame.events, seat) as unknown as readonly Json[],
          act: isPending ? (action) => store.play({ seat, action }) : null,
        };
      }),
    [game, frame, seat, names, store],
  );
}

/** The actions that are legal for a seat, each a button. */
function Actions({ props, seat }: { readonly props: BoardProps; readonly seat: Seat }) {
  const { code, names } = useDev();
  const { seats: words } = useDevWords();
  const language = useLanguage();
  const { game, bundle } = code;
  const kept = useKeptFocus<HTMLFieldSetElement>();
  const { view, next, rules, act } = props;
  const listed = useMemo(
    () =>
      attempt(() => {
        const describe = actionDescriber(code, { language, names, seat, view, next, rules });
        const actions: { action: Json; text: string }[] = [];
        for (const action of game.legal(view, seat, rules as never)) {
          if (actions.length === MOST_ACTIONS) return { actions, isCut: true };
          actions.push({ action, text: describe(action) });
        }
        return { actions, isCut: false };
      }),
    [code, game, language, names, seat, view, next, rules],
  );
  if (!listed.ok) return <Failed error={<ThrownError error={listed.refusal} bundle={bundle} />} />;
  const { actions, isCut } = listed.value;
  return (
    <fieldset className="bare compact-buttons dev-actions" {...kept}>
      <legend className="label muted">{words.actions}</legend>
      <div className="cluster">
        {actions.map(({ action, text }) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            title={JSON.stringify(action)}
            onClick={() => act?.(action)}
          >
            {text}
          </button>
        ))}
        {isCut && <p className="muted fine">{words.more(MOST_ACTIONS)}</p>}
        {actions.length === 0 && <p className="muted fine">{words.noActions}</p>}
      </div>
    </fieldset>
  );
}

function Failed({ error }: { readonly error: React.ReactNode }) {
  const words = useDevWords();
  return (
    <p className="notice error">
      {words.threw} {error}
    </p>
  );
}

/** Whether the seat is awaited, has decided, or how the match has ended for it. */
function SeatStatus({ seat, frame }: SeatProps) {
  const { code } = useDev();
  const { seats: words } = useDevWords();
  const language = useLanguage();
  const { game } = code;
  const next = attempt(() => nextOf(game, frame.match));
  if (!next.ok) return null;
  if ("over" in next.value) {
    const { winners, reason } = next.value.over;
    const text = winners.includes(seat) ? words.won : words.over(termFor(language, game, reason));
    return <span className={winners.includes(seat) ? "tag ok" : "tag"}>{text}</span>;
  }
  if (frame.match.sealed.some((order) => order.seat === seat)) return <span className="tag">{words.sealed}</span>;
  if (!("awaiting" in next.value) || !next.value.awaiting.includes(seat)) return null;
  return (
    <>
      <Ball />
      <span className="muted fine">{words.awaited}</span>
    </>
  );
}

/** What a seat sees, on the board that it would play on, and what it may do. */
function SeatBoard({ seat, frame }: SeatProps) {
  const { code } = useDev();
  const props = usePropsOf({ seat, frame });
  const { Board, Plain, bundle } = code;
  if (!props.ok) return <Failed error={<ThrownError error={props.refusal} bundle={bundle} />} />;
  const plain = <Plain {...props.value} act={null} />;
  return (
    <>
      <div className="board-place">
        {Board === Plain ? (
          plain
        ) : (
          <BoardGuard key={bundle} instead={plain}>
            <Board {...props.value} />
          </BoardGuard>
        )}
      </div>
      {props.value.act !== null && <Actions props={props.value} seat={seat} />}
    </>
  );
}

function SeatPanel({ seat, frame }: SeatProps) {
  const { names } = useDev();
  return (
    <section className="dev-seat" aria-label={names[seat]}>
      <header className="line">
        <SideMark side={seat} />
        <h2>{names[seat]}</h2>
        <SeatStatus seat={seat} frame={frame} />
      </header>
      <SeatBoard seat={seat} frame={frame} />
    </section>
  );
}

/** All seats beside each other; one at a time, with what it does not see, where there is no room. */
export function Seats({ isNarrow }: { readonly isNarrow: boolean }) {
  const { session, names } = useDev();
  const { seats: words } = useDevWords();
  const frame = frameOf(session);
  if (frame === null) return null;
  if (!isNarrow)
    return (
      <div className="dev-seats" data-count={Math.min(names.length, 4)}>
        {names.map((name, seat) => (
          <SeatPanel key={name} seat={seat} frame={frame} />
        ))}
      </div>
    );
  const tabs = names.map((title, seat) => ({
    id: String(seat),
    title,
    content: (
      <>
        <SeatPanel seat={seat} frame={frame} />
        <StateTable only={seat} />
      </>
    ),
  }));
  return <Tabs label={words.label} tabs={tabs} />;
}
