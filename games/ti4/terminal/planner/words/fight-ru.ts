import { countRu } from "@umpire/toolkit";
import type { Camp } from "../../../combat/battle.ts";
import { ti4BattleWords } from "../../../words/planner/battles.ts";
import type { FightWords } from "./fight.ts";

const { fight } = ti4BattleWords.ru;

function hitsOf(hits: number): string {
  return hits === 0 ? "нет попаданий" : countRu(hits, "попадание", "попадания", "попаданий");
}

const of: { readonly [C in Camp]: string } = { attacker: "атакующего", defender: "защитника" };
const into: { readonly [C in Camp]: string } = { attacker: "в атакующего", defender: "в защитника" };
const who: { readonly [C in Camp]: string } = { attacker: "атакующий", defender: "защитник" };

export const fightRu: FightWords = {
  ...fight,
  refusal: {
    "you-and-json": () => "Либо решают за клавиатурой (--you), либо читает программа (--json), но не то и другое.",
  },
  text: {
    ...fight.text,
    seed: ({ seed }) => `Зерно кубиков — ${seed}: с --seed ${seed} выпадет то же самое.`,
    shielded: () => "Планетарный щит не даёт атакующему бомбардировать.",
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
  },
  typed: {
    ...{ retreat: ["да", "д", "y", "yes"], stay: ["", "нет", "н", "n", "no"], all: ["все", "всё", "all"] },
    ...{ sustained: ["выдержали", "выдержал", "sustained"], lost: ["потеряны", "потерян", "lost"] },
  },
};
