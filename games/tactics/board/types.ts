import type { EventOf, Next, RefusalOf, Seat } from "@umpire/kernel";
import type { Tactics, TacticsRules, TacticsState } from "../rules/shape.ts";

export type Unit = TacticsState["units"][number];
export type Point = Unit["position"];
export type PlayerId = Unit["owner"];
export type Buff = TacticsState["unitBuffs"][string][number];
export type Tile = NonNullable<TacticsState["tiles"]>[number];
export type TacticsEvent = EventOf<Tactics["event"]>;
export type TacticsRefusal = RefusalOf<Tactics["refusal"]>;

/** What the board shows and asks the game about: one viewer's sight, read. */
export type Sight = {
  readonly state: TacticsState;
  readonly rules: TacticsRules;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly next: Next;
};
