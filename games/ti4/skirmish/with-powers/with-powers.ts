import { prepareBattle } from "../../combat/prepared.ts";
import { effectNames } from "../../words/names/effect-names.ts";
import type { Powers } from "../powers.ts";
import { canBombard } from "./bombard.ts";
import { answer, close, openHits, refuse, step, ways } from "./fight.ts";
import { heldAfterSpace, heldAtTable, lasting } from "./held.ts";
import { inForce } from "./in-force.ts";
import { landing, odds } from "./odds.ts";

/** Battles with all that factions, units and leaders do, for tables where somebody has a faction. */
export const withPowers: Powers = {
  names: effectNames,
  inForce,
  prepare: prepareBattle,
  held: heldAtTable,
  heldAfterSpace,
  lasting,
  step,
  close,
  canBombard,
  openHits,
  ways,
  refuse,
  answer,
  odds,
  landing,
};
