import type { UnitCounts } from "../../units/force.ts";

/** How sentences about a skirmish name who and what they are about. */
export type EventNaming = {
  readonly player: (seat: number | null) => string;
  readonly unit: (id: string) => string;
  readonly fleet: (units: UnitCounts) => string;
  /** A ship by its id: `North/carrier/1`. */
  readonly ship: (id: string) => string;
  /** A system or a planet. */
  readonly place: (id: string) => string;
  /** Whence an anomaly or a modifier comes. */
  readonly source: (id: string) => string;
  /** A rule's number, as it ends a sentence: ` (LRR 41.2)`; nothing where it is not wanted there. */
  readonly rule: (rule: string) => string;
};
