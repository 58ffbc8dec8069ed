import modules from "virtual:games/player";
import { kitsOf } from "@umpire/kit";
import { answerWith } from "@umpire/web/worker";

answerWith(kitsOf(modules.flatMap(({ players }) => players)));
