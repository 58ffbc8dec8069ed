import { answerWith } from "@umpire/web/worker";
import { players } from "../src/players.ts";

answerWith(players);
