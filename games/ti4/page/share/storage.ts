import { err, ok, type Result } from "@umpire/kernel";

/** A position that this browser keeps: its link, so that it is read as any link is. */
export type Save = { readonly name: string; readonly at: string; readonly link: string };

/** What is needed of a browser's storage. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Each save has an entry of its own: one that is broken spoils no other. */
const PREFIX = "planner-save:";
export const MOST_SAVES = 50;
export const LONGEST_NAME = 60;

/** What is kept, the newest first; nothing where the browser keeps nothing for us. */
export function listSaves(shelf: Shelf): readonly Save[] {
  try {
    const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? "");
    const found = keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => readSave(key, shelf.getItem(key)));
    return found.sort((one, other) => (one.at < other.at ? 1 : -1));
  } catch {
    return [];
  }
}

function readSave(key: string, text: string | null): readonly Save[] {
  const [at = "", link = ""] = text?.split(" ") ?? [];
  return link === "" ? [] : [{ name: key.slice(PREFIX.length), at, link }];
}

/** Keeps a position under a name, in place of what was there; gives back everything that is kept. */
export function save(shelf: Shelf, { name, at, link }: Save): Result<readonly Save[]> {
  const known = name.trim().slice(0, LONGEST_NAME).trim();
  if (known === "") return err({ code: "save-nameless" });
  const saves = listSaves(shelf);
  if (saves.length >= MOST_SAVES && !saves.some((each) => each.name === known))
    return err({ code: "saves-full", limit: MOST_SAVES });
  try {
    shelf.setItem(PREFIX + known, `${at} ${link}`);
  } catch (error) {
    return err({ code: isFull(error) ? "storage-full" : "storage-refused" });
  }
  return ok(listSaves(shelf));
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");

export function deleteSave(shelf: Shelf, name: string): Result<readonly Save[]> {
  try {
    shelf.removeItem(PREFIX + name);
  } catch {
    return err({ code: "storage-refused" });
  }
  return ok(listSaves(shelf));
}

/** The storage of this browser; null where it has none for us. */
export function openShelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
