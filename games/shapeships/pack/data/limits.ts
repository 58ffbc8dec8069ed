/** The most ships that a player has in play (S26): several times what the presets' duels ever have. */
export const MOST_SHIPS = 200;

/** The most rule steps that one entry of a match may cost (S27). */
export const MOST_STEPS = 200_000;

/** The most kinds of ships in a recipe. */
export const MOST_COMPONENTS = 12;

/** The most factions of a pack, colours of a faction, and colours of all of them. */
export const MOST_FACTIONS = 8;
export const FACTION_COLOURS = 3;
export const MOST_COLOURS = MOST_FACTIONS * FACTION_COLOURS;

/** The most single things that are offered for an order. */
export const MOST_ITEMS = 20_000;

/** How many orders a listing may try in vain, and how many more for each order that it lists (S28). */
export const TRIES = { first: 20_000, forEach: 100 } as const;
