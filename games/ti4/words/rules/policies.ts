import type { Language } from "../languages.ts";
import { policiesEn } from "./policies-en.ts";
import { policiesRu } from "./policies-ru.ts";

/** How the choice is made that an effect leaves, by its id; loaded where battles of the whole catalogue are told. */
export const policies: { readonly [L in Language]: { readonly [effect: string]: string } } = {
  en: policiesEn,
  ru: policiesRu,
};
