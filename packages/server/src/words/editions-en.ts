import type { ServerWords } from "./words.ts";

const short = (hash: string): string => `${hash.slice(0, 4)}…`;
const matches = (count: number): string => (count === 1 ? "1 match" : `${count} matches`);

export const editionsEn: Pick<ServerWords, "plays" | "stuck" | "saved" | "adopted"> = {
  plays: (game, edition, hash, running) => `${game} edition ${edition} (${short(hash)}): ${matches(running)} running`,
  stuck: ({ game, match, step }) =>
    `A call of ${game || "a game"} did not return${match === "" ? "" : `: match ${match}, step ${step}`}. The server starts again; a match that does it twice is set aside.`,
  saved: (file) => `… ${file} saved`,
  adopted: (adoption) => {
    const { game } = adoption.bundle.kit;
    if (adoption.is === "unchanged") return "✔ Nothing that is played has changed.";
    if (adoption.is === "taken") {
      const { earlier, bundle } = adoption;
      const rest =
        earlier === 0 ? "." : `; ${matches(earlier)} ${earlier === 1 ? "goes" : "go"} on under the edition before.`;
      return `✔ ${game.id} edition ${game.edition} (${short(bundle.hash)}) for new matches${rest}`;
    }
    const { difference, kept } = adoption;
    const which = difference.match === null ? "a match at random" : `match ${difference.match}`;
    const how = difference.refusal === null ? "another position" : `refused: ${difference.refusal}`;
    return (
      `✖ The rules of ${game.id} changed, the edition did not: ${which} would go otherwise at step ${difference.step} (${how}).\n` +
      `  Raise \`edition\` to ${game.edition + 1}. Until then new matches keep the rules of ${short(kept.hash)}.`
    );
  },
};
