import type { Row } from "./report.ts";

/** How a trial is run. */
export type TrialRequest = {
  /** The number of what it counts: kills, commands, frames. */
  readonly figure: number;
  readonly seed: number;
  /** The fault planted in the server; null for none. */
  readonly planted: string | null;
  /** Called from time to time with the number done. */
  readonly progress: (done: number) => void;
};

/** A trial, in one part or several. */
export type Trial = readonly ((asked: TrialRequest) => Promise<Row>)[];
