import type { Kit } from "@umpire/kit";
import { player } from "./bot/player.ts";
import { edition1 } from "./edition-1.ts";
import { providePowers } from "./skirmish/powers.ts";
import { withPowers } from "./skirmish/with-powers/with-powers.ts";

providePowers(withPowers);

/** What thinking about the game needs, in a browser too. */
export const players: readonly Kit[] = [player, { game: edition1 }];
