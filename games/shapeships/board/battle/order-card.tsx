import type { Side } from "../../rules/shape.ts";
import { useBoard } from "../model.ts";
import type { OrderLine } from "../order-text.ts";
import type { Stage } from "../reveal/timeline.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import { Envelope, Wax } from "./seal.tsx";

/** Open: still being written, or by nobody. Sealed: face down. Opened: turned over, with what it says. */
export type OrderState =
  | { readonly is: "open" | "sealed"; readonly note: string }
  | { readonly is: "opened"; readonly lines: readonly OrderLine[]; readonly head: string; readonly note: string };

type CardProps = {
  readonly whose: Side;
  readonly title: string;
  readonly order: OrderState;
  readonly stage: Stage | "over";
};

/** A player's order, as a card on the centre line. */
export function OrderCard({ whose, title, order, stage }: CardProps) {
  if (order.is === "opened") return <Opened whose={whose} title={title} order={order} stage={stage} />;
  const isSealed = order.is === "sealed";
  return (
    <div className={`ss-order line ss-side-${whose}`} data-is={order.is}>
      {isSealed ? <Wax /> : <Envelope />}
      <p className="breakable">
        <b>{title}</b> {order.note}
      </p>
    </div>
  );
}

type OpenedProps = CardProps & { readonly order: Extract<OrderState, { readonly is: "opened" }> };

/** The seal breaks, the card turns over, and shows what was ordered. */
function Opened({ whose, title, order: { lines, head, note }, stage }: OpenedProps) {
  const { pack, words } = useBoard();
  const ships = lines.flatMap(({ ship }) => ship ?? []);
  return (
    <section className="ss-turned" data-stage={stage} aria-label={head}>
      <div className={`ss-order line ss-side-${whose}`} data-is="sealed" aria-hidden="true">
        <Wax />
        <p className="breakable">
          <b>{title}</b> {words.seal.sealed}
        </p>
      </div>
      <div className={`ss-order line ss-side-${whose}`} data-is="opened">
        <span className="ss-order-ships cluster">
          {ships.map((ship, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may have the same ship twice
            <ShipShape key={at} pack={pack} ship={ship} />
          ))}
        </span>
        <p className="breakable">
          <b>{head}</b> <span>{note}</span>
        </p>
      </div>
    </section>
  );
}
