import type { StoreWords } from "./store.ts";

const figures = ({ matches, entries, bytes }: { matches: number; entries: number; bytes: number }) =>
  `партий: ${matches.toLocaleString("ru")}, записей: ${entries.toLocaleString("ru")}, байт: ${bytes.toLocaleString("ru")}`;

export const storeRu: StoreWords = {
  refusal: {
    "no-server": () => "Этой команде нужен сервер, а он здесь не установлен. Запустите её там, где он есть.",
    "store-unread": ({ place, problem }) => `Хранилище ${place} не читается: ${problem}.`,
    "store-older": ({ place }) =>
      `Хранилище ${place} записано более старым Umpire. Запустите с ним один раз сервер этой версии: он его обновит.`,
    "store-newer": ({ place }) => `Хранилище ${place} записано более новым Umpire. Обновите этот.`,
    "not-a-store": ({ place }) => `${place} — не хранилище Umpire.`,
    "store-damaged": ({ problem }) => `База повреждена: ${problem}.`,
    "copy-damaged": ({ place }) => `Хранилище ${place} повреждено, как сказано выше. Ничего не записано.`,
    "has-matches": ({ folder }) => `В папке ${folder} уже есть партии; с --force они будут заменены и пропадут.`,
    "folder-in-use": ({ folder, pid, host }) =>
      `С папкой ${folder} работает сервер${pid === null ? "" : `: процесс ${pid} на машине ${host}`}. Сначала остановите его.`,
    "use-postgres": ({ line }) => `Для PostgreSQL есть своя команда. Наберите: ${line}`,
  },
  text: {
    copies: () => "копирую",
    checks: () => "проверяю",
    edition: ({ game, edition, hash, day, matches }) =>
      `${game}, издание ${edition}: ${hash.slice(0, 8)}, с ${day}, партий: ${matches}`,
    noEditions: () => "Здесь нет партий в игры из файлов.",
    backedUp: ({ file, ...rest }) => `Копия сделана и проверена: ${file} (${figures(rest)}).`,
    restored: ({ folder, ...rest }) => `Копия проверена и восстановлена в папку ${folder} (${figures(rest)}).`,
    checked: ({ problems, ...rest }) =>
      `${figures(rest)}; ${problems === 0 ? "всё в порядке" : `проблем: ${problems}`}.`,
  },
  help: {
    backup: `umpire backup <куда> копирует хранилище сервера, в том числе работающего, и проверяет копию.
  <куда>           файл копии или папка: тогда время будет в имени файла
  --data <папка>   папка сервера с данными (data); для PostgreSQL — адрес базы
  --force          переписать файл, если он уже есть

Копия целая и относится к одному мгновению. В копии одного файла umpire.sqlite не было бы того, что сервер записал
только что. Имя копия получает после проверки. Код выхода 1: хранилище повреждено.`,
    restore: `umpire restore <файл> проверяет копию и кладёт её в папку остановленного сервера.
  <файл>           копия, сделанная командой umpire backup
  --data <папка>   папка с данными (data); если её нет, она создаётся
  --force          заменить партии, которые там уже есть

Код выхода 1: копия повреждена.`,
    check: `umpire check-store [где] проверяет всё хранилище, в том числе работающего сервера: те ли это записи, что были
сделаны, и повторяется ли каждая партия.
  [где]            папка с данными (data), её копия или адрес базы PostgreSQL
  --quick          не повторять партии

Ничего не записывает. О каждой проблеме сказано, в какой партии и записи; в конце — итог.
Код выхода 1: есть проблемы.`,
  },
};
