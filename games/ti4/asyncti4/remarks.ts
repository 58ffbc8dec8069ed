/** Something of a game that was read and not understood, or that the planner has no place for: one line each. */
export type Remark =
  | { readonly code: "schema-version"; readonly version: number | null }
  | { readonly code: "twilights-fall" }
  | { readonly code: "unknown-position"; readonly position: string }
  | { readonly code: "unknown-tile"; readonly position: string; readonly tile: string }
  | { readonly code: "unknown-border"; readonly position: string; readonly type: string }
  | { readonly code: "unknown-planet"; readonly position: string; readonly planet: string }
  | { readonly code: "unknown-token"; readonly position: string; readonly token: string }
  | { readonly code: "unknown-unit"; readonly position: string; readonly unit: string; readonly count: number }
  | { readonly code: "unknown-owner"; readonly position: string; readonly faction: string }
  | { readonly code: "off-board"; readonly position: string; readonly units: number }
  | { readonly code: "too-many-units"; readonly position: string; readonly unit: string; readonly count: number }
  | { readonly code: "guessed-card"; readonly faction: string; readonly unit: string }
  | { readonly code: "galvanized"; readonly position: string; readonly unit: string; readonly count: number }
  | { readonly code: "guests"; readonly position: string; readonly planet: string; readonly seat: number }
  | { readonly code: "left-out-player"; readonly faction: string }
  | { readonly code: "not-counted"; readonly faction: string; readonly what: string }
  | { readonly code: "one-ship"; readonly faction: string; readonly what: string }
  | { readonly code: "by-choice"; readonly faction: string; readonly what: readonly string[] };
