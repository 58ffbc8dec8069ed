import { type Balance, balanceKeys, type Card, differences, type Pairing, type ShareOf } from "@umpire/bots";
import type { Study } from "@umpire/kit";
import type { Language } from "../words/words.ts";
import type { Column } from "./run.ts";
import { balanceWords } from "./words/words.ts";

/** One column of a report: what it is called, what it found, and by name what differs from the first. */
export type BalanceColumn = {
  readonly name: string;
  readonly balance: Balance;
  readonly differs: ReadonlySet<string>;
  readonly study: Study;
};

/** A number with its interval; marked where it differs from the first column beyond chance. */
type ShareCell = { readonly part: ShareOf | null; readonly isMarked: boolean };
export type Cell = string | ShareCell;
/** Rows that belong together: one thing under every set of rules. */
type Group = { readonly label: string; readonly rows: readonly (readonly [string, ...Cell[]])[] };
export type Sheet = { readonly head: readonly string[]; readonly groups: readonly Group[] };

/** Each column beside the first that the same bot played: what differs between bots is no matter of the rules. */
export const foundIn = (
  study: Study,
  columns: readonly Column[],
  balances: readonly Balance[],
): readonly BalanceColumn[] =>
  balances.map((balance, at) => {
    const first = balances[columns.findIndex(({ bot }) => bot === columns[at]?.bot)] ?? balance;
    return { name: columns[at]?.name ?? "", balance, differs: new Set(differences(first, balance)), study };
  });

const plain = (part: ShareOf | null): ShareCell => ({ part, isMarked: false });
const marked = ({ differs }: BalanceColumn, key: string, part: ShareOf | null): ShareCell => ({
  part,
  isMarked: differs.has(key),
});

/** Seats, endings and lengths: over all games, and of each meeting. */
export function gamesSheet(found: readonly BalanceColumn[], language: Language): Sheet {
  const { labels, quartiles } = balanceWords[language];
  const all = found.map((each) => {
    const { firstSeat, doubleKnockouts, endings } = each.balance;
    return [
      ...([each.name, plain(null), marked(each, balanceKeys.firstSeat, firstSeat)] as const),
      marked(each, balanceKeys.doubleKnockouts, doubleKnockouts),
      ...[marked(each, balanceKeys.cap, endings.cap), quartiles(each.balance.turns)],
    ] as const;
  });
  return {
    head: [labels.firstShare, labels.firstSeat, labels.doubleKnockouts, labels.cap, labels.turns],
    groups: [
      { label: labels.allGames, rows: all },
      ...pairingsIn(found).map(({ first, second }) => ({
        label: formatPairing(found, language, { first, second }),
        rows: found.flatMap((each) => {
          const pairing = pairingOf(each, { first, second });
          if (pairing === undefined) return [];
          const { share, firstSeat, doubleKnockouts, endings } = pairing;
          const own = marked(each, balanceKeys.pairing(first, second), share);
          return [
            [
              each.name,
              own,
              plain(firstSeat),
              plain(doubleKnockouts),
              plain(endings.cap),
              quartiles(pairing.turns),
            ] as const,
          ];
        }),
      })),
    ],
  };
}

type Two = Pick<Pairing, "first" | "second">;

/** Every meeting of any column, once. */
export function pairingsIn(found: readonly BalanceColumn[]): readonly Two[] {
  const all = found.flatMap(({ balance }) => balance.pairings);
  return [...new Map(all.map((pairing) => [balanceKeys.pairing(pairing.first, pairing.second), pairing])).values()];
}

export function pairingOf({ balance }: BalanceColumn, { first, second }: Two): Pairing | undefined {
  const key = balanceKeys.pairing(first, second);
  return balance.pairings.find((each) => balanceKeys.pairing(each.first, each.second) === key);
}

type Founds = readonly BalanceColumn[];

export const formatPairing = (found: Founds, language: Language, { first, second }: Two): string =>
  balanceWords[language].against({
    first: formatContender(found, language, first),
    second: formatContender(found, language, second),
  });

/** All columns are of one game. */
const formatContender = ([one]: Founds, language: Language, names: readonly string[]): string =>
  names.map((name) => one?.study.contenderName(language, name) ?? name).join(" + ");

/** What a card is called: `ship:strut` is a Strut. */
export const formatCard = ([one]: Founds, language: Language, card: string): string =>
  one?.study.cardName(language, card) ?? card;

/** Every card of any column, once. */
export const cardsIn = (found: readonly BalanceColumn[]): readonly string[] => [
  ...new Set(found.flatMap(({ balance }) => balance.cards.map(({ card }) => card))),
];

export const cardOf = ({ balance }: BalanceColumn, card: string): Card | undefined =>
  balance.cards.find((each) => each.card === card);

/** What each card is worth, one row a column. */
export function cardsSheet(found: readonly BalanceColumn[], language: Language): Sheet {
  const { labels } = balanceWords[language];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const row = (each: BalanceColumn, card: string) => {
    const of = cardOf(each, card);
    if (of === undefined) return [];
    return [
      [
        ...([each.name, marked(each, balanceKeys.used(card), of.used)] as const),
        ...[marked(each, balanceKeys.won(card), of.won), plain(of.without)],
        ...[
          number.format(of.copies),
          each.study.canBeLost(card) ? number.format(of.lost) : "",
          of.first === null ? "" : String(of.first),
        ],
        of.verdict === null ? "" : labels[of.verdict],
      ] as const,
    ];
  };
  return {
    head: [...[labels.used, labels.won, labels.without, labels.copies, labels.lost, labels.firstUse, labels.verdict]],
    groups: cardsIn(found).map((card) => ({
      label: formatCard(found, language, card),
      rows: found.flatMap((each) => row(each, card)),
    })),
  };
}

/** What stands out under each set of rules, in sentences. */
export function verdictsOf(found: readonly BalanceColumn[], language: Language): readonly string[] {
  const words = balanceWords[language];
  return found.flatMap(({ name: column, balance }) => {
    const said = (["dead", "strong", "weak"] as const).flatMap((verdict) => {
      const cards = balance.cards
        .filter((card) => card.verdict === verdict)
        .map(({ card }) => formatCard(found, language, card));
      return cards.length === 0 ? [] : words.verdicts({ column, verdict: words.labels[verdict], cards });
    });
    return said.length === 0 ? [words.quiet({ column })] : said;
  });
}

/** A share of one as people read it. */
export const formatPercent = (language: Language, part: number, decimals = 1): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(100 * part)}\u00a0%`;
