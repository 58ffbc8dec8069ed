import type { Show } from "@umpire/toolkit";
import type { rps } from "../rules/game.ts";

const hands = {
  rock: { en: "rock", ru: "камень" },
  paper: { en: "paper", ru: "бумага" },
  scissors: { en: "scissors", ru: "ножницы" },
};

export const show: Show<typeof rps> = ({ round, score }, seat, { wins }) => ({
  scores: score,
  progress: { en: `Round ${round}, first to ${wins}`, ru: `Раунд ${round}, игра до ${wins}` },
  rows: seat === null ? [] : [{ key: "hand", title: { en: "Your hand", ru: "Ваша рука" }, items: cards }],
  places: (hand) => hand,
  name: (hand) => hands[hand],
});

const cards = (["rock", "paper", "scissors"] as const).map((hand) => ({
  key: hand,
  card: hands[hand],
}));
