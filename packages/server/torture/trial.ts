import type { Row } from "./report.ts";

/** What a test is asked for. */
export type TrialRequest = {
  /** How many of what it counts. */
  readonly figure: number;
  readonly seed: number;
  /** The fault that the server has: the real one has none. */
  readonly planted: string | null;
  /** Told from time to time how many are done. */
  readonly progress: (done: number) => void;
};

/** One test, in one part or several. */
export type Trial = readonly ((asked: TrialRequest) => Promise<Row>)[];
