import { describeShip, priceOfShip } from "../../book/describe.ts";
import { useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import type { ComposeProps } from "./compose.tsx";

/** The factions, with all their ships: nobody has to choose blindly. */
export function FactionOffers({ draft, edit }: ComposeProps) {
  const { pack, book, words } = useBoard();
  const chosen = draft !== null && "faction" in draft ? draft.faction : null;
  return (
    <div className="ss-factions">
      {pack.factions.map(({ id }) => {
        const ships = pack.ships.filter(({ faction }) => faction === id);
        return (
          <section key={id} className="ss-faction" aria-label={book.name(id)}>
            <button
              type="button"
              aria-pressed={chosen === id}
              onClick={() => edit({ edit: "whole", action: { faction: id } })}
            >
              <span className="ss-faction-shapes">
                {ships.map((ship) => (
                  <ShipShape key={ship.id} pack={pack} ship={ship.id} size={30} />
                ))}
              </span>
              <strong>{book.name(id)}</strong>
              <span className="ss-faction-about small muted">
                {Object.hasOwn(words.compose.about, id) && words.compose.about[id]}
              </span>
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
          </section>
        );
      })}
    </div>
  );
}
