import { type Kits, kitsOf } from "@umpire/kit";
import { kit as rps } from "@umpire/rps/kit";
import { kit as shapeships } from "@umpire/shapeships/kit";
import { kit as tactics } from "@umpire/tactics/kit";
import { kit as ti4, edition1 as ti4Edition1 } from "@umpire/ti4/kit";

/** Every game there is, in the order in which they are shown, then earlier editions for what was begun under them. */
export const games: Kits = /* @__PURE__ */ kitsOf([rps, tactics, shapeships, ti4, ti4Edition1]);
