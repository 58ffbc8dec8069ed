import type { Json } from "@umpire/kernel";
import { type ComponentType, createContext } from "react";

/** A match that a page has set out: its game, its table, and how many sit there. */
export type WantedMatch = {
  readonly game: string;
  readonly options: Json;
  readonly rules: Json;
  readonly seats: number;
};

/** What begins such a match, against bots or people; null where nobody begins any. */
export const StarterContext = createContext<ComponentType<WantedMatch> | null>(null);
