export { type Fault, games as simulatedGames } from "../plan.ts";
export type { Place } from "../world/network.ts";
export { formatByHand, readByHand } from "./by-hand.ts";
export { type Frame, type Lab, openLab, type Verdict } from "./lab.ts";
export type { FlightScene, MatchScene, PersonScene, Scene, ServerScene, StoreScene } from "./scene.ts";
