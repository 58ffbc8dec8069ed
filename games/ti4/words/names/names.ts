/** What things are called in one language; what has no name there goes by its id. */
export type Ti4Names = {
  readonly unit: (id: string) => string;
  readonly unitType: (type: string) => string;
  /** Of the two tables of movement and of combat; `effect-names.ts` has the whole catalogue. */
  readonly effect: (id: string) => string;
  readonly wormhole: (letter: string) => string;
  /** Whence a modifier, an anomaly or a wormhole comes: an anomaly, an effect, an ability, a card, a tile. */
  readonly source: (id: string) => string;
  readonly faction: (id: string) => string;
};

export type NameTable = { readonly [id: string]: string };

export const nameFrom =
  (...tables: readonly NameTable[]) =>
  (id: string): string =>
    tables.find((table) => Object.hasOwn(table, id))?.[id] ?? id;
