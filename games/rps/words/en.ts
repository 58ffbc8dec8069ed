import type { Words } from "@umpire/kernel";
import type { Rps } from "../rules/game.ts";

export const en: Words<Rps> = {
  refusal: {},
  terms: { show: "show a hand", score: "by score" },
  event: {
    shown: ({ round, hands, winner }) =>
      `Round ${round}: ${hands.join(" against ")}. ${winner === null ? "Nobody scores." : `Seat ${winner} scores.`}`,
  },
};
