import type { ByLanguage, GameSite, SiteBook, SiteGame } from "@umpire/ui";

const standard = { en: { standard: "standard" }, ru: { standard: "обычные" } };
const duel = { en: ["Blue", "Red"], ru: ["Синие", "Красные"] };
const four = { en: ["Blue", "Red", "Green", "Yellow"], ru: ["Синие", "Красные", "Зелёные", "Жёлтые"] };

/** One rulebook for all of them. */
const book: SiteBook = {
  id: "classics",
  title: { en: "Classic games", ru: "Классические игры" },
  about: { en: "Ten games that need no long rules.", ru: "Десять игр, которым не нужны длинные правила." },
  text: { en: () => import("../RULES.md"), ru: () => import("../RULES.ru.md") },
};

type Listed = Pick<SiteGame, "id" | "title" | "sides"> & {
  readonly about: ByLanguage<string>;
  readonly presets?: SiteGame["presets"];
  readonly load: () => Promise<object>;
};

function siteOf({ load, presets = standard, ...listed }: Listed): GameSite {
  // What makes a kit of a module comes with the first of them.
  const loadKit = async () => {
    const [{ kitIn }, module] = await Promise.all([import("./kit-in.ts"), load()]);
    return kitIn(module);
  };
  const loadShow = async () => {
    const { show } = await loadKit();
    if (show === undefined) throw new Error(`${listed.id} shows nothing`);
    return show;
  };
  const edition = { edition: 1, load: async () => (await loadKit()).game, show: loadShow };
  return { game: { ...listed, presets, book: book.id, isMore: true, editions: [edition] } };
}

// The titles stand in the games' files too: a page that lists them loads none of those.
const games: readonly GameSite[] = [
  siteOf({
    id: "four-in-a-row",
    title: { en: "Four in a Row", ru: "Четыре в ряд" },
    about: { en: "Drop discs until four stand in a line.", ru: "Бросайте фишки, пока четыре не встанут в ряд." },
    sides: duel,
    load: () => import("../four-in-a-row.ts"),
  }),
  siteOf({
    id: "reversi",
    title: { en: "Reversi", ru: "Реверси" },
    about: { en: "Enclose the other's discs and turn them over.", ru: "Зажимайте чужие фишки и переворачивайте их." },
    sides: duel,
    load: () => import("../reversi.ts"),
  }),
  siteOf({
    id: "hex",
    title: { en: "Hex", ru: "Гекс" },
    about: {
      en: "Join your two edges; one of you always will.",
      ru: "Соедините свои края: кому-то это всегда удаётся.",
    },
    sides: duel,
    presets: { en: { standard: "11 × 11", small: "7 × 7" }, ru: { standard: "11 × 11", small: "7 × 7" } },
    load: () => import("../hex.ts"),
  }),
  siteOf({
    id: "breakthrough",
    title: { en: "Breakthrough", ru: "Прорыв" },
    about: { en: "One pawn on the far row wins.", ru: "Хватит одной пешки на дальнем ряду." },
    sides: duel,
    load: () => import("../breakthrough.ts"),
  }),
  siteOf({
    id: "nine-mens-morris",
    title: { en: "Nine Men's Morris", ru: "Мельница" },
    about: { en: "Three in a row is a mill, and takes a man.", ru: "Три в ряд — мельница, она снимает фишку." },
    sides: duel,
    load: () => import("../nine-mens-morris.ts"),
  }),
  siteOf({
    id: "kalah",
    title: { en: "Kalah", ru: "Калах" },
    about: { en: "Sow stones round the board into your store.", ru: "Сейте камни по кругу в свой амбар." },
    sides: duel,
    presets: {
      en: { standard: "4 stones a pit", six: "6 stones a pit" },
      ru: { standard: "по 4 камня", six: "по 6 камней" },
    },
    load: () => import("../kalah.ts"),
  }),
  siteOf({
    id: "sea-battle",
    title: { en: "Sea Battle", ru: "Морской бой" },
    about: { en: "Hide a fleet, find the other's.", ru: "Спрячьте флот и найдите чужой." },
    sides: duel,
    load: () => import("../sea-battle.ts"),
  }),
  siteOf({
    id: "goofspiel",
    title: { en: "Goofspiel", ru: "Гуфспиль" },
    about: { en: "Bid your cards for prizes, all at once.", ru: "Ставьте карты на призы, все сразу." },
    sides: four,
    load: () => import("../goofspiel.ts"),
  }),
  siteOf({
    id: "liars-dice",
    title: { en: "Liar's Dice", ru: "Кости лжеца" },
    about: {
      en: "Bid on dice that you cannot see, or doubt.",
      ru: "Ставьте на кости, которых не видно, или не верьте.",
    },
    sides: four,
    load: () => import("../liars-dice.ts"),
  }),
  siteOf({
    id: "whist",
    title: { en: "Whist", ru: "Вист" },
    about: { en: "Four players, two sides, thirteen tricks.", ru: "Четыре игрока, две стороны, тринадцать взяток." },
    sides: four,
    presets: {
      en: { standard: "to 5 points", short: "to the first point" },
      ru: { standard: "до 5 очков", short: "до первого очка" },
    },
    load: () => import("../whist.ts"),
  }),
];

export const sites: readonly GameSite[] = games.map((site, at) => (at === 0 ? { ...site, books: [book] } : site));
