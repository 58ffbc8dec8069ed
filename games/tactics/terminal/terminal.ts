import type { Terminal } from "@umpire/kit";
import { drawTactics } from "./draw.ts";
import { foresee } from "./foresee.ts";

export const terminal: Terminal = {
  draw: ({ view, rules, language }) => drawTactics(view, rules, language),
  label: foresee,
};
