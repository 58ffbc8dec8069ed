import type { Game } from "@umpire/kernel";

type Renamed = "maxDecisions" | "isVisible" | "determinize" | "defaultAction" | "invariant";

export declare const game: Omit<Game, Renamed> & {
  readonly longest: number;
  readonly hears: Game["isVisible"];
  readonly imagine: Game["determinize"];
  readonly absent: Game["defaultAction"];
};
