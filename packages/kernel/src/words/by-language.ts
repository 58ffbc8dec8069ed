/**
 * Sentences by language. All are here at once, but not in the pages of a site: a build of pages takes this call for a
 * sign that a browser is to load the languages alone that it speaks. So they are read by their language where something
 * is said, and never when a module is loaded.
 */
export const byLanguage = <T>(words: { readonly en: T; readonly ru: T }): { readonly en: T; readonly ru: T } => words;
