import type { Kit } from "@umpire/kit";
import { rps } from "./game.ts";

/** What thinking about the game needs, in a browser too. */
export const players: readonly Kit[] = [{ game: rps }];
