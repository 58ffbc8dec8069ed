import { botWords, hasLevels } from "@umpire/bots";
import { product } from "../io.ts";
import { columns, wrap } from "../layout.ts";
import { thinkingWords } from "../words/thinking.ts";
import type { Language } from "../words/words.ts";
import { type ExitCode, print } from "./show.ts";

/** Lists the bots by the names that one types, with what to expect of them. */
export function listBots({ json, language }: { readonly json?: true; readonly language: Language }): ExitCode {
  const known = Object.entries(botWords[language]);
  const graded = product()
    .games.kits.filter(hasLevels)
    .map(({ game }) => game.id);
  if (json) for (const [bot, { name, about }] of known) print(JSON.stringify({ bot, name, about }));
  else {
    print(columns(known.map(([bot, { name, about }]) => [bot, name, about])));
    print(wrap(thinkingWords[language].levelsFor({ games: graded })));
  }
  return 0;
}
