import type { Language } from "../words/words.ts";
import { bars, histogram, intervals, safe, stacks } from "./plots.ts";
import {
  type BalanceColumn,
  type Cell,
  cardOf,
  cardsIn,
  cardsSheet,
  formatCard,
  formatPairing,
  formatPercent,
  gamesSheet,
  pairingOf,
  pairingsIn,
  type Sheet,
  verdictsOf,
} from "./sheets.ts";
import { style } from "./style.ts";
import { balanceWords } from "./words/words.ts";

type Report = { readonly heading: string; readonly played: string; readonly found: readonly BalanceColumn[] };

/** The report as one page that needs nothing else: no script, no font, no network. */
export function balancePage({ heading, played, found }: Report, language: Language): string {
  const words = balanceWords[language];
  const { sections, labels } = words;
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${safe(item)}</li>`).join("")}</ul>`;
  const parts = [
    section(sections.verdicts, list(verdictsOf(found, language))),
    section(
      sections.wins,
      `<div class="plots">${winsPlot(found, language)}${seatsPlot(found, language)}</div>${table(gamesSheet(found, language), labels.pairing, language)}`,
    ),
    section(sections.lengths, `<div class="plots">${lengthsPlots(found, language)}</div>`),
    section(sections.endings, endingsPlot(found, language)),
    section(
      sections.cards,
      `<div class="plots">${usesPlot(found, language)}${cardsPlot(found, language)}</div>${table(cardsSheet(found, language), labels.card, language)}`,
    ),
    section(sections.reading, list(words.notes)),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${safe(heading)}</title><style>${style}</style></head><body><main><h1>${safe(heading)}</h1><p>${safe(played)}</p>`,
    ...parts,
    "</main></body></html>\n",
  ].join("\n");
}

const section = (title: string, inside: string) => `<section><h2>${safe(title)}</h2>${inside}</section>`;

const figure = (caption: string, plot: string) => `<figure><figcaption>${safe(caption)}</figcaption>${plot}</figure>`;

function winsPlot(found: readonly BalanceColumn[], language: Language): string {
  const { labels, intervalsShown } = balanceWords[language];
  const rows = pairingsIn(found).map((pairing) => ({
    label: formatPairing(found, language, pairing),
    lines: found.map((each, column) => ({ name: each.name, column, part: pairingOf(each, pairing)?.share ?? null })),
  }));
  const told = {
    id: "wins",
    title: labels.firstShareCaption,
    desc: intervalsShown({ what: labels.firstShareCaption }),
  };
  return figure(labels.firstShareCaption, intervals(told, rows));
}

function seatsPlot(found: readonly BalanceColumn[], language: Language): string {
  const { labels, intervalsShown } = balanceWords[language];
  const all = found.map(({ name, balance }, column) => ({ name, column, part: balance.firstSeat }));
  const rows = pairingsIn(found).map((pairing) => ({
    label: formatPairing(found, language, pairing),
    lines: found.map((each, column) => ({
      name: each.name,
      column,
      part: pairingOf(each, pairing)?.firstSeat ?? null,
    })),
  }));
  const told = { id: "seats", title: labels.firstSeatCaption, desc: intervalsShown({ what: labels.firstSeatCaption }) };
  return figure(labels.firstSeatCaption, intervals(told, [{ label: labels.allGames, lines: all }, ...rows]));
}

function lengthsPlots(found: readonly BalanceColumn[], language: Language): string {
  const { labels, quartiles, histogramShown } = balanceWords[language];
  const counts = found.flatMap(({ balance }) => balance.turns.histogram);
  const reach = {
    most: Math.max(...counts.map(({ games }) => games)),
    longest: Math.max(...counts.map(({ turns }) => turns)),
  };
  return found
    .map(({ name, balance: { turns } }, column) => {
      const told = { id: `turns-${column}`, title: `${name}: ${labels.turns}`, desc: histogramShown({ column: name }) };
      return figure(`${name}: ${labels.turns} ${quartiles(turns)}`, histogram(told, column, turns.histogram, reach));
    })
    .join("");
}

const ways = ["win", "narrow", "level", "cap"] as const;

function endingsPlot(found: readonly BalanceColumn[], language: Language): string {
  const { labels, sections, endingsShown } = balanceWords[language];
  const groups = [
    { label: labels.allGames, of: found.map(({ balance }) => balance) },
    ...pairingsIn(found).map((pairing) => ({
      label: formatPairing(found, language, pairing),
      of: found.map((each) => pairingOf(each, pairing)),
    })),
  ];
  const rows = groups.map(({ label, of }) => ({
    label,
    lines: found.map(({ name }, column) => {
      const endings = of[column]?.endings;
      return { name, column, parts: endings === undefined ? [] : ways.map((way) => endings[way].share) };
    }),
  }));
  const legend = ways.map((way, at) => `<li><i class="s${at}"></i>${safe(labels[way])}</li>`).join("");
  const plot = stacks({ id: "endings", title: sections.endings, desc: endingsShown({}) }, rows);
  const head = ways.map((way) => labels[way]);
  const sheet = {
    head,
    groups: rows.map(({ label, lines }) => ({
      label,
      rows: lines.map(({ name, parts }) => [name, ...parts.map((part) => formatPercent(language, part))] as const),
    })),
  };
  return `<ul class="legend">${legend}</ul><div class="plots">${figure(sections.endings, plot)}</div>${table(sheet, labels.pairing, language)}`;
}

function usesPlot(found: readonly BalanceColumn[], language: Language): string {
  const { labels, usesShown } = balanceWords[language];
  const rows = cardsIn(found).map((card) => ({
    label: formatCard(found, language, card),
    lines: found.map((each, column) => ({ name: each.name, column, share: cardOf(each, card)?.used.share ?? 0 })),
  }));
  const told = { id: "used", title: labels.usedCaption, desc: usesShown({}) };
  return figure(labels.usedCaption, bars(told, rows));
}

function cardsPlot(found: readonly BalanceColumn[], language: Language): string {
  const { labels, intervalsShown } = balanceWords[language];
  const rows = cardsIn(found).map((card) => ({
    label: formatCard(found, language, card),
    lines: found.map((each, column) => ({ name: each.name, column, part: cardOf(each, card)?.won ?? null })),
  }));
  const told = { id: "won", title: labels.wonCaption, desc: intervalsShown({ what: labels.wonCaption }) };
  return figure(labels.wonCaption, intervals(told, rows));
}

function table({ head, groups }: Sheet, what: string, language: Language): string {
  const { labels } = balanceWords[language];
  const heads = [what, labels.rules, ...head].map((each) => `<th scope="col">${safe(each)}</th>`).join("");
  const body = groups.map(({ label, rows }) => {
    const lines = rows.map(([name, ...cells], at) => {
      const group = at === 0 ? `<th scope="rowgroup" rowspan="${rows.length}">${safe(label)}</th>` : "";
      return `<tr>${group}<th scope="row">${safe(name)}</th>${cells.map((cell) => `<td>${formatCell(language, cell)}</td>`).join("")}</tr>`;
    });
    return `<tbody>${lines.join("")}</tbody>`;
  });
  // A region that scrolls by itself must be reachable by keyboard.
  return `<div class="wide" tabindex="0" role="region" aria-label="${safe(what)}"><table><thead><tr>${heads}</tr></thead>${body.join("")}</table></div>`;
}

function formatCell(language: Language, cell: Cell): string {
  if (typeof cell === "string") return safe(cell);
  const { part, isMarked } = cell;
  if (part === null) return "";
  const { interval, mark } = balanceWords[language];
  const percent = (share: number) => formatPercent(language, share);
  const between = interval({ low: percent(part.low), high: percent(part.high) });
  return `<b>${percent(part.share)}${isMarked ? mark : ""}</b> <small>${between}</small>`;
}
