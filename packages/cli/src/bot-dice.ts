import { fastDice } from "@umpire/bots";
import { hashText, type Rng } from "@umpire/kernel";

/** A bot's own dice follow from a seed, so that a match can be played again, but are none of the match's. */
export const botDice = (seed: string): Rng => fastDice(Number.parseInt(hashText(`bots\n${seed}`).slice(0, 8), 16));
