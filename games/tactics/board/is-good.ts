import type { BuffInstance } from "../rules/shape.ts";

/** Whether a buff helps whoever bears it: it adds and hinders nothing. */
export function isGood({ modifiers, flags }: Pick<BuffInstance, "modifiers" | "flags">): boolean {
  const hinders = Object.values(flags).some(Boolean) || Object.values(modifiers).some((amount) => amount < 0);
  return !hinders && Object.values(modifiers).some((amount) => amount > 0);
}
