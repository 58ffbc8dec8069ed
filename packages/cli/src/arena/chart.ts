import type { Rating } from "@umpire/bots";
import { arenaWords } from "../words/arena.ts";
import type { Language } from "../words/words.ts";
import type { Arena } from "./plan.ts";
import { nameOf, ratingIn } from "./report.ts";
import type { Standings } from "./standings.ts";

const WIDTH = 720;
/** Names are left of the plot, figures right of it. */
const PLOT = { left: 160, right: 600, top: 84 } as const;
const ROW = 36;
const BELOW = 44;
/** The approximate number of labels below the plot. */
const TICKS = 6;

/** Where an arena's chart says whose it is. */
export const markOf = ({ id }: Arena): string => `data-arena="${id}"`;

const STYLE = `
    .paper { fill: #ffffff }
    text { fill: #1c2733; font: 14px system-ui, sans-serif }
    .title { font-size: 18px; font-weight: 600 }
    .quiet { fill: #566573; font-size: 12px }
    .grid { stroke: #d9dfe5 }
    .range { stroke: #1f6f9f; stroke-width: 2; fill: none }
    .point { fill: #1f6f9f }
    @media (prefers-color-scheme: dark) {
      .paper { fill: #14191f }
      text { fill: #e6ebf0 }
      .quiet { fill: #9fadba }
      .grid { stroke: #333d47 }
      .range { stroke: #6cb8e6 }
      .point { fill: #6cb8e6 }
    }`;

const plain = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The numbers below the plot, and where a rating stands. */
type Scale = { readonly ticks: readonly number[]; readonly at: (rating: number) => number };

/** Steps of 1, 2 or 5 with zeros after them, and a little room at both ends. */
function scaleOf(ratings: readonly Rating[]): Scale {
  const ends = ratings.flatMap(({ rating, low, high }) => [rating, low ?? rating, high ?? rating]);
  const span = Math.max(...ends) - Math.min(...ends);
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(span, 1) / TICKS));
  const step = [1, 2, 5, 10].map((each) => each * magnitude).find((each) => each * TICKS >= span) ?? 10 * magnitude;
  const first = Math.floor(Math.min(...ends) / step - 0.5);
  const last = Math.ceil(Math.max(...ends) / step + 0.5);
  const ticks = Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step);
  const at = (rating: number) => PLOT.left + ((PLOT.right - PLOT.left) * (rating / step - first)) / (last - first);
  return { ticks, at };
}

/** The ratings as a picture: a point with its interval for every bot, an arrow where there is no end. */
export function chartOf(arena: Arena, { ratings }: Standings, language: Language): string {
  const { chart } = arenaWords[language];
  const scale = scaleOf(ratings);
  const bottom = PLOT.top + ROW * ratings.length;
  const title = plain(chart.title({ game: arena.game.id }));
  const about = plain(chart.about({ rules: arena.rulesName, games: arena.games }));
  const rows = ratings.map((each) => plain(heard(each, language)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + BELOW}" width="${WIDTH}" height="${bottom + BELOW}" role="img" aria-labelledby="title about" lang="${language}" ${markOf(arena)}>
  <title id="title">${title}</title>
  <desc id="about">${[`${about}.`, ...rows].join(" ")}</desc>
  <style>${STYLE}
  </style>
  <rect class="paper" width="100%" height="100%"/>
  <text class="title" x="20" y="34">${title}</text>
  <text class="quiet" x="20" y="56">${about}</text>
${scale.ticks.map((tick) => gridLine(tick, scale.at(tick), bottom)).join("\n")}
${ratings.map((each, row) => drawRow(each, scale, PLOT.top + ROW * (row + 0.5), language)).join("\n")}
</svg>
`;
}

function heard({ bot, rating, low, high }: Rating, language: Language): string {
  const whole = (value: number | null) => (value === null ? null : Math.round(value));
  const name = nameOf(bot, language);
  return arenaWords[language].chart.row({ bot: name, rating: Math.round(rating), low: whole(low), high: whole(high) });
}

const gridLine = (tick: number, x: number, bottom: number): string =>
  `  <line class="grid" x1="${x.toFixed(1)}" y1="${PLOT.top}" x2="${x.toFixed(1)}" y2="${bottom}"/>
  <text class="quiet" x="${x.toFixed(1)}" y="${bottom + 20}" text-anchor="middle">${Number(tick.toFixed(2))}</text>`;

function drawRow(each: Rating, { at }: Scale, y: number, language: Language): string {
  const x = at(each.rating);
  return [
    `  <text x="${PLOT.left - 12}" y="${y + 5}" text-anchor="end">${plain(nameOf(each.bot, language))}</text>`,
    `  <path class="range" d="${end(each.low, x, y, at, -1)} ${end(each.high, x, y, at, 1)}"/>`,
    `  <circle class="point" cx="${x.toFixed(1)}" cy="${y}" r="5"/>`,
    `  <text x="${WIDTH - 20}" y="${y + 5}" text-anchor="end">${ratingIn(each)}</text>`,
  ].join("\n");
}

/** How far an open end's arrow goes, and half the height of what closes an end. */
const ARROW = 26;
const CAP = 5;

/** One side of an interval: up to a cap, as an arrow where there is no end, nothing where the rating is the end. */
function end(value: number | null, x: number, y: number, at: Scale["at"], way: 1 | -1): string {
  const to = value === null ? x + way * ARROW : at(value);
  const [tip, back] = [to.toFixed(1), (to - way * CAP).toFixed(1)];
  const line = `M${x.toFixed(1)} ${y}H${tip}`;
  return value === null
    ? `${line}M${back} ${y - CAP}L${tip} ${y}L${back} ${y + CAP}`
    : `${line}M${tip} ${y - CAP}V${y + CAP}`;
}
