/** Of its chance to win a decision may lose: less than this is not worth a word, */
export const SLIGHT = 0.02;
/** and so much, or more, is a blunder. */
export const BLUNDER = 0.2;

/** How somebody decided, summed up. */
export type Tally = {
  readonly decisions: number;
  /** The best choices, or as good. */
  readonly best: number;
  /** On average. */
  readonly lost: number;
  readonly blunders: number;
};

/** Sums up what each of some decisions lost. */
export function tallyOf(losses: readonly number[]): Tally {
  const decisions = losses.length;
  return {
    decisions,
    best: losses.filter((lost) => lost < SLIGHT).length,
    lost: decisions === 0 ? 0 : losses.reduce((sum, lost) => sum + lost, 0) / decisions,
    blunders: losses.filter((lost) => lost >= BLUNDER).length,
  };
}
