import "../shell/no-eval.ts";
import { presets } from "@umpire/tactics/rules/data/presets";
import { TacticsReference } from "../board/tactics/reference.tsx";

/** The units, buffs and tiles of the game that is usually played. */
export const Reference = () => <TacticsReference rules={presets.skirmish} isAmongRules />;
