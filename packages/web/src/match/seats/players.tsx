import type { Seat } from "@umpire/kernel";
import { useSides } from "../../site.ts";
import { SeatClock } from "../clocks/seat-clock.tsx";
import { observationOf, pendingSeats } from "../connection/snapshot.ts";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";
import { sideOf } from "./names.ts";
import "./players.css";

/** What a seat is doing, in a word. */
function useDoing(seat: Seat): string | null {
  const { snapshot } = useMatch();
  const { players } = useMatchWords();
  const observation = observationOf(snapshot.view);
  if (observation === null || "over" in observation.next) return null;
  if (pendingSeats(observation).includes(seat)) return players.thinking;
  return observation.decided.includes(seat) ? players.decided : null;
}

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

function SeatCard({ seat }: { readonly seat: Seat }) {
  const { snapshot, names } = useMatch();
  const words = useMatchWords();
  const { players } = words;
  const { view, present } = snapshot;
  const player = view.players[seat] ?? null;
  const doing = useDoing(seat);
  const isHere = player?.bot === true || present.includes(seat);
  const side = sideOf(words, useSides(view.game), seat);
  return (
    <li className="seat" data-seat={seat} data-doing={doing === players.thinking}>
      <span className="seat-mark rigid" aria-hidden="true">
        {seat + 1}
      </span>
      <span className="seat-who grow small">
        <strong translate="no">{names[seat]}</strong>
        <span className="muted">
          {side}
          {seat === snapshot.seat && ` · ${players.you}`}
          {player !== null && !player.bot && seat !== snapshot.seat && ` · ${isHere ? players.here : players.gone}`}
          {doing !== null && ` · ${doing}`}
        </span>
      </span>
      {view.clock.control.kind !== "none" && <SeatClock seat={seat} />}
    </li>
  );
}

/** Who sits where, whose turn it is, and how much time is left. */
export function Players() {
  const { snapshot } = useMatch();
  const { players } = useMatchWords();
  return (
    <ul className="seats" aria-label={players.label}>
      {snapshot.view.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatCard key={seat} seat={seat} />
      ))}
    </ul>
  );
}
