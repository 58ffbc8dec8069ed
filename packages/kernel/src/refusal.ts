import type { Seat } from "./game.ts";
import type { JsonObject } from "./json.ts";

/** A refusal is flat: a stable code, the rule that decided where there is one, and what is in the way. */
export type RefusalOf<R extends { readonly [code: string]: JsonObject }> = {
  [C in keyof R & string]: { readonly code: C; readonly rule?: string } & R[C];
}[keyof R & string];

/** Why an undo is refused. */
export type UndoBarrier = "other-acted" | "dice-rolled" | "revealed";

/** What the kernel itself refuses, each with what its sentence needs. */
export type KernelRefusals = {
  readonly "bad-json": { readonly problem: string };
  readonly "bad-request": { readonly path: string; readonly problem: string };
  readonly "bad-rules": { readonly path: string; readonly problem: string };
  readonly "unknown-game": { readonly game: string; readonly known: readonly string[] };
  readonly "unknown-edition": { readonly game: string; readonly edition: number; readonly known: readonly number[] };
  readonly "match-over": { readonly reason: string };
  readonly "not-awaited": { readonly seat: Seat; readonly awaiting: readonly Seat[] };
  readonly "not-legal": { readonly seat: Seat };
  readonly "already-decided": { readonly seat: Seat };
  readonly "already-resigned": { readonly seat: Seat };
  readonly "nothing-to-take-back": { readonly seat: Seat };
  readonly "undo-refused": { readonly seat: Seat; readonly reason: UndoBarrier };
  readonly "draw-already-offered": { readonly seat: Seat };
  readonly "no-draw-offered": { readonly seat: Seat };
  readonly "bad-record": { readonly line: number; readonly problem: string };
  readonly "hash-mismatch": { readonly step: number; readonly line: number };
  readonly "too-many-outcomes": { readonly limit: number };
};

/** What the kernel refuses at every game, by its code. */
export type KernelRefusal = RefusalOf<KernelRefusals>;

/** Any refusal, the kernel's or a game's, where it no longer matters whose it is. */
export type Refusal = { readonly code: string; readonly rule?: string } & JsonObject;

/** One of the kernel's own refusals, with everything its sentence needs. */
export function refuse<C extends keyof KernelRefusals>(code: C, detail: KernelRefusals[C]) {
  return { code, ...detail };
}

/** A player's mistake is a value with a code; our own mistake is an exception. There is no third case. */
export type Result<T, R = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

/** A result that is a value. */
export const ok = <T>(value: T) => ({ ok: true, value }) as const;
/** A result that is a refusal. */
export const err = <const R>(refusal: R) => ({ ok: false, refusal }) as const;
