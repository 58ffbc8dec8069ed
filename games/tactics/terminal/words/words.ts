import type { Sentences } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import type { Counts } from "../../bot/solve/duel.ts";
import { drawEn, en } from "./en.ts";
import { drawRu, ru } from "./ru.ts";

/** What `solve` says to a person. */
export type SolveWords = Sentences<{
  readonly solves: { readonly duel: number; readonly endings: number; readonly memory: number };
  readonly resumes: { readonly done: number; readonly of: number; readonly file: string };
  readonly progress: { readonly done: number; readonly of: number };
  readonly paused: { readonly file: string };
  readonly written: { readonly file: string; readonly seconds: number };
  readonly counted: Counts;
  readonly endings: Counts;
  readonly start: { readonly result: "win" | "loss" | "draw"; readonly turns: number };
}>;

export const solveWords: { readonly [language in Language]: SolveWords } = { en, ru };

export const drawWords: { readonly [language in Language]: typeof drawEn } = { en: drawEn, ru: drawRu };
