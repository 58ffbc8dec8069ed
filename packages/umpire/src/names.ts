/** Every game there is, in the order in which they are shown; each is the package `@umpire/<name>`. */
export const names: readonly string[] = ["rps", "tactics", "shapeships", "ti4"];
