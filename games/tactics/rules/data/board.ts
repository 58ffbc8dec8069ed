/** T1: the board of a match. A bare state may have another. */
export const board = { width: 5, height: 5 } as const;
