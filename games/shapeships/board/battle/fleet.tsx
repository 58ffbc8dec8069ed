import { type CSSProperties, useEffect, useRef, useState } from "react";
import { describeShip } from "../../book/describe.ts";
import { findShip } from "../../pack/catalogue.ts";
import type { Side } from "../../rules/shape.ts";
import { playerName, useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import { type Drawn, layoutFleet, type Slot, slotsOf } from "./fleets.ts";
import type { Blow } from "./opening.ts";

type FleetProps = {
  readonly whose: Side;
  readonly ships: readonly Drawn[];
  /** What each kind of ship has just done to health. */
  readonly blows: readonly Blow[];
};

/** How wide an element is, and how large a ship may be in this window. */
function useRoom() {
  const ref = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ width: 1000, most: 100 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      setRoom({ width, most: width < 640 ? 62 : Math.round(Math.min(104, Math.max(64, innerHeight * 0.112))) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room] as const;
}

/** One side's ships, as large as they fit. */
export function Fleet({ whose, ships, blows }: FleetProps) {
  const model = useBoard();
  const [ref, { width, most }] = useRoom();
  const slots = slotsOf(ships);
  const { size, step } = layoutFleet(
    slots.map((slot) => slot.ships.length),
    width,
    most,
  );
  const measures = { "--ship": `${size}px`, "--overlap": `${Math.round(step - size)}px` } as CSSProperties;
  return (
    <ul className="ss-fleet" ref={ref} style={measures} aria-label={model.words.fleet(playerName(model, whose))}>
      {slots.length === 0 && <li className="ss-no-ships">{model.words.noShips}</li>}
      {slots.map((slot) => (
        <li key={`${slot.isDrafted} ${slot.kind}`}>
          <SlotView slot={slot} blows={blows.filter(({ kind }) => kind === slot.kind && !slot.isDrafted)} />
        </li>
      ))}
    </ul>
  );
}

/** Ships of one kind: how many, their charges and what they did; what they do, when somebody asks. */
function SlotView({ slot, blows }: { readonly slot: Slot; readonly blows: readonly Blow[] }) {
  const { pack, book, words } = useBoard();
  const { kind, ships, isDrafted } = slot;
  const definition = findShip(pack, kind);
  const standing = ships.filter(({ mark }) => mark !== "lost");
  const fresh = ships.filter(({ mark }) => mark === "new").length;
  const charges = standing.reduce((sum, ship) => sum + ship.charges, 0);
  const hasCharges = (definition?.charges ?? 0) > 0 && !isDrafted;
  return (
    <details className="ss-slot" name="ss-slot" data-drafted={isDrafted || undefined}>
      <summary>
        <span className="ss-copies">
          {ships.map(({ id, mark }) => (
            <span key={id} className="ss-copy" data-mark={mark}>
              <ShipShape pack={pack} ship={kind} id={id} />
            </span>
          ))}
        </span>
        <strong>{standing.length === 0 ? book.name(kind) : words.ships(standing.length, book.name(kind))}</strong>
        {isDrafted && <span className="visually-hidden">, {words.drafted}</span>}
        {hasCharges && standing.length > 0 && <small>{words.chargesLeft(charges)}</small>}
        {fresh > 0 && <small className="ss-new">{words.fresh}</small>}
        {standing.length < ships.length && (
          <small className="ss-worse">{words.lost(ships.length - standing.length)}</small>
        )}
        {blows.map(({ nature, amount }) => (
          <span key={nature} className={`ss-blow ss-blow-${nature} score-text`}>
            {nature === "damage" ? `−${amount}` : `+${amount}`}
          </span>
        ))}
      </summary>
      <About slot={slot} />
    </details>
  );
}

/** What ships of this kind do, and the state of each of them. */
function About({ slot: { kind, ships, isDrafted } }: { readonly slot: Slot }) {
  const { state, pack, book, words } = useBoard();
  const definition = findShip(pack, kind);
  const live = state.players.flatMap((player) => player.ships);
  const facts = ships.flatMap(({ id }) => {
    const ship = live.find((each) => each.id === id);
    if (ship === undefined) return [];
    const notes = [
      ...(definition !== undefined && definition.charges > 0 ? [words.chargesLeft(ship.charges)] : []),
      ...(ship.number === null ? [] : [words.number(ship.number)]),
      ...(state.turnData.acted.includes(id) ? [words.acted] : []),
    ];
    return [[id, ...notes].join(", ")];
  });
  return (
    <div className="ss-about">
      {definition !== undefined && <p>{describeShip(definition, book)}</p>}
      {!isDrafted && <p>{facts.join("; ")}</p>}
    </div>
  );
}
