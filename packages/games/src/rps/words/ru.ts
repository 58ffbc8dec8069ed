import { type Words } from "@umpire/kernel";
import { type Rps } from "../game.ts";

const hand = { rock: "камень", paper: "бумага", scissors: "ножницы" };

export const ru: Words<Rps> = {
  refusal: {},
  event: {
    shown: ({ round, hands, winner }) =>
      `Раунд ${round}: ${hands.map((name) => hand[name]).join(" против ")}. ${winner === null ? "Очко никому." : `Очко месту ${winner}.`}`,
  },
};
