import { presets } from "../../rules/data/presets.ts";
import { TacticsReference } from "./reference.tsx";

/** The units, buffs and tiles of the game that is usually played. */
export const Reference = () => <TacticsReference rules={presets.skirmish} isAmongRules />;
