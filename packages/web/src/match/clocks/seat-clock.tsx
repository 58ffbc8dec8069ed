import { timeLeft } from "@umpire/client";
import type { Seat } from "@umpire/kernel";
import { useSound } from "@umpire/ui/sound";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";
import { formatTime } from "./format-time.ts";
import { useNow } from "./use-now.ts";

/** Below this a clock is marked as running out, in ms. */
const SOON = 10_000;

export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { snapshot, connection } = useMatch();
  const { players } = useMatchWords();
  const isRunning = snapshot.view.clock.running.includes(seat) && connection.status.is === "joined";
  const now = useNow(isRunning ? 100 : null);
  const left = timeLeft(snapshot, seat, now);
  const time = formatTime(left);
  const isShort = isRunning && seat === snapshot.seat && left < SOON;
  useSound(isShort ? "tick" : null);
  return (
    <span className="seat-clock" data-running={isRunning} data-soon={left < SOON} title={players.left(time)}>
      <span className="visually-hidden">{players.left("")}</span>
      {time}
    </span>
  );
}
