import type { StoreWords } from "./store.ts";

const counted = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

const figures = ({ matches, entries, bytes }: { matches: number; entries: number; bytes: number }) =>
  `${counted(matches, "match", "matches")}, ${counted(entries, "entry", "entries")}, ${counted(bytes, "byte", "bytes")}`;

export const storeEn: StoreWords = {
  refusal: {
    "no-server": () => "This command needs the server, which is not installed here. Use it where the server is.",
    "store-unread": ({ place, problem }) => `What is kept in ${place} cannot be read: ${problem}.`,
    "store-older": ({ place }) =>
      `${place} was written by an older Umpire. Start this version's server on it once, which brings it up to date.`,
    "store-newer": ({ place }) => `${place} was written by a newer Umpire. Update this one.`,
    "not-a-store": ({ place }) => `${place} is not a store of Umpire's.`,
    "store-damaged": ({ problem }) => `The database is damaged: ${problem}.`,
    "copy-damaged": ({ place }) => `What is in ${place} is damaged, as said above. Nothing was written.`,
    "has-matches": ({ folder }) =>
      `There are matches in the folder ${folder} already; with --force they are replaced, and lost.`,
    "folder-in-use": ({ folder, pid, host }) =>
      `A server is at work in the folder ${folder}${pid === null ? "" : `: process ${pid} on the machine ${host}`}. Stop it first.`,
    "use-postgres": ({ line }) => `For PostgreSQL there is a command of its own. Type: ${line}`,
  },
  text: {
    copies: () => "copying",
    checks: () => "checking",
    edition: ({ game, edition, hash, day, matches }) =>
      `${game}, edition ${edition}: ${hash.slice(0, 8)}, since ${day}, ${matches === 1 ? "1 match" : `${matches} matches`}`,
    noEditions: () => "No match here was begun with a game from a file.",
    backedUp: ({ file, ...rest }) => `Backed up and checked: ${file} (${figures(rest)}).`,
    restored: ({ folder, ...rest }) => `Checked and restored to the folder ${folder} (${figures(rest)}).`,
    checked: ({ problems, ...rest }) =>
      `${figures(rest)}: ${problems === 0 ? "no problems" : counted(problems, "problem", "problems")}.`,
  },
  help: {
    backup: `The copy is of one instant, and whole: unlike a copy of the file umpire.sqlite alone, which lacks what the
server has only just written. It is checked before it gets its name. Exit code 1 where the store is damaged.

Example:
  umpire backup backups/ --data data`,
    restore: `The copy is checked first. The server must be stopped. Exit code 1 where the copy is damaged.

Example:
  umpire restore backups/umpire-2026-01-31T12-00-00.sqlite --data data`,
    check: `It writes nothing. Each problem is told with its match and entry; figures come at the end.
Exit code 1 where there is a problem.

Examples:
  umpire check-store data
  umpire check-store postgresql://umpire@localhost/umpire`,
  },
};
