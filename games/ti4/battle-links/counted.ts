import { findEntry, isCountedIn } from "../combat/catalogue.ts";

/** Whether battles count an effect when a side has it. */
export const countsInBattle = (id: string): boolean => {
  const entry = findEntry(id);
  return entry !== undefined && isCountedIn(entry);
};
