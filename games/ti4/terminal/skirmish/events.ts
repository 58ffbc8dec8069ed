import { words as cliWords, describeEvent, formatNamed, pc, wrap } from "@umpire/cli/terminal";
import type { MatchEvent } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { ti4 } from "../../game.ts";
import { capitalize, skirmishWords } from "./context.ts";

/** What happened, an event a line; the dice of one kind of unit stay together where a line is broken. */
export function describeEvents(events: readonly MatchEvent[], language: Language): readonly string[] {
  return events.map((event) => {
    const named = formatNamed(cliWords[language], event.type, event, skirmishWords[language].player);
    const said = capitalize(named ?? describeEvent(language, ti4, event));
    return paintOf(event)(event.type === "volley" ? wrapDice(said) : wrap(said, 0, 2));
  });
}

/** Max characters of dice kept on one line. */
const MOST_TOGETHER = 60;

function wrapDice(said: string): string {
  const groups = said.split("; ").map((group) => (group.length > MOST_TOGETHER ? group : together(group)));
  // How many hits it was stays on one line as well.
  const whole = groups.join("; ").replace(/ (?=\S+$)/, "\u00a0");
  return wrap(whole, 0, 2).replaceAll("\u00a0", " ");
}

/** A unit, what it needs and its dice: `fighter 9: 4 10*`. */
const together = (group: string): string =>
  group.replace(/[^\s:,;][^:,;]* \d+:( \d+\*?)+/g, (dice) => dice.replaceAll(" ", "\u00a0"));

const news = new Set(["controlled", "combat-over", "round-ended"]);
const plans = new Set(["activated", "passed", "moved", "anomaly-placed", "produced"]);

/** What decides stands out, dice stand back. */
function paintOf({ type }: MatchEvent): (text: string) => string {
  if (news.has(type)) return pc.bold;
  return plans.has(type) ? pc.cyan : String;
}
