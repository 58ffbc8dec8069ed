import { createContext, useContext } from "react";

export const languages = ["en", "ru"] as const;
export type Language = (typeof languages)[number];

/** What languages call themselves: who can't read the page must still find their own. */
export const languageNames: { readonly [language in Language]: string } = { en: "English", ru: "Русский" };

/** The language of somebody who has never chosen one. */
export const languageOf = (browser: string): Language => (browser.toLowerCase().startsWith("ru") ? "ru" : "en");

export const LanguageContext = createContext<Language>("en");

/** The language that the page speaks. */
export const useLanguage = (): Language => useContext(LanguageContext);
