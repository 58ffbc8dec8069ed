import type { Seat } from "@umpire/kernel";
import { useSides } from "../../site.ts";
import { useNow } from "../clocks/use-now.ts";
import { leftAt, owingIn, sightOf } from "../connection/snapshot.ts";
import { useMatch } from "../context.ts";
import { sayTime } from "../log/describe.ts";
import { useMatchWords } from "../words/words.ts";
import { sideOf } from "./names.ts";
import "./players.css";

/** Below this a clock is looked at with worry, and often; in milliseconds. */
const SOON = 10_000;

function SeatClock({ seat }: { readonly seat: Seat }) {
  const { table, connection } = useMatch();
  const { players } = useMatchWords();
  const { running } = table.view.clock;
  const isRunning = running.includes(seat) && connection.line.is === "joined";
  const now = useNow(isRunning ? 100 : null);
  const left = leftAt(table, seat, now);
  const time = sayTime(left);
  return (
    <span className="seat-clock" data-running={isRunning} data-soon={left < SOON} title={players.left(time)}>
      <span className="visually-hidden">{players.left("")}</span>
      {time}
    </span>
  );
}

/** What a seat is doing, in a word. */
function useDoing(seat: Seat): string | null {
  const { table } = useMatch();
  const { players } = useMatchWords();
  const sight = sightOf(table.view);
  if (sight === null || "over" in sight.next) return null;
  if (owingIn(sight).includes(seat)) return players.thinking;
  return sight.decided.includes(seat) ? players.decided : null;
}

/** What a board shows with a player's name: whether they are here, and how much time they have. */
export function Beside({ seat }: { readonly seat: Seat }) {
  const { table } = useMatch();
  const { players } = useMatchWords();
  const { view, here } = table;
  const isOther = view.players[seat]?.bot === false && seat !== table.seat;
  return (
    <>
      {isOther && <span className="muted">{here.includes(seat) ? players.here : players.gone}</span>}
      {view.clock.control.kind !== "none" && <SeatClock seat={seat} />}
    </>
  );
}

function SeatCard({ seat }: { readonly seat: Seat }) {
  const { table, names } = useMatch();
  const words = useMatchWords();
  const { players } = words;
  const { view, here } = table;
  const player = view.players[seat] ?? null;
  const doing = useDoing(seat);
  const isHere = player?.bot === true || here.includes(seat);
  const side = sideOf(words, useSides(view.game), seat);
  return (
    <li className="seat" data-seat={seat} data-doing={doing === players.thinking}>
      <span className="seat-mark" aria-hidden="true">
        {seat + 1}
      </span>
      <span className="seat-who">
        <strong translate="no">{names[seat]}</strong>
        <span className="muted">
          {side}
          {seat === table.seat && ` · ${players.you}`}
          {player !== null && !player.bot && seat !== table.seat && ` · ${isHere ? players.here : players.gone}`}
          {doing !== null && ` · ${doing}`}
        </span>
      </span>
      {view.clock.control.kind !== "none" && <SeatClock seat={seat} />}
    </li>
  );
}

/** Who sits where, whose turn it is, and how much time is left. */
export function Players() {
  const { table } = useMatch();
  const { players } = useMatchWords();
  return (
    <ul className="seats" aria-label={players.label}>
      {table.view.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatCard key={seat} seat={seat} />
      ))}
    </ul>
  );
}
