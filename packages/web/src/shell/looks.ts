import { type Language, remember } from "@umpire/ui";
import { useEffect, useState } from "react";
import { loadShown } from "../words/by-language.ts";
import { speak } from "./late-words.ts";
import { applyTheme, type Theme } from "./theme.ts";

/** How a page looks and speaks. */
export type Looks = { readonly language: Language; readonly theme: Theme };

/** The language and the theme, as they are remembered and chosen. */
export function useLooks(beginning: Looks) {
  const [language, setLanguage] = useState(beginning.language);
  const chooseLanguage = (next: Language) => {
    remember("lang", next);
    // Without a connection the page stays as it is.
    Promise.all([loadShown(next), speak(next)]).then(
      () => setLanguage(next),
      () => undefined,
    );
  };
  const [theme, setTheme] = useState(beginning.theme);
  const chooseTheme = (next: Theme) => {
    remember("theme", next);
    setTheme(next);
  };
  useEffect(() => applyTheme(theme), [theme]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return { language, chooseLanguage, theme, chooseTheme };
}
