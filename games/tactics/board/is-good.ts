import type { BuffInstance } from "../rules/shape.ts";

/** Whether a buff helps its bearer: it adds to something and hinders nothing. */
export function isGood({ modifiers, flags }: Pick<BuffInstance, "modifiers" | "flags">): boolean {
  const hinders = Object.values(flags).some(Boolean) || Object.values(modifiers).some((amount) => amount < 0);
  return !hinders && Object.values(modifiers).some((amount) => amount > 0);
}
