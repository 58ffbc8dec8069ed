import { byLanguage } from "@umpire/kernel";
import { type Language, useLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

export type ShowWords = typeof en;

const all: { readonly [language in Language]: ShowWords } = byLanguage({ en, ru });

export const showWords = (language: Language): ShowWords => all[language];
export const useShowWords = (): ShowWords => showWords(useLanguage());
