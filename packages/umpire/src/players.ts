import { type Kits, kitsOf } from "@umpire/kit";
import { rps } from "@umpire/rps/game";
import { player as shapeships } from "@umpire/shapeships/bot/player";
import { player as tactics } from "@umpire/tactics/bot/player";
import { player as ti4 } from "@umpire/ti4/bot/player";
import { edition1 as ti4Edition1 } from "@umpire/ti4/edition-1";

/** The games with what thinking about them needs and nothing of Node.js: for hints and reviews in a browser. */
export const players: Kits = /* @__PURE__ */ kitsOf([{ game: rps }, tactics, shapeships, ti4, { game: ti4Edition1 }]);
