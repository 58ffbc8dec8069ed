import { catalogue } from "../../combat/catalogue.ts";
import type { Language } from "../languages.ts";
import { catalogueRu } from "./catalogue-ru.ts";
import { namesEn } from "./en.ts";
import { type NameTable, nameFrom, type Ti4Names } from "./names.ts";
import { namesRu } from "./ru.ts";

const catalogueEn: NameTable = Object.fromEntries(catalogue.map(({ id, name }) => [id, name]));

/** What the tables do not name, the catalogue does. */
function withCatalogue({ effect }: Ti4Names, listed: NameTable): Ti4Names["effect"] {
  const fromList = nameFrom(listed);
  return (id) => {
    const name = effect(id);
    return name === id ? fromList(id) : name;
  };
}

/** What everything of the catalogue is called: too much of it to load where no list of effects is shown. */
export const effectNames: { readonly [L in Language]: Ti4Names["effect"] } = {
  en: withCatalogue(namesEn, catalogueEn),
  ru: withCatalogue(namesRu, catalogueRu),
};
