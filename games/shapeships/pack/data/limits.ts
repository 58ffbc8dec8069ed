/** The most ships that a player has in play (S26): several times what the presets' duels ever have. */
export const MOST_SHIPS = 200;

/** The most rule steps that one entry of a match may cost (S27). */
export const MOST_STEPS = 200_000;

/** The most single things that are offered for an order. */
export const MOST_ITEMS = 20_000;

/** How many orders a listing may try in vain, and how many more for each order that it lists (S28). */
export const TRIES = { first: 20_000, forEach: 100 } as const;
