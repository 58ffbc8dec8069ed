import type { Camp } from "./combat.ts";
import type { FightWords } from "./fight.ts";

const plural = new Intl.PluralRules("ru");

function hitsOf(hits: number): string {
  const found = plural.select(hits);
  const word = found === "one" ? "попадание" : found === "few" ? "попадания" : "попаданий";
  return hits === 0 ? "нет попаданий" : `${hits} ${word}`;
}

const plus = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
const of: { readonly [C in Camp]: string } = { attacker: "атакующего", defender: "защитника" };
const into: { readonly [C in Camp]: string } = { attacker: "в атакующего", defender: "в защитника" };
const who: { readonly [C in Camp]: string } = { attacker: "атакующий", defender: "защитник" };
const Who: { readonly [C in Camp]: string } = { attacker: "Атакующий", defender: "Защитник" };
const steps = {
  ...{ cannon: "Космические пушки", barrage: "Заградительный огонь", bombardment: "Бомбардировка" },
  start: "Начало боя",
} as const;

export const fightRu: FightWords = {
  refusal: {
    "you-and-json": () => "Либо решают за клавиатурой (--you), либо читает программа (--json), но не то и другое.",
  },
  text: {
    seed: ({ seed }) => `Зерно кубиков — ${seed}: с --seed ${seed} выпадет то же самое.`,
    shielded: () => "Планетарный щит не даёт атакующему бомбардировать.",
    rolled: ({ side, hits }) => `${who[side]}: ${hitsOf(hits)}`,
    dice: ({ unit, value, faces }) => `${unit} на ${value}: ${faces}`,
    added: ({ amount, source }) => `${plus(amount)} ${source}`,
    nobodyHit: () => "Попадать не в кого.",
    held: ({ side, hits, card }) => `${card} отменяет ${hitsOf(hits)} ${into[side]}.`,
    of: ({ side, what }) => `${who[side]} — ${what}`,
    sustained: ({ units }) => `выдержали: ${units}`,
    lost: ({ units }) => `потеряны: ${units}`,
    struck: ({ units, card }) => `потеряны из-за ${card}: ${units}`,
    repaired: ({ units }) => `починены: ${units}`,
    assaulted: ({ units, card }) => `потеряны из-за ${card}: ${units}`,
    left: ({ sides }) => `осталось — ${sides}`,
    retreated: ({ side, round }) => `${Who[side]} отступает в конце раунда ${round}.`,
    over: ({ winner, round }) => {
      const when = round === 0 ? "ещё до первого раунда" : `в раунде ${round}`;
      return winner === null ? `Не осталось никого: ничья ${when}.` : `${Who[winner]} побеждает ${when}.`;
    },
    you: ({ side }) => `Вы — ${who[side]}.`,
    askAssign: ({ side, hits }) => `${hitsOf(hits)} ${into[side]} (это вы):`,
    usual: () => "(обычно)",
    moreWays: ({ count, word }) => `Есть и другие (${count}); их перечислит \`${word}\`.`,
    askNumber: ({ count }) => `Номер от 1 до ${count}; Enter — первый: `,
    badWay: ({ hits }) =>
      `Так не распределить ${hitsOf(hits)}. Пишите номер или то же, что в списке: \`выдержали: 1 dreadnought; потеряны: 2 fighter\`.`,
    badNumber: ({ count }) => `Это не номер от 1 до ${count}.`,
    askRetreat: ({ side, round }) =>
      `Раунд ${round}, ${who[side]} (вы). Объявить отступление? \`да\`; Enter — сражаться дальше: `,
    badRetreatAnswer: () => "Напишите `да`, чтобы отступить, `нет` или ничего — чтобы сражаться дальше.",
    takenOver: ({ side }) => `Ввод кончился: дальше за ${of[side]} решает обычный порядок.`,
    leftBattle: () => "Вы вышли из боя.",
    review: () => "Удача и выбор, в пунктах вероятности победы атакующего (плюс — в пользу того, кто бросал):",
    tooManyToReview: () => "Отрядов так много, что вероятности, а с ними удачу и выбор, не сосчитать.",
    costly: () => "Выбор, который чего-то стоил:",
    nothingCost: () => "Никакой выбор ничего не стоил.",
    total: ({ side, luck, choices, sum }) => `${who[side]}: удача ${luck}, выбор ${choices}, вместе ${sum}`,
    before: () => "Вероятности до первого кубика, если биться до конца:",
  },
  side: who,
  step: (step, round) => (step === "combat" ? `Раунд ${round}` : steps[step]),
  inRound: (round) => (round === 0 ? "До раунда 1" : `Раунд ${round}`),
  luckColumns: ["когда", "кто", "попаданий", "ожидалось", "пункты"],
  choiceColumns: ["когда", "кто", "пункты", "лучше было бы"],
  staying: "остаться",
  typed: {
    ...{ retreat: ["да", "д", "y", "yes"], stay: ["", "нет", "н", "n", "no"], all: ["все", "всё", "all"] },
    ...{ sustained: ["выдержали", "выдержал", "sustained"], lost: ["потеряны", "потерян", "lost"] },
  },
  number: (figures) => figures.replace(".", ","),
};
