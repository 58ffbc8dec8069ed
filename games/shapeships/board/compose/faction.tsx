import { describeShip, priceOfShip } from "../../book/describe.ts";
import { useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import type { HandProps } from "./hand.tsx";

/** The factions, with all their ships: nobody has to choose blindly. */
export function FactionOffers({ place, draft, edit }: HandProps) {
  const { pack, book, words } = useBoard();
  const chosen = draft !== null && "faction" in draft ? draft.faction : null;
  return (
    <section className={`ss-factions ss-side-${place.side}`} aria-label={words.compose.hand.faction}>
      {pack.factions.map(({ id }) => {
        const ships = pack.ships.filter(({ faction }) => faction === id);
        const about = Object.hasOwn(words.compose.about, id) ? words.compose.about[id] : "";
        return (
          <div key={id}>
            <button
              type="button"
              className="on-dark"
              aria-pressed={chosen === id}
              onClick={() => edit({ edit: "whole", action: { faction: id } })}
            >
              <span className="ss-faction-shapes">
                {ships.map((ship) => (
                  <ShipShape key={ship.id} pack={pack} ship={ship.id} size={46} />
                ))}
              </span>
              <strong className="score-text large">{book.name(id)}</strong>
              <span>{about}</span>
            </button>
            <details>
              <summary>{words.compose.shipsOf(book.name(id))}</summary>
              <ul className="fine">
                {ships.map((ship) => (
                  <li key={ship.id}>
                    <strong>{book.name(ship.id)}</strong> ({priceOfShip(ship, book)}): {describeShip(ship, book)}
                  </li>
                ))}
              </ul>
            </details>
          </div>
        );
      })}
    </section>
  );
}
