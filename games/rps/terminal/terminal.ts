import type { Terminal } from "@umpire/kit";
import { drawRps } from "./draw.ts";

export const terminal: Terminal = { draw: ({ view, rules, language }) => drawRps(view, rules, language) };
