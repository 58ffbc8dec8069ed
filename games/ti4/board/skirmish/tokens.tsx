import type { Seat } from "@umpire/kernel";

type TokensProps = { readonly seat: Seat; readonly left: number; readonly all: number };

/** More shields would push the score off a phone. */
const MOST = 6;

/** A player's command tokens: those left are filled. Words beside them say how many. */
export function Tokens({ seat, left, all }: TokensProps) {
  if (all > MOST) return null;
  return (
    <span className="skr-tokens" data-side={seat} aria-hidden="true">
      {Array.from({ length: all }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
        <svg key={at} viewBox="-10 -10 20 23" aria-hidden="true" data-left={at < left || undefined}>
          <path d="M-9-9H9V2L0 12L-9 2Z" />
        </svg>
      ))}
    </span>
  );
}
