import picocolors from "picocolors";
import { io } from "./io.ts";

const [plain, coloured] = [picocolors.createColors(false), picocolors.createColors(picocolors.isColorSupported)];

/** Colours for a person at a terminal, and never in a pipe: the library alone would colour a pipe where CI is set. */
const paint = (colour: "bold" | "cyan" | "dim" | "green" | "red" | "yellow") => (text: string) =>
  (io().stdout.isTTY === true ? coloured : plain)[colour](text);

export const pc = {
  bold: paint("bold"),
  cyan: paint("cyan"),
  dim: paint("dim"),
  green: paint("green"),
  red: paint("red"),
  yellow: paint("yellow"),
};
