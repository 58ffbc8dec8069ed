import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { describeShip } from "../../book/describe.ts";
import { findShip } from "../../pack/catalogue.ts";
import type { Side } from "../../rules/shape.ts";
import { playerName, useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import { type Drawn, layoutFleet, type Room, type Slot, slotsOf } from "./fleets.ts";
import type { Blow } from "./opening.ts";
import "./fleet.css";

type FleetProps = {
  readonly whose: Side;
  readonly ships: readonly Drawn[];
  /** What each kind of ship has just done to health. */
  readonly blows: readonly Blow[];
  /** Whether what is new has not come yet: it has its place, and is neither drawn nor counted. */
  readonly isBefore: boolean;
};

/** The room for a fleet in this window: both fleets and the hand below them are seen at once. */
function roomIn(width: number, windowHeight: number): Room {
  if (width < 640) return { width, height: 84, most: 54 };
  const most = Math.round(Math.min(104, Math.max(60, (windowHeight - 550) * 0.24)));
  return { width, height: most + 44, most };
}

function useRoom() {
  const ref = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState(() => roomIn(1000, innerHeight));
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setRoom(roomIn(Math.round(element.clientWidth), innerHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room] as const;
}

/** One side's ships, as large as they fit. */
export function Fleet({ whose, ships, blows, isBefore }: FleetProps) {
  const model = useBoard();
  const [ref, room] = useRoom();
  const slots = slotsOf(ships);
  const copies = slots.map((slot) => slot.ships.length);
  const { size, step, isTight } = layoutFleet(copies, room);
  const measures = { "--ship": `${size}px`, "--overlap": `${Math.round(step - size)}px`, minHeight: room.height };
  return (
    <ul
      className="ss-fleet list"
      ref={ref}
      style={measures as CSSProperties}
      data-tight={isTight || undefined}
      aria-label={model.words.fleet(playerName(model, whose))}
    >
      {slots.length === 0 && <li>{model.words.noShips}</li>}
      {slots.map((slot) => (
        <li key={`${slot.isDrafted} ${slot.kind}`}>
          <SlotView
            slot={slot}
            blows={blows.filter(({ kind }) => kind === slot.kind && !slot.isDrafted)}
            isBefore={isBefore}
          />
        </li>
      ))}
    </ul>
  );
}

/** Ships of one kind: how many, their charges and what they did; what they do, when somebody asks. */
function SlotView({ slot, blows, isBefore }: Pick<FleetProps, "blows" | "isBefore"> & { readonly slot: Slot }) {
  const { pack, book, words } = useBoard();
  const { kind, ships, isDrafted } = slot;
  const definition = findShip(pack, kind);
  const standing = ships.filter(({ mark }) => (isBefore ? mark !== "new" : mark !== "lost"));
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
        <strong>
          {standing.length > 0 ? words.ships(standing.length, book.name(kind)) : isBefore ? "" : book.name(kind)}
        </strong>
        {isDrafted && <span className="visually-hidden">, {words.drafted}</span>}
        {hasCharges && standing.length > 0 && <span>{words.chargesLeft(charges)}</span>}
        {fresh > 0 && !isBefore && <span className="ss-new tag">{words.fresh}</span>}
        {!isBefore && standing.length < ships.length && (
          <span className="ss-worse">{words.lost(ships.length - standing.length)}</span>
        )}
        {blows.map(({ nature, amount }) => (
          <span key={nature} className="ss-blow score-text" data-nature={nature}>
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
    <div className="ss-about pop card fine">
      <b>{book.name(kind)}</b>
      {definition !== undefined && <p>{describeShip(definition, book)}</p>}
      {!isDrafted && <p>{facts.join("; ")}</p>}
    </div>
  );
}
