const LENGTH = 30;

/** So much of a bar, for somebody at a terminal. */
export function barOf(done: number, of: number): string {
  const full = Math.round((LENGTH * done) / of);
  return `${"█".repeat(full)}${"░".repeat(LENGTH - full)}`;
}
