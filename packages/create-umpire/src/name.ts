const LONGEST = 40;

/** Names that npm or the game's own packages have already. */
const taken: ReadonlySet<string> = new Set(["umpire", "create-umpire", "typescript", "vitest", "zod", "test"]);

/** Why this is no name for folder, package and game at once, as a sentence; null where it is one. */
export function whyNoName(name: string): string | null {
  const said = JSON.stringify(name.slice(0, LONGEST));
  if (name.length > LONGEST) return `A name has at most ${LONGEST} characters.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `${said} is no name: lower-case letters, digits and single hyphens, a letter first.`;
  if (name in {} || taken.has(name)) return `The name ${said} is taken.`;
  return null;
}
