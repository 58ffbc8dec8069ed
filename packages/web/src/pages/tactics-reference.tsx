import "../shell/no-eval.ts";
import { tacticsPresets } from "@umpire/games";
import { TacticsReference } from "../board/tactics/reference.tsx";

/** The units, buffs and tiles of the game that is usually played. */
export const Reference = () => <TacticsReference rules={tacticsPresets.skirmish} isAmongRules />;
