import type { Kit } from "@umpire/kit";
import { player } from "./bot/player.ts";

/** What thinking about the game needs, in a browser too. */
export const players: readonly Kit[] = [player];
