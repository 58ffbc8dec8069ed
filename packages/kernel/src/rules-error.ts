import type { Violation } from "./game.ts";

/** A broken invariant or an endless automatic step: our mistake or the rulebook's, never a player's. */
export class RulesError extends Error {
  readonly code: string | undefined;
  readonly detail: readonly string[];
  constructor(message: string, { code, detail = [] }: Omit<Violation, "message"> = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}
