import type { ReactNode } from "react";
import type { EventOfType, Side } from "../../rules/shape.ts";
import { capitalize } from "../../words/naming.ts";
import { describeSide } from "../descriptions.ts";
import { playerName, sidesSeenBy, useBoard } from "../model.ts";
import { type Line, orderLines } from "../order-text.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import type { LogItem, LogStage } from "./log.ts";
import { Reckoning } from "./reckoning.tsx";
import { rowsOf } from "./rows.ts";

type LogProps = {
  readonly stages: readonly LogStage[];
  /** Whether an order is to be given: on a small screen that comes first, and the log is folded. */
  readonly isAsked: boolean;
};

/** What the last step brought: both orders opened side by side, what came of them, and the settlement. */
export function LastStep({ stages, isAsked }: LogProps) {
  const { words } = useBoard();
  const isOpen = !isAsked || matchMedia("(min-width: 900px)").matches;
  return (
    <section className="ss-log pile gap-2 card" aria-labelledby="ss-log-title">
      <details open={isOpen}>
        <summary>
          <h3 id="ss-log-title">{words.log.title}</h3>
          <InShort stages={stages} />
        </summary>
        {stages.map((block) => (
          <Stage key={`${block.turn} ${block.stage}`} block={block} />
        ))}
      </details>
    </section>
  );
}

/** Both orders in a line each, while the rest is folded. */
function InShort({ stages }: Pick<LogProps, "stages">) {
  const model = useBoard();
  const opened = stages
    .flatMap(({ items }) => items)
    .filter((item) => item.kind === "drawings" || item.kind === "orders");
  return (
    <span className="ss-in-short">
      {opened.flatMap((item) =>
        sidesSeenBy(model.side).map((side) => (
          <span key={`${item.event.type} ${side}`} className="muted">
            {describeSide(item, side, model)}
          </span>
        )),
      )}
    </span>
  );
}

function Stage({ block: { turn, stage, items } }: { readonly block: LogStage }) {
  const { words, book } = useBoard();
  return (
    <div className="ss-stage pile gap-2">
      {stage !== null && (
        <h4>
          {words.turn(turn)} · {capitalize(book.term(stage))}
        </h4>
      )}
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items come in an order, and keep it
        <Piece key={at} item={item} />
      ))}
    </div>
  );
}

function Piece({ item }: { readonly item: LogItem }) {
  switch (item.kind) {
    case "line":
      return <p>{item.text}</p>;
    case "factions":
      return <Factions event={item.event} />;
    case "drawings":
      return <Drawings event={item.event} />;
    case "orders":
      return <Orders event={item.event} />;
    case "settled":
      return <Settled event={item.event} />;
  }
}

type RevealProps = { readonly title: string; readonly children: (side: Side) => ReactNode };

/** Both sides' orders, opened at one instant. */
function Reveal({ title, children }: RevealProps) {
  const model = useBoard();
  return (
    <div className="ss-reveal">
      <p className="ss-reveal-title">
        <strong>{title}</strong>
      </p>
      {sidesSeenBy(model.side).map((side) => (
        <section
          key={side}
          className={`ss-opened well ss-side-${side}`}
          aria-label={`${title}: ${playerName(model, side)}`}
        >
          <p className="fine muted">{playerName(model, side)}</p>
          {children(side)}
        </section>
      ))}
    </div>
  );
}

function Factions({ event }: { readonly event: EventOfType<"factions-chosen"> }) {
  const { words, book } = useBoard();
  return <Reveal title={words.log.factions}>{(side) => <strong>{book.name(event.factions[side])}</strong>}</Reveal>;
}

function Drawings({ event }: { readonly event: EventOfType<"completed"> }) {
  const model = useBoard();
  const { words, book } = model;
  const { prices } = book.words;
  const named = (list: EventOfType<"completed">["built"][0]) => list.map(({ id, ship }) => `${book.name(ship)} ${id}`);
  return (
    <Reveal title={words.log.drawing}>
      {(side) => (
        <>
          <OrderList lines={orderLines(event.orders[side], model)} none={words.order.nothing} />
          <p className="muted fine">
            {[
              ...(event.built[side].length > 0 ? [words.log.built(named(event.built[side]))] : []),
              ...(event.consumed[side].length > 0 ? [words.log.consumed(named(event.consumed[side]))] : []),
              words.log.savedLines(prices.lines(event.lines[side])),
              ...(event.lost[side] > 0 ? [words.log.lostLines(prices.lines(event.lost[side]))] : []),
            ].join(" · ")}
          </p>
        </>
      )}
    </Reveal>
  );
}

function Orders({ event }: { readonly event: EventOfType<"revealed"> }) {
  const model = useBoard();
  const { words } = model;
  return (
    <Reveal title={words.log[event.window]}>
      {(side) => (
        <OrderList
          lines={orderLines(event.orders[side], model)}
          none={event.automatic[side] ? words.log.couldNotAct : words.order.pass}
        />
      )}
    </Reveal>
  );
}

/** An order, a line for each thing in it. */
export function OrderList({ lines, none }: { readonly lines: readonly Line[]; readonly none: string }) {
  const { pack } = useBoard();
  if (lines.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="ss-order">
      {lines.map(({ text, ship }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may have the same thing twice
        <li key={at}>
          {ship !== null && <ShipShape pack={pack} ship={ship} size={28} />}
          {text}
        </li>
      ))}
    </ul>
  );
}

function Settled({ event }: { readonly event: EventOfType<"settled"> }) {
  const model = useBoard();
  return (
    <div className="ss-settled pile gap-2">
      <p className="ss-reveal-title">
        <strong>{model.words.log.settlement}</strong>
      </p>
      {sidesSeenBy(model.side).map((side) => (
        <Reckoning
          key={side}
          name={playerName(model, side)}
          whose={side}
          settlement={event.players[side]}
          rows={rowsOf(event.players[side].rows, model)}
        />
      ))}
    </div>
  );
}
