import type { drawEn } from "./en.ts";
import type { SolveWords } from "./words.ts";

const ends = { win: "начинающий выигрывает", loss: "начинающий проигрывает", draw: "игра заканчивается вничью" };

export const ru: SolveWords = {
  solves: ({ duel, endings, memory }) =>
    `Решаются набор правил duel (позиций ${duel}) и skirmish, где осталось по одному юниту (позиций ${endings}): памяти около ${memory} МБ, работы примерно на минуту. Остановить: Ctrl-C; та же команда продолжит с этого места.`,
  resumes: ({ done, of, file }) => `Продолжается с того места, где остановился ${file}: ${done} из ${of}.`,
  progress: ({ done, of }) => `${done} из ${of}`,
  paused: ({ file }) => `Остановлено. Решённое сохранено в ${file}; та же команда продолжит с этого места.`,
  written: ({ file, seconds }) => `Таблицы в файле ${file}, вычисления заняли ${seconds} с.`,
  counted: ({ won, lost, drawn, longest }) =>
    `В дуэли для стороны, чей ход: выигранных позиций ${won}, проигранных ${lost}, ничейных ${drawn}; повороты и отражения считаются один раз. Самый долгий выигрыш занимает ходов: ${longest}.`,
  endings: ({ won, lost, drawn, longest }) =>
    `В skirmish один на один, при любых оставшихся особых клетках: выигранных позиций ${won}, проигранных ${lost}, ничейных ${drawn}. Самый долгий выигрыш занимает ходов: ${longest}.`,
  start: ({ result, turns }) =>
    `Из начальной позиции дуэли при безошибочной игре ${ends[result]}${result === "draw" ? "." : `; ходов: ${turns}.`}`,
};

export const drawRu: typeof drawEn = {
  heading: (player, turn) => `Ход ${player}${turn && `, ход номер ${turn}`}.`,
  stats: { hp: "здоровье", attack: "атака", moveRange: "ход", attackRange: "дальность" },
};
