/** A part of a link that was not taken over, or taken over otherwise than it stands there. */
export type LinkRemark = {
  readonly code:
    | "unknown-parameter"
    | "repeated-parameter"
    | "unknown-faction"
    | "unknown-type"
    | "no-such-unit"
    | "unknown-effect"
    | "bad-number"
    | "too-many"
    | "wrong-side"
    | "other-faction"
    | "cannot-sustain"
    | "galvanized"
    | "not-counted";
  readonly parameter: string;
  readonly value: string;
};

/** Something of ours that such a link cannot carry. */
export type NotCarried = {
  readonly code: "anomaly" | "effect" | "unit" | "mixed" | "casualties" | "limit" | "sustain";
  readonly side: "attacker" | "defender" | null;
  readonly what: string;
};
