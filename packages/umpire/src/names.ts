/** The games with a folder each, in the order in which they are shown; each is the package `@umpire/<name>`. */
export const names: readonly string[] = ["rps", "tactics", "shapeships", "ti4"];

/** The games of one file each: the module `@umpire/classics/<name>`, whose exports are its kit. */
export const classics: readonly string[] = [
  "four-in-a-row",
  "reversi",
  "hex",
  "breakthrough",
  "nine-mens-morris",
  "kalah",
  "sea-battle",
  "goofspiel",
  "liars-dice",
  "whist",
];
