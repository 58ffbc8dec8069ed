/** What the server's thread does for which match. The watchdog reads it when the thread does not return from it. */
export type Doing = { readonly game: string; readonly match: string; readonly step: number };

/** Max bytes of a note; ids are short. */
export const NOTE_BYTES = 512;

const encoder = new TextEncoder();
let page: Uint8Array | null = null;

/** From now on notes are written into memory that another thread can read; null for nowhere. */
export function noteInto(memory: Uint8Array | null): void {
  page = memory;
}

/** Notes for which match a game's code is about to run. */
export function note(game: string, match: string, step: number): void {
  if (page === null) return;
  const { written } = encoder.encodeInto(`${game}\n${match}\n${step}\n`, page);
  // What is left of a longer note is no part of this one.
  page.fill(0, written, written + 1);
}

/** The last note in a copy of that memory. */
export function readNote(memory: Uint8Array): Doing {
  const [game = "", match = "", step = "0"] = new TextDecoder().decode(memory).split("\n");
  return { game, match, step: Number(step) };
}
