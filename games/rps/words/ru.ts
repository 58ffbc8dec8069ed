import type { Words } from "@umpire/kernel";
import type { Rps } from "../rules/game.ts";

const hand = { rock: "камень", paper: "бумага", scissors: "ножницы" };
const against = { rock: "камня", paper: "бумаги", scissors: "ножниц" };

export const ru: Words<Rps> = {
  refusal: {},
  terms: { show: "покажите руку", score: "по счёту", ...hand },
  event: {
    shown({ round, hands: [first, second], winner }) {
      const score = winner === null ? "Очко никому." : `Очко месту ${winner}.`;
      return `Раунд ${round}: ${hand[first]} против ${against[second]}. ${score}`;
    },
  },
};
