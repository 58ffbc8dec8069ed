import type { Game } from "@umpire/kernel";
import { game as frozen } from "@umpire/ti4/editions/ti4-1";

/** Edition 1, frozen with the names that a game's functions had at its time. */
const { longest, hears, imagine, absent, ...same } = frozen;

export const edition1: Game = {
  ...same,
  maxDecisions: longest,
  isVisible: hears,
  determinize: imagine,
  defaultAction: absent,
};
