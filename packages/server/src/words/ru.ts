import { botsRu } from "./bots-ru.ts";
import { editionsRu } from "./editions-ru.ts";
import type { ServerWords } from "./words.ts";

export const ru: ServerWords = {
  help: `Показывает страницы Umpire в браузере и ведёт партии людей и ботов.

  <игры>               во что играют: файлы с играми или id игр (все игры, какие есть)
  --board <файл>       доска в браузере для первого из файлов: модуль с компонентом React по имени Board
  --bot <файл>         бот для одной из игр: модуль, который экспортирует strategy, а под именем games — id игр,
                       для которых он, если игр несколько; можно повторять
  --watch              перечитывать файлы при сохранении и говорить, что от этого меняется
  --port <число>       порт, 0 — любой свободный (или переменная PORT; 8080)
  --host <имя>         адрес, на котором слушать (или переменная HOST; 127.0.0.1)
  --data <папка>       где хранятся партии; если её нет, она создаётся (data)
  --database <адрес>   база PostgreSQL, где хранить их вместо папки; у неё может быть несколько серверов
  --node <адрес>       по какому адресу этот сервер найдут другие серверы той же базы (где он слушает)
  --language <en|ru>   язык этих сообщений (en)
  --log <уровень>      silent, error, warn, info или debug; JSON в поток ошибок (warn)
  --origin <адрес>     ещё один адрес, страницам которого можно играть здесь, запросами (CORS) и сокетами:
                       https://example.org; можно повторять
  --proxy <адреса>     прокси перед сервером, через запятую: кто обращается, сообщают они
  --metrics-port <число>   отдельный порт для GET /metrics на том же адресе; без него — тот же порт, что у всего остального
  --metrics-token <текст>  что для этого присылать: «Authorization: Bearer <текст>»; если не задано ни то ни другое,
                       читать может только сама эта машина, но не то, что передаёт прокси
  --drain <миллисекунды>  столько после SIGTERM сервер ещё работает, а /health уже сообщает о конце, чтобы балансировщик
                       не присылал новых: дольше, чем между двумя его проверками (2000)
  --presets-only       только готовые наборы правил, без собственных (UMPIRE_PRESETS_ONLY=1)
  --help               этот текст

Сколько сервера можно занять:

  --sockets <число>                 сокетов всего (20000)
  --sockets-per-address <число>     и с одного адреса (200)
  --connections-per-address <число>  соединений TCP с одного адреса, кроме адресов прокси (400)
  --burst <число>                   кадров сокета сразу, считая ping (60)
  --rate <число>                    и в секунду (30)
  --address-burst <число>           кадров всех сокетов одного адреса сразу (1200)
  --address-rate <число>            и в секунду (600)
  --requests <число>                запросов с одного адреса в минуту (1200)
  --matches <число>                 новых партий с одного адреса в минуту (120)
  --share <число>                   какой процент времени сервера может занять один
                                    адрес, 100 — всё; дальше он ждёт (5)
  --bot-delay <миллисекунды>        бот отвечает не быстрее (400)
  --bot-time <миллисекунды>         и думает не дольше (5000)
  --tables <файл>                   что боты уже знают об игре: записано командой umpire solve

Всё это, кроме language, bot и origin, можно задать и переменной: --bot-time — это UMPIRE_BOT_TIME.`,
  inNetwork: (address) => `Для других в вашей сети: ${address}`,
  at: (address) => `Umpire открыт по адресу ${address}`,
  countsAt: (address) => `Счётчики — по адресу ${address}`,
  ...editionsRu,
  ...botsRu,
  dev: {
    at: (file, address) => `${file}: игра на ${address}`,
    absent: (file) => `Файла ${file} нет. Назовите файл с игрой: umpire dev ./game.ts`,
    inUse: (port) =>
      `Порт ${port} занят, возможно, другой программой umpire dev. Выберите другой: umpire dev ./game.ts --port ${port === 65535 ? 8081 : port + 1}`,
    built: (ms) => `… сохранено, собрано за ${ms} мс`,
    trouble: ({ file, line, problem }) =>
      `${file}${line === null ? "" : `:${line}`}: ${problem}. Игра идёт по прежнему коду.`,
    tried: ({ file, line, problem }) => `${file}${line === null ? "" : `:${line}`}: ${problem}.`,
  },
  badGame: ({ file, line, problem }) =>
    `${file}${line === null ? "" : `:${line}`}: ${problem}. В эту игру здесь не играют.`,
  badSave: ({ file, line, problem }) => `${file}${line === null ? "" : `:${line}`}: ${problem}. Игра идёт, как шла.`,
  unknownGame: (name, known) => `Игры «${name}» нет. Есть: ${known.join(", ")}; или назовите файл: ./game.ts`,
  badPort: (text) => `«${text}» — не порт. Порт — целое число от 0 до 65535, например --port 8080.`,
  badLanguage: (text) => `Языка «${text}» здесь нет. Есть: en, ru.`,
  badNumber: (option, text, least, most) =>
    `«${text}» не подходит для --${option}: нужно целое число от ${least} до ${most}.`,
  badLog: (text, levels) => `Уровня журнала «${text}» нет. Есть: ${levels.join(", ")}.`,
  badToken: "--metrics-token — это буквы, цифры и знаки без пробелов.",
  badOrigin: (text) => `«${text}» — не источник. Это начало адреса, например https://example.org`,
  noData: (folder, problem) =>
    `В папке «${folder}» нельзя хранить партии: ${problem}. Выберите другую: npm start -- --data <папка>`,
  newerData: (folder) =>
    `Партии в папке «${folder}» записаны более новым Umpire. Обновите этот или выберите другую папку: npm start -- --data <папка>`,
  dataInUse: (folder, by) =>
    `В папке «${folder}» хранит партии другой сервер${by === null ? "" : `: процесс ${by.pid} на машине «${by.host}»`}. Остановите его или выберите другую папку: npm start -- --data <папка>`,
  damagedData: (folder, problem) =>
    `Партии в папке «${folder}» повреждены: ${problem}. Восстановите их из резервной копии: npx umpire restore <файл> --data <папка>`,
  notOurData: (folder) =>
    `Файл umpire.sqlite в папке «${folder}» — не от Umpire. Выберите другую папку: npm start -- --data <папка>`,
  badDatabase: "--database — это адрес базы PostgreSQL, например postgresql://umpire@localhost/umpire",
  badNode: (text) => `«${text}» — не адрес сервера. Нужен адрес вроде http://10.0.0.1:8080/`,
  noDatabase: (problem) =>
    `В базе нельзя хранить партии: ${problem}. Проверьте --database или уберите его, чтобы хранить партии в папке.`,
  newerDatabase: "Партии в базе записаны более новым Umpire. Обновите этот.",
  olderServers:
    "С базой работают серверы более старого Umpire. Остановите их; тогда первый новый приведёт базу в порядок.",
  notOurDatabase: "В базе есть таблицы другой программы. Дайте Umpire отдельную базу или схему.",
  ailments: {
    away: "База не отвечает.",
    slow: "База отвечает слишком долго.",
    full: "В базе кончилось место.",
    damaged: "База повреждена. Восстановите её из резервной копии.",
    "read-only": "Базу можно читать, но записать в неё ничего нельзя.",
    newer: "Базу уже обновил более новый Umpire.",
    failed: "Хранилище отказывает; причина — в журнале.",
    closing: "Сервер скоро завершит работу.",
  },
  badTables: (file, problem) =>
    `Боты не могут взять файл «${file}»: ${problem}. Уберите --tables или сделайте файл: npx umpire solve`,
  badUsage: (problem) => `${problem} Наберите --help, чтобы увидеть, что можно.`,
  stopping: "Останавливаюсь …",
  notBuilt: "Страницы ещё не собраны. Наберите: npm start",
  inUse: (port, option) =>
    `Порт ${port} занят, возможно, другим Umpire. Остановите его или выберите другой порт: npm start -- --${option} ${port === 65535 ? 8080 : port + 1}`,
  notAllowed: (port, option) =>
    `Порт ${port} этому пользователю не разрешён. Выберите порт больше 1023: npm start -- --${option} 8080`,
  noSuchHost: (host) => `У этой машины нет адреса «${host}». Попробуйте --host 127.0.0.1 или --host 0.0.0.0.`,
  failed: (problem) => `Сервер не запустился: ${problem}`,
};
