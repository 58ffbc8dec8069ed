import type { ClientWords } from "./words.ts";

export const en: ClientWords = {
  away: () => "The server cannot be reached. Please try again in a moment.",
  garbled: () => "The server answers in a way that this page does not understand. Load the page again.",
  closed: () => "The table was closed before an answer came.",
  "old-server": ({ version, oldest }) =>
    `The server speaks version ${version} of the protocol, and this page needs ${oldest} or newer. The server has to be updated; until then an older page works.`,
  "other-game": ({ game, edition }) =>
    `This match is of ${game}, edition ${edition}, which is not the game of this page. Load the page again.`,
  "no-server": () => "This match is played without a server: there is nobody to ask.",
};
