const LENGTH = 30;

/** A progress bar for a terminal. */
export function barOf(done: number, of: number): string {
  const full = Math.round((LENGTH * done) / of);
  return `${"█".repeat(full)}${"░".repeat(LENGTH - full)}`;
}
