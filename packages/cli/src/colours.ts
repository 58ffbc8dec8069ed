import picocolors from "picocolors";

/** Colours for a person at a terminal, and never in a pipe: the library alone would colour a pipe where CI is set. */
export const pc = picocolors.createColors(picocolors.isColorSupported && process.stdout.isTTY === true);
