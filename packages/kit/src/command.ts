import type { Command } from "commander";

/** Adds a command to the program. */
export type AddCommand = (program: Command) => void;
