import { type Registry, registry } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { shapeships } from "@umpire/shapeships/game";
import { tactics } from "@umpire/tactics/game";
import { game as ti4Edition1 } from "@umpire/ti4/editions/ti4-1";
import { ti4 } from "@umpire/ti4/game";

/** Every game there is, in the order in which they are shown, then earlier editions for what was begun under them. */
export const games: Registry = /* @__PURE__ */ registry([rps, tactics, shapeships, ti4, ti4Edition1]);
