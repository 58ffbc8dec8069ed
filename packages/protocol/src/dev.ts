/** The name of the element in a page's head that makes it the page of `umpire dev`: it has the name of the game's file. */
export const DEV = "umpire-dev";

/** Where that page hears of new code. */
export const DEV_NEWS = "/dev/news";
/** Where it asks which line of the author's files a trace is about. */
export const DEV_PLACE = "/dev/place";

/** What is wrong with a file, and in which line, if that is known. */
export type DevTrouble = { readonly file: string; readonly line: number | null; readonly problem: string };

/** When a file was saved, as `Date.now()` has it; null for what was there when the program began. */
type Saved = { readonly savedAt: number | null };

/** What a page of `umpire dev` is told of the file. */
export type DevNews =
  /** It was built; `took` milliseconds. */
  | (Saved & { readonly is: "built"; readonly bundle: string; readonly took: number })
  /** It cannot be built: what was built before is played on. */
  | (Saved & { readonly is: "trouble"; readonly trouble: DevTrouble })
  /** What was built was tried out in a process of its own: what is wrong with it, null where nothing is. */
  | { readonly is: "tried"; readonly bundle: string; readonly trouble: DevTrouble | null };

/** A trace of an error in a bundle, as a browser tells it. */
export type DevTrace = { readonly bundle: string; readonly stack: string };

/** Where in the author's files it was thrown. */
export type DevPlace = { readonly file: string; readonly line: number };
