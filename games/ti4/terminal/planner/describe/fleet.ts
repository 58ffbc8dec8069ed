import { columns } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import type { FleetOdds } from "../losses.ts";
import { plannerWords } from "../refusals.ts";

/** As many endings as are worth reading. */
const MOST_ENDINGS = 8;

type Endings = NonNullable<FleetOdds["endings"]>;

/** What becomes of the fleet as a whole. */
export function describeFleet({ ships, rolling, allArrive, endings }: FleetOdds, language: Language): string {
  const { text, percent } = plannerWords[language];
  const count = ships.length;
  if (allArrive === null) return text.noShipReaches({});
  if (rolling.length === 0) return text.noneRolls({ count });
  const first = text.allArrive({ count, percent: percent(allArrive) });
  if (endings === null) return [first, text.tooMany({ count: rolling.length })].join("\n");
  const list = describeEndings(endings.slice(0, MOST_ENDINGS), count, language);
  if (endings.length <= MOST_ENDINGS) return [first, text.endings({}), list].join("\n");
  const heading = text.likeliest({ count: endings.length, shown: MOST_ENDINGS });
  return [first, heading, list, text.byNumber({}), describeNumbers(endings, count, language)].join("\n");
}

function describeEndings(endings: Endings, count: number, language: Language): string {
  const { text, percent } = plannerWords[language];
  const rows = endings.map(({ probability, lost }) => {
    const isAll = lost.length === count;
    const what =
      lost.length === 0 ? text.allThere({ count }) : isAll ? text.allLost({ count }) : text.lostOnly({ lost });
    return [percent(probability).padStart(8), what];
  });
  return columns(rows);
}

/** Which ships are lost matters less than how many, where they are many. */
function describeNumbers(endings: Endings, count: number, language: Language): string {
  const { text, percent } = plannerWords[language];
  const most = endings.reduce((found, { lost }) => Math.max(found, lost.length), 0);
  const rows = Array.from({ length: most + 1 }, (_, lost) => {
    const such = endings.filter((ending) => ending.lost.length === lost);
    const probability = such.reduce((sum, ending) => sum + ending.probability, 0);
    return [text.lostOf({ lost, count }), percent(probability).padStart(8)];
  });
  return columns(rows);
}
