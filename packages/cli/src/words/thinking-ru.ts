import type { ThinkingWords } from "./thinking.ts";
import type { Who } from "./words.ts";

const called = ({ seat, name }: Who) => name ?? `место ${seat}`;
const ends = { win: "начинающий выигрывает", loss: "начинающий проигрывает", draw: "игра заканчивается вничью" };

export const thinkingRu: ThinkingWords = {
  levelsFor: ({ games }) =>
    `Пять уровней от новичка до мастера выверены в играх ${games.join(" и ")}. В других играх новичок и любитель нарочно ошибаются, клубный игрок жаден, знаток и мастер думают вперёд.`,
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
  made: ({ who, what, chance }) => `${called(who)}: ${what} (шанс на победу ${chance})`,
  better: ({ what, chance, lost }) => `  лучше на ${lost}: ${what} (${chance})`,
  summary: ({ who, decisions, best, lost, blunders }) =>
    `${called(who)}: оценено решений: ${decisions}, из них лучших или не хуже лучших: ${best}; в среднем потеряно шанса на победу: ${lost}; грубых ошибок (больше 20 пунктов): ${blunders}.`,
  nothingToJudge: () => "В этой записи нет решений, которые можно было бы оценить.",
};
