/** What an effect does in combat: one row of the table. What is left out it does not touch. */
export type CombatRow = {
  /** It is a card of which one may hold several. */
  readonly counted?: true;
  /** Where it counts; everywhere if it does not say. */
  readonly place?: "space" | "ground";
  /** Added to own combat rolls. */
  readonly combat?: number;
  /** Added to own combat rolls in as many rounds as there are cards. */
  readonly combatWhileCards?: number;
  /** Added to own fighters' combat rolls in round 1. */
  readonly fightersFirstRound?: number;
  /** Added to the other side's space cannon dice, and to its bombardment dice. */
  readonly enemyCannon?: number;
  readonly enemyBombardment?: number;
  readonly silencesEnemyCannon?: true;
  /** One more die for one unit, the best, when it bombards and when it fires space cannon. */
  readonly extraDie?: true;
  /** Hits of own space cannon go to ships that are no fighters, while there are any. */
  readonly cannonSparesFighters?: true;
  /** With at least this many non-fighter ships, the other side loses one such ship before the first round. */
  readonly assault?: number;
  /** Each round one damaged unit that did not sustain in it is repaired. */
  readonly repairsEachRound?: true;
  /** Once, at the first chance: all damaged units are repaired. */
  readonly repairsAll?: true;
  /** Hits of a round that one card cancels. */
  readonly cancels?: number;
  /** A card destroys a ship that has just sustained. */
  readonly destroysSustaining?: true;
  /** What a nebula gives its defender instead of +1. */
  readonly nebula?: number;
  /** Fighters that are no upgrade do not fight in an asteroid field. */
  readonly fieldGroundsFighters?: true;
  readonly rule: string;
};
