/** What a table of words has for a name; nothing for a name that every object inherits, wherever it came from. */
export const wordFor = <T>(table: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
