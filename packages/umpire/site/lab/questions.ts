import type { Fault, Frame } from "@umpire/server/simulation";

/** What the page asks of its worker, one thing after the other. */
export type LabQuestion =
  | { readonly ask: "open"; readonly seed: number; readonly byHand: readonly Fault[] }
  | { readonly ask: "advance"; readonly ms: number; readonly linger: number }
  | { readonly ask: "step"; readonly linger: number }
  | { readonly ask: "intervene"; readonly fault: Fault };

export type Answer = Frame;
