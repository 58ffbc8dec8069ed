import loads from "virtual:games/player";
import { kitsOf } from "@umpire/kit";
import { answerWith } from "@umpire/web/worker";

answerWith(async (game) => kitsOf((await loads[game]?.())?.players ?? []));
