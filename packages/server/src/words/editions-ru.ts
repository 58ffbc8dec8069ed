import type { ServerWords } from "./words.ts";

const short = (hash: string): string => `${hash.slice(0, 4)}…`;

/** «1 партия», «2 партии», «5 партий». */
function matches(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 20;
  const last = isTeen ? 0 : count % 10;
  if (last === 1) return `${count} партия`;
  return last > 1 && last < 5 ? `${count} партии` : `${count} партий`;
}

export const editionsRu: Pick<ServerWords, "plays" | "stuck" | "saved" | "adopted"> = {
  plays: (game, edition, hash, running) => `${game}, издание ${edition} (${short(hash)}): идёт ${matches(running)}`,
  stuck: ({ game, match, step }) =>
    `Вызов игры ${game} не вернулся${match === "" ? "" : `: партия ${match}, шаг ${step}`}. Сервер запускается снова; партия, с которой это случится дважды, откладывается.`,
  saved: (file) => `… ${file} сохранён`,
  adopted: (adoption) => {
    const { game } = adoption.bundle.kit;
    if (adoption.is === "unchanged") return "✔ В игре ничего не изменилось.";
    if (adoption.is === "taken") {
      const { earlier, bundle } = adoption;
      const rest = earlier === 0 ? "." : `; по прежнему изданию доигрывается ${matches(earlier)}.`;
      return `✔ ${game.id}, издание ${game.edition} (${short(bundle.hash)}) — для новых партий${rest}`;
    }
    const { difference, kept } = adoption;
    const which = difference.match === null ? "случайная партия" : `партия ${difference.match}`;
    const how = difference.refusal === null ? "другая позиция" : `отказ: ${difference.refusal}`;
    return (
      `✖ Правила ${game.id} изменились, а издание — нет: ${which} пошла бы иначе на шаге ${difference.step} (${how}).\n` +
      `  Поднимите \`edition\` до ${game.edition + 1}. До тех пор новые партии идут по правилам ${short(kept.hash)}.`
    );
  },
};
