/** Ids and keys compare by code unit, everywhere and always: a locale would order them otherwise on another machine. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
