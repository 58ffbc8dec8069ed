import type { Game } from "@umpire/kernel";

export declare const game: Game;
