import { describeDusk } from "../../book/reckoning.ts";
import { otherSide, type ShapeshipsAction } from "../../rules/shape.ts";
import { Wax } from "../battle/seal.tsx";
import { describeRefusal, useBoard } from "../model.ts";
import { type Moment, nothingAt } from "../moment.ts";
import { formatReasons } from "../turn/event-text.ts";
import { useFocusKept } from "../use-focus-kept.ts";
import { isEmpty } from "./draft.ts";
import { useActKeys } from "./keys.ts";
import { refusalOf } from "./offers.ts";
import { spendingOf } from "./spending.ts";
import { stepOf } from "./step.ts";
import { Tally } from "./tally.tsx";

type ComposeProps = { readonly moment: Moment & { readonly asked: NonNullable<Moment["asked"]> } };

/** What the order costs and what would come of it, and the one button that seals what is selected. */
export function ComposeTray({ moment }: ComposeProps) {
  const model = useBoard();
  const { words, language } = model;
  const { asked, draft, edit, act, isReturning } = moment;
  const title = useFocusKept(isReturning);
  const nothing = nothingAt(asked);
  const order = draft ?? nothing;
  const refusal = order === null ? null : refusalOf(asked, order);
  const seal = order === null || refusal !== null || act === null ? null : () => act(order);
  const clear = nothing === null || isEmpty(draft) ? null : () => edit({ edit: "whole", action: nothing });
  // Enter seals no empty order, only its button does: one press too many would give the turn away.
  useActKeys(isEmpty(draft) ? null : seal, clear);
  return (
    <div className="tray ss-tray ss-compose">
      <h2 ref={title} tabIndex={-1}>
        {words.compose.title[stepOf(asked.state)]}
      </h2>
      {order !== null && "basics" in order && <LinesLeft moment={moment} />}
      {refusal === null ? (
        <Consequence moment={moment} />
      ) : (
        <p className="error">{describeRefusal(refusal, language)}</p>
      )}
      <div className="tray-acts">
        <button type="button" className="quiet" disabled={clear === null} onClick={() => clear?.()}>
          {words.compose.clear}
        </button>
        <button type="button" className="act big" aria-disabled={seal === null} onClick={() => seal?.()}>
          {sealLabel(order, model)}
          {!isEmpty(draft) && (
            <span className="kbd" aria-hidden="true">
              ↵
            </span>
          )}
        </button>
      </div>
    </div>
  );
}

function sealLabel(order: ShapeshipsAction | null, { words, book }: ReturnType<typeof useBoard>): string {
  if (order === null) return words.compose.seal;
  if ("faction" in order) return words.compose.sealFaction(book.name(order.faction));
  if (!isEmpty(order)) return words.compose.seal;
  return "basics" in order ? words.compose.drawNothing : words.compose.pass;
}

/** The price of the order, a stroke for each line, and where the lines came from. */
function LinesLeft({ moment: { place, drafted, income } }: ComposeProps) {
  const model = useBoard();
  const { words, book } = model;
  const spending = place === null || drafted === null ? null : spendingOf(place.state, drafted.events, place.side);
  if (spending === null) return null;
  const { spent, saved, lost } = spending;
  const all = spent + saved + lost;
  return (
    <p className="ss-lines line">
      <Tally spent={spent} left={saved} lost={lost} />{" "}
      <span>
        <b>{words.compose.left(book.words.prices.lines(saved + lost))}</b>{" "}
        <span className="muted">
          {words.compose.of(all)}
          {income !== null && formatReasons(income, model)}
        </span>
        {lost > 0 && <span className="warn"> {words.compose.lost(book.words.prices.lines(lost))}</span>}
      </span>
    </p>
  );
}

/** What would come of it at the end of the turn, in a sentence. */
function Consequence({ moment: { forecast, place } }: ComposeProps) {
  const { words, book, state } = useBoard();
  if (forecast === null || place === null) return null;
  const dusk = describeDusk(state, book);
  return (
    <p className="ss-consequence grow muted fine" aria-live="polite">
      {words.consequence(forecast[otherSide(place.side)].damage, forecast[place.side].damage)}
      {dusk !== null && <span className="warn"> {dusk}</span>}
    </p>
  );
}

type SealedProps = { readonly takeBack: (() => void) | null; readonly isReturning: boolean };

/** One's own order while it waits for the other. */
export function SealedTray({ takeBack, isReturning }: SealedProps) {
  const { words, side } = useBoard();
  const title = useFocusKept(isReturning);
  useActKeys(null, takeBack);
  return (
    <div className={`tray ss-tray ss-side-${side}`}>
      <Wax />
      <div className="grow">
        <h2 ref={title} tabIndex={-1}>
          {words.seal.title}
        </h2>
        <p className="muted">{words.seal.says}</p>
      </div>
      {takeBack !== null && (
        <div className="tray-acts">
          <button type="button" onClick={takeBack}>
            {words.seal.takeBack}
          </button>
        </div>
      )}
    </div>
  );
}
