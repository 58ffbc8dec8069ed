import { useEffect, useRef } from "react";
import type { Place } from "../../book/choices.ts";
import type { ShapeshipsAction } from "../../rules/shape.ts";
import { describeRefusal, useBoard } from "../model.ts";
import { orderLines } from "../order-text.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import { OrderList } from "../turn/last-step.tsx";
import { BattleOffers } from "./battle.tsx";
import { type Draft, type Edit, isEmpty } from "./draft.ts";
import { DrawingOffers } from "./drawing.tsx";
import { FactionOffers } from "./faction.tsx";
import { refusalOf } from "./offers.ts";
import { EnergyLeft, type Foreseen, LinesLeft } from "./remainder.tsx";

export type ComposeProps = {
  readonly place: Place;
  readonly draft: Draft;
  readonly edit: (edit: Edit) => void;
  /** Null while there is no connection, or an order is on its way; one may go on putting the order together. */
  readonly act: ((action: ShapeshipsAction) => void) | null;
  /** The order that does nothing here; null where something must be chosen. */
  readonly nothing: ShapeshipsAction | null;
  /** What would happen if the draft were locked in now; null where it cannot be. */
  readonly foreseen: Foreseen | null;
  /** Whether the viewer has done something here before; who has just come may be reading elsewhere. */
  readonly isReturning: boolean;
};

/** Where an order is put together, in secret, and locked in with one button. */
export function Compose(props: ComposeProps) {
  const { words, state } = useBoard();
  const { draft } = props;
  const title = useFocusKept(props.isReturning);
  const step =
    state.status === "choosing_factions"
      ? "faction"
      : state.step === "drawing"
        ? "drawing"
        : state.step === "simultaneous_declaration"
          ? "declaration"
          : "response";
  return (
    <section className={`ss-compose ss-side-${props.place.side} card`} aria-labelledby="ss-compose-title">
      <h3 id="ss-compose-title" ref={title} tabIndex={-1}>
        {words.compose.title[step]}
      </h3>
      <p className="muted fine">{words.compose.secret}</p>
      {step === "faction" && <FactionOffers {...props} />}
      {draft !== null && "basics" in draft && <DrawingOffers {...props} draft={draft} />}
      {draft !== null && "charges" in draft && <BattleOffers {...props} draft={draft} />}
      <Summary {...props} />
    </section>
  );
}

/** The button that had the focus is gone with the step; whoever uses the keyboard goes on from the new heading. */
function useFocusKept(isReturning: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturning && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [isReturning]);
  return title;
}

/** The order as it stands, what is left after it, and the buttons. */
function Summary({ place, draft, edit, act, nothing, foreseen }: ComposeProps) {
  const model = useBoard();
  const { words, language } = model;
  const { compose } = words;
  const refusal = draft === null ? null : refusalOf(place, draft);
  const lock = () => draft !== null && refusal === null && act?.(draft);
  const isFaction = draft !== null && "faction" in draft;
  const empty = isEmpty(draft);
  if (draft === null) return null;
  return (
    <footer className="ss-summary cluster">
      {!isFaction && (
        <>
          <h4>{compose.yourOrder}</h4>
          <Chosen draft={draft} edit={edit} />
          <Left place={place} draft={draft} foreseen={foreseen} />
        </>
      )}
      {refusal !== null && (
        <p className="error" role="status">
          {compose.notYet} {describeRefusal(refusal, words, language)}
        </p>
      )}
      <div className="row">
        {!empty && (
          <button type="button" className="primary" aria-disabled={refusal !== null || act === null} onClick={lock}>
            {isFaction ? compose.lockFaction(model.book.name(draft.faction)) : compose.lock}
          </button>
        )}
        {nothing !== null && (
          <button
            type="button"
            className={empty && !("basics" in nothing) ? "primary" : undefined}
            aria-disabled={act === null}
            onClick={() => act?.(nothing)}
          >
            {"basics" in nothing ? compose.buildNothing : compose.pass}
          </button>
        )}
        {nothing !== null && !empty && (
          <button type="button" onClick={() => edit({ edit: "whole", action: nothing })}>
            {compose.clear}
          </button>
        )}
      </div>
    </footer>
  );
}

type LeftProps = Pick<ComposeProps, "place" | "foreseen"> & { readonly draft: ShapeshipsAction };

/** What is left to spend after the order. */
function Left({ place, draft, foreseen }: LeftProps) {
  return "basics" in draft ? (
    <LinesLeft place={place} foreseen={foreseen} />
  ) : (
    <EnergyLeft place={place} foreseen={foreseen} />
  );
}

function Chosen({ draft, edit }: { readonly draft: ShapeshipsAction; readonly edit: ComposeProps["edit"] }) {
  const model = useBoard();
  const { words, pack } = model;
  const lines = orderLines(draft, model);
  if (lines.length === 0) return <p className="muted">{words.compose.nothingChosen}</p>;
  return (
    <ul className="ss-chosen">
      {lines.map(({ text, ship, item }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may have the same thing twice
        <li key={at}>
          {ship !== null && <ShipShape pack={pack} ship={ship} size={24} />}
          {text}
          {item !== null && (
            <button
              type="button"
              aria-label={words.compose.takeOut(text)}
              onClick={() => edit({ edit: "remove", item })}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

type LockedProps = Pick<ComposeProps, "isReturning"> & {
  readonly own: ShapeshipsAction;
  readonly takeBack: (() => void) | null;
};

/** One's own order while it waits for the other. */
export function Locked({ own, takeBack, isReturning }: LockedProps) {
  const model = useBoard();
  const { words, side } = model;
  const title = useFocusKept(isReturning);
  return (
    <section className={`ss-compose ss-locked ss-side-${side} card`} aria-labelledby="ss-locked-title">
      <h3 id="ss-locked-title" ref={title} tabIndex={-1}>
        {words.lock.locked}
      </h3>
      <OrderList lines={orderLines(own, model)} none={"basics" in own ? words.order.nothing : words.order.pass} />
      <p className="muted fine">{words.lock.lockedSays}</p>
      {takeBack !== null && (
        <button type="button" onClick={takeBack}>
          {words.lock.takeBack}
        </button>
      )}
    </section>
  );
}
