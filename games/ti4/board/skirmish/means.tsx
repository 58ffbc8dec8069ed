import type { Seat } from "@umpire/kernel";

type MeansProps = {
  readonly seat: Seat;
  /** Command tokens that are left, of how many. */
  readonly left: number;
  readonly all: number;
  readonly label: string;
  readonly treasury: number;
  readonly treasuryLabel: string;
};

/** More shields would push the score off a phone: then a number says it. */
const MOST = 4;

/** What a player can still do in this round: command tokens, those left filled, and the treasury. */
export function Means({ seat, left, all, label, treasury, treasuryLabel }: MeansProps) {
  return (
    <span className="skr-means" data-side={seat}>
      <span className="skr-tokens">
        <span className={all > MOST ? undefined : "visually-hidden"}>{label}</span>
        {all <= MOST &&
          Array.from({ length: all }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
            <svg key={at} viewBox="-10 -10 20 23" aria-hidden="true" data-left={at < left || undefined}>
              <path d="M-9-9H9V2L0 12L-9 2Z" />
            </svg>
          ))}
      </span>
      <span className="skr-treasury">
        <b>{treasury}</b>
        <span>{treasuryLabel}</span>
      </span>
    </span>
  );
}
