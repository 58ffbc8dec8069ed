import { type Registry, registry } from "@umpire/kernel";
import { rps } from "./rps/game.ts";

export { type Rps, rps } from "./rps/game.ts";

/** Every game there is, in the order in which they are shown. */
export const games: Registry = registry([rps]);
