import type { Seat } from "@umpire/kernel";
import { sideStyle } from "@umpire/ui";

type MeansProps = {
  readonly seat: Seat;
  /** Command tokens that are left, of how many. */
  readonly left: number;
  readonly all: number;
  readonly label: string;
  readonly players: number;
  readonly treasury: number;
  readonly treasuryLabel: string;
};

/** More shields, or those of more players, would push the score off its board: then a number says it. */
const MOST = 4;
const DUEL = 2;

/** What a player can still do in this round: command tokens, those left filled, and the treasury. */
export function Means({ seat, left, all, label, players, treasury, treasuryLabel }: MeansProps) {
  const shields = players > DUEL || all > MOST ? 1 : all;
  return (
    <span className="skr-means line loose rigid" style={sideStyle(seat)} data-many={players > DUEL || undefined}>
      <span className="line tight">
        <span className="visually-hidden">{label}</span>
        {Array.from({ length: shields }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <svg key={at} viewBox="-10 -10 20 23" aria-hidden="true" fill={at < left ? "var(--side)" : "none"}>
            <path d="M-9-9H9V2L0 12L-9 2Z" />
          </svg>
        ))}
        {shields < all && (
          <b className="score-text lead" aria-hidden="true">
            {left}
          </b>
        )}
      </span>
      <span className="skr-treasury fine">
        <b className="score-text large">{treasury}</b>
        <span>{treasuryLabel}</span>
      </span>
    </span>
  );
}
