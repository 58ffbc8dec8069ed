import { columns } from "../layout.ts";
import type { Language } from "../words/words.ts";
import {
  type BalanceColumn,
  type Cell,
  cardsSheet,
  formatPercent,
  gamesSheet,
  type Sheet,
  verdictsOf,
} from "./sheets.ts";
import { balanceWords } from "./words/words.ts";

/** The report as text: its tables, and what stands out. */
export function describeBalance(found: readonly BalanceColumn[], language: Language): string {
  const { labels } = balanceWords[language];
  return [
    table(gamesSheet(found, language), labels.pairing, language),
    table(cardsSheet(found, language), labels.card, language),
    verdictsOf(found, language).join("\n"),
  ].join("\n\n");
}

function table({ head, groups }: Sheet, what: string, language: Language): string {
  const { labels } = balanceWords[language];
  // Where there is but one set of rules, a column that says so is no help.
  const isOne = groups.every(({ rows }) => rows.length === 1);
  const rows = groups.flatMap(({ label, rows: own }) =>
    own.map(([name, ...cells], at) => [
      ...[at === 0 ? label : "", ...(isOne ? [] : [name])],
      ...cells.map((cell) => formatCell(language, cell)),
    ]),
  );
  return columns([[what, ...(isOne ? [] : [labels.rules]), ...head], ...rows]);
}

/** In a terminal there is room for half the interval's width beside a share, no more; and it says what decimals are worth. */
function formatCell(language: Language, cell: Cell): string {
  if (typeof cell === "string") return cell;
  const { part, isMarked } = cell;
  if (part === null) return "";
  const half = Math.round(50 * (part.high - part.low));
  return `${formatPercent(language, part.share, 0)} ±${half}${isMarked ? balanceWords[language].mark : ""}`;
}
