import type { ReactNode } from "react";
import { describeShip } from "../../book/describe.ts";
import { findShip } from "../../pack/catalogue.ts";
import { ceilingOf } from "../../rules/amounts.ts";
import type { LiveShip, Settlement, Side } from "../../rules/shape.ts";
import { signed } from "../../words/naming.ts";
import { type BoardModel, playerName, useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import "./player-board.css";

type HealthProps = {
  readonly whose: Side;
  /** How the turn would be settled as it stands. */
  readonly forecast: Settlement | null;
};
type BoardProps = HealthProps & {
  /** What the page knows of the player. */
  readonly beside: ReactNode;
};

/** One player's half of the board. */
export function PlayerBoard({ whose, forecast, beside }: BoardProps) {
  const model = useBoard();
  const { state, words, book, names } = model;
  const { faction } = state.players[whose];
  const id = `ss-player-${whose}`;
  return (
    <section className={`ss-player pile gap-2 ss-side-${whose} card`} aria-labelledby={id}>
      <header className="ss-player-head">
        <h3 id={id}>{playerName(model, whose)}</h3>
        <p className="muted">
          {names[whose]?.endsWith(words.sides[whose]) ? "" : `${words.sides[whose]} · `}
          {faction === null ? words.noFaction : book.name(faction)}
        </p>
        <p className="ss-beside cluster push">
          {beside}
          <Decided whose={whose} />
        </p>
      </header>
      <div className="ss-vitals">
        <Health whose={whose} forecast={forecast} />
        <Means whose={whose} />
      </div>
      <Fleet whose={whose} />
    </section>
  );
}

/** Who has decided, and never what. */
function Decided({ whose }: { readonly whose: Side }) {
  const { next, decided, words } = useBoard();
  if (!("awaiting" in next)) return null;
  const state = decided.includes(whose) ? "decided" : next.awaiting.includes(whose) ? "deciding" : "noDecision";
  return <span className={`ss-decided pill fine muted ss-${state}`}>{words.lock[state]}</span>;
}

function Health({ whose, forecast }: HealthProps) {
  const { state, words, pack } = useBoard();
  const { health, ships } = state.players[whose];
  const ceiling = ceilingOf(ships, pack);
  const after = forecast === null || forecast.health === health ? null : forecast.health;
  const share = (amount: number) => `${Math.max(0, Math.min(100, (100 * amount) / ceiling))}%`;
  return (
    <div className="ss-health">
      <p>
        <span className="visually-hidden">{words.health(health, ceiling)}</span>
        <strong key={health} aria-hidden="true">
          {signed(health)}
        </strong>
        <span className="muted" aria-hidden="true">
          / {ceiling}
        </span>
        {after !== null && (
          <span className={`push large strong figures ${after < health ? "error" : "ok"}`}>
            <span aria-hidden="true">→ {signed(after)}</span>
            <span className="visually-hidden">, {words.toCome(signed(after))}</span>
          </span>
        )}
      </p>
      <div className="ss-bar" aria-hidden="true">
        <span className="ss-bar-now" style={{ inlineSize: share(Math.min(health, after ?? health)) }} />
        <span
          className={after !== null && after < health ? "ss-bar-loss" : "ss-bar-gain"}
          style={{ inlineSize: after === null ? "0" : share(Math.abs(Math.max(0, after) - Math.max(0, health))) }}
        />
      </div>
    </div>
  );
}

function Means({ whose }: { readonly whose: Side }) {
  const { state, words, book } = useBoard();
  const { lines, joining, energy } = state.players[whose];
  const held = Object.entries(energy).filter(([, amount]) => amount > 0);
  return (
    <dl className="ss-means">
      <div>
        <dt>{words.lines}</dt>
        <dd>{lines}</dd>
      </div>
      {joining > 0 && (
        <div>
          <dt>{words.joining}</dt>
          <dd>{joining}</dd>
        </div>
      )}
      {held.length > 0 && (
        <div>
          <dt>{words.energy}</dt>
          <dd>{held.map(([colour, amount]) => book.words.prices.energy(amount, colour)).join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}

function Fleet({ whose }: { readonly whose: Side }) {
  const model = useBoard();
  const { state, words } = model;
  const groups = byKind(state.players[whose].ships);
  if (groups.length === 0) return <p className="muted">{words.noShips}</p>;
  return (
    <ul className="ss-fleet" aria-label={words.fleet(playerName(model, whose))}>
      {groups.map(([kind, ships]) => (
        <Kind key={kind} kind={kind} ships={ships} />
      ))}
    </ul>
  );
}

function byKind(ships: readonly LiveShip[]): readonly (readonly [string, readonly LiveShip[]])[] {
  const groups = new Map<string, LiveShip[]>();
  for (const ship of ships) groups.set(ship.ship, [...(groups.get(ship.ship) ?? []), ship]);
  return [...groups];
}

/** Ships of one kind: how many and their charges; which ones and what they do when somebody wants to know. */
function Kind({ kind, ships }: { readonly kind: string; readonly ships: readonly LiveShip[] }) {
  const model = useBoard();
  const { pack, book, words } = model;
  const definition = findShip(pack, kind);
  const charges = definition?.charges ?? 0;
  return (
    <li>
      <details className="ss-kind well">
        <summary>
          <ShipShape pack={pack} ship={kind} size={30} />
          <strong>{words.order.several(ships.length, book.name(kind))}</strong>
          <Charges left={ships.reduce((sum, ship) => sum + ship.charges, 0)} all={charges * ships.length} />
        </summary>
        {definition !== undefined && <p>{describeShip(definition, book)}</p>}
        <ul>
          {ships.map((ship) => (
            <li key={ship.id} className={facts(ship, model).isSpent ? "ss-spent" : undefined}>
              <strong>{ship.id}</strong> <Charges left={ship.charges} all={charges} />{" "}
              {facts(ship, model).notes.join(", ")}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function facts({ id, born, number }: LiveShip, { state, words }: BoardModel) {
  const isSpent = state.turnData.acted.includes(id);
  const notes = [
    ...(number === null ? [] : [words.number(number)]),
    ...(isSpent ? [words.acted] : born === state.turn && state.turn > 1 ? [words.fresh] : []),
  ];
  return { isSpent, notes };
}

function Charges({ left, all }: { readonly left: number; readonly all: number }) {
  const { words } = useBoard();
  if (all === 0) return null;
  return (
    <span className="ss-charges">
      <span className="visually-hidden">{words.chargesLeft(left, all)}</span>
      <span aria-hidden="true">{"●".repeat(left) + "○".repeat(Math.max(0, all - left))}</span>
    </span>
  );
}
