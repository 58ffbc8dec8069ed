import * as fourInARow from "@umpire/classics/four-in-a-row";
import * as goofspiel from "@umpire/classics/goofspiel";
import * as liarsDice from "@umpire/classics/liars-dice";
import * as seaBattle from "@umpire/classics/sea-battle";
import { type Kits, kitsOf } from "@umpire/kit";
import { players as rps } from "@umpire/rps/player";
import { players as tactics } from "@umpire/tactics/player";

/** The games that people play in a simulation, all that its worker loads. */
export const games: Kits = kitsOf([...rps, ...tactics, fourInARow, goofspiel, liarsDice, seaBattle]);
