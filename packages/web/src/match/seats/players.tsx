import type { Seat } from "@umpire/kernel";
import { SeatClock } from "../clocks/seat-clock.tsx";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";

/** What a board shows with a player's name: whether they are here, and how much time they have. */
export function Beside({ seat }: { readonly seat: Seat }) {
  const { snapshot } = useMatch();
  const { players } = useMatchWords();
  const { view, present } = snapshot;
  const isOther = view.players[seat]?.bot === false && seat !== snapshot.seat;
  return (
    <>
      {isOther && <span className="muted">{present.includes(seat) ? players.here : players.gone}</span>}
      {view.clock.control.kind !== "none" && <SeatClock seat={seat} />}
    </>
  );
}
