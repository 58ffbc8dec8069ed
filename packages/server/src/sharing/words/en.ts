import type { SharingWords } from "./words.ts";

export const en: SharingWords = {
  between: (players, game) => `${players.join(" – ")} · ${game}`,
  replay: (match) => `Replay: ${match}`,
  free: "a free seat",
  bot: (name) => `${name} bot`,
  open: "A seat is free: open the link and play. Nobody needs an account.",
  running: "Being played now: open the link and watch.",
  won: (names, reason) => `${names} has won: ${reason}.`,
  drawn: (reason) => `A draw: ${reason}.`,
};
