import { useSyncExternalStore } from "react";
import type { ReviewStore } from "./review.ts";
import { isBlunder } from "./verdicts.ts";

/** Least height of a bar, so that it can be seen. */
const MIN_HEIGHT = 0.06;

type ReviewStripProps = { readonly store: ReviewStore; readonly step: number; readonly last: number };

/** Along the steps, how much each decision lost; the panel says the same in words. */
export function ReviewStrip({ store, step, last }: ReviewStripProps) {
  const { verdicts } = useSyncExternalStore(store.subscribe, store.read);
  if (verdicts.length === 0) return null;
  return (
    <svg
      className="review-strip"
      viewBox={`0 0 ${Math.max(1, last)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-steps={verdicts.length}
    >
      <rect className="review-now" x={step - 0.5} y={0} width={1} height={1} />
      {verdicts.map((verdict) => {
        const height = Math.max(MIN_HEIGHT, Math.min(1, verdict.lost));
        return (
          <rect
            key={`${verdict.step} ${verdict.seat}`}
            {...{ x: verdict.step - 0.35, y: 1 - height, width: 0.7, height }}
            data-blunder={isBlunder(verdict) || undefined}
          />
        );
      })}
    </svg>
  );
}
