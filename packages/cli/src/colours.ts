import { styleText } from "node:util";
import { io } from "./io.ts";

/** Colours for a person at a terminal that has them and was not asked to leave them (`NO_COLOR`), and never in a pipe. */
const isColoured = (): boolean => io().stdout.isTTY === true && process.stdout.hasColors?.() === true;

const paint = (colour: "bold" | "cyan" | "dim" | "green" | "red" | "yellow") => (text: string) =>
  isColoured() ? styleText(colour, text) : text;

export const pc = {
  bold: paint("bold"),
  cyan: paint("cyan"),
  dim: paint("dim"),
  green: paint("green"),
  red: paint("red"),
  yellow: paint("yellow"),
};
