import type { Movement } from "../../movement/movement.ts";
import type { reach } from "../../movement/reach.ts";

/** What the rules of movement speak in. */
export type Galaxy = Movement["galaxy"];
export type System = Galaxy["systems"][number];
export type AnomalyType = System["anomalies"][number]["type"];
export type ShipReach = ReturnType<typeof reach>[number];
export type Option = ShipReach["options"][number];
export type Cause = NonNullable<ShipReach["refusal"]>["causes"][number];
